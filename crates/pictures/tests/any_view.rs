//! Views come over wires: whatever they hold, they are drawn or refused, and nothing panics.

use pictures::{Library, Marks, Position};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

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
    [
        (
            "pips",
            json!({"turn": 0, "row": [1, null], "bag": 3,
            "seats": [{"hand": [1], "hand_size": 1, "favourite": null, "neighbours": 0}]}),
        ),
        (
            "ingenious",
            json!({"area": 5, "cells": [{"q": 0, "r": -5, "colour": "red", "printed": true}],
            "tracks": [{"red": 1}, {"red": 2}], "racks": [["RB"], null], "rack_sizes": [1, 6], "turn": 0,
            "phase": "place", "pending": 0, "bag": 80, "options": {"mode": "base"}}),
        ),
        (
            "green",
            json!({"hole": 1, "par": 3, "wind": 4, "course": [{"kind": "lake", "value": 0, "circles": 0}],
            "balls": [0, "rough"], "rows": [[["chipper"]], []], "hands": [["chipper"], null], "hand_sizes": [1, 2],
            "caddies": [4, 4], "supply": 12, "display": ["chipper", null], "progress": [null, null],
            "totals": [0, 0], "turn": 0, "phase": "turn", "deck": 20}),
        ),
        (
            "minigolf",
            json!({"content": "standard", "forgiving": false, "mr": "short", "mrs": "lazy",
            "courses": [{"land": "L1", "tiles": [{"x": 2, "y": 0, "kind": 3, "turn": 1}], "collected": 0,
                "stopped": false, "promises": ["fun"], "n_promises": 1, "numbers": null}],
            "racks": [[1, null], [2]], "order": {"to_act": [0], "places": [0, null]}, "bench": [], "bag": 200,
            "phase": "turn"}),
        ),
    ]
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

fn survives(game: &str, view: &Value) {
    if let Ok(position) = Position::read(game, view, &Library::standard()) {
        position.sketch().to_coloured();
        position.svg();
        position.board(&Marks::default());
        position.pieces(1);
        position.state();
    }
}

#[test]
fn the_small_views_themselves_are_drawn() {
    for (game, view) in views() {
        Position::read(game, &view, &Library::standard()).unwrap_or_else(|error| panic!("{error}"));
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
        assert!(Position::read(game, &view, &Library::standard()).is_err(), "{game}");
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
