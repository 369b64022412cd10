//! Any position at all, for puzzles and tests: public fields that may be nonsense, and a list of what is.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

use tabletop::{Options, Seat, SetupProblem};

use crate::board::{Board, Spot};
use crate::cells::Hex;
use crate::colours::Colour;
use crate::notation::Placement;
use crate::options::{IngeniousOptions, Mode};
use crate::rules::{Ingenious, Phase, RackClue};
use crate::scoring::{MAX_SEATS, Scoreboard, Tokens, Track};
use crate::tiles::{Bag, RACK, Tile, Tiles};

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What was agreed.
    pub options: IngeniousOptions,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// IN-5: bonus placements owed.
    pub pending: u8,
    /// IN-2: how many seats have placed their first tile.
    pub first_turns_taken: u8,
    /// The tiles on the board.
    pub tiles: Vec<Placement>,
    /// Symbols on the board of whose tiles nothing is known, as pictures of examples have them.
    pub symbols: Vec<(Hex, Colour)>,
    /// Each seat's tiles; in solo the tile in hand.
    pub racks: Vec<Vec<Tile>>,
    /// One track for each seat in base, each team in team, one in all in solo and duel.
    pub tracks: Vec<Track>,
    /// IN-13: who has the token of each colour, in duel.
    pub tokens: Tokens,
    /// IN-7: set aside while a swap's draw is due.
    pub aside: Vec<Tile>,
    /// IN-7: put back by the last swap, nothing drawn since.
    pub returned: Vec<Tile>,
    /// What everybody could conclude about each rack.
    pub clues: Vec<Option<RackClue>>,
    /// The tiles in the bag; `None` for all of the 120 that lie nowhere else.
    pub bag: Option<Vec<Tile>>,
}

impl Setup {
    /// A position to start from: an empty board after everybody's first turn, seat 0 to place, no tiles on racks yet.
    pub fn new(options: IngeniousOptions) -> Self {
        let n = usize::from(options.n_seats);
        Self {
            options,
            phase: Phase::Place,
            turn: Seat::new(0),
            pending: 0,
            first_turns_taken: options.n_seats,
            tiles: vec![],
            symbols: vec![],
            racks: vec![vec![]; n],
            tracks: vec![Track::default(); options.mode.n_tracks(options.n_seats).into()],
            tokens: Tokens::default(),
            aside: vec![],
            returned: vec![],
            clues: vec![None; n],
            bag: None,
        }
    }
}

impl Ingenious {
    /// The position described, or everything that is wrong with it.
    pub fn from_setup(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let mut report = Report(vec![]);
        // What each later step builds on must be sound before it is looked at.
        report.options(setup);
        if !report.0.is_empty() {
            return Err(report.0);
        }
        report.shape(setup);
        let board = report.board(setup);
        let scoreboard = report.scoreboard(setup);
        let bag = report.bag(setup);
        let (Some(scoreboard), Some(bag), []) = (scoreboard, bag, report.0.as_slice()) else {
            return Err(report.0);
        };
        let mut racks = [Tiles::EMPTY; MAX_SEATS];
        let mut clues = [None; MAX_SEATS];
        for (i, (rack, clue)) in setup.racks.iter().zip(&setup.clues).enumerate() {
            racks[i] = rack.iter().copied().collect();
            clues[i] = *clue;
        }
        let game = Self {
            board,
            scoreboard,
            bag,
            racks,
            aside: setup.aside.iter().copied().collect(),
            returned: setup.returned.iter().copied().collect(),
            clues,
            options: setup.options,
            phase: setup.phase,
            turn: setup.turn,
            pending: setup.pending,
            first_turns_taken: setup.first_turns_taken,
        };
        report.course(setup, &game);
        if report.0.is_empty() { Ok(game) } else { Err(report.0) }
    }

    /// This position, to be changed.
    pub fn to_setup(&self) -> Setup {
        let n = usize::from(self.options.n_seats);
        let tiles: Vec<Placement> = self.board.tiles().collect();
        let is_on_tile = |at: Hex| tiles.iter().any(|tile| tile.cells.contains(&at));
        let loose = self.board.symbols().filter(|symbol| !symbol.printed && !is_on_tile(symbol.at));
        let mut setup = Setup {
            phase: self.phase,
            turn: self.turn,
            pending: self.pending,
            first_turns_taken: self.first_turns_taken,
            symbols: loose.map(|symbol| (symbol.at, symbol.colour)).collect(),
            racks: self.racks[..n].iter().map(|rack| rack.iter().collect()).collect(),
            tracks: self.scoreboard.tracks().to_vec(),
            tokens: self.scoreboard.tokens().copied().unwrap_or_default(),
            aside: self.aside.iter().collect(),
            returned: self.returned.iter().collect(),
            clues: self.clues[..n].to_vec(),
            bag: None,
            tiles,
            ..Setup::new(self.options)
        };
        if rest_of_the_box(&setup) != Ok(self.bag) {
            setup.bag = Some(self.bag.iter().collect());
        }
        setup
    }
}

