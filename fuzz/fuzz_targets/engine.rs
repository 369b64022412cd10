//! Any lines to an engine with a match of every game open: one answer each, and it goes on.

#![no_main]

use cli::engine::{Bounds, Engine};
use libfuzzer_sys::fuzz_target;
use table::{Games, games};

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(Games::standard(), Bounds::default());
    for game in games() {
        let new = format!(r#"{{"do":"new","game":"{}","seed":1}}"#, game.id());
        assert!(engine.answer(new.as_bytes()).contains("\"match\""));
    }
    for line in data.split(|&byte| byte == b'\n') {
        let answer = engine.answer(line);
        assert!(!answer.contains(['\n', '\r']), "an answer is one line: {answer}");
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer.get("id").is_some());
    }
    assert!(engine.answer(br#"{"do":"games"}"#).contains("\"ingenious\""));
});
