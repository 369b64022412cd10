//! Options as JSON, for whoever speaks JSON.

use serde_json::Value;
use tabletop::{OptionProblem, OptionsError};

/// Names and values of a JSON object: texts, numbers and flags as they are, lists joined by commas.
/// Whatever else stands there becomes its own JSON text, which no option takes: so all problems come out together.
pub fn pairs_from_json(options: &Value) -> Result<Vec<(String, String)>, OptionsError> {
    match options {
        Value::Object(map) => {
            Ok(map.iter().map(|(name, value)| (name.clone(), word(value))).collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            let problem = OptionProblem::new("options", "must be an object of names and values");
            Err(OptionsError(vec![problem]))
        }
    }
}

fn word(value: &Value) -> String {
    let list =
        value.as_array().and_then(|items| items.iter().map(item).collect::<Option<Vec<_>>>());
    match value {
        Value::String(text) => text.clone(),
        Value::Array(_) => list.map_or_else(|| value.to_string(), |items| items.join(",")),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// An item of a list; one with a comma in it would be two.
fn item(value: &Value) -> Option<String> {
    let is_plain = matches!(value, Value::String(_) | Value::Number(_) | Value::Bool(_));
    is_plain.then(|| word(value)).filter(|word| !word.contains(','))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_values_become_words() {
        let pairs = pairs_from_json(
            &json!({"mode": "duel", "seats": 2, "open": true, "golfers": ["a", "b"]}),
        )
        .unwrap();
        let text: Vec<String> =
            pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        assert_eq!(text, ["golfers=a,b", "mode=duel", "open=true", "seats=2"]);
    }

    #[test]
    fn values_of_no_kind_are_reported_together_with_all_other_problems() {
        let options =
            json!({"seats": null, "cells": 99, "start": {"a": 1}, "colour": [["x"], "a,b"]});
        let pairs = pairs_from_json(&options).unwrap();
        let pairs: Vec<_> =
            pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let error = crate::find("pips").unwrap().open(&pairs, crate::Dealer::Scripted).unwrap_err();
        let names: Vec<&str> = error.0.iter().map(|problem| problem.name.as_str()).collect();
        assert_eq!(names, ["colour", "seats", "cells", "start"]);
        assert!(pairs_from_json(&json!([1])).is_err());
    }
}
