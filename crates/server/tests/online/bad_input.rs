//! What is malformed, too long, out of turn, stale, sent twice or forged has its code, in every game and over socket and
//! HTTP alike; and the match is unharmed: nothing was written, and it goes on.

use std::sync::Arc;

use client::{Client, ClientError, new_id};
use protocol::{Code, Command, Do, Outcome, Problem, SeatPlan, Terms, Told};
use server::room::Room;
use store::{MatchId, Sqlite, Store};
use table::Games;
use tabletop::Seat;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use super::house::{House, config, first, new_match, options_for};

/// Everybody who sends something.
struct People {
    /// Whose turn it is.
    mover: Client,
    other: Client,
    spectator: Client,
    forger: Client,
}

/// Who sends what, and what comes of it.
struct Case {
    sender: fn(&People) -> &Client,
    message: String,
    code: Code,
}

#[tokio::test]
async fn whatever_is_sent_a_match_is_unharmed_and_goes_on() {
    // A move of each game that can be read and is not legal in the middle of a match.
    let games = [
        ("pips", "1@99"),
        ("ingenious", "keep"),
        ("green", "discard putter_2"),
        ("minigolf", "return 0"),
    ];
    for (game, illegal) in games {
        let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().await.unwrap());
        let house = House::on(config(), Arc::clone(&store)).await;
        let (people, id, step) = begin(&house, game).await;
        let legal = people.mover.moves(&id).await.unwrap()[0].clone();
        let before = fingerprint(&*store, &id).await;
        for case in cases(step, &legal, illegal) {
            let sender = (case.sender)(&people);
            let over_http = post(sender, &id, &case.message).await;
            assert_eq!(over_http, case.code, "{game}: {}", case.message);
            let over_socket = say(sender, &id, &case.message).await;
            assert_eq!(over_socket, case.code, "{game}: {}", case.message);
            assert_eq!(fingerprint(&*store, &id).await, before, "{game}: {}", case.message);
        }
        too_long(&people.mover, &id).await;
        assert_eq!(fingerprint(&*store, &id).await, before, "{game}");
        twice(&people.mover, &people.other, &id, step, &legal).await;
        let after = fingerprint(&*store, &id).await;
        assert!(after.0 > before.0 && after.1 != before.1, "{game} goes on");
        house.stop().await;
    }
}

#[tokio::test]
async fn a_seat_that_no_table_has_is_refused_with_its_number_before_a_match_begins() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let new = new_match("pips", &[("seats", "2")], &[SeatPlan::Me], Terms::default());
    let id = ada.create(&new).await.unwrap().id;
    let before = ada.snapshot(&id).await.unwrap().number;
    for wish in [r#""do":"join","seat":7"#, r#""do":"bot","seat":7,"level":1"#] {
        for sender in [&ada, &bo] {
            let message = format!(r#"{{"id":"{}",{wish}}}"#, new_id());
            for problem in [posted(sender, &id, &message).await, said(sender, &id, &message).await]
            {
                assert_eq!(problem.code, Code::Malformed, "{message}");
                let expected = "no table has a seat 7 at line 1 column";
                assert!(problem.message.contains(expected), "{message}: {}", problem.message);
            }
        }
    }
    assert_eq!(ada.snapshot(&id).await.unwrap().number, before);
    bo.join(&id, Some(Seat::new(1))).await.unwrap();
    house.stop().await;
}

/// Answers whatever is asked with this.
async fn server_that_says(body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            if stream.read(&mut request).await.unwrap() == 0 {
                continue;
            }
            let n = body.len();
            let answer = format!(
                "HTTP/1.1 200 OK\r\ncontent-length: {n}\r\nconnection: close\r\n\r\n{body}"
            );
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
    });
    address
}