/// The tiles that lie nowhere else; or one that lies in more places than there are copies.
fn rest_of_the_box(setup: &Setup) -> Result<Bag, Tile> {
    let mut bag = Bag::FULL;
    for tile in tiles_in_use(setup) {
        if bag.count(tile) == 0 {
            return Err(tile);
        }
        bag.remove(tile);
    }
    Ok(bag)
}

fn tiles_in_use(setup: &Setup) -> impl Iterator<Item = Tile> {
    let on_board = setup.tiles.iter().map(|placement| placement.tile);
    on_board.chain(setup.racks.iter().flatten().chain(&setup.aside).copied())
}

/// The problems found so far.
struct Report(Vec<SetupProblem>);

impl Report {
    fn expect(&mut self, is_fine: bool, place: &'static str, reason: impl FnOnce() -> String) {
        if !is_fine {
            self.0.push(SetupProblem { place, reason: reason() });
        }
    }

    fn options(&mut self, setup: &Setup) {
        if let Err(error) = IngeniousOptions::from_text(&setup.options.to_text()) {
            self.expect(false, "options", || error.to_string());
        }
    }

    /// Numbers of things.
    fn shape(&mut self, setup: &Setup) {
        let n = setup.options.n_seats;
        self.expect(setup.turn.number() < n, "turn", || format!("there is no seat {}", setup.turn));
        let is_one_each = |len: usize| len == usize::from(n);
        self.expect(is_one_each(setup.racks.len()), "racks", || {
            format!("not one for each of {n} seats")
        });
        self.expect(is_one_each(setup.clues.len()), "clues", || {
            format!("not one for each of {n} seats")
        });
        for (seat, rack) in setup.racks.iter().enumerate() {
            self.expect(rack.len() <= RACK, "racks", || {
                format!("seat {seat} holds {} tiles", rack.len())
            });
        }
        for (place, tiles) in [("aside", &setup.aside), ("returned", &setup.returned)] {
            self.expect(tiles.len() <= RACK, place, || format!("{} tiles", tiles.len()));
        }
        self.expect(setup.first_turns_taken <= n, "first_turns_taken", || {
            format!("more than {n} seats")
        });
    }

    fn board(&mut self, setup: &Setup) -> Board {
        let mut board = Board::new(setup.options.area());
        for placement in &setup.tiles {
            let [one, other] = placement.cells;
            let is_sound = one.direction_to(other).is_some()
                && self.is_free(&board, "tiles", one)
                && self.is_free(&board, "tiles", other);
            self.expect(one.direction_to(other).is_some(), "tiles", || {
                format!("{one} and {other} are not next to each other")
            });
            if is_sound {
                board.place(placement.tile, placement.cells.map(Hex::index));
            }
        }
        for &(at, colour) in &setup.symbols {
            if self.is_free(&board, "symbols", at) {
                board.cover(at.index(), colour);
            }
        }
        board
    }

    fn is_free(&mut self, board: &Board, place: &'static str, at: Hex) -> bool {
        let spot = board.spot(at);
        let reason = match spot {
            Spot::Outside => "is outside the area",
            Spot::Printed(_) => "shows a printed symbol",
            Spot::Covered(_) => "is covered twice",
            Spot::Free => return true,
        };
        self.expect(false, place, || format!("{at} {reason}"));
        false
    }

    fn scoreboard(&mut self, setup: &Setup) -> Option<Scoreboard> {
        let IngeniousOptions { mode, n_seats, .. } = setup.options;
        let scoreboard = match Scoreboard::with_tracks(mode, n_seats, &setup.tracks) {
            Ok(scoreboard) => scoreboard.with_tokens(setup.tokens),
            Err(problems) => {
                let problems = problems.iter().map(ToString::to_string);
                self.0.extend(problems.map(|reason| SetupProblem { place: "tracks", reason }));
                return None;
            }
        };
        if mode != Mode::Duel {
            self.expect(setup.tokens == Tokens::default(), "tokens", || {
                format!("there are none in {mode}")
            });
            return Some(scoreboard);
        }
        for colour in Colour::ALL {
            let owner = setup.tokens.0[colour.index()];
            self.expect(owner.is_none_or(|seat| seat.number() < 2), "tokens", || {
                format!("nobody sits there to have {colour}")
            });
            // IN-13: whoever brought the marker there took the token.
            for seat in Seat::first(2).filter(|&seat| scoreboard.at_end(seat).contains(colour)) {
                self.expect(owner == Some(seat), "tokens", || {
                    format!("{colour} stands on the 9 of seat {seat}, who must have its token")
                });
            }
        }
        Some(scoreboard)
    }

