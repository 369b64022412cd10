//! docs/protocol.md says what is true.

use protocol::{
    Code, Command, ContentInfo, DailyInfo, ErrorBody, Made, Me, NewAccount, NewGuest, NewMatch,
    News, Note, PlayerInfo, Promised, Reason, Reply, Terms, Told,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::Seed;

use super::house::House;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Reads an example and writes it again: whatever stands in it is understood and kept.
fn read_back<T: DeserializeOwned + Serialize>(text: &str) {
    let shown: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let read: T = serde_json::from_value(shown.clone()).unwrap_or_else(|it| panic!("{it}: {text}"));
    let written = serde_json::to_value(&read).unwrap();
    assert!(is_within(&shown, &written), "{text}\nwas understood as\n{written}");
}

/// Whether everything in one value is in the other; what was left out had a default.
fn is_within(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => part.iter().all(|(name, value)| {
            let is_nothing = value.is_null() || value.as_array().is_some_and(Vec::is_empty);
            whole.get(name).map_or(is_nothing, |whole| is_within(value, whole))
        }),
        (Value::Array(part), Value::Array(whole)) => {
            part.len() == whole.len() && part.iter().zip(whole).all(|(a, b)| is_within(a, b))
        }
        (part, whole) => part == whole,
    }
}

#[test]
fn every_example_is_a_message() {
    let mut n = 0;
    for block in PAGE.split("```json ").skip(1) {
        let (kind, rest) = block.split_once('\n').unwrap();
        let text = rest.split("```").next().unwrap();
        match kind {
            "NewGuest" => read_back::<NewGuest>(text),
            "NewAccount" => read_back::<NewAccount>(text),
            "Me" => read_back::<Me>(text),
            "PlayerInfo" => read_back::<PlayerInfo>(text),
            "NewMatch" => read_back::<NewMatch>(text),
            "Made" => read_back::<Made>(text),
            "Promised" => read_back::<Promised>(text),
            "Note" => read_back::<Note>(text),
            "ContentInfo" => read_back::<ContentInfo>(text),
            "DailyInfo" => read_back::<DailyInfo>(text),
            "Command" => read_back::<Command>(text),
            "Reply" => read_back::<Reply>(text),
            "Told" => read_back::<Told>(text),
            "News" => read_back::<News>(text),
            "ErrorBody" => read_back::<ErrorBody>(text),
            other => panic!("what is a {other}?"),
        }
        n += 1;
    }
    assert!(n > 20, "{n}");
}

#[test]
fn every_code_wish_and_term_is_on_the_page() {
    for code in Code::ALL {
        let line = format!("| `{}` | {} |", code.as_str(), code.status());
        assert!(PAGE.contains(&line), "{line}");
    }
    for reason in Reason::ALL {
        let line = format!("| `{}` | `{}` |", reason.as_str(), reason.code().as_str());
        assert!(PAGE.contains(&line), "{line}");
    }
    let wishes = "join leave move undo ask_back answer_back resign abandon bot back say rematch \
        moves preview hint";
    for wish in wishes.split_whitespace() {
        assert!(PAGE.contains(&format!("\n| `{wish}` |")), "{wish}");
    }
    let Value::Object(terms) = serde_json::to_value(Terms::default()).unwrap() else { panic!() };
    for (name, value) in terms.iter().filter(|(name, _)| *name != "daily") {
        let default = if name == "clock" { "none".into() } else { value.to_string() };
        assert!(PAGE.contains(&format!("\n| `{name}` | {default} |")), "{name}");
    }
}

#[tokio::test]
async fn every_address_is_on_the_page() {
    let house = House::open().await;
    let client = house.stranger();
    let described = client.raw(hyper::Method::GET, "/api/openapi.json", "", &[]).await.unwrap();
    let described: Value = serde_json::from_str(&described.text).unwrap();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "put") {
            let line = format!("`{} {path}", method.to_uppercase());
            assert!(PAGE.contains(&line), "{line}");
        }
    }
    assert!(described["components"]["schemas"]["Snapshot"].is_object());
    house.stop().await;
}

#[test]
fn the_test_vector_is_right() {
    let value = |name: &str| {
        let line = PAGE.lines().find(|line| line.starts_with(&format!("| {name} | `"))).unwrap();
        line.split('`').nth(1).unwrap()
    };
    let secret: Seed = value("secret").parse().unwrap();
    assert_eq!(secret.commitment().to_string(), value("commitment"));
    let id = uuid::Uuid::try_parse(value("id")).unwrap();
    assert!(PAGE.contains("| entropy | `0102`, nothing, `68656c6c6f` |"));
    let seed = secret.for_match(id.as_bytes(), &[&[1, 2], &[], b"hello"]);
    assert_eq!(seed.reveal().to_string(), value("seed"));
}
