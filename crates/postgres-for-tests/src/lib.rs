//! A PostgreSQL server of one's own, for as long as a test runs.
//!
//! It is started from the system's package, with data and socket in a new folder, so that any number of them run side
//! by side. It goes when its [`Postgres`] goes, and also when the test is killed: it runs below a shell that reads from
//! a pipe of the test's and tidies up when that pipe ends. PostgreSQL refuses to run as root; then it runs as another.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// Runs the server (`$1`) on a folder (`$2`), with whatever settings follow, until a line is read, or the pipe ends;
/// then, too, the folder goes.
const KEEPER: &str = r#"
    program=$1 folder=$2
    shift 2
    "$program" -D "$folder/data" -k "$folder" -c max_connections=300 \
        -c recovery_init_sync_method=syncfs "$@" </dev/null >>"$folder/log" 2>&1 &
    server=$!
    read -r word
    kill -QUIT $server
    wait $server
    [ "$word" ] || rm -rf "$folder"
"#;

/// Who may come over a network: whoever comes with TLS.
const DOOR_WITH_TLS: &str = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";

/// The port in the name of a socket, if nothing else is said.
const USUAL_PORT: u16 = 5432;

/// The one user of all databases.
const USER: &str = "clubhouse";

/// How long it is waited for the server, with a look at it after each pause.
const PATIENCE: Duration = Duration::from_mins(1);
const PAUSE: Duration = Duration::from_millis(10);

/// A running server.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<Unprivileged>,
    keeper: Option<Child>,
    n_databases: AtomicU32,
    /// Where it listens to whoever comes with TLS.
    port: Option<u16>,
}

impl Postgres {
    /// Makes an empty server and starts it.
    ///
    /// # Errors
    /// Where PostgreSQL is not installed, or does not start.
    pub fn start() -> io::Result<Self> {
        let mut server = Self::make()?;
        server.start_again()?;
        Ok(server)
    }

    /// The same, with a certificate and its key, as PEM; it also listens on a port of this machine, for TLS alone.
    ///
    /// # Errors
    /// Where PostgreSQL is not installed, or does not start.
    pub fn start_with_tls(certificate: &str, key: &str) -> io::Result<Self> {
        let mut server = Self::make()?;
        server.write("server.crt", certificate)?;
        server.write("server.key", key)?;
        server.write("pg_hba.conf", DOOR_WITH_TLS)?;
        // Nobody else is given the same port for some time.
        server.port = Some(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port());
        server.start_again()?;
        Ok(server)
    }

    /// An empty server that does not run yet.
    fn make() -> io::Result<Self> {
        let user = Unprivileged::if_root()?;
        let server = Self {
            programs: programs()?,
            folder: new_folder(user.as_ref())?,
            user,
            keeper: None,
            n_databases: AtomicU32::new(0),
            port: None,
        };
        let mut make = server.command(&server.programs.join("initdb"));
        make.args([
            "--auth=trust",
            "--no-locale",
            "--encoding=UTF8",
            "--no-sync",
            "--username",
            USER,
        ]);
        make.arg("-D").arg(server.folder.join("data"));
        run(make)?;
        Ok(server)
    }