    fn bag(&mut self, setup: &Setup) -> Option<Bag> {
        let rest = match rest_of_the_box(setup) {
            Ok(rest) => rest,
            Err(tile) => {
                self.expect(false, "tiles", || format!("more than {} of {tile}", tile.n_copies()));
                return None;
            }
        };
        let bag = match &setup.bag {
            None => rest,
            Some(tiles) => {
                let mut left = rest;
                for &tile in tiles {
                    if left.count(tile) == 0 {
                        self.expect(false, "bag", || {
                            format!("more than {} of {tile}", tile.n_copies())
                        });
                        return None;
                    }
                    left.remove(tile);
                }
                Bag::of(tiles.iter().copied())
            }
        };
        let n_returned = |tile| setup.returned.iter().filter(|&&other| other == tile).count();
        let is_there = |&tile: &Tile| n_returned(tile) <= usize::from(bag.count(tile));
        self.expect(setup.returned.iter().all(is_there), "returned", || "not in the bag".into());
        Some(bag)
    }

    /// Whether the match can go on from here.
    fn course(&mut self, setup: &Setup, game: &Ingenious) {
        self.phase(game);
        self.rack_sizes(game);
        self.clues(game);
        self.first_turns(setup, game);
        // IN-16: what is placed is drawn, what is missing too, and a swap takes six before it gives any back.
        let missing: u32 =
            Seat::first(game.options.n_seats).map(|seat| u32::from(game.n_missing(seat))).sum();
        let wanted = game.board.n_free() / 2 + missing + 6;
        let is_over = game.phase == Phase::Over;
        self.expect(is_over || u32::from(game.bag.len()) >= wanted, "bag", || {
            format!("{} tiles, and up to {wanted} may be drawn", game.bag.len())
        });
        let mut moves = vec![];
        if self.0.is_empty() && game.phase == Phase::Place {
            tabletop::Game::legal_moves(game, game.turn, &mut moves);
            self.expect(!moves.is_empty(), "phase", || "there is no legal placement".into());
        }
    }

    fn phase(&mut self, game: &Ingenious) {
        let is_full = game.board.n_free_pairs() == 0;
        let is_won =
            Seat::first(game.options.n_seats).any(|seat| game.scoreboard.is_complete(seat));
        let is_over = game.phase == Phase::Over;
        self.expect(is_over == (is_full || is_won), "phase", || {
            "a match is over when no two neighbouring cells are free, or six markers are home"
                .into()
        });
        // IN-18: who begins is drawn only if it is not agreed, and in solo nothing is dealt.
        let can_be = match game.phase {
            Phase::Start => game.options.start.is_none() && game.turn.number() == 0,
            Phase::Deal => game.options.mode != Mode::Solo,
            Phase::Place | Phase::Swap | Phase::Draw | Phase::Over => true,
        };
        self.expect(can_be, "phase", || "these options never lead there".into());
        let is_offered = || game.judge_rack(game.turn).is_some_and(|clue| game.allows_swap(clue));
        self.expect(game.phase != Phase::Swap || is_offered(), "phase", || {
            "a swap is not allowed here".into()
        });
        let may_owe =
            matches!(game.phase, Phase::Place | Phase::Over) && game.options.mode != Mode::Solo;
        self.expect(game.pending == 0 || may_owe, "pending", || "no bonus can be owed now".into());
        self.expect(game.pending <= 12, "pending", || "more than can be earned".into());
        let may_lie_aside = game.phase == Phase::Draw && game.options.mode != Mode::Solo;
        self.expect(game.aside.is_empty() || may_lie_aside, "aside", || {
            "only while a swap's draw is due".into()
        });
        let may_be_returned = !matches!(game.phase, Phase::Start | Phase::Deal);
        self.expect(game.returned.is_empty() || may_be_returned, "returned", || {
            "nobody can have swapped yet".into()
        });
    }

