//! `clubhouse sim` as a person calls it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::support::calls::{clubhouse, file, fresh, text};

fn name(path: &Path) -> &str {
    path.to_str().expect("plain names")
}

fn sim(words: &str, more: &[&str]) -> String {
    let arguments: Vec<&str> = ["sim"].into_iter().chain(words.split(' ')).collect();
    let output = clubhouse(&[&arguments[..], more].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "no bar where there is no terminal");
    text(&output.stdout)
}

fn refused(words: &str) -> String {
    let arguments: Vec<&str> = ["sim"].into_iter().chain(words.split(' ')).collect();
    let output = clubhouse(&arguments);
    assert!(!output.status.success() && output.stdout.is_empty(), "{words}");
    text(&output.stderr)
}

/// The summary without what another run would do in another time.
fn summary(json: &str) -> Value {
    let mut summary: Value = serde_json::from_str(json).expect("one object");
    summary.as_object_mut().expect("one object").remove("time").expect("it is told");
    summary
}

#[test]
fn any_number_of_threads_gives_the_same_files_and_summary() {
    let mut found = Vec::new();
    for threads in ["1", "2", "5"] {
        let csv = fresh(&format!("threads-{threads}.csv"));
        let parquet = fresh(&format!("threads-{threads}.parquet"));
        let plot = fresh(&format!("threads-{threads}.svg"));
        let said = sim(
            "ingenious --seats 3 --bots random --seeds 100..1700 --json --threads",
            &[threads, "--csv", name(&csv), "--parquet", name(&parquet), "--plot", name(&plot)],
        );
        let files = [csv, parquet, plot].map(|path| fs::read(path).expect("it was written"));
        found.push((summary(&said), files));
    }
    assert!(found[0] == found[1] && found[0] == found[2]);
    let csv = text(&found[0].1[0]);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 1 + 3 * 1600);
    let columns = "seed,seat,bot,total,rank,decisions,red,green,blue,orange,yellow,purple";
    assert_eq!(lines[0], columns);
    assert!(lines[1].starts_with("100,0,random,") && lines[4800].starts_with("1699,2,random,"));
    assert_eq!(&found[0].1[1][..4], b"PAR1");
}

#[test]
fn both_kinds_of_files_have_the_same_rows() {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    let [csv, parquet] = ["rows.csv", "rows.parquet"].map(fresh);
    sim("minigolf --seats 3 --seeds 7..9 --csv", &[name(&csv), "--parquet", name(&parquet)]);
    let reader = SerializedFileReader::try_from(parquet.as_path()).expect("a Parquet file");
    let mut found: Vec<Vec<(String, String)>> = Vec::new();
    for row in reader.get_row_iter(None).expect("rows") {
        let row = row.expect("a row");
        let cells = row.get_column_iter();
        let plain = |text: String| text.trim_matches('"').to_owned();
        found.push(cells.map(|(name, cell)| (name.clone(), plain(cell.to_string()))).collect());
    }
    let text = fs::read_to_string(&csv).expect("it was written");
    let mut lines = text.lines().map(|line| line.split(',').map(ToOwned::to_owned));
    let names: Vec<String> = lines.next().expect("a header").collect();
    let mut expected: Vec<Vec<(String, String)>> =
        lines.map(|cells| names.iter().cloned().zip(cells).collect()).collect();
    for row in found.iter_mut().chain(&mut expected) {
        row.sort();
    }
    assert_eq!(found, expected);
    assert_eq!(found.len(), 6);
}

#[test]
fn ranges_of_seeds_join_to_the_whole() {
    let [all, one, other] = ["all.csv", "one.csv", "other.csv"].map(fresh);
    sim("pips --seeds 0..90 --csv", &[name(&all)]);
    sim("pips --seeds 0..40 --csv", &[name(&one)]);
    sim("pips --seed 40 --matches 50 --csv", &[name(&other)]);
    let [all, one, other] =
        [all, one, other].map(|path| fs::read_to_string(path).expect("it was written"));
    let (_, rest) = other.split_once('\n').expect("a header");
    assert_eq!(all, one + rest);
}

