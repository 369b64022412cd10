//! The engine's promises, command by command.

use cli::engine::{Bounds, Engine};
use serde_json::{Value, json};
use table::Games;

/// A client that sends requests and reads answers.
struct Client(Engine);

impl Client {
    fn new() -> Self {
        Self::within(Bounds::default())
    }

    fn within(bounds: Bounds) -> Self {
        Self(Engine::new(Games::standard(), bounds))
    }

    fn send(&mut self, request: &Value) -> Value {
        self.send_line(request.to_string().as_bytes())
    }

    fn send_line(&mut self, line: &[u8]) -> Value {
        let answer = self.0.answer(line);
        assert!(!answer.contains(['\n', '\r']), "an answer is one line: {answer}");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    fn open(&mut self, game: &str, options: &Value) -> u64 {
        let answer = self.send(&json!({"do": "new", "game": game, "options": options, "seed": 7}));
        answer["match"].as_u64().unwrap_or_else(|| panic!("{answer}"))
    }

    /// The code, the rule and the message of the error this is answered with.
    fn error(&mut self, request: &Value) -> (String, Value, String) {
        let answer = self.send(request);
        let error = &answer["error"];
        let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
        assert!(!text("code").is_empty() && !text("message").is_empty(), "{request}: {answer}");
        (text("code"), error["rule"].clone(), text("message"))
    }

    fn code(&mut self, request: &Value) -> String {
        self.error(request).0
    }
}

const PIPS: &str = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2 cells=4 start=0\n\
    chance\tdeal 1,1,2\nchance\tdeal 3,3,4\n0\tfavour 1\n1\tfavour 3\n";

#[test]
fn games_lists_names_kinds_and_defaults() {
    let answer = Client::new().send(&json!({"id": 1, "do": "games"}));
    assert_eq!(answer["id"], 1);
    let games = answer["games"].as_array().expect("a list");
    assert!(games.iter().all(|game| game["rules_version"].is_u64()));
    let ingenious = games.iter().find(|game| game["id"] == "ingenious").expect("it is there");
    assert_eq!(ingenious["options"]["mode"]["kind"], "choice");
    assert_eq!(ingenious["options"]["mode"]["values"], json!(["base", "solo", "team", "duel"]));
    assert_eq!(ingenious["options"]["seats"]["default"], 2);
    assert_eq!(ingenious["options"]["classic_first_turn"]["default"], false);
}

#[test]
fn the_same_seed_deals_the_same_as_a_number_and_as_digits() {
    let mut client = Client::new();
    let mut steps = |seed: Value| {
        let request = json!({"do": "new", "game": "ingenious", "seed": seed, "chance": "auto"});
        client.send(&request)["steps"].clone()
    };
    let by_number = steps(json!(7));
    assert_eq!(by_number.as_array().map(Vec::len), Some(3), "{by_number}");
    assert_eq!(by_number, steps(json!(format!("07{}", "0".repeat(62)))));
    assert_ne!(by_number, steps(json!(8)));
    assert_ne!(steps(Value::Null), steps(Value::Null), "without a seed nobody knows");
}

#[test]
fn options_come_as_what_they_are_or_as_words() {
    let mut client = Client::new();
    let options = |client: &mut Client, options: &Value| {
        let number = client.open("green", options);
        let log = client.send(&json!({"do": "log", "match": number}));
        log["log"].as_str().and_then(|log| log.lines().nth(3)).map(str::to_owned)
    };
    let plain =
        json!({"seats": 2, "start": 1, "pro_golfers": true, "golfers": ["sand_king", "ultra_lob"]});
    let words = json!({"seats": "2", "start": "1", "pro_golfers": "true", "golfers": "sand_king,ultra_lob"});
    assert_eq!(options(&mut client, &plain), options(&mut client, &words));
    let bad =
        json!({"do": "new", "game": "green", "seed": 1, "options": {"seats": 9, "colour": [[]]}});
    let (code, _, message) = client.error(&bad);
    assert_eq!(code, "options/invalid");
    assert!(message.contains("`seats`") && message.contains("`colour`"), "{message}");
    assert_eq!(
        client.code(&json!({"do": "new", "game": "green", "seed": 1, "options": 3})),
        "options/invalid"
    );
}

#[test]
fn a_scripted_match_asks_for_every_outcome() {
    let mut client = Client::new();
    let open =
        json!({"do": "new", "game": "ingenious", "chance": "scripted", "options": {"start": 1}});
    assert_eq!(client.send(&open), json!({"id": null, "match": 1, "steps": []}));
    let moves = json!({"do": "moves", "match": 1});
    let due = |count: u32, seat: u8| json!({"id": null, "to_act": "chance", "chance": {"kind": "draw", "count": count, "seat": seat}});
    assert_eq!(client.send(&moves), due(6, 0));
    let draw =
        |tiles: &str| json!({"do": "chance", "match": 1, "outcome": format!("draw {tiles}")});
    assert_eq!(
        client.code(&json!({"do": "play", "match": 1, "seat": 1, "move": "keep"})),
        "move/not-your-turn"
    );
    assert_eq!(client.code(&draw("RB")), "move/illegal");
    assert_eq!(client.code(&draw("XY")), "move/malformed");
    let drawn = client.send(&draw("RB,RB,GG,OY,PP,YY"));
    assert_eq!(drawn["steps"], json!(["chance\tdraw RB,RB,GG,OY,PP,YY"]));
    assert_eq!(drawn["events"][0]["event"], "drew");
    assert_eq!(drawn["events"][0]["tiles"].as_array().map(Vec::len), Some(6), "{drawn}");
    client.send(&draw("RR,GO,BP,OO,YP,BB"));
    assert_eq!(client.send(&moves)["to_act"], json!([1]));
    assert_eq!(client.code(&draw("RB")), "move/not-your-turn");
    let placed = client.send(&json!({"do": "play", "match": 1, "seat": 1, "move": "RR 0,-4 1,-5"}));
    assert_eq!(placed["steps"], json!(["1\tRR 1,-5 0,-4"]), "in its canonical spelling");
    assert_eq!(client.send(&moves), due(1, 1));
}

#[test]
fn a_move_is_answered_with_its_steps_and_what_the_mover_learns() {
    let mut client = Client::new();
    let number = client.open("ingenious", &json!({"start": 0}));
    let moves = client.send(&json!({"do": "moves", "match": number, "limit": 3}));
    assert_eq!(moves["to_act"], json!([0]));
    assert_eq!(moves["moves"]["0"].as_array().map(Vec::len), Some(3));
    let mv = moves["moves"]["0"][0].as_str().expect("a move").to_owned();
    let answer = client.send(&json!({"do": "play", "match": number, "seat": 0, "move": mv}));
    let steps = answer["steps"].as_array().expect("a list");
    assert_eq!(steps[0], format!("0\t{mv}"));
    assert!(steps[1].as_str().is_some_and(|step| step.starts_with("chance\tdraw ")));
    let drew = answer["events"].as_array().and_then(|events| events.last()).expect("an event");
    assert_eq!((&drew["event"], drew["tiles"].as_array().map(Vec::len)), (&json!("drew"), Some(1)));
}

#[test]
fn a_refused_move_has_its_code_and_rule_and_changes_nothing() {
    let mut client = Client::new();
    let number = client.open("ingenious", &json!({"start": 0}));
    let hash = client.send(&json!({"do": "hash", "match": number}));
    let play =
        |seat: u8, mv: &str| json!({"do": "play", "match": number, "seat": seat, "move": mv});
    let moves = client.send(&json!({"do": "moves", "match": number, "limit": 1}));
    let tile = &moves["moves"]["0"][0].as_str().expect("a move")[..2];
    let (code, rule, _) = client.error(&play(0, &format!("{tile} 0,0 1,0")));
    assert_eq!((code.as_str(), rule), ("move/illegal", json!("IN-2")));
    assert_eq!(client.code(&play(1, "keep")), "move/not-your-turn");
    assert_eq!(client.code(&play(0, "hello")), "move/malformed");
    assert_eq!(client.code(&play(2, "keep")), "request/malformed");
    assert_eq!(
        client.code(&json!({"do": "chance", "match": number, "outcome": "draw RB"})),
        "move/not-your-turn"
    );
    assert_eq!(client.send(&json!({"do": "hash", "match": number})), hash);
}

#[test]
fn in_18_ranks_count_the_teams_that_are_strictly_better() {
    let mut client = Client::new();
    let number = client.open("ingenious", &json!({"mode": "team", "start": 0}));
    let advice = client.send(&json!({"do": "bot", "match": number, "seat": 0, "bot": "greedy"}));
    client.send(&json!({"do": "play", "match": number, "seat": 0, "move": advice["move"]}));
    let scores = client.send(&json!({"do": "score", "match": number, "viewer": "referee"}));
    let ranks: Vec<_> =
        scores["scores"].as_array().expect("a list").iter().map(|it| it["rank"].as_u64()).collect();
    assert_eq!(ranks, [Some(1), Some(2), Some(1), Some(2)]);
}

#[test]
fn other_viewers_see_no_secret_points_nor_hands() {
    let mut client = Client::new();
    client.send(&json!({"do": "load", "log": PIPS}));
    let lines = |client: &mut Client, viewer: &str| {
        let scores = client.send(&json!({"do": "score", "match": 1, "viewer": viewer}));
        scores["scores"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|it| it["lines"].as_array().map(Vec::len))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(&mut client, "referee"), [Some(2), Some(2)]);
    assert_eq!(lines(&mut client, "seat:0"), [Some(2), Some(1)]);
    assert_eq!(lines(&mut client, "spectator"), [Some(1), Some(1)]);
    let state = client.send(&json!({"do": "state", "match": 1, "viewer": "seat:1"}));
    assert_eq!(state["state"]["seats"][0]["hand"], Value::Null);
    assert_eq!(state["state"]["seats"][1]["hand"], json!([3, 3, 4]));
    assert_eq!(
        client.code(&json!({"do": "state", "match": 1, "viewer": "seat:2"})),
        "request/malformed"
    );
    assert_eq!(
        client.code(&json!({"do": "state", "match": 1, "viewer": "everybody"})),
        "request/malformed"
    );
}

#[test]
fn bots_answer_with_a_move_candidates_and_a_reason() {
    let mut client = Client::new();
    client.send(&json!({"do": "load", "log": PIPS}));
    let ask = json!({"do": "bot", "match": 1, "seat": 0, "level": 10});
    let advice = client.send(&ask);
    assert_eq!(advice, client.send(&ask), "the same question, the same answer");
    assert_eq!(advice["candidates"][0]["move"], advice["move"]);
    assert!(advice["candidates"][0]["value"].is_f64() && advice["reason"].is_string(), "{advice}");
    for bot in ["random", "greedy", "level:3", "3"] {
        let advice = client.send(
            &json!({"do": "bot", "match": 1, "seat": 0, "bot": bot, "seed": 5, "playouts": 20}),
        );
        assert!(advice["move"].is_string(), "{advice}");
    }
    assert_eq!(
        client.code(&json!({"do": "bot", "match": 1, "seat": 1, "level": 5})),
        "move/not-your-turn"
    );
    for bad in [
        json!({"level": 0}),
        json!({"level": 11}),
        json!({"bot": "deep"}),
        json!({}),
        json!({"level": 1, "bot": "random"}),
    ] {
        let mut ask = json!({"do": "bot", "match": 1, "seat": 0});
        bad.as_object().expect("fields").iter().for_each(|(name, value)| ask[name] = value.clone());
        assert_eq!(client.code(&ask), "request/malformed");
    }
}

#[test]
fn a_log_goes_out_and_comes_in_again_with_the_same_hash() {
    let mut client = Client::new();
    let number = client.open("green", &json!({"seats": 3}));
    for _ in 0..20 {
        let moves = client.send(&json!({"do": "moves", "match": number}));
        let seat = moves["to_act"][0].as_u64().expect("a seat");
        let mv = &moves["moves"][seat.to_string()][0];
        client.send(&json!({"do": "play", "match": number, "seat": seat, "move": mv}));
    }
    let log = client.send(&json!({"do": "log", "match": number}))["log"].clone();
    let loaded = client.send(&json!({"do": "load", "log": log, "chance": "scripted"}));
    assert_eq!(loaded, json!({"id": null, "match": 2}));
    // With its own seed it draws on where it stopped.
    let loaded = client.send(&json!({"do": "load", "log": log, "chance": "auto", "seed": 7}));
    assert_eq!(loaded, json!({"id": null, "match": 3, "steps": []}));
    let hashes: Vec<Value> =
        (1..=3).map(|number| client.send(&json!({"do": "hash", "match": number}))).collect();
    assert!(hashes[0]["hash"].is_string() && hashes[0] == hashes[1] && hashes[0] == hashes[2]);
    let error = client.error(&json!({"do": "load", "log": log, "chance": "auto", "seed": 8}));
    assert_eq!(error.0, "log/invalid", "another seed than promised");
}

#[test]
fn a_log_that_stops_before_a_draw_is_drawn_on() {
    let mut client = Client::new();
    let log = PIPS.to_owned() + "0\t1@0\n";
    let scripted = client.send(&json!({"do": "load", "log": log}));
    assert_eq!(scripted, json!({"id": null, "match": 1}));
    assert_eq!(client.send(&json!({"do": "moves", "match": 1}))["to_act"], "chance");
    let auto = client.send(&json!({"do": "load", "log": log, "chance": "auto", "seed": 1}));
    assert!(
        auto["steps"][0].as_str().is_some_and(|step| step.starts_with("chance\tdraw ")),
        "{auto}"
    );
}

#[test]
fn a_bad_log_is_refused_with_its_line_and_rule() {
    let mut client = Client::new();
    let load = |log: &str| json!({"do": "load", "log": log});
    let (code, rule, message) = client.error(&load(&(PIPS.to_owned() + "0\t3@0\n")));
    assert_eq!((code.as_str(), rule), ("log/invalid", json!("PI-3")));
    assert!(message.starts_with("line 9: "), "{message}");
    for log in ["", "hello", "clubhouse-log 1\ngame chess\nrules 1\noptions\n"] {
        assert_eq!(client.code(&load(log)), "log/invalid");
    }
}

#[test]
fn a_match_that_is_over_takes_nothing_more() {
    let mut client = Client::new();
    let number = client.open("pips", &json!({"cells": 4}));
    loop {
        let moves = client.send(&json!({"do": "moves", "match": number}));
        let Some(seat) = moves["to_act"][0].as_u64() else {
            assert_eq!(moves, json!({"id": null, "to_act": "over"}));
            break;
        };
        let mv = &moves["moves"][seat.to_string()][0];
        client.send(&json!({"do": "play", "match": number, "seat": seat, "move": mv}));
    }
    assert_eq!(
        client.code(&json!({"do": "play", "match": number, "seat": 0, "move": "1@0"})),
        "match/over"
    );
    assert_eq!(
        client.code(&json!({"do": "bot", "match": number, "seat": 0, "level": 1})),
        "match/over"
    );
    assert_eq!(
        client.send(&json!({"id": "bye", "do": "close", "match": number})),
        json!({"id": "bye"})
    );
    assert_eq!(client.code(&json!({"do": "close", "match": number})), "match/unknown");
    assert_eq!(client.code(&json!({"do": "moves", "match": 99})), "match/unknown");
}

#[test]
fn a_malformed_request_names_the_field() {
    let mut client = Client::new();
    client.open("pips", &json!({}));
    let cases = [
        (json!({}), "do"),
        (json!({"do": 7}), "do"),
        (json!({"do": "dance"}), "do"),
        (json!({"do": "games", "match": 1}), "match"),
        (json!({"do": "new"}), "game"),
        (json!({"do": "new", "game": "chess", "seed": 1}), "game"),
        (json!({"do": "new", "game": "pips", "seed": -1}), "seed"),
        (json!({"do": "new", "game": "pips", "seed": 1.5}), "seed"),
        (json!({"do": "new", "game": "pips", "seed": "abc"}), "seed"),
        (json!({"do": "new", "game": "pips", "seed": 1, "chance": "dice"}), "chance"),
        (json!({"do": "moves"}), "match"),
        (json!({"do": "moves", "match": "1"}), "match"),
        (json!({"do": "moves", "match": -1}), "match"),
        (json!({"do": "moves", "match": 1, "limit": -1}), "limit"),
        (json!({"do": "play", "match": 1, "seat": 0}), "move"),
        (json!({"do": "play", "match": 1, "seat": 5, "move": "x"}), "seat"),
        (json!({"do": "play", "match": 1, "seat": "0", "move": "x"}), "seat"),
        (json!({"do": "play", "match": 1, "seat": 0, "move": 3}), "move"),
        (json!({"do": "chance", "match": 1}), "outcome"),
        (json!({"do": "state", "match": 1}), "viewer"),
        (json!({"do": "score", "match": 1, "viewer": 0}), "viewer"),
        (json!({"do": "bot", "match": 1, "seat": 0, "level": 1, "playouts": 0}), "playouts"),
        (json!({"do": "load"}), "log"),
        (json!({"do": "hash", "match": 1, "colour": 1}), "colour"),
    ];
    for (request, field) in cases {
        let (code, _, message) = client.error(&request);
        assert_eq!(code, "request/malformed", "{request}");
        assert!(message.contains(&format!("`{field}`")), "{request}: {message}");
    }
    for line in
        ["", "   ", "7", "null", "[1]", "{", "{\"id\":1}}", "{\"do\":\"games\",\"do\":\"games\"}"]
    {
        assert_eq!(
            client.send_line(line.as_bytes())["error"]["code"],
            "request/malformed",
            "{line}"
        );
    }
    let deep = format!(
        r#"{{"id":4,"do":"new","game":"pips","options":{}}}"#,
        "[".repeat(500) + &"]".repeat(500)
    );
    let answer = client.send_line(deep.as_bytes());
    assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!(4), &json!("request/malformed")));
    assert!(client.send(&json!({"do": "games"}))["games"].is_array());
}

