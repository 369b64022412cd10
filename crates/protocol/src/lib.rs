//! What clients and server say to each other.
//!
//! Everything is JSON. A request over HTTP is answered with the type that stands beside it in `docs/protocol.md`, or with
//! an [`ErrorBody`]. Over the socket of a match a client sends [`Command`]s and hears [`Told`].
//! The same commands can be sent over HTTP.
//!
//! A match has a *number*: how many entries its journal has. A client that comes back names the number it has seen,
//! and is told what has happened since; nothing twice, nothing left out.
//! A [`Seat`] that was read is one that some table has, not necessarily the table of this match: whoever looks something
//! up by it asks whether it is there.
//! Unknown fields are ignored by both sides, so that either may be newer; [`VERSION`] is raised when that is not enough.

mod agreed;
mod command;
mod error;
pub mod line;
mod player;
mod told;

pub use agreed::{Clock, Made, NewMatch, Promised, SeatPlan, Terms};
pub use command::{Command, Do};
pub use error::{Code, ErrorBody, Problem, Reason};
pub use player::{Me, NewAccount, NewGuest, Note, Password, PlayerInfo, RatingInfo};
/// A seat is a number in messages; one that no table has makes a message unreadable.
pub use tabletop::{Seat, hex};
pub use told::{
    ClockInfo, ContentInfo, DailyInfo, DailyLine, Ended, GameInfo, HintInfo, How, Joined,
    MatchInfo, News, Outcome, Reply, SeatInfo, Sitter, Snapshot, Speaker, Told, Turn, Update,
    Waiting,
};

/// The version of these messages.
pub const VERSION: u32 = 1;

#[cfg(test)]
mod tests {
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    use super::*;

    /// Reads the message with each seat that some table has in the place of `#`, and writes it as it was;
    /// with any other number or thing in this place it is refused.
    fn check<T: DeserializeOwned + Serialize>(message: &str) {
        for seat in ["0", "1", "4"] {
            let text = message.replace('#', seat);
            let read: T = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
        for seat in ["5", "99", "255", "256", "-1", "1.5", "1e9", "\"0\"", "[]", "true"] {
            let text = message.replace('#', seat);
            assert!(serde_json::from_str::<T>(&text).is_err(), "{text}");
        }
    }

    /// The same, told over the socket of a match.
    fn check_news(news: &str) {
        let turn = r#"{"step":7,"to_act":[]}"#;
        check::<Told>(&format!(
            r#"{{"told":"update","since":1,"number":2,"news":[{news}],"turn":{turn}}}"#
        ));
    }

    #[test]
    fn a_seat_that_no_table_has_is_no_command() {
        let id = "0".repeat(32);
        for wish in [r#""do":"join","seat":#,"entropy":null"#, r#""do":"bot","seat":#,"level":5"#] {
            let message = format!(r#"{{"id":"{id}",{wish}}}"#);
            check::<Command>(&message);
            let other = message.replace('#', "99");
            let error = serde_json::from_str::<Command>(&other).unwrap_err().to_string();
            assert!(error.starts_with("no table has a seat 99 at line 1 column"), "{error}");
        }
    }

    #[test]
    fn a_seat_that_no_table_has_is_told_to_nobody() {
        check::<Made>(r#"{"match":"1","seat":#,"commitment":""}"#);
        check::<Told>(r#"{"told":"reply","id":"1","joined":{"seat":#,"number":3}}"#);
        check::<SeatInfo>(r#"{"seat":#,"sitter":"free","bot":null,"away":false}"#);
        check::<Turn>(r#"{"step":7,"to_act":[0,#]}"#);
        check_news(r#"{"news":"seat","seat":#,"sitter":"bot","bot":3,"away":false}"#);
        check_news(r#"{"news":"asked","seat":#,"to":3}"#);
        check_news(r#"{"news":"said","by":{"seat":#,"name":"Ada"},"text":"hello","at":5}"#);
        check_news(r#"{"news":"would_abandon","seat":#}"#);
    }

    #[test]
    fn a_snapshot_with_a_seat_that_no_table_has_is_refused() {
        let terms = serde_json::to_string(&Terms::default()).unwrap();
        let info = format!(
            r#"{{"id":"1","game":"pips","rules_version":1,"options":"","terms":{terms},"seats":[],"commitment":"","begun":true,"ended":null,"rematch":null,"made":0}}"#
        );
        check::<Waiting>(&format!(r#"{{"match":{info},"seat":#,"my_turn":true}}"#));
        let begin = |viewer: &str| {
            format!(
                r#"{{"told":"snapshot","version":1,"match":{info},"viewer":"{viewer}","number":1,"turn":{{"step":0,"to_act":[]}},"view":null,"standings":null,"steps":[],"said":[]"#
            )
        };
        check::<Told>(&format!(r#"{},"asked":null}}"#, begin("seat:#")));
        let spectator = begin("spectator");
        check::<Told>(&format!(r#"{spectator},"asked":[#,3]}}"#));
        check::<Told>(&format!(r#"{spectator},"asked":null,"would_abandon":[#]}}"#));
    }
}
