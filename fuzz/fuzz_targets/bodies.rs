//! Any bytes as the body of a request: it is no message, or one that is written out again the same;
//! and a match that is asked for is made, or refused with a code.

#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use protocol::{Command, NewAccount, NewGuest, NewMatch, Note};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::room::Room;
use store::{MatchId, Millis};
use table::Games;
use uuid::Uuid;

fuzz_target!(|data: &[u8]| {
    let _: Option<Command> = read(data);
    let _: Option<NewGuest> = read(data);
    let _: Option<Note> = read(data);
    drop(serde_json::from_slice::<NewAccount>(data));
    if let Some(new) = read::<NewMatch>(data) {
        let id = MatchId(Uuid::from_u128(1));
        let at = Millis(1_000_000);
        match Room::found(&Games::standard(), &fuzz::who(0), &new, id, [7; 32], at) {
            Ok((room, entries)) => assert_eq!(room.number(), entries.len() as u64),
            Err(problem) => fuzz::check(&problem),
        }
    }
});

fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let message: T = serde_json::from_slice(data).ok()?;
    let text = serde_json::to_string(&message).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("what was written can be read"), message);
    Some(message)
}
