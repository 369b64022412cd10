//! A move that could be made, in words.

use minigolf::{Fate, Move};

use super::printed::kind_of;
use super::{facts, names};
use crate::session::Seen;
use crate::t;
use crate::tables::words;

/// What a move would do, in a sentence.
pub(super) fn spoken(seen: &Seen, mv: &str) -> String {
    let tile = |slot: u8| {
        let kind = kind_of(&seen.view["racks"][0][usize::from(slot)]);
        kind.map_or_else(|| t!("minigolf-some-tile"), names::tile)
    };
    match mv.parse() {
        Ok(Move::Land(id)) => t!("minigolf-say-land", land = facts::land(&id.to_string())),
        Ok(Move::Promise(promises)) if promises.iter().next().is_none() => {
            t!("minigolf-say-promise-nothing")
        }
        Ok(Move::Promise(promises)) => {
            let names: Vec<String> =
                promises.iter().map(|it| words::category("minigolf", it.name())).collect();
            t!("minigolf-say-promise", what = names.join(", "))
        }
        Ok(Move::Build { slot, cell, turn, other }) => {
            let place = facts::place(&cell.to_string());
            let built = t!("minigolf-say-build", tile = tile(slot), cell = place, turns = turn);
            other.map_or(built.clone(), |fate| format!("{built} {}", fate_of_other(fate)))
        }
        Ok(Move::Pass(_)) => t!("minigolf-say-pass"),
        Ok(Move::Collect(slot)) => t!("minigolf-say-collect", tile = tile(slot)),
        Ok(Move::Stop) => t!("minigolf-say-stop"),
        Ok(Move::Return(slots)) => t!("minigolf-say-return", n = slots.iter().count()),
        Ok(Move::Number(_)) => t!("minigolf-say-number"),
        Err(_) => mv.to_owned(),
    }
}

fn fate_of_other(fate: Fate) -> String {
    match fate {
        Fate::Back => t!("minigolf-say-other-back"),
        Fate::Away => t!("minigolf-say-other-away"),
    }
}
