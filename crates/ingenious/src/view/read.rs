//! Views as they come over a wire: read, and judged before anybody imagines anything behind them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tabletop::{BySeat, Game, GameRng, Seat, Seed, Viewer};

use super::{View, imagine_racks};
use crate::board::{Board, Symbol};
use crate::notation::Placement;
use crate::options::IngeniousOptions;
use crate::rules::{Ingenious, Phase, RackClue};
use crate::scoring::{Scoreboard, Tokens, Track};
use crate::setup::Setup;
use crate::tiles::{Bag, RACK, Tile, Tiles};

/// A view as it is written: nothing in it has been judged.
#[derive(Deserialize)]
struct Written {
    viewer: Viewer,
    options: IngeniousOptions,
    phase: Phase,
    turn: Option<Seat>,
    pending: u8,
    first_turns_taken: u8,
    area: u8,
    cells: Vec<Symbol>,
    tiles: Vec<Placement>,
    tracks: Vec<Track>,
    tokens: Option<Tokens>,
    racks: BySeat<Option<Tiles>>,
    rack_sizes: BySeat<u8>,
    clues: BySeat<Option<RackClue>>,
    bag: u8,
    unseen: Bag,
    aside: Tiles,
    returned: Tiles,
}

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: IngeniousOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let written = Written::deserialize(deserializer)?;
    written.judged(options).map_err(D::Error::custom)
}

/// The most cells and tiles a board has room for.
const MOST_CELLS: usize = 169;

impl Written {
    /// The view, if some position of such a match looks like this to its viewer.
    fn judged(&self, options: IngeniousOptions) -> Result<View, String> {
        if self.options != options {
            return Err("options: another match was agreed".into());
        }
        if self.area != options.area() || self.cells.len().max(self.tiles.len()) > MOST_CELLS {
            return Err("cells: these are of another board".into());
        }
        let mut view = self.without_board();
        check_counts(&view)?;
        let game = self.position(&view)?;
        view.board = game.board;
        view.scoreboard = game.scoreboard;
        let shown = game.view(view.viewer);
        let differs = [
            ("cells", !shown.board.symbols().eq(self.cells.iter().copied())),
            ("tiles", !shown.board.tiles().eq(self.tiles.iter().copied())),
            ("tokens", shown.scoreboard.tokens() != self.tokens.as_ref()),
            ("turn", shown.turn != view.turn),
            ("racks", shown.racks != view.racks),
            ("unseen", shown.unseen != view.unseen),
            ("view", shown != view),
        ];
        match differs.iter().find(|(_, differs)| *differs) {
            Some((place, _)) => Err(format!("{place}: this is not how {} sees it", view.viewer)),
            None => Ok(view),
        }
    }

    /// The view with nothing on the board and the tracks yet.
    fn without_board(&self) -> View {
        let options = self.options;
        View {
            viewer: self.viewer,
            options,
            phase: self.phase,
            turn: self.turn,
            pending: self.pending,
            first_turns_taken: self.first_turns_taken,
            board: Board::new(options.area()),
            scoreboard: Scoreboard::new(options.mode, options.n_seats),
            racks: self.racks.clone(),
            rack_sizes: self.rack_sizes.clone(),
            clues: self.clues.clone(),
            bag: self.bag,
            unseen: self.unseen,
            aside: self.aside,
            returned: self.returned,
        }
    }

    /// A position behind the view: whatever is wrong with it is wrong with the view.
    fn position(&self, view: &View) -> Result<Ingenious, String> {
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
            tiles: self.tiles.clone(),
            symbols: Vec::new(),
            racks: racks[..n].iter().map(|rack| rack.iter().collect()).collect(),
            tracks: self.tracks.clone(),
            tokens: self.tokens.unwrap_or_default(),
            aside: view.aside.iter().collect(),
            returned: view.returned.iter().collect(),
            clues: view
                .clues
                .iter()
                .map(|(seat, clue)| clue.filter(|it| is_kept(seat, it)))
                .collect(),
            bag: None,
        };
        let mut game = Ingenious::from_setup(&setup).map_err(|problems| {
            problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        })?;
        view.clues.iter().for_each(|(seat, clue)| game.clues[seat.index()] = *clue);
        Ok(game)
    }
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
