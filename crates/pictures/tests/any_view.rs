//! Views come over wires: whatever they hold, they are drawn or refused, and nothing panics.

use green::Green;
use minigolf::Minigolf;
use pictures::{Marks, Position};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use tabletop::{Game, Options as _, Seat, Viewer};
use texts::Language;

use super::positions::view;

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..30).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop::sample::select(vec![
            "red", "L1", "standard", "rough", "short", "lazy", "fun", "2,0", "ü", ""
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec(("[a-z]{1,4}", inner), 0..4)
                .prop_map(|fields| Value::from(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// A small view of each game.
fn views() -> [(&'static str, Value); 4] {
    let board = ingenious::Board::new(5);
    let symbols = serde_json::to_value(board.symbols().collect::<Vec<_>>()).expect("plain data");
    let markers = json!({"red": 1, "green": 2, "blue": 0, "orange": 0, "yellow": 3, "purple": 18});
    [
        (
            "pips",
            json!({"viewer": "seat:0", "phase": "place", "turn": 0, "row": [1, null], "bag": 3,
            "seats": [{"hand": [1], "hand_size": 1, "has_favourite": true, "favourite": null, "neighbours": 0}]}),
        ),
        (
            "ingenious",
            json!({"viewer": "seat:0", "phase": "place", "turn": 0, "pending": 0, "first_turns_taken": 2,
            "options": {"mode": "base", "seats": 2, "start": 0, "classic_first_turn": false, "open_talk": false},
            "area": 5, "tiles": [], "cells": symbols,
            "tracks": [markers, markers], "tokens": null, "racks": [["RB"], null], "rack_sizes": [1, 6],
            "clues": [null, null], "bag": 80, "unseen": {"RB": 2}, "aside": [], "returned": []}),
        ),
        ("green", seen::<Green>(GREEN, 30)),
        ("minigolf", seen::<Minigolf>(MINIGOLF, 7)),
    ]
}

const GREEN: &str = "seats=2";
const MINIGOLF: &str = "seats=2 mr=short mrs=lazy";

/// A game that leaves options out of its views judges them as it reads them, so a view must be of a match.
fn seen<G: Game>(options: &str, n_steps: u64) -> Value {
    let view = view::<G>(options, n_steps, Viewer::Seat(Seat::new(0)));
    serde_json::to_value(view).expect("plain data")
}

fn pointers(value: &Value, prefix: &str, out: &mut Vec<String>) {
    out.push(prefix.to_owned());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(i, it)| pointers(it, &format!("{prefix}/{i}"), out));
        }
        Value::Object(fields) => {
            for (name, it) in fields {
                pointers(it, &format!("{prefix}/{name}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn read(game: &str, view: &Value) -> Option<Position> {
    match game {
        "ingenious" => serde_json::from_value::<ingenious::View>(view.clone()).ok().and_then(drawn),
        "green" => judged::<Green>(GREEN, view).and_then(drawn),
        "pips" => serde_json::from_value::<pips::View>(view.clone()).ok().and_then(drawn),
        "minigolf" => judged::<Minigolf>(MINIGOLF, view).and_then(drawn),
        other => panic!("{other} has no small view"),
    }
}

fn judged<G: Game>(options: &str, view: &Value) -> Option<G::View> {
    G::read_view(&G::Options::from_text(options).expect("options"), view).ok()
}

fn drawn<V: Send + Sync + 'static>(view: V) -> Option<Position> {
    Position::of(Box::new(view), Language::ENGLISH).ok()
}

fn survives(game: &str, view: &Value) {
    if let Some(position) = read(game, view) {
        position.sketch().to_coloured();
        position.svg();
        position.board(&Marks::default());
        position.pieces(Seat::new(1));
        position.state();
    }
}

#[test]
fn the_small_views_themselves_are_drawn() {
    for (game, view) in views() {
        assert!(read(game, &view).is_some(), "{game}");
        survives(game, &view);
    }
}

#[test]
fn a_hand_larger_than_any_box_is_refused_before_it_is_drawn() {
    let [(_, mut pips), (_, mut ingenious), (_, mut green), _] = views();
    pips["seats"][0]["hand"] = Value::Null;
    pips["seats"][0]["hand_size"] = json!(u64::MAX);
    ingenious["rack_sizes"][1] = json!(i64::MAX);
    green["hand_sizes"][1] = json!(300);
    for (game, view) in [("pips", pips), ("ingenious", ingenious), ("green", green)] {
        assert!(read(game, &view).is_none(), "{game}");
    }
}

proptest! {
    #[test]
    fn views_with_some_changes(
        which in 0..4usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), value()), 1..4),
    ) {
        let (game, mut view) = views()[which].clone();
        for (at, value) in changes {
            let mut all = Vec::new();
            pointers(&view, "", &mut all);
            if let Some(place) = view.pointer_mut(at.get(all.as_slice()).as_str()) {
                *place = value;
            }
        }
        survives(game, &view);
    }
}
