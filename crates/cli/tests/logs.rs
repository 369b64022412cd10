//! `clubhouse check-log` and `clubhouse perft`, as a person calls them.

use table::{Dealer, Table, find};
use tabletop::Seed;

use crate::support::calls::{clubhouse, file, text};

/// A match of random-looking moves from this seed.
fn played(game: &str, seed: u64) -> Box<dyn Table> {
    played_from(game, Seed::from(seed))
}

fn played_from(game: &str, seed: Seed) -> Box<dyn Table> {
    let mut table = find(game).expect("a game").open(&[], Dealer::Seeded(seed)).expect("defaults");
    while let Some(seat) = table.to_act().seats().lowest() {
        let mut moves = table.legal_moves(seat);
        let n = (table.n_steps() * 7) % moves.len();
        table.submit(seat, table.n_steps(), &moves.swap_remove(n)).expect("a listed move");
    }
    table
}

/// The exit code, what is said of a sound log, and what is wrong with another, each problem in one line.
fn check(name: &str, log: &str, arguments: &[&str]) -> (Option<i32>, String, Vec<String>) {
    let path = file(name, log.as_bytes());
    let path = path.to_str().expect("plain names");
    let output = clubhouse(&[&["check-log", path], arguments].concat());
    let complained = text(&output.stderr);
    assert!(complained.lines().skip(1).all(|line| line.chars().count() <= 80), "{complained}");
    let whole = complained.replace("\n    ", " ");
    let complaints: Vec<String> =
        whole.lines().skip(1).map(|line| line.trim_start().to_owned()).collect();
    let heading = whole.lines().next().map(|line| line.replace(path, name));
    let n = complaints.len();
    let s = if n == 1 { "" } else { "s" };
    assert_eq!(heading, (n > 0).then(|| format!("{name}: {n} problem{s}")));
    (output.status.code(), text(&output.stdout), complaints)
}

#[test]
fn with_its_seed_every_outcome_of_a_log_is_drawn_again() {
    for game in ["pips", "ingenious"] {
        let log = played(game, 9).log().expect("a log");
        let (code, said, complaints) = check(&format!("{game}.log"), &log, &["--seed", "9"]);
        assert_eq!((code, complaints.len()), (Some(0), 0), "{complaints:?}");
        assert!(
            said.contains("outcomes drawn again from this seed with the same result, as committed"),
            "{said}"
        );
    }
}

#[test]
fn the_log_of_an_online_match_is_checked_without_further_words() {
    let added = tabletop::Added(vec![vec![1, 2], vec![]]);
    let name = tabletop::MatchName([5; 16]);
    let shuffle = tabletop::Shuffle { secret: Seed::from(9), name, added: Some(added) };
    let log = played_from("pips", shuffle.seed()).log_with(Some(&shuffle)).expect("a log");
    for words in [&[][..], &["--seed", "9"]] {
        let (code, said, complaints) = check("online.log", &log, words);
        assert_eq!((code, complaints.len()), (Some(0), 0), "{complaints:?}");
        let said = said.replace("\n    ", " ");
        assert!(said.contains("drawn again from what the server and the players added"), "{said}");
        assert!(said.contains(&shuffle.commitment().to_string()), "{said}");
    }
    let promised = shuffle.commitment().to_string();
    let other = log.replace(&promised, &Seed::from(8).commitment().to_string());
    let (code, _, complaints) = check("broken-promise.log", &other, &[]);
    assert_eq!(code, Some(1));
    assert_eq!(complaints, ["line 5: the log's commitment is to another secret"]);
}

#[test]
fn another_seed_is_found_out_by_the_commitment_and_by_the_draws() {
    let log = played("pips", 9).log().expect("a log");
    let (code, _, complaints) = check("other.log", &log, &["--seed", "10"]);
    assert_eq!((code, complaints.len()), (Some(1), 2));
    assert_eq!(complaints[0], "line 5: the log's commitment is to another seed");
    assert!(complaints[1].starts_with("line 7: the seed draws `"), "{complaints:?}");
    assert!(complaints[1].ends_with(" more are not drawn from it"), "{complaints:?}");
}

