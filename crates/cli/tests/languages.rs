//! The terminal in other languages. Each of these tests is a process of its own, as `nextest` runs them, since a program
//! speaks one language.

use cli::words;
use ratatui::crossterm::event::KeyCode;
use texts::{Catalogue, Language};

use crate::support::calls::{clubhouse_in, golden, text};
use crate::support::hand::{Hand, at_table, bot};
use cli::play::Sitter;

const GAMES: [&str; 4] = ["minigolf", "ingenious", "green", "pips"];

fn language(tag: &str) -> Language {
    Language::best([tag]).expect("there is a catalogue")
}

/// A match by asking and doing, in this language, to its end. What a screen shows in the middle is stored.
fn whole_match(tag: &str, game: &str) {
    words::speak(language(tag));
    let mut hand = at_table(game, &[("seats", "2")], &[Sitter::Person, bot("greedy")], 4);
    for n in 0..400 {
        if hand.is_over() {
            break;
        }
        if n == 6 {
            golden(&format!("play-{game}-{tag}.txt"), &hand.screen());
        }
        let steps = hand.table().n_steps();
        hand.keys("h");
        hand.settle();
        hand.press(KeyCode::Enter);
        hand.settle();
        assert!(hand.table().n_steps() > steps || hand.is_over(), "{}", hand.screen());
    }
    assert!(hand.is_over(), "{game}: {}", hand.screen());
    let over = Catalogue::of(language(tag)).say("the-match-is-over", &[]);
    assert!(hand.screen().contains(&over), "{}", hand.screen());
}

#[test]
fn a_match_of_mini_golf_is_played_in_simplified_chinese() {
    whole_match("zh-Hans", "minigolf");
}

#[test]
fn a_match_of_green_is_played_in_traditional_chinese() {
    whole_match("zh-Hant", "green");
}

#[test]
fn a_match_of_ingenious_is_played_in_french() {
    whole_match("fr", "ingenious");
}

/// Words that are spelled alike in all languages: keys, and what is written in notation.
const ALIKE: [&str; 3] = ["Ctrl", "Tab", "XDG"];

/// What of a screen the catalogue did not say: the words of the language that nobody speaks have other letters.
fn unsaid(screen: &str) -> Vec<&str> {
    let words = screen.split(|letter: char| !letter.is_ascii_alphabetic());
    words.filter(|word| word.len() > 2 && !ALIKE.contains(word)).collect()
}

#[test]
fn the_terminal_says_nothing_that_is_not_in_the_catalogue() {
    words::speak(Language::PSEUDO);
    let mut said = String::new();
    let mut look = |what: &str, screen: String| {
        assert!(unsaid(&screen).is_empty(), "{what}: {:?}\n{screen}", unsaid(&screen));
        said += &screen;
    };
    let mut start = Hand::at_the_start(None);
    for _ in 0..GAMES.len() {
        look("start", start.screen());
        start.press(KeyCode::Right);
    }
    start.keys("?");
    look("keys at the start", start.screen());
    for game in GAMES {
        let mut hand = at_table(game, &[("seats", "2")], &[Sitter::Person, bot("greedy")], 4);
        for n in 0..40 {
            if hand.is_over() {
                break;
            }
            if n % 5 == 1 {
                for pages in ["m", "ms", "sl", "lt", "t?"] {
                    hand.keys(pages);
                    look(&format!("{game} {pages}"), hand.screen());
                }
                hand.press(KeyCode::Esc);
            }
            hand.keys("h");
            hand.settle();
            look(&format!("{game} hint"), hand.screen());
            hand.press(KeyCode::Enter);
            hand.settle();
        }
        hand.keys("u:x");
        hand.press(KeyCode::Enter);
        hand.settle();
    }
    assert!(said.contains(texts::pseudo::BRACKETS[0]), "it speaks that language");
}

#[test]
fn reports_and_replays_fit_80_columns_in_every_language() {
    for language in Language::ALL {
        let tag = language.tag();
        for game in ["minigolf", "ingenious", "green"] {
            let example = clubhouse_in(tag, &["score", "--example", game]);
            let path = crate::support::calls::file(&format!("{tag}-{game}.json"), &example.stdout);
            let report = clubhouse_in(tag, &["score", path.to_str().expect("plain names")]);
            assert!(report.status.success(), "{report:?}");
            let said = text(&report.stdout);
            let is_narrow = |line: &str| cli::layout::columns(line) <= 80;
            assert!(said.lines().all(is_narrow), "{tag}: {said}");
            if tag != "en" {
                golden(&format!("{game}-{tag}.txt"), &said);
            }
        }
        let log = crate::replay::path("green");
        let replay = text(&clubhouse_in(tag, &["replay", &log]).stdout);
        assert!(replay.lines().all(|line| cli::layout::columns(line) <= 80), "{tag}: {replay}");
    }
}

#[test]
fn a_language_that_is_not_there_is_refused_with_those_that_are() {
    let output = clubhouse_in("en", &["games", "--lang", "tlh"]);
    assert_eq!(output.status.code(), Some(2));
    let refused = "unknown language: choose en, fr, zh-Hans or zh-Hant";
    assert!(text(&output.stderr).contains(refused), "{output:?}");
    // The command line decides over the environment, and what programs read is English.
    let log = crate::replay::path("pips");
    let french = text(&clubhouse_in("zh-Hans", &["--lang", "fr", "replay", &log]).stdout);
    assert!(french.contains("Hasard"), "{french}");
    assert!(text(&clubhouse_in("fr", &["check-log", &log]).stdout).contains("steps"));
}
