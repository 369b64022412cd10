//! Views as they come over a wire: read, and judged before anybody imagines anything behind them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tabletop::{Game, GameRng, Seed, Viewer};

use super::{View, determinize};
use crate::options::PipsOptions;
use crate::rules::Pips;
use crate::stones::{Stones, VALUES};

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: &PipsOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let view = View::deserialize(deserializer)?;
    judge(options, &view).map_err(D::Error::custom)?;
    Ok(view)
}

/// Whether some position of such a match looks like this to its viewer.
fn judge(options: &PipsOptions, view: &View) -> Result<(), String> {
    check_counts(options, view)?;
    let imagined = determinize(view, &mut GameRng::from_seed(&Seed::from(0)));
    let game = Pips::from_setup(&imagined.to_setup()).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    })?;
    if game.view(view.viewer) == *view {
        Ok(())
    } else {
        Err(format!("this is not how {} sees it", view.viewer))
    }
}

/// Whether hands can be imagined at all: all that [`determinize`] takes for granted.
fn check_counts(options: &PipsOptions, view: &View) -> Result<(), String> {
    let n = options.n_seats;
    let is_stranger = matches!(view.viewer, Viewer::Seat(seat) if seat.number() >= n);
    if view.seats.n_seats() != n || is_stranger {
        return Err(format!("seats: not one for each of {n} seats"));
    }
    if view.row.len() != usize::from(options.n_cells) {
        return Err(format!("row: not {} cells", options.n_cells));
    }
    let mut unseen = Stones::ALL;
    let known = view.seats.values().filter_map(|seat| seat.hand.as_ref()).flatten();
    for &stone in known.chain(view.row.iter().flatten()) {
        if !VALUES.contains(&stone) || unseen.count(stone) == 0 {
            return Err(format!("stones: there are not that many of {stone}"));
        }
        unseen.remove(stone);
    }
    let hidden = view.seats.values().filter(|seat| seat.hand.is_none());
    let n_hidden: u32 = hidden.map(|seat| u32::from(seat.hand_size)).sum();
    if n_hidden > u32::from(unseen.len()) {
        return Err(format!("hand_size: {n_hidden} stones are more than are left"));
    }
    Ok(())
}