#[test]
fn a_save_is_read_as_the_log_in_it_and_lines_are_those_of_the_file() {
    let save = format!(
        "clubhouse-save 1\nseats me,greedy\nseed 00\n{}",
        played("pips", 9).log().expect("a log")
    );
    let (code, said, complaints) = check("sound.save", &save, &["--seed", "9"]);
    assert_eq!((code, complaints.len()), (Some(0), 0), "{complaints:?}");
    assert!(said.contains("sound.save: pips, ") && said.contains(", over\n"), "{said}");
    let n_lines = save.lines().count();
    let (code, _, complaints) = check("bad.save", &(save + "hello\n"), &[]);
    assert_eq!(code, Some(1));
    assert!(complaints[0].starts_with(&format!("line {}: ", n_lines + 1)), "{complaints:?}");
    let (code, _, complaints) = check("short.save", "clubhouse-save 1\nseats me\n", &[]);
    assert_eq!((code, complaints.len()), (Some(1), 1), "{complaints:?}");
}

#[test]
fn results_and_hashes_are_compared() {
    let table = played("pips", 9);
    let standings = table.standings(tabletop::Viewer::Referee);
    let right: Vec<String> =
        standings.iter().map(|it| format!("{}:{}", it.total, it.rank)).collect();
    let with_result = |result: &str| {
        let hash = format!("hash {}\n", table.hash());
        table.log().expect("a log").replace(&hash, &format!("{hash}result {result}\n"))
    };
    assert_eq!(check("right.log", &with_result(&right.join(",")), &[]).0, Some(0));
    let wrong =
        with_result("99:1,0:2").replace("hash ", "hash 0123456789abcdef0123456789abcdef\nxx ");
    let wrong: Vec<&str> = wrong.lines().filter(|line| !line.starts_with("xx ")).collect();
    let wrong = wrong.join("\n") + "\n";
    let (code, _, complaints) = check("wrong.log", &wrong, &[]);
    assert_eq!((code, complaints.len()), (Some(1), 2), "{complaints:?}");
    assert!(complaints[0].starts_with("line 6: the log claims the state 0123456789"));
    assert!(complaints[1].starts_with("line 7: the log claims the result 99:1,0:2"));
}

#[test]
fn every_line_that_cannot_be_read_is_told_and_the_first_that_cannot_be_taken() {
    let log = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2 cells=4 start=0\n\
        chance\tdeal 1,1,2\nchance\tdeal 3,3,4\n0\tfavour 1\n0\tfavour 2\nhello\n1\tfavour 9\n";
    let (code, said, complaints) = check("many.log", log, &[]);
    assert_eq!((code, said.as_str()), (Some(1), ""));
    assert_eq!(complaints.len(), 3, "{complaints:?}");
    assert!(complaints[0].starts_with("line 8: ") && complaints[0].ends_with(')'));
    assert!(complaints[1].starts_with("line 9: column 1: "));
    assert_eq!(complaints[2], "line 10: column 10: expected a stone from 1 to 4, found '9'");
    assert_eq!(clubhouse(&["check-log"]).status.code(), Some(2));
    assert_eq!(clubhouse(&["check-log", "--seed", "x", "a.log"]).status.code(), Some(2));
}

#[test]
fn perft_counts_by_depth_and_by_first_move() {
    let output = clubhouse(&[
        "perft", "pips", "--option", "start=0", "--option", "cells=5", "--depth", "2", "--divide",
    ]);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stdout);
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let counts: Vec<u64> =
        said.lines().skip(1).take(3).map(|line| words(line)[1].parse().expect("a count")).collect();
    assert_eq!(counts, [1, 4, 16], "four favourites each");
    let by_move: Vec<Vec<String>> = said.lines().skip(5).map(words).collect();
    assert_eq!(by_move.len(), 4);
    assert_eq!(by_move[0], ["0", "favour", "1", "4"]);
}

#[test]
fn perft_says_what_is_wrong_with_its_words() {
    let output = clubhouse(&["perft", "chess", "--depth", "1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("there is no game `chess`; there are "));
    let words = "perft pips --option seats=9 --option colour=red --depth 1";
    let output = clubhouse(&words.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = text(&output.stderr);
    assert!(
        said.contains("option `colour` is unknown") && said.contains("option `seats` is not"),
        "{said}"
    );
    assert_eq!(clubhouse(&["perft", "pips"]).status.code(), Some(2));
    assert_eq!(
        clubhouse(&["perft", "pips", "--option", "red", "--depth", "1"]).status.code(),
        Some(2)
    );
}
