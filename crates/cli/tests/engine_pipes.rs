//! The engine as another program meets it: through pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;
use table::Dealer;
use tabletop::Seed;

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_clubhouse"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// Sends everything at once and reads what comes until the end.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    let mut pipe = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Both ways at once: a full pipe must not stop either side.
    let writer = std::thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it writes").expect("the engine reads everything");
    output
}

fn answers(output: &Output) -> Vec<Value> {
    let text = str::from_utf8(&output.stdout).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn every_line_is_answered_whatever_it_holds_and_the_end_is_quiet() {
    let mut input = b"{\"id\":1,\"do\":\"games\"}\r\n\n\xff\xfe\x00\n".to_vec();
    input.extend(b"{\"id\":2,\"do\":\"");
    input.extend(vec![b'x'; 3_000_000]);
    input.extend(b"\"}\n");
    input.extend(vec![b'['; 900_000]);
    input.extend(b"\n{\"id\":3,\"do\":\"games\"}");
    let output = run(&[], &input);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let codes: Vec<(Value, Value)> =
        answers(&output).iter().map(|it| (it["id"].clone(), it["error"]["code"].clone())).collect();
    let expected = [
        (1.into(), Value::Null),
        (Value::Null, "request/malformed".into()),
        (Value::Null, "request/malformed".into()),
        (2.into(), "limit/reached".into()),
        (Value::Null, "request/malformed".into()),
        (3.into(), Value::Null),
    ];
    assert_eq!(codes, expected);
}

#[test]
fn each_answer_comes_before_the_next_request() {
    let mut child = start(&[]);
    let mut requests = child.stdin.take().expect("a pipe");
    let mut replies = BufReader::new(child.stdout.take().expect("a pipe"));
    for id in 0..3 {
        writeln!(requests, "{{\"id\":{id},\"do\":\"hash\",\"match\":1}}").expect("it reads");
        let mut line = String::new();
        replies.read_line(&mut line).expect("it answers");
        assert!(line.starts_with(&format!("{{\"id\":{id},\"error\"")), "{line}");
    }
    drop(requests);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_reader_that_has_gone_ends_it_quietly() {
    let mut child = start(&[]);
    drop(child.stdout.take());
    let mut requests = child.stdin.take().expect("a pipe");
    // It may be gone before the last line.
    let _ = (0..100).try_for_each(|_| requests.write_all(b"{\"do\":\"games\"}\n"));
    drop(requests);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_content_pack_can_be_played_and_is_named_by_games_alone() {
    let pack = Path::new(env!("CARGO_TARGET_TMPDIR")).join("engine-pack");
    std::fs::create_dir_all(&pack).expect("the folder for test files can be written");
    let scores = include_str!("../../../data/green/scores.csv").replace(",11,", ",12,");
    std::fs::write(pack.join("scores.csv"), scores).expect("it can be written");
    let arguments = ["--content", pack.to_str().expect("plain names")];
    let quiet = run(&arguments, b"");
    assert!(quiet.stdout.is_empty() && quiet.stderr.is_empty());
    let games = Command::new(env!("CARGO_BIN_EXE_clubhouse")).args(arguments).arg("games").output();
    let said = String::from_utf8_lossy(&games.expect("it runs").stdout).into_owned();
    let named = said.lines().find_map(|line| line.strip_prefix("green: content "));
    let fingerprint = named.expect("`games` names the pack");
    let new = format!(
        r#"{{"do":"new","game":"green","seed":1,"options":{{"content":"{fingerprint}"}}}}"#
    );
    assert_eq!(answers(&run(&arguments, new.as_bytes()))[0]["match"], 1);
    assert_eq!(answers(&run(&[], new.as_bytes()))[0]["error"]["code"], "options/invalid");
}

/// What the bounds take a match for is no less than what it takes.
#[cfg(target_os = "linux")]
#[test]
fn open_matches_take_no_more_memory_than_they_are_counted_for() {
    const N: u64 = 400;
    for game in table::games() {
        let table = game.open(&[("seats", "4")], Dealer::Seeded(Seed::from(1)));
        let counted = table.expect("a game for four").n_bytes() as u64;
        let game = game.id();
        let mut child = start(&[]);
        let mut pipe = child.stdin.take().expect("a pipe");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut open = |seats: u8| {
            let options = format!("\"options\":{{\"seats\":{seats}}}");
            let request = format!("{{\"do\":\"new\",\"game\":\"{game}\",{options},\"seed\":1}}\n");
            pipe.write_all(request.as_bytes()).expect("it reads");
            let mut line = String::new();
            said.read_line(&mut line).expect("it answers");
            assert!(line.contains("\"match\""), "{line}");
        };
        open(2);
        let before = resident(child.id());
        (0..N).for_each(|_| open(4));
        let taken = resident(child.id()) - before;
        assert!(taken <= N * counted, "{game}: {} bytes a match", taken / N);
        child.kill().expect("it is ours");
        child.wait().expect("it ends");
    }
}

/// The bytes that a process has in memory.
#[cfg(target_os = "linux")]
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    let kilobytes = line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number");
    kilobytes * 1024
}
