//! `clubhouse play` in a real pseudo-terminal: however it ends, the terminal is as it was.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::support::calls::{clubhouse, file, fresh, text};

/// Runs the command in a terminal, plays two moves if there is a save for them, and lets it end this way.
fn watched(end: &str, save: &str, command: &[&str]) -> Value {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/terminal.py");
    let output = Command::new("python3")
        .arg(script)
        .args([end, save, env!("CARGO_BIN_EXE_clubhouse")])
        .args(command)
        .output()
        .expect("python3 starts");
    assert!(output.status.success(), "{end}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A match of two moves that ends this way, and what was saved of it.
fn played(end: &str) -> (Value, String) {
    let path = fresh(&format!("terminal-{end}.save"));
    let save = path.to_str().expect("plain names");
    let words = "play ingenious --bot greedy --seed 4 --option start=0 --save";
    let command: Vec<&str> = words.split(' ').chain([save]).collect();
    let told = watched(end, save, &command);
    (told, std::fs::read_to_string(&path).expect("the match was saved"))
}

fn is_restored(told: &Value) -> bool {
    let flags = [
        "raw_while_playing",
        "restored",
        "left_alternate_screen",
        "cursor_shown",
        "mouse_released",
    ];
    flags.iter().all(|flag| told[flag] == true)
}

#[test]
fn whoever_leaves_finds_the_terminal_as_it_was() {
    let (told, save) = played("quit");
    assert!(is_restored(&told), "{told}");
    assert_eq!(told["code"], 0);
    let said = told["said"].as_str().expect("text");
    let again = format!("Continue with: {} play --resume ", env!("CARGO_BIN_EXE_clubhouse"));
    assert!(said.contains(&again), "{said}");
    assert!(save.contains("\n0\t") && save.contains("\n1\t"), "moves were saved: {save}");
}

#[test]
fn signals_end_it_and_give_the_terminal_back_first() {
    for (signal, number) in [("SIGTERM", -15), ("SIGHUP", -1), ("SIGINT", -2)] {
        let (told, save) = played(signal);
        assert!(is_restored(&told), "{signal}: {told}");
        assert_eq!(told["code"], number, "whoever sent {signal} sees that it worked");
        assert!(save.contains("\n0\t"), "{save}");
    }
}

#[test]
fn when_its_window_is_closed_it_ends() {
    let (told, save) = played("gone");
    assert_eq!(told["code"], -1, "by SIGHUP");
    assert!(save.contains("\n0\t"), "{save}");
}

#[test]
fn when_its_window_is_closed_and_no_signal_says_so_it_ends_as_well() {
    let (told, save) = played("silent");
    assert_eq!(told["code"], 1, "by itself");
    assert!(save.contains("\n0\t"), "{save}");
}

const LOG: &str =
    "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2 cells=4 start=0\nchance\tdeal 1,1,2\n";

#[test]
fn signals_that_seldom_come_give_the_terminal_back_as_well() {
    let path = file("terminal-signals.log", LOG.as_bytes());
    let command = ["replay", path.to_str().expect("plain names")];
    for (signal, number) in [
        ("SIGUSR1", -10),
        ("SIGUSR2", -12),
        ("SIGALRM", -14),
        ("SIGXCPU", -24),
        ("SIGABRT", -6),
        ("SIGQUIT", -3),
    ] {
        let told = watched(signal, "-", &command);
        assert!(is_restored(&told) && told["code"] == number, "{signal}: {told}");
    }
}

#[test]
fn whoever_stops_it_has_the_terminal_until_it_goes_on() {
    let path = file("terminal-stop.log", LOG.as_bytes());
    let told = watched("SIGTSTP", "-", &["replay", path.to_str().expect("plain names")]);
    assert_eq!(told["stopped"], serde_json::json!([true, true]), "given back, and taken again");
    assert!(is_restored(&told) && told["code"] == 0, "{told}");
}

#[test]
fn a_match_that_cannot_be_saved_is_not_begun() {
    let words = "play ingenious --bot greedy --save no/such/folder/x.save";
    let told = watched("refused", "-", &words.split(' ').collect::<Vec<_>>());
    assert_eq!((&told["code"], &told["raw_while_playing"]), (&1.into(), &false.into()), "{told}");
    let said = told["said"].as_str().expect("text");
    assert!(
        said.contains("the match can’t be saved: no/such/folder/x.save can’t be written: "),
        "{said}"
    );
}

#[test]
fn whoever_leaves_a_match_that_could_not_be_saved_is_told_why() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal-lost");
    for folder in [folder.clone(), folder.with_extension("away")] {
        let _ = std::fs::remove_dir_all(folder);
    }
    std::fs::create_dir_all(&folder).expect("the folder for test files can be written");
    let path = folder.join("it.save");
    let save = path.to_str().expect("plain names");
    let words = "play ingenious --bot greedy --seed 4 --option start=0 --save";
    let command: Vec<&str> = words.split(' ').chain([save]).collect();
    let told = watched("lost", save, &command);
    let said = told["said"].as_str().expect("text");
    assert!(said.contains("the match wasn’t saved as you left it: "), "{said}");
    assert!(!said.contains("Continue with") && told["code"] == 1, "{told}");
    assert!(is_restored(&told), "{told}");
}

#[test]
fn a_replay_gives_the_terminal_back_as_well() {
    let path = file("terminal-replay.log", LOG.as_bytes());
    let command = ["replay", path.to_str().expect("plain names")];
    for (end, code) in [("quit", 0), ("SIGTERM", -15)] {
        let told = watched(end, "-", &command);
        assert!(is_restored(&told) && told["code"] == code, "{end}: {told}");
    }
    assert_eq!(watched("silent", "-", &command)["code"], 1);
}

#[test]
fn without_a_terminal_nothing_is_begun() {
    let save = fresh("terminal-none.save");
    let name = save.to_str().expect("plain names");
    let output = clubhouse(&["play", "pips", "--save", name]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("needs a terminal"), "{output:?}");
    assert!(!save.exists());
    let output = clubhouse(&["play", "chess"]);
    assert!(text(&output.stderr).contains("there is no game `chess`"), "{output:?}");
    let output = clubhouse(&["play", "pips", "--option", "cells=99"]);
    assert!(text(&output.stderr).contains("The option “cells” must be"), "{output:?}");
    for (words, answer) in [
        ("play green --seats 2 --people 3 --bot 5 --bot 6", "the match has 2 seats for 3 people"),
        ("play pips --people 9", "the match has 2 seats for 9 people"),
        ("play pips --seats 3 --bot 5 --bot 6 --bot 7", "2 seats are left for 3 bots"),
        ("play pips --seats 2 --option seats=3", "The option “seats” is given twice."),
    ] {
        let output = clubhouse(&words.split(' ').collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(answer), "{output:?}");
    }
    let output = clubhouse(&["play", "--resume", file!()]);
    let said = text(&output.stderr);
    assert!(said.contains("can’t be continued. "), "{said}");
}