#[test]
fn what_a_client_can_make_the_engine_keep_is_bounded() {
    let mut client = Client::within(Bounds { line: 200, matches: 2, bytes: 1 << 20 });
    let new = json!({"do": "new", "game": "pips", "seed": 1});
    client.send(&new);
    client.send(&new);
    let (code, _, message) = client.error(&new);
    assert!(code == "limit/reached" && message.contains("close"), "{message}");
    assert_eq!(client.code(&json!({"do": "load", "log": PIPS})), "limit/reached");
    client.send(&json!({"do": "close", "match": 1}));
    assert_eq!(client.send(&new)["match"], 3, "numbers are not used again");
    let long = format!(r#"{{"id":9,"do":"{}"}}"#, "x".repeat(300));
    let answer = client.send_line(long.as_bytes());
    assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!(9), &json!("limit/reached")));
}

#[test]
fn a_heavy_match_takes_the_room_of_many_light_ones() {
    let opened = |game: &str| {
        let mut client = Client::within(Bounds { bytes: 1_000_000, ..Bounds::default() });
        let new = json!({"do": "new", "game": game, "seed": 1});
        (0..200).take_while(|_| client.send(&new)["match"].is_u64()).count()
    };
    let [heavy, light] = ["minigolf", "pips"].map(opened);
    assert!((8..=10).contains(&heavy) && (70..=110).contains(&light), "{heavy} {light}");
}

