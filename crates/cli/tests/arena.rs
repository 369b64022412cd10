//! `clubhouse arena` as a person calls it, with programs of others.

use serde_json::Value;

use crate::support::calls::{clubhouse, file, text};

const PLAYER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/player.py");

fn arena(words: &str, more: &[&str]) -> String {
    let arguments: Vec<&str> = ["arena"].into_iter().chain(words.split(' ')).collect();
    let output = clubhouse(&[&arguments[..], more].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

fn json(words: &str, more: &[&str]) -> Value {
    serde_json::from_str(&arena(words, &[more, &["--json"]].concat())).expect("one object")
}

/// A contestant in Python that answers each line of its input so.
fn program(name: &str, answer: &str) -> String {
    let code = format!(
        "import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n    {answer}\n    sys.stdout.flush()\n"
    );
    format!("python3 {}", file(name, code.as_bytes()).display())
}

#[test]
fn greed_is_clearly_better_than_chance_and_the_rest_is_not_played() {
    let found = json("greedy random --game pips --matches 2000", &[]);
    assert_eq!(found["pairs"][0]["better"], "greedy", "{found}");
    assert_eq!(found["is_clear"], true);
    assert!(found["matches"].as_u64().unwrap() < 200, "{found}");
    assert!(found["contestants"][0]["first"]["low"].as_f64().unwrap() > 0.5);
    let elo = |i: usize| found["contestants"][i]["elo"].as_f64().unwrap();
    assert!(elo(0).abs() < 1e-9 && elo(1) < -50.0, "{found}");
}

#[test]
fn the_number_of_threads_changes_nothing_and_no_stop_plays_all() {
    let words = "greedy 5 random --game pips --matches 90 --no-stop";
    let mut found = ["1", "2"].map(|threads| json(words, &["--threads", threads]));
    for it in &mut found {
        for line in it["contestants"].as_array_mut().unwrap() {
            line.as_object_mut().unwrap().remove("microseconds_per_decision").expect("told");
        }
    }
    assert_eq!(found[0], found[1]);
    // Three contestants for two seats: three pairs in two orders.
    assert_eq!(found[0]["matches"], 90);
    assert_eq!(found[0]["deals"], 15);
    assert_eq!(found[0]["pairs"].as_array().unwrap().len(), 3);
}

#[test]
fn a_bot_against_itself_wins_half_of_every_deal() {
    let found = json("random random --game ingenious --matches 40 --no-stop", &[]);
    assert_eq!(found["contestants"][1]["name"], "random#2");
    assert!((found["pairs"][0]["ahead"]["mean"].as_f64().unwrap() - 0.5).abs() < 1e-9);
    assert_eq!(found["pairs"][0]["better"], Value::Null);
}

#[test]
fn two_copies_beside_a_weak_third_are_equal() {
    let words = "random greedy greedy --game pips --seats 3 --option cells=12 --matches 600";
    let found = json(words, &["--no-stop", "--playouts", "50"]);
    let copies = &found["pairs"][2];
    assert_eq!((&copies["first"], &copies["second"]), (&"greedy".into(), &"greedy#2".into()));
    assert_eq!(copies["better"], Value::Null, "{found}");
    // Whoever sits behind the weak one has it easier: both did equally often.
    assert!((copies["ahead"]["mean"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{found}");
}

#[test]
fn partners_play_with_everybody_and_only_against_the_others() {
    let words = "greedy random random random --game ingenious --option mode=team --matches 24";
    let found = json(words, &["--no-stop", "--playouts", "5"]);
    assert_eq!((&found["deals"], &found["matches"]), (&1.into(), &24.into()));
    // Copies have had the same partners.
    assert!((found["pairs"][3]["ahead"]["mean"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{found}");
    let two = json("greedy random --game ingenious --option mode=team --matches 8 --no-stop", &[]);
    assert_eq!((&two["deals"], &two["matches"]), (&4.into(), &8.into()));
    assert!(two["pairs"][0]["ahead"]["mean"].as_f64().unwrap() > 0.9, "{two}");
}

#[test]
fn the_example_player_plays_every_game() {
    let command = format!("python3 {PLAYER}");
    for (game, options) in [
        ("pips", "seats=3"),
        ("ingenious", "mode=duel"),
        ("green", "seats=2"),
        ("minigolf", "seats=2"),
    ] {
        let words = format!("random --game {game} --option {options} --matches 2 --no-stop");
        let found = json(&words, &["--engine", &command]);
        assert_eq!(found["faults"], serde_json::json!([]), "{game}: {found}");
        assert_eq!(found["contestants"][1]["name"], command.as_str());
    }
}

#[test]
fn who_answers_wrongly_late_or_not_at_all_loses_and_it_is_told_why() {
    for (name, answer, reason) in [
        ("illegal.py", "print(json.dumps({'id': q['id'], 'move': '4@99'}))", "`4@99`"),
        ("garbage.py", "print('hello')", "not an answer: hello"),
        (
            "stale.py",
            "print(json.dumps({'id': 77, 'move': q['moves'][0]}))",
            "the answer is to question 77",
        ),
        ("gone.py", "sys.exit()", "the program has ended"),
        ("silent.py", "continue", "no answer within 300 ms"),
    ] {
        let command = program(name, answer);
        let timeout = if name == "silent.py" { "300" } else { "60000" };
        let found = json(
            "random --game pips --matches 2 --no-stop --threads 1",
            &["--timeout", timeout, "--engine", &command],
        );
        assert_eq!(found["contestants"][1]["faults"], 2, "{name}: {found}");
        assert!(found["faults"][0].as_str().unwrap().contains(reason), "{name}: {found}");
        assert!((found["pairs"][0]["ahead"]["mean"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    }
    let command = program("illegal.py", "print(json.dumps({'id': q['id'], 'move': '4@99'}))");
    let said = arena("random --game pips --matches 20 --no-stop", &["--engine", &command]);
    assert!(said.contains("20 matches lost by a fault") && said.contains("and 15 more"), "{said}");
}

/// The program has the arena's standard error: that ends when both have ended.
#[cfg(unix)]
#[test]
fn a_signal_ends_the_programs_as_well() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::{Command, Stdio};
    let answer = "print('asked', file=sys.stderr, flush=True); time.sleep(20); print('lives on', file=sys.stderr)";
    let command = program("sleeper.py", answer);
    let mut child = Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .args("arena random --game pips --threads 1 --timeout 60000 --engine".split(' '))
        .arg(&command)
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut said = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    said.read_line(&mut line).expect("it is asked");
    assert_eq!(line, "asked\n");
    let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(sent.expect("kill starts").success());
    let mut rest = String::new();
    said.read_to_string(&mut rest).expect("text");
    assert_eq!(rest, "", "the program lives on");
    assert!(!child.wait().expect("it ends").success());
}

#[test]
fn the_table_is_as_wide_as_a_terminal() {
    let said = arena("greedy random level:3 --game pips --seats 3 --matches 30", &[]);
    assert!(said.contains("Elo") && said.contains("greedy ahead of random"), "{said}");
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
}

#[test]
fn bad_arguments_are_answered_with_what_to_do() {
    for (words, answer) in [
        ("greedy --game pips", "an arena needs two contestants"),
        ("greedy random", "--game"),
        ("greedy random --game chess", "there is no game `chess`"),
        ("greedy clever --game pips", "`strong` and the levels 1 to 10"),
        ("greedy random --game ingenious --option mode=solo", "one seat is not a contest"),
        ("greedy random --game pips --matches 8 --seed 18446744073709551614", "there are not 4"),
        ("greedy random --game pips --matches 0", "a whole number, 1 or more"),
        ("greedy random --game pips --time 5 --playouts 5", "cannot be used with"),
        (
            "greedy --engine no-such-program --game pips",
            "cannot start the engine `no-such-program`",
        ),
    ] {
        let arguments: Vec<&str> = ["arena"].into_iter().chain(words.split(' ')).collect();
        let output = clubhouse(&arguments);
        assert!(!output.status.success(), "{words}");
        let said = text(&output.stderr);
        assert!(said.contains(answer), "{words}: {said}");
    }
}

/// The example in the documentation is a question that is really asked.
#[test]
fn the_documented_question_is_the_one_that_is_asked() {
    let documented = include_str!("../../../docs/arena.md");
    let line = documented.lines().find(|line| line.starts_with("{\"id\"")).expect("an example");
    let example: Value = serde_json::from_str(line).expect("the example is JSON");
    let path = file("asked.json", b"");
    let keep = format!(
        "open({:?}, 'a').write(line); print(json.dumps({{'id': q['id'], 'move': q['moves'][0]}}))",
        path.to_str().expect("plain names")
    );
    let command = program("keep.py", &keep);
    json(
        "random --game pips --option start=0 --option cells=4 --matches 2 --no-stop --threads 1 --seed 7",
        &["--engine", &command],
    );
    let asked = std::fs::read_to_string(&path).expect("it was written");
    let asked = asked.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    assert_eq!(asked.into_iter().next(), Some(example));
}
