//! `clubhouse score`, as a person calls it.

use crate::support::calls::{clubhouse, clubhouse_reading, file, fresh, golden, text};

#[test]
fn every_example_scores_and_its_report_fits_80_columns() {
    for game in ["minigolf", "ingenious", "green"] {
        let example = clubhouse(&["score", "--example", game]);
        assert!(example.status.success());
        let output = clubhouse_reading(&["score", "-"], &text(&example.stdout));
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        let report = text(&output.stdout);
        assert!(!report.contains("Warning") && !report.contains('\u{1b}'), "{report}");
        assert!(report.lines().all(|line| line.chars().count() <= 80), "{report}");
        golden(&format!("{game}.txt"), &report);
    }
}

#[test]
fn a_course_full_of_mistakes_shows_them_all() {
    let file = file("mistakes.json", include_bytes!("reports/mistakes.json"));
    let output = clubhouse(&["score", file.to_str().expect("plain names")]);
    assert!(output.status.success());
    golden("mistakes.txt", &text(&output.stdout));
}

#[test]
fn json_is_one_line_for_programs() {
    let example = text(&clubhouse(&["score", "--example", "green"]).stdout);
    let output = clubhouse_reading(&["score", "--json", "-"], &example);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(text(&output.stdout).lines().count(), 1);
    assert_eq!(report["winners"], serde_json::json!(["Helen"]));
}

#[test]
fn ties_of_green_are_told_in_words_and_long_names_stay_apart() {
    let player = |name: &str, caddies: u8| {
        serde_json::json!({"name": name, "holes": [{"points": 1}, {"points": 1}, {"points": 1}],
            "hand": ["wood_head", "wood_tail"], "caddies": caddies})
    };
    let said = |caddies: [u8; 2]| {
        let players = [player("Christine", caddies[0]), player("Christina", caddies[1])];
        let file = serde_json::json!({"game": "green", "players": players}).to_string();
        text(&clubhouse_reading(&["score", "-"], &file).stdout)
    };
    let equal = said([1, 1]);
    assert!(
        equal.contains("Christine is tied on points and on caddie tokens, with 1 token (GR-13)."),
        "{equal}"
    );
    assert!(equal.contains("Chris…1") && equal.contains("Chris…2"), "{equal}");
    let broken = said([1, 2]);
    assert!(
        broken.contains("Christina is tied on points and has 2 caddie tokens (GR-13)."),
        "{broken}"
    );
}

#[test]
fn bad_files_list_every_problem_and_exit_with_2() {
    let bad = r#"{"game": "green", "players": [{"name": "Ann", "holes": []}], "colour": 7}"#;
    let output = clubhouse_reading(&["score", "-"], bad);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let lines = text(&output.stderr);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(
        lines,
        [
            "standard input: 3 problems",
            "  colour: there is no such field; a file of GREEN has game, players",
            "  players: GREEN is for 2 to 4 players, but there’s only 1",
            "  players[0].holes: a match has 3 holes, par 3, 4 and 5, but there are 0",
        ]
    );
    let no_text = file("no-text.json", b"{\n\"game\": \"\xff\"}");
    let output = clubhouse(&["score", no_text.to_str().expect("plain names")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("  line 2, column 10: this isn’t text (UTF-8)"));
    let output = clubhouse_reading(&["score", "-"], "{\"game\":");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("  line 1, column 8: this isn’t JSON"));
}

#[test]
fn a_file_that_cannot_be_read_exits_with_1_and_no_file_with_2() {
    let output = clubhouse(&["score", "no-such-file.json"]);
    assert_eq!(output.status.code(), Some(1));
    let refused = "error: no-such-file.json can’t be read: it doesn’t exist\n";
    assert_eq!(text(&output.stderr), refused);
    assert_eq!(clubhouse(&["score"]).status.code(), Some(2));
    assert_eq!(clubhouse(&["score", "--example", "chess"]).status.code(), Some(2));
}

#[test]
fn an_example_is_written_to_a_new_file_and_over_no_other() {
    let path = fresh("example.json");
    let name = path.to_str().expect("plain names");
    assert!(clubhouse(&["score", "--example", "minigolf", name]).status.success());
    assert!(clubhouse(&["score", name]).status.success());
    let again = clubhouse(&["score", "--example", "green", name]);
    assert_eq!(again.status.code(), Some(1));
    assert!(text(&again.stderr).contains("already exists: name another file"), "{again:?}");
}

#[test]
fn a_content_pack_changes_the_points_and_says_nothing_in_between() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("score-pack");
    std::fs::create_dir_all(&folder).expect("the folder for test files can be written");
    let clients = include_str!("../../../data/minigolf/clients.csv");
    let pack = clients.replace("bloom,mrs,2", "bloom,mrs,5");
    std::fs::write(folder.join("clients.csv"), pack).expect("it can be written");
    let example = text(&clubhouse(&["score", "--example", "minigolf"]).stdout);
    let her = |arguments: &[&str]| {
        let output = clubhouse_reading(arguments, &example);
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        report["players"][0]["conditions"]["her"]["points"].as_i64()
    };
    let folder = folder.to_str().expect("plain names");
    assert_eq!(her(&["score", "--json", "-"]), Some(20));
    assert_eq!(her(&["score", "--json", "--content", folder, "-"]), Some(50));
}
