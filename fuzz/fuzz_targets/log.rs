//! Any text as the steps of a log: it is refused, or written out again it leads to the same state.

#![no_main]

use libfuzzer_sys::fuzz_target;
use table::{Dealer, games, load};

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let game = games()[usize::from(first) % games().len()];
    // The first line goes on with the options.
    let header =
        format!("clubhouse-log 1\ngame {}\nrules {}\noptions ", game.id(), game.rules_version());
    for log in [text.to_owned(), header + text] {
        let Ok(table) = load(&log, Dealer::Scripted) else { continue };
        let again = load(&table.log().expect("a log"), Dealer::Scripted).expect("what was written can be read");
        assert_eq!(again.hash(), table.hash());
    }
});
