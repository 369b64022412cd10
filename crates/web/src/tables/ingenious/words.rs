//! What I may do and what happened, in sentences.

use ingenious::Colour;
use serde_json::Value;

use super::hex::Hex;
use super::view::{Mode, Placed, View, colour_in_words, from_name, halves};
use crate::session::Seen;
use crate::t;
use crate::tables::words::signed;

/// What I may do now.
pub(crate) fn prompt(seen: &Seen) -> String {
    let view = View::of(seen);
    let n_first_turns = if view.mode() == Mode::Solo { 1 } else { seen.sitters.len() };
    match view.phase.as_str() {
        "swap" if view.mode() == Mode::Duel => t!("ingenious-prompt-swap-duel"),
        "swap" => t!("ingenious-prompt-swap"),
        _ if view.pending > 0 => t!("ingenious-prompt-bonus", n = view.pending),
        _ if view.first_turns_taken < n_first_turns => t!("ingenious-prompt-first"),
        _ if view.mode() == Mode::Solo => t!("ingenious-prompt-solo"),
        _ => t!("ingenious-prompt"),
    }
}

/// A move that could be made.
pub(crate) fn spoken(mv: &str) -> String {
    if let Some(placed) = Placed::parse(mv).and_then(|it| halves(&it.tile)) {
        return t!("ingenious-say-place", tile = tile_name(placed));
    }
    match mv.split_once(' ') {
        Some(("swap", aside)) => {
            let names: Vec<String> =
                aside.split(',').filter_map(|it| halves(it).map(tile_name)).collect();
            t!("ingenious-say-set-aside", tiles = names.join("; "))
        }
        None if mv == "swap" => t!("ingenious-say-swap"),
        None if mv == "keep" => t!("ingenious-say-keep"),
        _ => mv.to_owned(),
    }
}

/// What happened; nothing for what the board shows anyway.
pub(crate) fn fact(seen: &Seen, event: &Value) -> Option<String> {
    let who = seen.who_in(event);
    let n = |field: &str| event[field].as_i64().unwrap_or(0);
    let colour = || from_name(event["colour"].as_str()?).map(colour_in_words);
    Some(match event["event"].as_str()? {
        "started" => t!("ingenious-began", who = who),
        // That somebody else's rack is full again is no news.
        "drew" => t!("ingenious-drew", who = who, tiles = tiles(&event["tiles"])?),
        "placed" => {
            t!("ingenious-placed", who = who, tile = tile_name(halves(&Placed::of(event)?.tile)?))
        }
        "scored" if n("points") == 0 => return None,
        "scored" => {
            t!("ingenious-scored", who = who, colour = colour()?, points = signed(n("points")))
        }
        "token_taken" if event["from"].is_null() => {
            t!("ingenious-token", who = who, colour = colour()?)
        }
        "token_taken" => t!("ingenious-token-captured", who = who, colour = colour()?),
        "bonus_earned" => t!("ingenious-bonus", who = who, colour = colour()?),
        "bonus_forfeited" => t!("ingenious-forfeited", who = who, n = n("count")),
        // To me it is a question, and asked as one.
        "swap_offered" if seen.me.is_some_and(|me| event["seat"] == me.number()) => return None,
        "swap_offered" => t!("ingenious-may-swap", who = who),
        "swapped" => t!("ingenious-swapped", who = who, tiles = tiles(&event["tiles"])?),
        "kept" => t!("ingenious-kept", who = who),
        "ended" if event["reason"] == "board_full" => t!("ingenious-full"),
        "ended" => t!("ingenious-all-home", who = who),
        _ => return None,
    })
}

/// `red and blue`, `double red`.
pub(super) fn tile_name([one, other]: [Colour; 2]) -> String {
    if one == other {
        t!("ingenious-double", colour = colour_in_words(one))
    } else {
        t!("ingenious-tile", one = colour_in_words(one), other = colour_in_words(other))
    }
}

/// `2,−1`.
pub(super) fn cell_in_words(cell: Hex) -> String {
    cell.to_string().replace('-', "−")
}

/// Which half lies where: `red on 2,−1, blue on 3,−1`.
pub(super) fn placement(placed: &Placed) -> String {
    let half = |(colour, cell): (Colour, Hex)| {
        t!("ingenious-half", colour = colour_in_words(colour), cell = cell_in_words(cell))
    };
    placed.halves().map(|halves| halves.map(half).join(", ")).unwrap_or_default()
}

/// `red, blue`.
pub(super) fn colours(hues: &[Colour]) -> String {
    hues.iter().copied().map(colour_in_words).collect::<Vec<_>>().join(", ")
}

fn tiles(listed: &Value) -> Option<String> {
    let names = listed.as_array()?.iter().filter_map(|tile| halves(tile.as_str()?).map(tile_name));
    Some(names.collect::<Vec<_>>().join("; "))
}