#[test]
fn stopped_in_the_middle_and_started_again_it_writes_the_same_file() {
    let words =
        "green --bots greedy --matches 60 --report --json --threads 2 --playouts 50 --force --csv";
    let whole = fresh("whole.csv");
    let said = sim(words, &[name(&whole)]);
    let csv = fresh("stopped.csv");
    let journal = fresh("stopped.csv.journal");
    let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .arg("sim")
        .args(words.split(' '))
        .arg(&csv)
        .stdout(Stdio::null())
        .spawn()
        .expect("the command starts");
    let has_begun = || fs::read_to_string(&journal).is_ok_and(|text| text.lines().count() > 20);
    while !has_begun() && child.try_wait().expect("it can be asked").is_none() {
        std::thread::yield_now();
    }
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    // Should it have been quicker than this test, it is played once more.
    assert_eq!(summary(&sim(words, &[name(&csv)])), summary(&said));
    assert_eq!(fs::read(&csv).expect("written"), fs::read(&whole).expect("written"));
    assert!(!journal.exists(), "a journal that is no longer needed is removed");
}

#[test]
fn a_journal_that_was_cut_anywhere_is_played_on_from_its_last_checkpoint() {
    let csv = fresh("cut.csv");
    let journal = fresh("cut.csv.journal");
    let words = "pips --seats 2 --bots greedy --matches 12 --force --csv";
    sim(words, &[name(&csv)]);
    let expected = fs::read(&csv).expect("written");
    let kept = whole_journal(words, &csv, &journal);
    for cut in [0, 5, 200, 300, kept.len() - 3, kept.len()] {
        fs::write(&journal, &kept[..cut.min(kept.len())]).expect("written");
        sim(words, &[name(&csv)]);
        assert_eq!(fs::read(&csv).expect("written"), expected, "cut at {cut}");
    }
    let spoiled = text(&kept).replace("\n= {", "\nx = {");
    fs::write(&journal, spoiled).expect("written");
    assert!(refused(&format!("{words} {}", name(&csv))).contains("remove it"));
}

/// A journal of 12 matches, taken from the beginning of one with more matches that was stopped: seeds do not know
/// how many others there are.
fn whole_journal(words: &str, csv: &Path, journal: &Path) -> Vec<u8> {
    loop {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
            .arg("sim")
            .args(words.replace("12", "4000").split(' '))
            .arg(csv)
            .stdout(Stdio::null())
            .spawn()
            .expect("the command starts");
        let n_lines =
            || fs::File::open(journal).map_or(0, |file| BufReader::new(file).lines().count());
        while n_lines() < 30 && child.try_wait().expect("it can be asked").is_none() {
            std::thread::yield_now();
        }
        child.kill().expect("it is ours");
        child.wait().expect("it ends");
        let Ok(text) = fs::read_to_string(journal) else { continue };
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() > 25 {
            let header = lines[0].replace("4000", "12");
            return ([&[header.as_str()], &lines[1..25]].concat().join("\n") + "\n").into_bytes();
        }
    }
}

#[test]
fn a_journal_of_another_experiment_is_left_alone() {
    let other = "clubhouse-sim 1 {\"game\":\"chess\"}\n";
    let journal = file("other.journal", other.as_bytes());
    let words = format!("pips --matches 3 --resume {}", name(&journal));
    let said = refused(&words);
    assert!(said.contains("another experiment") && said.contains("--resume"), "{said}");
    assert_eq!(fs::read_to_string(&journal).expect("still there"), other);
}

#[test]
fn a_file_that_is_no_journal_is_left_alone_even_without_a_line_feed() {
    for (name_, bytes) in [("thesis.txt", &b"my thesis"[..]), ("image.bin", b"\xff\xd8\0")] {
        let mine = file(name_, bytes);
        let said = refused(&format!("pips --matches 3 --resume {}", name(&mine)));
        assert!(said.contains("is not a journal"), "{said}");
        assert_eq!(fs::read(&mine).expect("still there"), bytes);
    }
}

