//! `clubhouse serve`, `backup` and `check-log --data`, as a person calls them.

#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::support::calls::{clubhouse, fresh, text};

/// A server that ends with the test, however that ends.
struct Served {
    child: Child,
    address: String,
    out: BufReader<std::process::ChildStdout>,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(data: &Path) -> Self {
        Self::with(&["--data".as_ref(), data])
    }

    fn with(arguments: &[&Path]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
            .args(["serve", "--address", "127.0.0.1:0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says something");
        let address = line.split("http://").nth(1).and_then(|it| it.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Self { child, address, out }
    }

    /// The answer to a request, and the cookie that came with it.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let n = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: clubhouse={cookie}\r\n\
             Content-Length: {n}\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let cookie = answer.split("clubhouse=").nth(1).and_then(|it| it.split(';').next());
        (cookie.unwrap_or_default().to_owned(), answer)
    }

    /// Asks it to stop. Whether it did, and what it said and wrote meanwhile.
    fn stop(mut self, signal: &str) -> (bool, String) {
        let kill = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(kill.expect("there is a kill").success());
        let is_fine = self.child.wait().expect("it ends").success();
        let mut said = String::new();
        self.out.read_to_string(&mut said).expect("text");
        let mut err = self.child.stderr.take().expect("a pipe");
        err.read_to_string(&mut said).expect("text");
        (is_fine, said)
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = fresh(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_server_serves_is_copied_is_checked_and_stops() {
    let data = folder("serve-data");
    let served = Served::start(&data);
    let (cookie, answer) = served.ask("POST", "/api/guest", "", r#"{"name":"Ada"}"#);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let bots = r#"{"game":"pips","seats":[{"bot":1},{"bot":1}]}"#;
    let (_, made) = served.ask("POST", "/api/matches", &cookie, bots);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    assert!(served.ask("GET", "/health/ready", "", "").1.contains("ready"));

    let copy = fresh("serve-copy.sqlite");
    let (data_name, copy_name) = (data.to_str().expect("plain"), copy.to_str().expect("plain"));
    let backup = clubhouse(&["backup", "--data", data_name, copy_name]);
    assert!(backup.status.success(), "{}", text(&backup.stderr));
    let again = clubhouse(&["backup", "--data", data_name, copy_name]);
    assert_eq!(again.status.code(), Some(1));
    assert!(text(&again.stderr).contains("already exists"), "{}", text(&again.stderr));

    let (is_fine, said) = served.stop("-TERM");
    assert!(is_fine, "{said}");
    assert!(said.contains("stopping") && said.contains("clubhouse help"), "{said}");
    assert!(!said.contains(&cookie), "a token is no word for a log");

    for place in [["--data", data_name], ["--database", copy_name]] {
        let checked = clubhouse(&["check-log", place[0], place[1]]);
        assert!(checked.status.success(), "{}", text(&checked.stderr));
        assert_eq!(text(&checked.stdout), "matches replayed: 1, with problems: 0\n");
    }
    // Everything is still there.
    let served = Served::start(&data);
    assert!(served.ask("GET", "/api/me", &cookie, "").1.contains("Ada"));
    let (is_fine, said) = served.stop("-INT");
    assert!(is_fine, "{said}");
}

#[test]
fn a_file_has_one_server_at_a_time_and_can_be_copied_and_checked() {
    let data = folder("serve-twice");
    std::fs::create_dir_all(&data).expect("a folder");
    let file = data.join("club.db");
    let (data_name, file_name) = (data.to_str().expect("plain"), file.to_str().expect("plain"));
    let served = Served::with(&["--database".as_ref(), &file, "--data".as_ref(), &data]);
    let second = clubhouse(&[
        "serve",
        "--address",
        "127.0.0.1:0",
        "--database",
        file_name,
        "--data",
        data_name,
    ]);
    assert_eq!(second.status.code(), Some(1));
    let said = text(&second.stderr);
    let process = format!("another server (process {})", served.child.id());
    assert!(said.contains(&process) && said.contains("stop it first"), "{said}");

    let copy = fresh("serve-twice-copy.sqlite");
    let copy_name = copy.to_str().expect("plain");
    let backup = clubhouse(&["backup", "--database", file_name, copy_name]);
    assert!(backup.status.success(), "{}", text(&backup.stderr));
    let checked = clubhouse(&["check-log", "--database", copy_name]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));

    // Who is killed lets go.
    drop(served);
    let served = Served::with(&["--database".as_ref(), &file, "--data".as_ref(), &data]);
    assert!(served.stop("-TERM").0);
}

#[test]
fn what_is_not_there_is_not_made_by_looking() {
    let data = folder("serve-mistyped");
    std::fs::create_dir_all(&data).expect("a folder");
    let wrong = data.join("mistyped.sqlite");
    let name = wrong.to_str().expect("plain");
    for call in [&["check-log", "--database", name][..], &["backup", "--database", name, "copy"]] {
        let output = clubhouse(call);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("has stored anything"), "{}", text(&output.stderr));
        assert!(!wrong.exists());
    }
    let output = clubhouse(&["backup", "--database", "postgres://host/club", "copy"]);
    assert!(text(&output.stderr).contains("pg_dump"), "{}", text(&output.stderr));
}

#[test]
fn what_cannot_be_served_is_said() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let data = folder("serve-taken");
    let output =
        clubhouse(&["serve", "--address", &address, "--data", data.to_str().expect("plain")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("cannot listen at"), "{}", text(&output.stderr));
    let nothing = folder("serve-nothing");
    let name = nothing.to_str().expect("plain");
    for call in [&["check-log", "--data", name][..], &["backup", "--data", name, "copy"]] {
        let output = clubhouse(call);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    }
    let odd = clubhouse(&["serve", "--trusted-proxy", "nonsense"]);
    assert_eq!(odd.status.code(), Some(2));
}
