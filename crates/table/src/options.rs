//! Options as JSON, for whoever speaks JSON.

use serde_json::Value;
use tabletop::{OptionProblem, OptionsError};

/// Names and values of a JSON object: texts, numbers and flags as they are, lists joined by commas.
pub fn pairs_from_json(options: &Value) -> Result<Vec<(String, String)>, OptionsError> {
    let Value::Object(map) = options else {
        return Err(OptionsError(vec![OptionProblem::new(
            "options",
            "must be an object of names and values",
        )]));
    };
    let (mut pairs, mut problems) = (Vec::new(), Vec::new());
    for (name, value) in map {
        match word(value) {
            Some(value) => pairs.push((name.clone(), value)),
            None => problems.push(OptionProblem::new(
                name,
                "must be a text, a number, true, false, or a list of these",
            )),
        }
    }
    if problems.is_empty() { Ok(pairs) } else { Err(OptionsError(problems)) }
}

fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        Value::Array(items) => {
            let words: Option<Vec<String>> = items.iter().map(scalar).collect();
            words.map(|words| words.join(","))
        }
        Value::Null | Value::Object(_) => None,
    }
}

fn scalar(value: &Value) -> Option<String> {
    if value.is_array() { None } else { word(value) }
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
    fn every_value_that_is_no_option_is_named() {
        let error =
            pairs_from_json(&json!({"seats": null, "start": 1, "mode": {"a": 1}, "x": [[1]]}))
                .unwrap_err();
        let names: Vec<&str> = error.0.iter().map(|problem| problem.name.as_str()).collect();
        assert_eq!(names, ["mode", "seats", "x"]);
        assert!(pairs_from_json(&json!([1])).is_err());
    }
}
