//! The game as one viewer sees it, and what that viewer may imagine behind it.

mod read;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, GameRng, Seat, Viewer};

use crate::board::Board;
use crate::colours::{Colour, ColourSet};
use crate::notation::Placement;
use crate::options::{IngeniousOptions, Mode};
use crate::rules::{Ingenious, Phase, RackClue, placement};
use crate::scoring::{self, HalfScore, MAX_SEATS, Scoreboard, Tokens, Track};
use crate::tiles::{Bag, Tile, Tiles};

pub(crate) use read::read;

/// The game as one viewer sees it.
///
/// `Deserialize` reads the fields and judges little more than the board; `Ingenious::read_view` judges it all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed.
    pub options: IngeniousOptions,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is; null until that is drawn. In the phases `place` and `swap` this seat decides.
    pub turn: Option<Seat>,
    /// IN-5: bonus placements owed.
    pub pending: u8,
    /// IN-2: how many seats have placed their first tile.
    pub first_turns_taken: u8,
    /// The `area`, all symbols as `cells`, and which of them are `tiles`.
    #[serde(flatten)]
    pub board: Board,
    /// Where the markers stand: one track for each seat in base, each team in team, one in all in solo and duel.
    pub tracks: ArrayVec<Track, MAX_SEATS>,
    /// IN-13: who has which token; null in other modes.
    pub tokens: Option<Tokens>,
    /// Each seat's tiles, ascending; null where they are hidden.
    pub racks: BySeat<Option<Tiles>>,
    /// How many tiles each rack holds.
    pub rack_sizes: BySeat<u8>,
    /// What everybody could conclude about each rack; null where nothing.
    pub clues: BySeat<Option<RackClue>>,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// What is in the bag and on hidden racks, by kind. For the referee: what is in the bag.
    pub unseen: Bag,
    /// IN-7: shown to all and set aside until the draw is done.
    pub aside: Tiles,
    /// IN-7: put back by the last swap, if nothing was drawn since; surely in the bag.
    pub returned: Tiles,
}

impl View {
    /// IN-2: whether the next placement is a seat's first.
    pub const fn is_first_turn(&self) -> bool {
        placement::is_first_turn(self.options, self.first_turns_taken, self.pending)
    }

    /// The markers and tokens, with what they are worth.
    pub fn scoreboard(&self) -> Scoreboard {
        Scoreboard::shown(self.options.mode, self.options.n_seats, &self.tracks, self.tokens)
    }

    /// IN-9: the colours that are behind others on a track, where the lowest decides; none where all stand equal.
    pub fn lowest(&self, track: usize) -> ColourSet {
        let Some(track) = self.tracks.get(track).filter(|_| self.options.mode.lowest_decides())
        else {
            return ColourSet::EMPTY;
        };
        let lowest = track.lowest();
        let are_equal = Colour::ALL.into_iter().all(|colour| lowest.contains(colour));
        if are_equal { ColourSet::EMPTY } else { lowest }
    }

    /// What a placement would score if this seat made it now, half by half.
    /// `None` unless somebody sits there and the cells are free neighbours.
    pub fn preview(&self, seat: Seat, placement: Placement) -> Option<[HalfScore; 2]> {
        scoring::preview(&self.board, &self.scoreboard(), seat, placement)
    }
}

pub(crate) fn view(game: &Ingenious, viewer: Viewer) -> View {
    let n = game.options.n_seats;
    // IN-17: racks are secret; in solo there is none, and what is drawn lies open.
    let is_seen = |seat: Seat| game.options.mode == Mode::Solo || viewer.sees(seat);
    let mut unseen = game.bag;
    for seat in Seat::first(n).filter(|&seat| !is_seen(seat)) {
        unseen.extend(game.rack(seat));
    }
    View {
        viewer,
        options: game.options,
        phase: game.phase,
        turn: (game.phase != Phase::Start).then_some(game.turn),
        pending: game.pending,
        first_turns_taken: game.first_turns_taken,
        board: game.board,
        tracks: game.scoreboard.tracks().iter().copied().collect(),
        tokens: game.scoreboard.tokens().copied(),
        racks: BySeat::from_fn(n, |seat| is_seen(seat).then_some(game.rack(seat))),
        rack_sizes: BySeat::from_fn(n, |seat| game.rack(seat).len()),
        clues: BySeat::from_fn(n, |seat| game.clue(seat)),
        bag: game.bag.len(),
        unseen,
        aside: game.aside,
        returned: game.returned,
    }
}

pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Ingenious {
    let (racks, bag) = imagine_racks(view, rng);
    let mut clues = [None; MAX_SEATS];
    view.clues.iter().for_each(|(seat, clue)| clues[seat.index()] = *clue);
    Ingenious {
        board: view.board,
        scoreboard: view.scoreboard(),
        bag,
        racks,
        aside: view.aside,
        returned: view.returned,
        clues,
        options: view.options,
        phase: view.phase,
        turn: view.turn.unwrap_or(Seat::new(0)),
        pending: view.pending,
        first_turns_taken: view.first_turns_taken,
    }
}

/// How often racks are drawn anew before the clues about seats that are not to act are let go.
const ATTEMPTS: u32 = 100;

/// Racks for the seats whose racks are hidden, in keeping with all clues, and the bag that is left.
fn imagine_racks(view: &View, rng: &mut GameRng) -> ([Tiles; MAX_SEATS], Bag) {
    // What was put back and not drawn since is on no rack.
    let mut pool = view.unseen;
    view.returned.iter().for_each(|tile| pool.remove(tile));
    let with_all_clues = (0..ATTEMPTS).find_map(|_| draw_racks(view, pool, |_| true, rng));
    // A clue about the seat that is to act can always be kept: its tiles are drawn first.
    let (racks, mut bag) = with_all_clues
        .or_else(|| draw_racks(view, pool, |seat| Some(seat) == view.turn, rng))
        .expect("the true racks are among the possible ones");
    bag.extend(view.returned);
    (racks, bag)
}

/// One attempt: first the tiles about which something is known, beginning with the seat to act, then all others.
/// `None` if earlier draws have left too few fitting tiles.
fn draw_racks(
    view: &View,
    mut pool: Bag,
    keeps_clue: impl Fn(Seat) -> bool,
    rng: &mut GameRng,
) -> Option<([Tiles; MAX_SEATS], Bag)> {
    let mut racks = [Tiles::EMPTY; MAX_SEATS];
    let n = view.options.n_seats;
    let first = view.turn.unwrap_or(Seat::new(0));
    let in_turn = (0..n).map(|i| Seat::new((first.number() + i) % n));
    for seat in in_turn {
        racks[seat.index()] = match (view.racks[seat], view.clues[seat]) {
            (Some(rack), _) => rack,
            (None, Some(clue)) if keeps_clue(seat) => draw_by_clue(&mut pool, clue, rng)?,
            (None, _) => Tiles::EMPTY,
        };
    }
    for seat in Seat::first(n) {
        let rack = &mut racks[seat.index()];
        (rack.len()..view.rack_sizes[seat]).for_each(|_| rack.insert(pool.draw(rng)));
    }
    Some((racks, pool))
}

/// The tiles a clue speaks of.
fn draw_by_clue(pool: &mut Bag, clue: RackClue, rng: &mut GameRng) -> Option<Tiles> {
    let shows = |tile: Tile| tile.colours().meets(clue.colours);
    let fitting = pool.only(|tile| shows(tile) == clue.is_shown);
    if !clue.is_shown {
        let tiles =
            (fitting.len() >= clue.n_tiles).then(|| draw_some(fitting, clue.n_tiles, rng))?;
        tiles.iter().for_each(|tile| pool.remove(tile));
        return Some(tiles);
    }
    if fitting.is_empty() {
        return None;
    }
    // At least one shows a colour: seldom more than a few attempts, since most tiles show a given one or another.
    let tiles = loop {
        let tiles = draw_some(*pool, clue.n_tiles, rng);
        if tiles.iter().any(shows) {
            break tiles;
        }
    };
    tiles.iter().for_each(|tile| pool.remove(tile));
    Some(tiles)
}

fn draw_some(mut bag: Bag, n: u8, rng: &mut GameRng) -> Tiles {
    (0..n).map(|_| bag.draw(rng)).collect()
}
