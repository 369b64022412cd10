//! Where a server keeps everything, and the process itself. Both go with the test, however that ends.

use std::fs::{File, OpenOptions};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;

use postgres_for_tests::Postgres;
use store::Store;
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// A database, and a folder for it.
pub(crate) struct Home {
    folder: PathBuf,
    /// The server behind the address; it goes with this.
    _postgres: Option<Postgres>,
    database: Option<String>,
}

impl Home {
    /// A new folder, for SQLite.
    pub(crate) fn folder() -> Self {
        Self { folder: new_folder(), _postgres: None, database: None }
    }

    /// A new database of PostgreSQL.
    pub(crate) fn postgres() -> Self {
        let postgres = Postgres::start().unwrap();
        let database = Some(postgres.new_database().unwrap());
        Self { folder: new_folder(), _postgres: Some(postgres), database }
    }

    /// What a command is told of the place.
    fn words(&self) -> [&str; 2] {
        match &self.database {
            Some(address) => ["--database", address],
            None => ["--data", self.folder.to_str().expect("a plain path")],
        }
    }

    /// Starts a server.
    pub(crate) fn serve(&self, more: &[&str]) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
            .args(["serve", "--address", "127.0.0.1:0", "--log", "error"])
            .args(self.words())
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(self.errors())
            .kill_on_drop(true)
            .spawn()
            .expect("the command starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Served { child, out }
    }

    /// Whatever servers here complain about is gathered in one file.
    fn errors(&self) -> File {
        OpenOptions::new().create(true).append(true).open(self.folder.join("errors")).unwrap()
    }

    /// What servers here have complained about.
    pub(crate) fn complaints(&self) -> String {
        std::fs::read_to_string(self.folder.join("errors")).unwrap_or_default()
    }

    /// Looks into the database.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        store::open(self.database.as_deref(), &self.folder).await.unwrap()
    }

    /// What `clubhouse check-log` says of all that is kept here, by a process of its own.
    pub(crate) async fn check_log(&self) -> String {
        let checked = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
            .args(["check-log", "--hashes"])
            .args(self.words())
            .kill_on_drop(true)
            .output()
            .await
            .expect("the command starts");
        let (said, complained) = (text(&checked.stdout), text(&checked.stderr));
        assert!(checked.status.success(), "{complained}");
        assert!(said.ends_with("with problems: 0\n"), "{said}");
        said
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

fn new_folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("chaos-{}", client::new_id()));
    std::fs::create_dir(&folder).unwrap();
    folder
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A server's process.
pub(crate) struct Served {
    child: Child,
    out: Lines<BufReader<ChildStdout>>,
}

impl Served {
    /// Where it serves, as soon as it does.
    pub(crate) async fn address(&mut self, home: &Home) -> String {
        let line = self.out.next_line().await.expect("it writes text");
        let line = line.unwrap_or_else(|| panic!("it does not start: {}", home.complaints()));
        let address = line.split("http://").nth(1).and_then(|it| it.split('/').next());
        address.unwrap_or_else(|| panic!("no address: {line}")).to_owned()
    }

    /// Ends it at once, in the middle of whatever it does.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.expect("it runs");
    }
}
