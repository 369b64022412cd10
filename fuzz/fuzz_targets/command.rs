//! Any lines as commands of players in a match of any game: each is obeyed or refused with a code, and the match goes on.

#![no_main]

use fuzz::House;
use libfuzzer_sys::fuzz_target;
use protocol::{Command, Do};

fuzz_target!(|data: &[u8]| {
    let Some((&[game, mode], rest)) = data.split_first_chunk() else { return };
    let mut house = House::open(game, mode);
    for (n, line) in (0u8..16).zip(rest.split(|&byte| byte == b'\n')) {
        let Ok(command) = serde_json::from_slice::<Command>(line) else { continue };
        let text = serde_json::to_string(&command).expect("plain data");
        assert_eq!(serde_json::from_str::<Command>(&text).expect("read back"), command);
        let _ = command.id.parse::<store::EntryId>();
        if let Do::Preview { mv } | Do::Move { mv, .. } = &command.wish {
            house.ask(n % 5, mv);
        }
        drop(house.wish(n % 5, &command.wish));
    }
    house.check_goes_on();
    house.check_reload();
});
