//! Any bytes as what a client is told: it is no message, or one that is written out again the same.

#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use protocol::{
    DailyInfo, ErrorBody, GameInfo, Made, Me, News, Note, PlayerInfo, Reply, Snapshot, Told,
    Waiting,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fuzz_target!(|data: &[u8]| {
    read::<Told>(data);
    read::<Snapshot>(data);
    read::<News>(data);
    read::<Reply>(data);
    read::<ErrorBody>(data);
    read::<Vec<Waiting>>(data);
    read::<Vec<GameInfo>>(data);
    read::<Made>(data);
    read::<Me>(data);
    read::<PlayerInfo>(data);
    read::<Note>(data);
    read::<DailyInfo>(data);
});

fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(data: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(data) else { return };
    let text = serde_json::to_string(&message).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("what was written can be read"), message);
}
