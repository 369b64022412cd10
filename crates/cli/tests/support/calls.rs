//! The command as a person calls it, and files for it.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

pub(crate) fn clubhouse(arguments: &[&str]) -> Output {
    clubhouse_in("en", arguments)
}

/// In this language.
pub(crate) fn clubhouse_in(language: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .args(arguments)
        .env("CLUBHOUSE_LANG", language)
        .output()
        .expect("the command starts")
}

/// With this on its standard input.
pub(crate) fn clubhouse_reading(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .args(arguments)
        .env("CLUBHOUSE_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("the command reads");
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A path for test files that nothing stands at yet.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

pub(crate) fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = fresh(name);
    std::fs::write(&path, bytes).expect("the folder for test files can be written");
    path
}

/// Compares with a stored text, or stores it anew with `CLUBHOUSE_BLESS=1`.
pub(crate) fn golden(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/reports").join(name);
    if std::env::var_os("CLUBHOUSE_BLESS").is_some() {
        std::fs::write(&path, found).expect("the folder of reports can be written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        found, stored,
        "{name} differs; if it should, run `cargo xtask bless` and read the diff"
    );
}
