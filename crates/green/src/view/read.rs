//! Views as they come over a wire: read, and judged before anybody imagines anything behind them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::Deserializer;
use serde::de::Error;
use tabletop::{Game, GameRng, Seed, Viewer};

use super::{View, Written, determinize};
use crate::clubs::Clubs;
use crate::course::MOST_CARDS;
use crate::options::GreenOptions;
use crate::rules::{Green, Variant};

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: &GreenOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let mut view = Written::deserialize(deserializer)?;
    if view.content_name != options.content.name() {
        return Err(D::Error::custom("content: another match was agreed"));
    }
    view.content = Arc::clone(&options.content);
    judge(options, &view).map_err(D::Error::custom)?;
    Ok(view)
}

/// Whether some position of such a match looks like this to its viewer.
fn judge(options: &GreenOptions, view: &View) -> Result<(), String> {
    let GreenOptions { pro_golfers, jump_over, open_hands, .. } = *options;
    if view.variant != (Variant { pro_golfers, jump_over, open_hands }) {
        return Err("pro_golfers, jump_over, open_hands: another match was agreed".into());
    }
    check_counts(options, view)?;
    let imagined = determinize(view, &mut GameRng::from_seed(&Seed::from(0)));
    let game = Green::from_setup(&imagined.to_setup()).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    })?;
    let shown = game.view(view.viewer);
    let differs = [
        ("course", shown.course != view.course),
        ("rows", shown.rows != view.rows),
        ("hands", shown.hands != view.hands || shown.hand_sizes != view.hand_sizes),
        ("supply", shown.supply != view.supply),
        ("deck", shown.deck != view.deck || shown.discards != view.discards),
        ("totals", shown.totals != view.totals || shown.holes != view.holes),
        ("view", shown != *view),
    ];
    match differs.iter().find(|(_, differs)| *differs) {
        Some((place, _)) => Err(format!("{place}: this is not how {} sees it", view.viewer)),
        None => Ok(()),
    }
}

/// Whether hands can be imagined at all: all that [`determinize`] takes for granted.
fn check_counts(options: &GreenOptions, view: &View) -> Result<(), String> {
    let n = options.n_seats;
    let lengths = [
        view.balls.n_seats(),
        view.rows.n_seats(),
        view.hands.n_seats(),
        view.hand_sizes.n_seats(),
        view.caddies.n_seats(),
        view.progress.n_seats(),
        view.totals.n_seats(),
        view.holes.n_seats(),
        view.golfers.n_seats(),
        view.has_played.n_seats(),
        view.turns.n_seats(),
    ];
    let is_stranger = matches!(view.viewer, Viewer::Seat(seat) if seat.number() >= n);
    if lengths != [n; 11] || is_stranger {
        return Err(format!("seats: not one for each of {n} seats"));
    }
    if view.cards.len() > MOST_CARDS {
        return Err(format!("cards: {} are too many", view.cards.len()));
    }
    let mut unseen = Clubs::ALL;
    let in_rows = view.rows.values().flatten().flatten();
    let in_hands = view.hands.values().flatten().flatten();
    let seen = in_rows.chain(in_hands).chain(view.display.iter().flatten());
    for &club in seen.chain(&view.discard_pile) {
        if !options.content.lanes().take(&mut unseen, club) {
            return Err(format!("clubs: the box does not hold that many of {club}"));
        }
    }
    let sizes = view.hands.iter().filter(|(_, hand)| hand.is_none());
    let n_hidden: u32 = sizes.map(|(seat, _)| u32::from(view.hand_sizes[seat])).sum();
    if n_hidden > u32::from(unseen.len()) {
        return Err(format!("hand_sizes: {n_hidden} clubs are more than are left"));
    }
    Ok(())
}
