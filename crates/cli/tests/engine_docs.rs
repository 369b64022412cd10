//! The session in docs/engine.md is what happens, and the example plays every game.

use std::process::{Command, Output};

use cli::engine::{Bounds, Engine};
use table::{Dealer, Games, games, load};
use tabletop::ToAct;

const PAGE: &str = include_str!("../../../docs/engine.md");

/// The requests of the page, each with the answer that is shown.
fn session() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("```engine\n").skip(1).filter_map(|block| block.split("```").next());
    let mut lines = blocks.flat_map(str::lines);
    let mut session = Vec::new();
    while let Some(line) = lines.next() {
        let request = line.strip_prefix("> ").unwrap_or_else(|| panic!("no request: {line}"));
        let answer = lines.next().and_then(|line| line.strip_prefix("< "));
        session.push((request, answer.unwrap_or_else(|| panic!("no answer to {request}"))));
    }
    session
}

/// Whether a text is the other, where `…` stands for anything.
fn is_shown(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('…') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(start) else { return false };
    let mut parts = rest.split('…').peekable();
    while let Some(part) = parts.next() {
        match (parts.peek(), left.find(part)) {
            (None, _) => return left.ends_with(part),
            (Some(_), Some(at)) => left = &left[at + part.len()..],
            (Some(_), None) => return false,
        }
    }
    true
}

#[test]
fn the_session_on_the_page_is_what_happens() {
    let mut engine = Engine::new(Games::standard(), Bounds::default());
    let session = session();
    for (request, shown) in &session {
        let answer = engine.answer(request.as_bytes());
        assert!(is_shown(shown, &answer), "> {request}\nshown  {shown}\nanswer {answer}");
    }
    let commands = "games new moves play chance state score bot log load hash close";
    for command in commands.split(' ') {
        let is_sent =
            session.iter().any(|(request, _)| request.contains(&format!("\"do\":\"{command}\"")));
        assert!(is_sent, "`{command}` has no example");
    }
}

#[test]
fn the_page_names_the_bounds_and_every_code() {
    let Bounds { line, matches, bytes } = Bounds::default();
    assert_eq!((line, matches, bytes), (1 << 20, 10_000, 400_000_000));
    assert!(PAGE.contains("1 MiB, 10,000 open matches, or 400 MB in all of them together"));
    let codes = "request/malformed match/unknown match/over move/malformed move/illegal move/not-your-turn \
        options/invalid log/invalid limit/reached";
    for code in codes.split(' ') {
        assert!(PAGE.contains(&format!("\n| `{code}` |")), "{code}");
    }
    for game in games() {
        assert!(PAGE.contains(&format!("\n| {} |", game.id())), "{}: referee states", game.id());
    }
}

fn run_example(game: &str, options: &str, player: &str) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    Command::new("python3")
        .args([script, game, "--player", player, "--engine"])
        .arg(format!("'{}' engine", env!("CARGO_BIN_EXE_clubhouse")))
        .args(options.split(' ').filter(|word| !word.is_empty()))
        .output()
        .unwrap_or_else(|error| {
            panic!("examples/bot.py cannot be tried without python3 ({error}): please install it")
        })
}

/// The match is over, its log replays, and every seat has its line.
fn is_a_whole_match(output: &Output) {
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let at = said.find("clubhouse-log").expect("a log");
    let table = load(&said[at..], Dealer::Scripted).expect("a log that replays");
    assert_eq!(table.to_act(), ToAct::Over);
    assert_eq!(said[..at].lines().count(), usize::from(table.n_seats()));
}

#[test]
fn the_example_plays_every_game_in_every_mode() {
    for game in games() {
        for mode in game.modes() {
            is_a_whole_match(&run_example(game.id(), &mode, "random"));
        }
        is_a_whole_match(&run_example(game.id(), "", "7"));
    }
}

#[test]
fn the_example_says_what_is_wrong_with_its_options() {
    let output = run_example("pips", "seats=9", "random");
    assert_eq!(output.status.code(), Some(1));
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(complained.contains("options/invalid: option `seats`"), "{complained}");
}