#[test]
fn outputs_stay_as_they_were_until_all_is_played() {
    let csv = file("late.csv", b"mine");
    let part = file("late.csv.part", b"rows");
    let journal = fresh("late.csv.journal");
    // Rows that were not finished belong to a journal.
    fs::remove_file(&csv).expect("it is ours");
    let words = "pips --seats 2 --bots greedy --matches 12 --csv";
    let said = refused(&format!("{words} {}", name(&csv)));
    assert!(said.contains("late.csv.part already exists"), "{said}");
    fs::remove_file(&part).expect("it is ours");
    let kept = whole_journal(words, &csv, &journal);
    let _ = fs::remove_file(&csv);
    // A file that came in between is not the journal's.
    let plot = file("late.svg", b"mine");
    fs::write(&journal, &kept).expect("written");
    let said = refused(&format!("{words} {} --plot {}", name(&csv), name(&plot)));
    assert!(said.contains("late.svg already exists"), "{said}");
    fs::write(&csv, b"mine").expect("written");
    let said = refused(&format!("{words} {}", name(&csv)));
    assert!(said.contains("late.csv already exists"), "{said}");
    assert_eq!(fs::read(&csv).expect("still there"), b"mine");
    assert_eq!(fs::read(&plot).expect("still there"), b"mine");
    // A journal that cannot be read changes no rows.
    fs::write(&journal, text(&kept).replace("\n1 ", "\n9 ")).expect("written");
    assert!(refused(&format!("{words} {} --force", name(&csv))).contains("damaged"));
    assert_eq!(fs::read(&csv).expect("still there"), b"mine");
    fs::write(&journal, &kept).expect("written");
    sim(&format!("{words} {} --force", name(&csv)), &[]);
    assert!(fs::read_to_string(&csv).expect("written").starts_with("seed,"));
    assert!(!part.exists() && !journal.exists());
}