#[tokio::test]
async fn a_client_that_is_told_of_a_seat_that_no_table_has_says_so() {
    let address = server_that_says(r#"{"id":"1","joined":{"seat":5,"number":3}}"#).await;
    let error = Client::stranger(&address).join("1", None).await.unwrap_err();
    assert!(matches!(error, ClientError::Odd(_)), "{error:?}");
    assert!(error.to_string().contains("no table has a seat 5"), "{error}");
    let address = server_that_says(r#"{"id":"1","joined":{"seat":4,"number":3}}"#).await;
    let joined = Client::stranger(&address).join("1", None).await.unwrap();
    assert_eq!(joined.seat, Seat::new(4));
}

/// Two players in a match in which one of them is to act.
async fn begin(house: &House, game: &str) -> (People, String, usize) {
    let [ada, bo] = [house.guest("Ada").await, house.guest("Bo").await];
    let options = options_for(game, 2);
    let options: Vec<(&str, &str)> =
        options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let new = new_match(game, &options, &[SeatPlan::Me], Terms::default());
    let id = ada.create(&new).await.unwrap().id;
    bo.join(&id, None).await.unwrap();
    let players = [ada, bo];
    let turn = loop {
        let turn = players[0].snapshot(&id).await.unwrap().turn;
        let seat = turn.to_act[0].index();
        // Somebody has moved, so that something can be stale.
        if turn.to_act.len() == 1 && turn.step > 6 {
            break turn;
        }
        let mv = players[seat].moves(&id).await.unwrap()[0].clone();
        players[seat].play(&id, turn.step, &mv).await.unwrap();
    };
    let [ada, bo] = players;
    let (mover, other) = if turn.to_act[0] == Seat::new(0) { (ada, bo) } else { (bo, ada) };
    let token = mover.token().unwrap();
    let first_digit = if token.starts_with('0') { "1" } else { "0" };
    let forger = mover.with_token(&format!("{first_digit}{}", &token[1..]));
    (People { mover, other, spectator: house.guest("Cleo").await, forger }, id, turn.step)
}

fn cases(step: usize, legal: &str, illegal: &str) -> Vec<Case> {
    let by = |sender: fn(&People) -> &Client, code: Code, message: String| Case {
        sender,
        message,
        code,
    };
    let command = |rest: &str| format!(r#"{{"id":"{}",{rest}}}"#, new_id());
    let mv =
        |step: usize, mv: &str| command(&format!(r#""do":"move","step":{step},"move":"{mv}""#));
    let mover = |code, message| by(|people| &people.mover, code, message);
    let other = |code, message| by(|people| &people.other, code, message);
    let long = "x".repeat(501);
    vec![
        // Malformed.
        mover(Code::Malformed, "nonsense".into()),
        mover(Code::Malformed, "[".repeat(10_000)),
        mover(Code::Malformed, r#"{"do":"resign"}"#.into()),
        mover(Code::Malformed, r#"{"id":"short","do":"resign"}"#.into()),
        mover(Code::Malformed, command(r#""do":"dance""#)),
        mover(Code::Malformed, command(r#""do":"move","step":-1,"move":"x""#)),
        mover(Code::Malformed, command(r#""do":"move","step":1e400,"move":"x""#)),
        mover(Code::Malformed, command(r#""do":"bot","seat":99,"level":5"#)),
        mover(Code::Malformed, command(r#""do":"bot","seat":5,"level":5"#)),
        mover(Code::Malformed, command(r#""do":"bot","seat":-1,"level":5"#)),
        mover(Code::Malformed, command(r#""do":"bot","seat":4294967296,"level":5"#)),
        mover(Code::Malformed, command(r#""do":"join","seat":5"#)),
        mover(Code::Malformed, command(r#""do":"join","seat":255"#)),
        mover(Code::Malformed, command(r#""do":"join","seat":-1"#)),
        // Another table has this seat.
        mover(Code::Malformed, command(r#""do":"bot","seat":4,"level":5"#)),
        mover(Code::Malformed, command(r#""do":"bot","seat":0,"level":11"#)),
        mover(Code::Malformed, command(r#""do":"ask_back","to":18446744073709551615"#)),
        mover(Code::Malformed, command(r#""do":"say","text":"two\nlines""#)),
        mover(Code::Malformed, command(&format!(r#""do":"say","text":"{long}""#))),
        mover(Code::MoveMalformed, mv(step, "nonsense")),
        mover(Code::MoveMalformed, mv(step, "")),
        mover(Code::MoveMalformed, mv(step, &"9".repeat(5000))),
        mover(Code::MoveMalformed, command(r#""do":"preview","move":"nonsense""#)),
        // Against the rules.
        mover(Code::Illegal, mv(step, illegal)),
        mover(Code::Illegal, command(&format!(r#""do":"preview","move":"{illegal}""#))),
        // Out of turn.
        other(Code::NotYourTurn, mv(step, legal)),
        other(Code::NotYourTurn, command(r#""do":"hint""#)),
        mover(Code::Begun, command(r#""do":"leave""#)),
        mover(Code::NotNow, command(r#""do":"undo","to":0"#)),
        mover(Code::NotNow, command(r#""do":"answer_back","to":0,"yes":true"#)),
        mover(Code::NotNow, command(r#""do":"rematch""#)),
        // Stale, or from the future.
        mover(Code::Stale, mv(step - 1, legal)),
        mover(Code::Stale, mv(step + 1, legal)),
        mover(Code::Stale, mv(usize::MAX, legal)),
        // Forged: for another's seat, for none, under another's name.
        other(
            Code::NotYourTurn,
            command(&format!(
                r#""seat":0,"player":"x","do":"move","step":{step},"move":"{legal}""#
            )),
        ),
        by(|people| &people.spectator, Code::NoSeat, mv(step, legal)),
        by(|people| &people.spectator, Code::NoSeat, command(r#""do":"resign""#)),
        by(|people| &people.spectator, Code::SeatTaken, command(r#""do":"join","seat":0"#)),
        by(|people| &people.spectator, Code::SeatTaken, command(r#""do":"join","seat":4"#)),
        by(|people| &people.forger, Code::Stranger, mv(step, legal)),
    ]
}

/// How long the journal is, and the state's fingerprint.
async fn fingerprint(store: &dyn Store, id: &str) -> (u64, String) {
    let id: MatchId = id.parse().unwrap();
    let kept = store.find_match(id).await.unwrap().unwrap();
    let entries = store.entries(&kept, 0).await.unwrap();
    let room = Room::load(&Games::standard(), kept, &entries).unwrap();
    (room.number(), room.table().unwrap().hash().to_string())
}

/// The code that a message has over HTTP.
async fn post(sender: &Client, id: &str, message: &str) -> Code {
    posted(sender, id, message).await.code
}

/// Why a message is refused over HTTP.
async fn posted(sender: &Client, id: &str, message: &str) -> Problem {
    let path = format!("/api/matches/{id}");
    let answer = sender.raw(hyper::Method::POST, &path, message, &[]).await.unwrap();
    let body: serde_json::Value = serde_json::from_str(&answer.text).unwrap();
    let problem: Problem = serde_json::from_value(body["error"].clone()).unwrap();
    assert_eq!(answer.status.as_u16(), problem.code.status());
    problem
}

/// The code that it has over a socket.
async fn say(sender: &Client, id: &str, message: &str) -> Code {
    said(sender, id, message).await.code
}

/// Why it is refused over a socket.
async fn said(sender: &Client, id: &str, message: &str) -> Problem {
    let mut live = sender.live(id, None).await.unwrap();
    first(&mut live).await;
    live.send(message).await.unwrap();
    loop {
        match live.next().await.unwrap().expect("the line is open") {
            Told::Reply(reply) => match reply.result {
                Outcome::Error(problem) => return problem,
                outcome => panic!("{message}: {outcome:?}"),
            },
            Told::Update(_) | Told::Snapshot(_) => {}
        }
    }
}

async fn too_long(sender: &Client, id: &str) {
    let text = "x".repeat(70_000);
    let message = format!(r#"{{"id":"{}","do":"say","text":"{text}"}}"#, new_id());
    assert_eq!(post(sender, id, &message).await, Code::TooLong);
    let mut live = sender.live(id, None).await.unwrap();
    first(&mut live).await;
    live.send(&message).await.unwrap();
    assert_eq!(live.receive().await.unwrap(), None);
    assert_eq!(u16::from(live.farewell().unwrap().code), 1009);
}

/// A command that is caught and sent again is answered, and happens once.
async fn twice(mover: &Client, other: &Client, id: &str, step: usize, mv: &str) {
    let play = Command { id: new_id(), wish: Do::Move { step, backs: 0, mv: mv.into() } };
    let once = mover.command(id, &play).await.unwrap();
    assert!(matches!(once.result, Outcome::Done { .. }), "{once:?}");
    assert_eq!(mover.command(id, &play).await.unwrap(), once);
    // Under his name nobody else is answered.
    let reply = other.command(id, &Command { wish: Do::Leave, ..play.clone() }).await.unwrap();
    assert!(matches!(reply.result, Outcome::Error(it) if it.code == Code::Begun));
    // The same words under another name come too late.
    let again = Command { id: new_id(), ..play };
    let reply = mover.command(id, &again).await.unwrap();
    let Outcome::Error(problem) = reply.result else { panic!("{reply:?}") };
    assert!(matches!(problem.code, Code::Stale | Code::NotYourTurn), "{problem:?}");
}
