//! Views as they come over a wire: read, and judged before anybody imagines anything behind them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tabletop::{Game, GameRng, Seat, Seed, Viewer};

use super::{View, imagine_racks};
use crate::options::IngeniousOptions;
use crate::rules::{Ingenious, RackClue};
use crate::setup::Setup;
use crate::tiles::{RACK, Tile};

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: IngeniousOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let view = View::deserialize(deserializer)?;
    judge(&view, options).map_err(D::Error::custom)?;
    Ok(view)
}

/// Whether some position of such a match looks like this to its viewer.
fn judge(view: &View, options: IngeniousOptions) -> Result<(), String> {
    if view.options != options {
        return Err("options: another match was agreed".into());
    }
    if view.board.radius() != options.area() {
        return Err("cells: these are of another board".into());
    }
    check_counts(view)?;
    let shown = position(view)?.view(view.viewer);
    let differs = [
        ("tokens", shown.tokens != view.tokens),
        ("turn", shown.turn != view.turn),
        ("racks", shown.racks != view.racks),
        ("unseen", shown.unseen != view.unseen),
        ("view", shown != *view),
    ];
    match differs.iter().find(|(_, differs)| *differs) {
        Some((place, _)) => Err(format!("{place}: this is not how {} sees it", view.viewer)),
        None => Ok(()),
    }
}

/// A position behind the view: whatever is wrong with it is wrong with the view.
fn position(view: &View) -> Result<Ingenious, String> {
    let n = usize::from(view.options.n_seats);
    let (racks, _) = imagine_racks(view, &mut GameRng::from_seed(&Seed::from(0)));
    // Imagination may let go of clues about hidden racks, so only those that it kept are judged by them.
    let is_kept = |seat: Seat, clue: &RackClue| {
        view.racks[seat].is_some() || clue.allows(racks[seat.index()])
    };
    let setup = Setup {
        options: view.options,
        phase: view.phase,
        turn: view.turn.unwrap_or(Seat::new(0)),
        pending: view.pending,
        first_turns_taken: view.first_turns_taken,
        tiles: view.board.tiles().collect(),
        symbols: Vec::new(),
        racks: racks[..n].iter().map(|rack| rack.iter().collect()).collect(),
        tracks: view.tracks.to_vec(),
        tokens: view.tokens.unwrap_or_default(),
        aside: view.aside.iter().collect(),
        returned: view.returned.iter().collect(),
        clues: view.clues.iter().map(|(seat, clue)| clue.filter(|it| is_kept(seat, it))).collect(),
        bag: None,
    };
    let mut game = Ingenious::from_setup(&setup).map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    })?;
    view.clues.iter().for_each(|(seat, clue)| game.clues[seat.index()] = *clue);
    Ok(game)
}

/// Whether racks can be imagined at all: all that [`imagine_racks`] takes for granted.
fn check_counts(view: &View) -> Result<(), String> {
    let n = view.options.n_seats;
    let is_one_each = [view.racks.n_seats(), view.rack_sizes.n_seats(), view.clues.n_seats()];
    if is_one_each != [n; 3] {
        return Err(format!("racks: not one for each of {n} seats"));
    }
    for seat in [view.turn, seat_of(view.viewer)].into_iter().flatten() {
        if seat.number() >= n {
            return Err(format!("turn: there is no seat {seat}"));
        }
    }
    let is_in_pool = |tile: Tile| view.returned.count(tile) <= view.unseen.count(tile);
    if !view.returned.kinds().all(is_in_pool) {
        return Err("returned: not in the bag".into());
    }
    let mut n_hidden = 0;
    for (seat, rack) in view.racks.iter() {
        let size = view.rack_sizes[seat];
        let is_fine = rack.map_or(usize::from(size) <= RACK, |rack| rack.len() == size);
        if !is_fine {
            return Err(format!("rack_sizes: seat {seat} cannot hold {size} tiles"));
        }
        n_hidden += if rack.is_none() { size } else { 0 };
        check_clue(view, seat)?;
    }
    let n_unseen = n_hidden + view.returned.len();
    if n_unseen > view.unseen.len() {
        return Err(format!("unseen: {} tiles are too few", view.unseen.len()));
    }
    Ok(())
}

/// What a clue says must be something, and fit the tiles that are left.
fn check_clue(view: &View, seat: Seat) -> Result<(), String> {
    let Some(clue) = view.clues[seat] else { return Ok(()) };
    let mut pool = view.unseen;
    view.returned.iter().for_each(|tile| pool.remove(tile));
    let fitting = pool.only(|tile| tile.colours().meets(clue.colours) == clue.is_shown).len();
    let wanted = if clue.is_shown { 1 } else { clue.n_tiles };
    let is_hidden = view.racks[seat].is_none();
    let is_fine =
        (1..=view.rack_sizes[seat]).contains(&clue.n_tiles) && (!is_hidden || fitting >= wanted);
    if is_fine { Ok(()) } else { Err(format!("clues: what is said of seat {seat} cannot be so")) }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}