#[test]
fn a_match_cannot_grow_beyond_the_bound() {
    let mut client = Client::within(Bounds { bytes: 15_000, ..Bounds::default() });
    let number = client.open("pips", &json!({"start": 0}));
    let mut codes = Vec::new();
    for _ in 0..6 {
        let moves = client.send(&json!({"do": "moves", "match": number}));
        let seat = moves["to_act"][0].as_u64().expect("a seat");
        let mv = &moves["moves"][seat.to_string()][0];
        let answer = client.send(&json!({"do": "play", "match": number, "seat": seat, "move": mv}));
        codes.push(answer["error"]["code"].clone());
    }
    assert_eq!(codes[0], Value::Null);
    assert_eq!(codes[5], "limit/reached");
    client.send(&json!({"do": "close", "match": number}));
    client.open("pips", &json!({}));
}

#[test]
fn a_log_with_a_commitment_needs_its_seed() {
    let mut client = Client::new();
    let number = client.open("pips", &json!({"start": 0}));
    let log = client.send(&json!({"do": "log", "match": number}))["log"].clone();
    let is_commitment = |line: &str| line.starts_with("commitment ");
    let line = 1 + log.as_str().expect("a log").lines().position(is_commitment).expect("a line");
    let (code, _, message) = client.error(&json!({"do": "load", "log": log, "chance": "auto"}));
    assert_eq!(code, "log/invalid");
    let wanted = format!("line {line}: the log is committed to a seed, but none is given: ");
    assert!(message.starts_with(&wanted), "{message}");
    let other = json!({"do": "load", "log": log, "chance": "auto", "seed": 99});
    let (_, _, message) = client.error(&other);
    assert_eq!(message, format!("line {line}: the log's commitment is to another seed"));
}
