//! What a referee's state contains is promised to programs, game by game.

use cli::engine::{Bounds, Engine};
use serde_json::{Map, Value, json};
use table::{Games, games};

/// Fields that every referee state of a game has.
fn promised(game: &str) -> &'static [&'static str] {
    match game {
        "ingenious" => &[
            "area",
            "cells",
            "racks",
            "tracks",
            "tokens",
            "pending",
            "phase",
            "first_turns_taken",
            "bag",
        ],
        "minigolf" => &["courses", "racks", "order", "bench", "mr", "mrs", "bag", "phase"],
        "green" => &[
            "hole", "par", "wind", "course", "balls", "rows", "hands", "caddies", "supply",
            "display", "deck", "discards", "progress", "totals", "starter", "golfers", "phase",
        ],
        "pips" => &["phase", "turn", "row", "bag", "seats"],
        _ => panic!("{game}: what does its referee see? Promise it here and in docs/engine.md"),
    }
}

/// What else is promised of them.
fn check(game: &str, state: &Value, n_seats: usize) {
    let has = |value: &Value, names: &[&str]| {
        for name in names {
            assert!(value.get(name).is_some(), "{game}: no `{name}` in {value}");
        }
    };
    let list =
        |name: &str| state[name].as_array().unwrap_or_else(|| panic!("{game}: `{name}`: {state}"));
    has(state, promised(game));
    match game {
        "ingenious" => {
            for cell in list("cells") {
                has(cell, &["q", "r", "colour", "printed"]);
            }
            assert!(list("cells").iter().all(|cell| cell["colour"].is_string()));
            assert_eq!(list("racks").len(), n_seats);
            let tiles =
                list("racks").iter().flat_map(|rack| rack.as_array().expect("a referee sees it"));
            tiles.for_each(|tile| assert_eq!(tile.as_str().map(str::len), Some(2)));
            let mode = state["options"]["mode"].as_str().expect("a mode");
            let n_tracks = match mode {
                "base" => n_seats,
                "team" => 2,
                _ => 1,
            };
            assert_eq!(list("tracks").len(), n_tracks);
            for track in list("tracks") {
                has(track, &["red", "green", "blue", "orange", "yellow", "purple"]);
            }
            assert_eq!(state["tokens"].is_object(), mode == "duel");
            assert!(state["bag"].is_u64() && state["pending"].is_u64());
        }
        "minigolf" => {
            assert_eq!(list("courses").len(), n_seats);
            for course in list("courses") {
                has(course, &["land", "tiles", "collected", "stopped", "promises"]);
                let tiles = course["tiles"].as_array().expect("a list");
                for tile in tiles {
                    has(tile, &["x", "y", "kind", "turn"]);
                }
            }
            assert_eq!(list("racks").len(), 2);
        }
        "green" => {
            for space in list("course") {
                has(space, &["kind", "value", "circles"]);
            }
            for name in ["balls", "rows", "hands", "caddies", "progress", "totals", "golfers"] {
                assert_eq!(list(name).len(), n_seats, "{name}");
            }
            assert_eq!(list("display").len(), 4);
            assert!(list("hands").iter().all(Value::is_array));
            assert!(state["deck"].is_u64() && state["discards"].is_u64());
        }
        _ => {}
    }
}

fn send(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).expect("an answer is JSON")
}

/// Plays a match by bots and looks at every state.
fn play_and_check(game: &str, mode: &str) {
    let mut engine = Engine::new(Games::standard(), Bounds::default());
    let options: Map<String, Value> = tabletop::options::pairs(mode)
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let open = json!({"do": "new", "game": game, "options": options, "seed": 3});
    assert_eq!(send(&mut engine, &open)["match"], 1);
    loop {
        let scores = send(&mut engine, &json!({"do": "score", "match": 1, "viewer": "referee"}));
        let n_seats = scores["scores"].as_array().expect("a list").len();
        let state = send(&mut engine, &json!({"do": "state", "match": 1, "viewer": "referee"}));
        check(game, &state["state"], n_seats);
        let moves = send(&mut engine, &json!({"do": "moves", "match": 1, "limit": 1}));
        let Some(seat) = moves["to_act"][0].as_u64() else { break };
        let bot = send(
            &mut engine,
            &json!({"do": "bot", "match": 1, "seat": seat, "level": 8, "playouts": 8}),
        );
        send(&mut engine, &json!({"do": "play", "match": 1, "seat": seat, "move": bot["move"]}));
    }
}

#[test]
fn a_referee_state_has_what_is_promised_in_every_game_and_mode() {
    for game in games() {
        for mode in game.modes() {
            play_and_check(game.id(), &mode);
        }
    }
}