    /// Writes a file beside the data, for the server alone.
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let path = self.folder.join("data").join(name);
        fs::write(&path, text)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        self.user.as_ref().map_or(Ok(()), |it| chown(&path, Some(it.id), Some(it.group)))
    }

    /// Makes a new empty database, and says its address.
    pub fn new_database(&self) -> io::Result<String> {
        let name = format!("club{}", self.n_databases.fetch_add(1, Ordering::Relaxed));
        let mut make = self.command(&self.programs.join("createdb"));
        make.arg("--host").arg(&self.folder).args(["--username", USER, &name]);
        make.args(["--port", &self.port.unwrap_or(USUAL_PORT).to_string()]);
        run(make)?;
        Ok(match self.port {
            None => format!("postgres:///{name}?host={}&user={USER}", self.folder.display()),
            Some(port) => format!("postgres://{USER}@localhost:{port}?dbname={name}"),
        })
    }

    /// Stops it without giving it time to put anything away, as if the machine had failed.
    pub fn crash(&mut self) -> io::Result<()> {
        if let Some(mut keeper) = self.keeper.take() {
            if let Some(mut pipe) = keeper.stdin.take() {
                pipe.write_all(b"keep the folder\n")?;
            }
            keeper.wait()?;
        }
        Ok(())
    }

    /// Starts it after a crash: addresses and data are the same.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.crash()?;
        let mut keeper = self.command(Path::new("/bin/sh"));
        keeper.args(["-c", KEEPER, "keeper"]).arg(self.programs.join("postgres"));
        // A group of its own: what ends a test with all its children must not end who tidies up.
        keeper.arg(&self.folder).args(self.settings()).stdin(Stdio::piped()).process_group(0);
        self.keeper = Some(keeper.spawn()?);
        self.wait_until_ready()
    }

    /// Over a network only for whoever comes with TLS.
    fn settings(&self) -> Vec<String> {
        let settings = match self.port {
            None => vec!["listen_addresses=".to_owned()],
            Some(port) => {
                let listen = "listen_addresses=127.0.0.1".to_owned();
                vec![listen, format!("port={port}"), "ssl=on".to_owned()]
            }
        };
        settings.into_iter().flat_map(|setting| ["-c".to_owned(), setting]).collect()
    }

    /// The server says in a file of its own when it is ready.
    fn wait_until_ready(&self) -> io::Result<()> {
        let mut waited = Duration::ZERO;
        while waited < PATIENCE {
            let status = fs::read_to_string(self.folder.join("data/postmaster.pid"));
            if status.is_ok_and(|status| status.lines().any(|line| line.trim() == "ready")) {
                return Ok(());
            }
            thread::sleep(PAUSE);
            waited += PAUSE;
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        Err(io::Error::other(format!("PostgreSQL does not start: {log}")))
    }

    /// A command of the user to whom the folder belongs.
    fn command(&self, program: &Path) -> Command {
        let mut command = match &self.user {
            None => Command::new(program),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", &user.id.to_string(), "--regid", &user.group.to_string()]);
                command.arg("--clear-groups").arg("--").arg(program);
                command
            }
        };
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        match self.keeper.take() {
            Some(mut keeper) => {
                drop(keeper.stdin.take());
                let _ = keeper.wait();
            }
            None => drop(fs::remove_dir_all(&self.folder)),
        }
    }
}

/// A user who is not root.
struct Unprivileged {
    id: u32,
    group: u32,
}

impl Unprivileged {
    /// Whom to run it as: nobody else unless we are root; then PostgreSQL's own user, or one who may do nothing.
    fn if_root() -> io::Result<Option<Self>> {
        if id(&["-u"])? != 0 {
            return Ok(None);
        }
        let find = |name| Ok(Some(Self { id: id(&["-u", name])?, group: id(&["-g", name])? }));
        find("postgres").or_else(|_: io::Error| find("nobody"))
    }
}

fn id(arguments: &[&str]) -> io::Result<u32> {
    let mut id = Command::new("id");
    id.args(arguments);
    run(id)?.trim().parse().map_err(io::Error::other)
}

/// The folder of the server's programs: Debian keeps them apart, one folder for each version.
fn programs() -> io::Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").map_err(|_| not_installed())?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max().ok_or_else(not_installed)
}

fn not_installed() -> io::Error {
    io::Error::other("PostgreSQL is not installed: on Debian, `apt-get install postgresql`")
}

/// A folder of the user's, with a short name: a socket's path has little room.
fn new_folder(user: Option<&Unprivileged>) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("postgres-{}-{count}", std::process::id()));
    fs::DirBuilder::new().mode(0o700).create(&folder)?;
    if let Some(user) = user {
        chown(&folder, Some(user.id), Some(user.group))?;
    }
    Ok(folder)
}

fn run(mut command: Command) -> io::Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        let said: OsString = command.get_program().into();
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(io::Error::other(format!("{} failed: {why}", said.display())));
    }
    String::from_utf8(output.stdout).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_starts_crashes_starts_again_and_leaves_nothing() {
        let mut server = Postgres::start().unwrap();
        let first = server.new_database().unwrap();
        assert!(first.contains("club0"), "{first}");
        server.crash().unwrap();
        server.start_again().unwrap();
        assert!(server.new_database().unwrap().contains("club1"));
        let folder = server.folder.clone();
        drop(server);
        assert!(!folder.exists());
    }
}