#[test]
fn the_last_seeds_of_all_are_played_as_well() {
    for bots in ["random", "greedy"] {
        let range = "18446744073709551600..18446744073709551615";
        let said = sim(&format!("pips --bots {bots} --seeds {range}"), &[]);
        assert!(said.starts_with("pips: 15 matches, seeds 18446744073709551600.."), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_told_with_the_file() {
    for option in ["--csv", "--parquet"] {
        let words = format!("pips --matches 3 --force {option} /dev/full --resume");
        let journal = fresh("full.journal");
        let said = refused(&format!("{words} {}", name(&journal)));
        assert!(said.contains("cannot write /dev/full: "), "{said}");
    }
}

#[test]
fn nothing_that_is_there_is_replaced_unless_it_is_forced() {
    let files = ["kept.csv", "kept.parquet", "kept.svg"].map(|name| file(name, b"mine"));
    let journal = fresh("kept.csv.journal");
    for (option, path) in ["--csv", "--parquet", "--plot"].into_iter().zip(&files) {
        let words = format!("pips --matches 3 {option} {}", name(path));
        let said = refused(&words);
        assert!(said.contains("already exists") && said.contains("--force"), "{said}");
        assert_eq!(fs::read(path).expect("still there"), b"mine");
    }
    // Force replaces outputs, but not the journal of another experiment.
    fs::write(&journal, "clubhouse-sim 1 {}\n").expect("written");
    let words = format!("pips --matches 3 --force --csv {}", name(&files[0]));
    assert!(refused(&words).contains("another experiment"));
    assert_eq!(fs::read(&files[0]).expect("still there"), b"mine");
    fs::remove_file(&journal).expect("it is ours");
    let [csv, _, svg] = &files;
    sim("pips --matches 3 --force --csv", &[name(csv), "--plot", name(svg)]);
    assert!(fs::read_to_string(csv).expect("written").starts_with("seed,"));
    assert!(fs::read_to_string(svg).expect("written").starts_with("<svg "));
}

#[test]
fn the_table_tells_scores_lengths_first_places_and_time() {
    let said = sim("pips --seats 2 --bots random,greedy --matches 300", &[]);
    for words in
        ["pips: 300 matches, seeds 0..300", "first  95% interval", "decisions a match: mean"]
    {
        assert!(said.contains(words), "{said}");
    }
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    let said = sim("pips --seats 2 --bots random,greedy --matches 300 --json", &[]);
    let told: Value = serde_json::from_str(&said).expect("one object");
    let [weak, strong] = [0, 1].map(|seat| told["seats"][seat]["wins"]["low"].as_f64().unwrap());
    assert!(weak < 0.3 && strong > 0.6, "{said}");
    assert!(told["time"]["microseconds_of_thought"][1].as_f64().unwrap() > 0.0);
}

#[test]
fn the_report_of_green_counts_every_hole() {
    let said = sim("green --bots greedy --matches 20 --report --json", &[]);
    let counts = &serde_json::from_str::<Value>(&said).expect("one object")["report"];
    let sum = |names: &[&str]| names.iter().map(|it| counts[it].as_i64().unwrap_or(0)).sum::<i64>();
    assert_eq!(sum(&["par 3/holes", "par 4/holes", "par 5/holes"]), 20 * 2 * 3);
    assert_eq!(sum(&["par 3/pocketed", "par 3/retired", "par 3/unfinished"]), 40);
    let clubs = ["wood", "putter", "hybrid", "iron", "wedge", "chipper"];
    let all = |key: &str| clubs.iter().map(|club| sum(&[&format!("{club}/{key}")])).sum::<i64>();
    assert_eq!(all("pocketed"), sum(&["par 3/pocketed", "par 4/pocketed", "par 5/pocketed"]));
    assert!(all("played") > all("powered") && all("lent") > 0);
    let table = sim("green --bots greedy --matches 20 --report", &[]);
    assert!(table.contains("stalled") && table.contains("lent to others"), "{table}");
}

#[test]
fn bad_arguments_are_answered_with_what_to_do() {
    for (words, answer) in [
        ("chess --matches 1", "there is no game `chess`; there are minigolf"),
        ("pips", "--matches"),
        ("pips --matches 0", "a whole number, 1 or more"),
        ("pips --matches 3 --seeds 0..3", "cannot be used with"),
        ("pips --seeds 3..3", "B must be greater than A"),
        ("pips --seeds 3", "write seeds as A..B"),
        ("pips --matches 3 --bots clever", "`strong` and the levels 1 to 10"),
        (
            "pips --matches 3 --seats 3 --bots greedy,random",
            "one bot for all seats, or one for each",
        ),
        ("pips --matches 3 --seats 9", "`seats` is not a number from 2 to 4"),
        ("pips --matches 3 --option seats", "write an option as name=value"),
        ("pips --matches 3 --threads 0", "0 is not in 1..=1024"),
        (
            "pips --matches 3 --report",
            "pips has no report of its own: leave out --report (games that have one: green)",
        ),
        ("pips --matches 3 --csv no/such/folder", "no/such/folder can’t be written"),
        ("pips --matches 3 --csv src", "src is a folder"),
        ("pips --matches 3 --plot scores.png", "must end in .svg"),
        ("pips --matches 3 --resume Cargo.toml", "Cargo.toml is not a journal"),
        ("pips --matches -1", "expected a whole number"),
        ("pips --matches 3 --option seats=2 cells=4", "unexpected argument 'cells=4'"),
        ("pips --matches 3 --csv a --parquet a", "the same name"),
        ("pips --matches 3 --csv a --parquet ./a", "the same name"),
        ("pips --matches 3 --csv a --parquet src/../a", "the same name"),
        ("pips --matches 3 --csv a --parquet a.part", "the same name"),
        ("pips --matches 2 --seed 18446744073709551614", "there are not 2 from"),
    ] {
        let said = refused(words);
        assert!(said.contains(answer), "{words}: {said}");
    }
}