    fn rack_sizes(&mut self, game: &Ingenious) {
        let full = game.rack_size();
        let mut has_gap = false;
        for seat in Seat::first(game.options.n_seats) {
            let len = game.rack(seat).len();
            let is_turn = seat == game.turn;
            let is_fine = match game.phase {
                Phase::Start => len == 0,
                // Dealt in order: after the first empty rack all are.
                Phase::Deal => len == if has_gap { 0 } else { full } || (len == 0 && !has_gap),
                Phase::Swap if is_turn => (1..full).contains(&len),
                Phase::Draw if is_turn => len < full,
                Phase::Place | Phase::Swap | Phase::Draw => (1..=full).contains(&len),
                Phase::Over => len <= full,
            };
            has_gap |= len == 0;
            self.expect(is_fine, "racks", || format!("seat {seat} cannot hold {len} tiles now"));
        }
        self.expect(game.phase != Phase::Deal || has_gap, "racks", || {
            "everybody has been dealt".into()
        });
    }

    fn clues(&mut self, game: &Ingenious) {
        for seat in Seat::first(game.options.n_seats) {
            let Some(clue) = game.clue(seat) else { continue };
            let says_something = clue.n_tiles > 0 && !clue.colours.is_empty();
            let is_true = says_something
                && clue.n_tiles <= game.rack(seat).len()
                && clue.allows(game.rack(seat));
            self.expect(is_true, "clues", || format!("what is said of seat {seat} is not so"));
        }
        let is_asked = game.phase == Phase::Swap;
        self.expect(
            !is_asked || game.clue(game.turn) == game.judge_rack(game.turn),
            "clues",
            || "the question tells about the rack".into(),
        );
    }

    /// IN-2: while first turns are to come, nothing but first tiles lies on the board,
    /// and no marker is near enough to its end to bring a bonus placement.
    fn first_turns(&mut self, setup: &Setup, game: &Ingenious) {
        let n_left = game.options.n_seats - game.first_turns_taken;
        if n_left == 0 || game.phase == Phase::Over {
            return;
        }
        let place = "first_turns_taken";
        self.expect(setup.symbols.is_empty(), place, || "symbols that are on no first tile".into());
        let is_one_each = setup.tiles.len() == usize::from(game.first_turns_taken);
        self.expect(is_one_each, place, || "not one tile on the board for each first turn".into());
        if is_one_each {
            let start = Board::new(game.options.area());
            let is_classic = game.options.classic_first_turn;
            self.expect(can_be_first_tiles(&start, &setup.tiles, is_classic), place, || {
                "not all tiles on the board can be first tiles".into()
            });
        }
        let end = game.options.mode.first_bonus();
        let is_low = |marker: &i8| marker.abs() + MOST_FOR_FIRST_TILE * n_left.cast_signed() < end;
        let is_low = |track: &Track| track.0.iter().all(is_low);
        self.expect(game.scoreboard.tracks().iter().all(is_low), place, || {
            "a marker stands so high that a first tile might earn a bonus".into()
        });
        self.expect(game.pending == 0, "pending", || "no bonus in a first turn".into());
    }
}

/// IN-2: a first tile that touches no other sees only through its printed symbol, and there at most one tile,
/// since two would touch: at most four points. A classic one has a symbol of its own, five steps or more from that
/// of any other, and touches at most one tile with one half: three points.
const MOST_FOR_FIRST_TILE: i8 = 4;

/// IN-2: whether these tiles can be placed as first tiles in some order, with room for another one.
fn can_be_first_tiles(board: &Board, tiles: &[Placement], is_classic: bool) -> bool {
    let room = board.first_turn_pairs(is_classic);
    if tiles.is_empty() {
        return room.len() > 0;
    }
    (0..tiles.len()).any(|i| {
        let Placement { tile, cells } = tiles[i];
        let cells = cells.map(Hex::index);
        let others = [&tiles[..i], &tiles[i + 1..]].concat();
        let mut next = *board;
        next.place(tile, cells);
        room.contains(cells) && can_be_first_tiles(&next, &others, is_classic)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::placement::offsets;

    /// All that a first tile could see: one other first tile of its own colour, on any area, by either rule.
    #[test]
    fn in_2_a_first_tile_scores_at_most_four_and_so_earns_no_bonus() {
        let mut most = [0; 2];
        for (radius, colour) in [5, 6, 7].into_iter().flat_map(|n| Colour::ALL.map(|c| (n, c))) {
            let double = Tile::new(colour, colour);
            for (is_classic, most) in [false, true].into_iter().zip(&mut most) {
                let empty = Board::new(radius);
                for one in empty.first_turn_pairs(is_classic).ordered() {
                    let mut board = empty;
                    board.place(double, one);
                    for other in board.first_turn_pairs(is_classic).ordered() {
                        let [there, back] = offsets(other);
                        let points = board.points(other[0], there, colour)
                            + board.points(other[1], back, colour);
                        *most = points.max(*most);
                    }
                }
            }
        }
        assert_eq!(most, [MOST_FOR_FIRST_TILE.cast_unsigned(), 3]);
    }
}
