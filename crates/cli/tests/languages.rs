//! The terminal in other languages. Each of these tests is a process of its own, as `nextest` runs them, since a program
//! speaks one language.

use cli::words;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use texts::{Catalogue, Language};

use crate::support::calls::{clubhouse_in, file, golden, text};
use crate::support::hand::{Hand, at_table, bot, folder};
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

/// Runs a command in that language. All it says comes from the catalogue, but for these words of its files and for
/// what is spelled: in back ticks, `name=value`, `players[0].name`, paths of files.
fn says_only_what_is_in_the_catalogue(arguments: &[&str], of_files: &[&str]) -> String {
    let output = clubhouse_in(Language::PSEUDO.tag(), arguments);
    let said = text(&output.stdout) + &text(&output.stderr);
    let unspelled: Vec<&str> = said.split('`').step_by(2).collect();
    let unspelled = unspelled.join(" ");
    let is_spelled = |word: &&str| word.contains(['=', '/', '[']);
    let words: Vec<&str> = unspelled.split_whitespace().filter(|it| !is_spelled(it)).collect();
    let words = words.join(" ");
    let unsaid: Vec<&str> =
        unsaid(&words).into_iter().filter(|word| !of_files.contains(word)).collect();
    assert!(unsaid.is_empty(), "{arguments:?}: {unsaid:?}\n{said}");
    assert!(said.contains(texts::pseudo::BRACKETS[0]), "it speaks that language: {said}");
    said
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
fn score_reports_and_what_is_wrong_with_score_files_come_from_the_catalogue() {
    let score = |content: &[u8], of_file: &[&str]| {
        let path = file("pseudo-score.json", content);
        says_only_what_is_in_the_catalogue(&["score", path.to_str().expect("plain")], of_file)
    };
    let names = ["Ann", "Tina", "Thomas", "Karl", "Heike", "Helen", "Luke"];
    let fields = ["game", "version", "mode", "mr", "mrs", "options", "players", "player", "base"];
    for game in ["minigolf", "ingenious", "green"] {
        let example = clubhouse_in("en", &["score", "--example", game]).stdout;
        score(&example, &names);
        let misspelled = text(&example).replace("\"players\"", "\"player\"");
        score(misspelled.as_bytes(), &fields);
    }
    score(include_bytes!("reports/mistakes.json"), &["Zed", "players"]);
    let wrong = json!({"game": "minigolf", "version": "advanced", "mr": "short", "mrs": "lazy", "players": [
        {"name": "Ann", "land": {"map": ["GG##", "G?#"], "points": 1},
         "tiles": [{"x": 1, "y": 0, "kind": 9, "par": 1}]},
        {"name": "Ann", "land": "L03", "promises": [],
         "tiles": [{"x": true, "y": "2", "shape": "tee", "par": 0}], "numbers": {"a": 1}},
    ]});
    score(wrong.to_string().as_bytes(), &["true"]);
    for not_json in ["", "{\"game\" 1}", "[1,]", "{} 2", "{\"game\": what}"] {
        score(not_json.as_bytes(), &[]);
    }
    score(b"\xff", &["UTF"]);
    let missing = ["such", "file", "json"];
    says_only_what_is_in_the_catalogue(&["score", "no-such-file.json"], &missing);
}

#[test]
fn replays_and_what_is_wrong_with_logs_come_from_the_catalogue() {
    for game in ["pips", "ingenious", "green"] {
        let log = crate::replay::path(game);
        let said = |arguments: &[&str], of_files: &[&str]| {
            let arguments = [&["replay", &log, "--viewer", "spectator"], arguments].concat();
            says_only_what_is_in_the_catalogue(&arguments, of_files)
        };
        said(&[], &[]);
        said(&["--at", "0"], &[]);
        said(&["--at", "9"], &[]);
        said(&["--at", "999"], &[]);
        let nobody = ["replay", &log, "--at", "1", "--viewer", "seat:4"];
        says_only_what_is_in_the_catalogue(&nobody, &[]);
    }
    let sound = std::fs::read_to_string(crate::replay::path("pips")).expect("it was written");
    let damaged = [
        sound.replacen("clubhouse-log 1", "clubhouse-log 9", 1),
        sound.replacen("game pips", "game chess", 1),
        sound.replacen("rules 1", "rules 99", 1),
        sound.replacen("options ", "options colour=red ", 1),
        sound.clone() + "0\twhat\n",
        sound.clone() + "0\tfavour 1\n",
    ];
    for log in damaged {
        let path = file("pseudo-damaged.log", log.as_bytes());
        let arguments =
            ["replay", path.to_str().expect("plain"), "--viewer", "spectator", "--text"];
        let of_files = ["pseudo", "damaged", "log", "clubhouse", "chess"];
        says_only_what_is_in_the_catalogue(&arguments, &of_files);
    }
}

#[test]
fn what_the_start_of_a_match_refuses_comes_from_the_catalogue() {
    let saves = folder("pseudo-saves");
    for (name, content) in [("a", "hello"), ("b", "clubhouse-save 1\nseats me\nseed 0\n")] {
        std::fs::write(saves.join(name).with_extension("save"), content).expect("writable");
    }
    let damaged = saves.join("a.save");
    let damaged = damaged.to_str().expect("plain");
    let of_path: Vec<&str> = damaged.split(|it: char| !it.is_ascii_alphabetic()).collect();
    for words in ["pips", "chess", "pips --people 9", "pips --seats 4 --bot 1 --bot 2"] {
        let arguments: Vec<&str> = ["play"].into_iter().chain(words.split(' ')).collect();
        says_only_what_is_in_the_catalogue(&arguments, &GAMES);
    }
    for option in ["cells=99", "x=1", "start=9", "seats=2 --seats 2"] {
        let words = format!("play pips --option {option}");
        says_only_what_is_in_the_catalogue(
            &words.split(' ').collect::<Vec<_>>(),
            &["cells", "seats", "start", "random"],
        );
    }
    let golfers = "play green --option golfers=wind_master,sand_king --option pro_golfers=maybe";
    says_only_what_is_in_the_catalogue(
        &golfers.split(' ').collect::<Vec<_>>(),
        &["golfers", "pro"],
    );
    says_only_what_is_in_the_catalogue(
        &["play", "--resume", damaged],
        &[&of_path[..], &["clubhouse", "save"]].concat(),
    );
    words::speak(Language::PSEUDO);
    let mut start = Hand::at_the_start(Some(&saves));
    let screen = start.screen();
    let unsaid: Vec<&str> =
        unsaid(&screen).into_iter().filter(|it| !["clubhouse", "save"].contains(it)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}\n{screen}");
}

#[test]
fn reports_and_replays_fit_80_columns_in_every_language() {
    for language in Language::ALL {
        let tag = language.tag();
        for game in ["minigolf", "ingenious", "green"] {
            let example = clubhouse_in(tag, &["score", "--example", game]);
            let path = file(&format!("{tag}-{game}.json"), &example.stdout);
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
