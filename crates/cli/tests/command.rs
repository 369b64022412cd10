//! The command as a person calls it.

use std::path::PathBuf;
use std::process::Command;

use crate::support::calls::{clubhouse, file, text};

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
    let illegal = file("illegal.log", format!("{LOG}0\t3@0\n").as_bytes());
    let paths = [good, bad, illegal, binary, PathBuf::from("no-such-file")];
    let mut arguments = vec!["check-log"];
    arguments.extend(paths.iter().map(|path| path.to_str().expect("plain names")));
    let output = clubhouse(&arguments);
    assert_eq!(output.status.code(), Some(1));
    let (said, complained) = (text(&output.stdout), text(&output.stderr));
    assert!(said.contains("good.log: pips, 4 steps, to act: 0\n  seat 0: 0 points"), "{said}");
    let lines: Vec<&str> =
        complained.lines().map(|line| line.rsplit('/').next().unwrap_or(line)).collect();
    assert_eq!(
        lines[..4],
        [
            "bad.log: 1 problem",
            "  line 8: column 10: expected a stone from 1 to 4, found '9'",
            "illegal.log: 1 problem",
            "  line 9: that stone isn’t in your hand (PI-3)",
        ]
    );
    assert!(lines[5] == "  it isn’t text", "{complained}");
    assert!(lines[7] == "  it doesn’t exist", "{complained}");
    assert_eq!(lines.len(), 8);
}

#[test]
fn a_content_pack_is_checked_in_full_before_anything_starts() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pack");
    std::fs::create_dir_all(&folder).expect("the folder for test files can be written");
    let scores = include_str!("../../../data/green/scores.csv");
    let write =
        |text: &str| std::fs::write(folder.join("scores.csv"), text).expect("it can be written");
    let games = || clubhouse(&["games", "--content", folder.to_str().expect("plain names")]);
    write(&scores.replace(",11,", ",12,"));
    let output = games();
    assert!(
        output.status.success() && text(&output.stdout).starts_with("green: content "),
        "{output:?}"
    );
    write(&scores.replace(",11,", ",none,").replace(",8,", ",many,"));
    let output = games();
    assert_eq!(output.status.code(), Some(1));
    let complained = text(&output.stderr);
    assert!(
        complained.contains("scores.csv, line 3: ") && complained.contains("scores.csv, line 4: "),
        "{complained}"
    );
    assert!(output.stdout.is_empty(), "nothing starts with a bad pack");
}

#[test]
fn perft_splits_the_last_count_even_where_matches_end_before() {
    let words = "perft pips --option cells=4 --option start=0 --depth 99 --divide";
    let output = clubhouse(&words.split(' ').collect::<Vec<_>>());
    let said = text(&output.stdout);
    let (counts, by_move) = said.split_once("\n\n").expect("a table of moves");
    let column = |line: &str, n: usize| -> u64 {
        line.split_whitespace().nth(n).and_then(|it| it.parse().ok()).expect("a number")
    };
    let last = counts.lines().skip(1).map(|line| column(line, 1)).filter(|&n| n > 0).last();
    let n_words = |line: &str| line.split_whitespace().count();
    let sum: u64 = by_move.lines().map(|line| column(line, n_words(line) - 1)).sum();
    assert!(sum > 0 && Some(sum) == last, "{said}");
}

#[test]
fn every_bot_is_named_in_the_help_and_on_the_pages() {
    let pages =
        [include_str!("../../../docs/commands.md"), include_str!("../../../docs/engine.md")];
    for kind in table::BotKind::NAMED {
        let name = kind.to_string();
        for command in ["play", "sim", "arena"] {
            let said = text(&clubhouse(&[command, "--help"]).stdout);
            assert!(said.contains(&name), "{command}: {name}");
        }
        assert!(pages.iter().all(|page| page.contains(&format!("`{name}`"))), "{name}");
    }
}

#[test]
fn a_reader_that_has_gone_is_no_mistake() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .args(["perft", "ingenious", "--depth", "1", "--divide"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn a_command_that_is_not_understood_exits_with_2() {
    assert_eq!(clubhouse(&["dance"]).status.code(), Some(2));
    assert_eq!(clubhouse(&["help", "dance"]).status.code(), Some(2));
    assert_eq!(clubhouse(&["help", "--help"]).status.code(), Some(0));
}
