//! The command as a person calls it.

use std::path::PathBuf;
use std::process::{Command, Output};

fn clubhouse(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .args(arguments)
        .output()
        .expect("the command starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("the folder for test files can be written");
    path
}

const LOG: &str = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2 cells=4 start=0\n\
    chance\tdeal 1,1,2\nchance\tdeal 3,3,4\n0\tfavour 1\n1\tfavour 3\n";

#[test]
fn without_arguments_it_says_what_it_can_do() {
    let output = clubhouse(&[]);
    assert!(output.status.success());
    let said = text(&output.stdout);
    for word in ["games", "check-log", "pips", "seats = 2-4 [2]"] {
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn check_log_reports_good_and_bad_files_and_goes_on() {
    let good = file("good.log", LOG.as_bytes());
    let bad = file("bad.log", LOG.replace("favour 3", "favour 9").as_bytes());
    let binary = file("binary.log", b"\xff\xfe");
    let paths = [good, bad, binary, PathBuf::from("no-such-file")];
    let mut arguments = vec!["check-log"];
    arguments.extend(paths.iter().map(|path| path.to_str().expect("plain names")));
    let output = clubhouse(&arguments);
    assert_eq!(output.status.code(), Some(1));
    let (said, complained) = (text(&output.stdout), text(&output.stderr));
    assert!(said.contains("good.log: pips, 4 steps, to act: 0, seat 0 0 points"), "{said}");
    let wanted = [
        "bad.log: line 8: column 10: expected a stone from 1 to 4, found '9'",
        "binary.log: is not a text",
        "no-such-file: cannot be read",
    ];
    for line in wanted {
        assert!(complained.contains(line), "{complained}");
    }
}

#[test]
fn a_command_that_is_not_understood_exits_with_2() {
    assert_eq!(clubhouse(&["dance"]).status.code(), Some(2));
}
