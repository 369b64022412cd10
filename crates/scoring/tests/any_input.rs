//! Whatever a file holds, it is scored or refused with reasons; nothing panics.

use proptest::prelude::*;
use scoring::{Contents, GAMES, example, score};
use serde_json::{Map, Value, json};

/// Scores it; a refusal has at least one reason, and a report is plain JSON.
fn survives(text: &str) {
    match score(text, &Contents::standard()) {
        Ok(report) => {
            serde_json::to_string(&report).expect("plain data");
        }
        Err(problems) => {
            assert!(!problems.is_empty(), "refused without a reason: {text}");
            assert!(problems.iter().all(|it| it.to_string().contains(": ")));
        }
    }
}

/// Words that mean something somewhere in a file.
const WORDS: &str = "game minigolf ingenious green mode solo team duel version family advanced mr mrs short lazy \
    players name land L1 map GG# ### points tiles x y kind turn shape tee corner par numbers auto \
    2,0 promises fun tracks red holes shots retired hand chipper caddies passes collected finished \
    options forgiving";

fn word() -> impl Strategy<Value = String> {
    let words: Vec<String> = WORDS.split(' ').map(str::to_owned).collect();
    prop_oneof![9 => prop::sample::select(words), 1 => any::<String>()]
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..20).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 80, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((word(), inner), 0..8)
                .prop_map(|fields| Value::from(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// All values inside a value, by their JSON pointers.
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

fn mutate(file: &mut Value, at: prop::sample::Index, change: &Change) {
    let mut all = Vec::new();
    pointers(file, "", &mut all);
    let pointer = at.get(&all).clone();
    let Some(place) = file.pointer_mut(&pointer) else { return };
    match change {
        Change::Put(value) => *place = value.clone(),
        Change::Number(number) => *place = json!(number),
        Change::Drop => {
            let (parent, name) = pointer.rsplit_once('/').unwrap_or(("", ""));
            match file.pointer_mut(parent) {
                Some(Value::Object(fields)) => {
                    fields.remove(name);
                }
                Some(Value::Array(items)) => {
                    if let Ok(i) = name.parse::<usize>() {
                        items.remove(i);
                    }
                }
                _ => {}
            }
        }
        Change::Twice => {
            if let Value::Array(items) = place
                && let Some(first) = items.first().cloned()
            {
                items.push(first);
            }
        }
    }
}

#[derive(Clone, Debug)]
enum Change {
    Put(Value),
    Number(i64),
    Drop,
    Twice,
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        value().prop_map(Change::Put),
        (-2i64..12).prop_map(Change::Number),
        Just(Change::Drop),
        Just(Change::Twice),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text(text in any::<String>()) {
        survives(&text);
    }

    #[test]
    fn any_json_of_any_game(game in prop::sample::select(&GAMES[..]), value in value()) {
        survives(&value.to_string());
        if let Value::Object(mut fields) = value {
            fields.insert("game".into(), game.into());
            survives(&Value::from(fields).to_string());
        }
    }

    #[test]
    fn examples_with_some_changes(
        game in prop::sample::select(&GAMES[..]),
        changes in prop::collection::vec((any::<prop::sample::Index>(), change()), 1..4),
    ) {
        let mut file: Value = serde_json::from_str(example(game).expect("there is one")).expect("JSON");
        for (at, change) in &changes {
            mutate(&mut file, *at, change);
        }
        survives(&file.to_string());
    }

    #[test]
    fn examples_with_a_piece_cut_out(game in prop::sample::select(&GAMES[..]), from in any::<prop::sample::Index>(), n in 1usize..40) {
        let text = example(game).expect("there is one");
        let from = from.index(text.len());
        let cut: String = text.chars().enumerate().filter(|(i, _)| !(from..from + n).contains(i)).map(|(_, c)| c).collect();
        survives(&cut);
    }
}
