//! `clubhouse play` in a real pseudo-terminal: however it ends, the terminal is as it was.
#![cfg(unix)]

#[path = "support/calls.rs"]
#[allow(dead_code, reason = "shared with other tests")]
mod calls;

use std::path::Path;
use std::process::Command;

use calls::{clubhouse, fresh, text};
use serde_json::Value;

/// Plays two moves, then lets it end this way.
fn played(end: &str) -> (Value, String) {
    let save = fresh(&format!("terminal-{end}.save"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/terminal.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(end)
        .arg(&save)
        .arg(env!("CARGO_BIN_EXE_clubhouse"))
        .args(["play", "ingenious", "--bot", "greedy", "--seed", "4", "--option", "start=0"])
        .arg("--save")
        .arg(&save)
        .output()
        .expect("python3 starts");
    assert!(output.status.success(), "{end}: {}", text(&output.stderr));
    let told = serde_json::from_slice(&output.stdout).expect("JSON");
    (told, std::fs::read_to_string(&save).expect("the match was saved"))
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
    assert!(said.contains("Go on with: clubhouse play --resume "), "{said}");
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
    assert!(text(&output.stderr).contains("option `cells`"), "{output:?}");
    let output = clubhouse(&["play", "--resume", file!()]);
    let said = text(&output.stderr);
    assert!(said.contains("cannot be gone on with"), "{said}");
}
