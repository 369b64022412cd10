//! Whatever is sent, one answer comes back, and the engine goes on.

use cli::engine::{Bounds, Engine};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::Games;

/// An engine with a match of every game open, and one from a log.
fn engine() -> Engine {
    let mut engine = Engine::new(Games::standard(), Bounds::default());
    let log = "clubhouse-log 1\ngame pips\nrules 1\noptions\n";
    for request in [
        json!({"do": "new", "game": "ingenious", "seed": 1}),
        json!({"do": "new", "game": "green", "chance": "scripted"}),
        json!({"do": "new", "game": "pips", "seed": 1}),
        json!({"do": "load", "log": log}),
        json!({"do": "new", "game": "minigolf", "options": {"numbering": "manual"}, "seed": 1}),
    ] {
        let answer = engine.answer(request.to_string().as_bytes());
        assert!(answer.contains("\"match\""), "{answer}");
    }
    engine
}

const CODES: [&str; 9] = [
    "request/malformed",
    "match/unknown",
    "match/over",
    "move/malformed",
    "move/illegal",
    "move/not-your-turn",
    "options/invalid",
    "log/invalid",
    "limit/reached",
];

/// One line of JSON with an id, and if it is an error, one of those there are.
fn check(engine: &mut Engine, line: &[u8]) {
    let answer = engine.answer(line);
    assert!(!answer.contains(['\n', '\r']), "an answer is one line: {answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer.get("id").is_some(), "{answer}");
    if let Some(error) = answer.get("error") {
        assert!(error["code"].as_str().is_some_and(|code| CODES.contains(&code)), "{answer}");
        assert!(error["message"].as_str().is_some_and(|message| message.len() < 5000), "{answer}");
    }
}

fn still_answers(mut engine: Engine) {
    assert!(engine.answer(br#"{"do":"games"}"#).contains("\"ingenious\""));
}

/// One good request of each kind.
fn good_requests() -> Vec<Value> {
    vec![
        json!({"id": 1, "do": "games"}),
        json!({"id": 1, "do": "new", "game": "ingenious", "options": {"mode": "duel", "seats": 2}, "seed": 7, "chance": "auto"}),
        json!({"id": 1, "do": "new", "game": "green", "options": {"golfers": ["sand_king"]}, "chance": "scripted"}),
        json!({"id": 1, "do": "moves", "match": 1, "limit": 4}),
        json!({"id": 1, "do": "play", "match": 3, "seat": 0, "move": "favour 3"}),
        json!({"id": 1, "do": "play", "match": 1, "seat": 0, "move": "RB 0,-4 1,-5"}),
        json!({"id": 1, "do": "play", "match": 5, "seat": 0, "move": "land L12"}),
        json!({"id": 1, "do": "play", "match": 5, "seat": 0, "move": "build 3 2,0 r1"}),
        json!({"id": 1, "do": "play", "match": 5, "seat": 1, "move": "number 3,1=1 5,2=2"}),
        json!({"id": 1, "do": "chance", "match": 5, "outcome": "draw 1,2,3"}),
        json!({"id": 1, "do": "state", "match": 5, "viewer": "seat:0"}),
        json!({"id": 1, "do": "chance", "match": 2, "outcome": "reveal wood_tail,putter_2,iron_head,chipper"}),
        json!({"id": 1, "do": "state", "match": 2, "viewer": "seat:1"}),
        json!({"id": 1, "do": "score", "match": 1, "viewer": "referee"}),
        json!({"id": 1, "do": "bot", "match": 1, "seat": 0, "level": 5, "seed": 3, "playouts": 9}),
        json!({"id": 1, "do": "bot", "match": 3, "seat": 1, "bot": "greedy"}),
        json!({"id": 1, "do": "log", "match": 1}),
        json!({"id": 1, "do": "load", "log": "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2\nchance\tstart 1\n", "chance": "scripted"}),
        json!({"id": 1, "do": "hash", "match": 4}),
        json!({"id": 1, "do": "close", "match": 4}),
    ]
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-2..12_i32).prop_map(Value::from),
        "\\PC*".prop_map(Value::from),
        "(draw|hit|favour|start|keep|swap|build|land|number|R|B|L|r|seat:|[0-9@,. =+-]){0,9}"
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec(("[a-z_]{0,8}", inner), 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// What is done to a good request.
#[derive(Clone, Debug)]
enum Damage {
    /// A field becomes something else.
    Replace(usize, Value),
    Remove(usize),
    Add(String, Value),
    /// The line ends early.
    Cut(usize),
    /// A byte is another.
    Corrupt(usize, u8),
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<usize>(), any_json()).prop_map(|(at, value)| Damage::Replace(at, value)),
        any::<usize>().prop_map(Damage::Remove),
        ("[a-z]{0,9}", any_json()).prop_map(|(name, value)| Damage::Add(name, value)),
        any::<usize>().prop_map(Damage::Cut),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Damage::Corrupt(at, byte)),
    ]
}

fn damaged(mut request: Value, damage: Damage) -> Vec<u8> {
    let fields = request.as_object_mut().expect("a request is an object");
    let name = |at: usize, fields: &serde_json::Map<String, Value>| {
        fields.keys().nth(at % fields.len()).cloned().expect("within")
    };
    let (mut cut, mut corrupt) = (None, None);
    match damage {
        Damage::Replace(at, value) => {
            fields.insert(name(at, fields), value);
        }
        Damage::Remove(at) => {
            fields.remove(&name(at, fields));
        }
        Damage::Add(name, value) => {
            fields.insert(name, value);
        }
        Damage::Cut(at) => cut = Some(at),
        Damage::Corrupt(at, byte) => corrupt = Some((at, byte)),
    }
    let mut line = request.to_string().into_bytes();
    let n = line.len();
    if let Some(at) = cut {
        line.truncate(at % n);
    }
    if let Some((at, byte)) = corrupt {
        line[at % n] = byte;
    }
    line.retain(|&byte| byte != b'\n');
    line
}

/// Bytes that make one line.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>().prop_filter("a line", |&byte| byte != b'\n'), 0..80)
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).expect("JSON")
}

