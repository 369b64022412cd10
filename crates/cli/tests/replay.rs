//! `clubhouse replay`, `completions` and `man`, as a person calls them.

use table::{Dealer, find};
use tabletop::Seed;

use crate::support::calls::{clubhouse, file, fresh, golden, text};

/// The log of a short match.
fn log(game: &str) -> String {
    let mut table = find(game)
        .expect("a game")
        .open(&[("start", "0")], Dealer::Seeded(Seed::from(4)))
        .expect("good options");
    for _ in 0..24 {
        let Some(seat) = table.to_act().seats().lowest() else { break };
        let mut moves = table.legal_moves(seat);
        let n = (table.n_steps() * 5) % moves.len();
        table.submit(seat, table.n_steps(), &moves.swap_remove(n)).expect("a listed move");
    }
    table.log().expect("a log")
}

pub(crate) fn path(game: &str) -> String {
    let path = file(&format!("replay-{game}.log"), log(game).as_bytes());
    path.to_str().expect("plain names").to_owned()
}

#[test]
fn every_step_is_told_in_words_and_notation_with_the_standing() {
    for game in ["pips", "ingenious", "green"] {
        let output = clubhouse(&["replay", &path(game)]);
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        let said = text(&output.stdout);
        assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
        golden(&format!("replay-{game}.txt"), &said);
    }
}

#[test]
fn a_position_is_shown_as_text_as_json_and_as_svg() {
    for game in ["pips", "ingenious", "green"] {
        let log = path(game);
        let still = clubhouse(&["replay", &log, "--at", "12"]);
        assert!(text(&still.stdout).contains(" · Step 12 of "), "{still:?}");
        let json = clubhouse(&["replay", &log, "--at", "12", "--json", "--viewer", "seat:1"]);
        let view: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
        assert_eq!(view["viewer"], "seat:1");
        let svg = fresh(&format!("replay-{game}.svg"));
        let name = svg.to_str().expect("plain names");
        let drawn = clubhouse(&["replay", &log, "--svg", name]);
        assert!(drawn.status.success() && drawn.stdout.is_empty(), "{drawn:?}");
        assert!(std::fs::read_to_string(&svg).expect("it is there").starts_with("<svg "));
        let again = clubhouse(&["replay", &log, "--svg", name]);
        assert_eq!(again.status.code(), Some(1));
        assert!(text(&again.stderr).contains("replace it with --force"), "{again:?}");
        assert!(clubhouse(&["replay", &log, "--svg", name, "--force"]).status.success());
    }
}

#[test]
fn other_viewers_learn_only_what_they_would_have_learned() {
    let output = clubhouse(&["replay", &path("ingenious"), "--viewer", "spectator"]);
    let said = text(&output.stdout);
    assert!(said.contains("Seat 0 drew 6 tiles") && !said.contains("draw "), "{said}");
}

#[test]
fn a_log_with_a_mistake_is_shown_up_to_there() {
    let bad = log("pips") + "0\tfavour 1\n";
    let path = file("replay-bad.log", bad.as_bytes());
    let output = clubhouse(&["replay", path.to_str().expect("plain names")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("Seat 0 drew"));
    assert!(text(&output.stderr).contains("replay-bad.log: 1 problem\n  Line "), "{output:?}");
    let output =
        clubhouse(&["replay", file("replay-none.log", b"hello").to_str().expect("plain names")]);
    assert_eq!(output.status.code(), Some(1));
    let missing = "Line 1: “clubhouse-log 1” is missing.";
    assert!(text(&output.stderr).contains(missing), "{output:?}");
}

#[test]
fn what_cannot_be_shown_is_refused_with_a_reason() {
    let log = path("pips");
    let said = |arguments: &[&str]| {
        let output = clubhouse(&[&["replay", &log], arguments].concat());
        (output.status.code(), text(&output.stderr))
    };
    let (code, reason) = said(&["--at", "999"]);
    assert!(code == Some(1) && reason.contains("there is no position after 999"), "{reason}");
    let (code, reason) = said(&["--at", "1", "--viewer", "seat:4"]);
    assert!(code == Some(1) && reason.contains("there is no seat 4"), "{reason}");
    assert_eq!(said(&["--viewer", "me"]).0, Some(2));
    let (code, reason) = said(&["--svg", "position.png"]);
    assert!(code == Some(2) && reason.contains("must end in .svg"), "{reason}");
}

#[test]
fn completions_and_manual_pages_name_every_command() {
    let commands = ["games", "check-log", "perft", "replay", "score"];
    for shell in ["bash", "zsh", "fish"] {
        let said = text(&clubhouse(&["completions", shell]).stdout);
        assert!(commands.iter().all(|command| said.contains(command)), "{shell}");
    }
    let man = text(&clubhouse(&["man"]).stdout);
    assert!(man.contains(".TH clubhouse 1") && man.contains("Exit codes"), "{man}");
    let page = text(&clubhouse(&["man", "score"]).stdout);
    assert!(page.contains("\\-\\-example") && page.contains("Exit codes"), "{page}");
    let output = clubhouse(&["man", "dance"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("there is no command `dance`; there are games, "));
}

#[test]
fn every_command_says_in_its_help_what_its_exit_codes_mean() {
    for command in ["check-log", "perft", "replay", "score"] {
        let help = text(&clubhouse(&[command, "--help"]).stdout);
        assert!(help.contains("Exit codes: 0 ") && help.contains("Examples:"), "{help}");
    }
}