/// A legal move of a match, if somebody is to act.
fn play_on(engine: &mut Engine, number: u64, pick: u16) {
    let moves = ask(engine, &json!({"do": "moves", "match": number}));
    let Some(seat) = moves["to_act"][0].as_u64() else { return };
    let listed = moves["moves"][seat.to_string()].as_array().expect("moves");
    let mv = &listed[usize::from(pick) % listed.len()];
    let answer = ask(engine, &json!({"do": "play", "match": number, "seat": seat, "move": mv}));
    assert!(answer["steps"].is_array(), "{mv} was listed: {answer}");
}

proptest! {
    #[test]
    fn any_bytes_are_answered(lines in vec(any_line(), 1..20)) {
        let mut engine = engine();
        for line in lines {
            check(&mut engine, &line);
        }
        still_answers(engine);
    }

    #[test]
    fn any_json_is_answered(values in vec(any_json(), 1..20)) {
        let mut engine = engine();
        for value in values {
            check(&mut engine, value.to_string().as_bytes());
        }
        still_answers(engine);
    }

    #[test]
    fn damaged_requests_are_answered(
        requests in vec((0..good_requests().len(), damage()), 1..20),
    ) {
        let mut engine = engine();
        for (which, damage) in requests {
            check(&mut engine, &damaged(good_requests().swap_remove(which), damage));
        }
        still_answers(engine);
    }

    #[test]
    fn requests_in_any_order_are_answered(
        order in vec((0..good_requests().len(), any::<u16>()), 1..60),
    ) {
        let mut engine = engine();
        for (which, pick) in order {
            check(&mut engine, good_requests()[which].to_string().as_bytes());
            play_on(&mut engine, 1 + u64::from(pick) % 5, pick);
        }
        still_answers(engine);
    }
}
