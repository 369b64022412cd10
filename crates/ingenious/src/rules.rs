//! The state and the course of play.

mod exchange;
pub(crate) mod placement;
mod refill;

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Audience, BySeat, ChanceDue, Game, GameRng, Seat, SeatScore, ToAct, Viewer};

use crate::board::Board;
use crate::colours::{Colour, ColourSet};
use crate::event::{self, Event, EventView};
use crate::illegal::Illegal;
use crate::notation::{Move, Outcome};
use crate::options::{IngeniousOptions, Mode};
use crate::scoring::{self, HalfScore, MAX_SEATS, Scoreboard};
use crate::tiles::{Bag, RACK, Tiles};
use crate::view::{self, View};

/// A match of Ingenious.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ingenious {
    pub(crate) board: Board,
    pub(crate) scoreboard: Scoreboard,
    pub(crate) bag: Bag,
    /// IN-10: in solo the tile in hand.
    pub(crate) racks: [Tiles; MAX_SEATS],
    /// IN-7: set aside during a swap, until the draw is done.
    pub(crate) aside: Tiles,
    /// IN-7: put back by the last swap, if nothing was drawn since: surely in the bag.
    pub(crate) returned: Tiles,
    /// What everybody could conclude about each rack at the end of its last turn.
    pub(crate) clues: [Option<RackClue>; MAX_SEATS],
    pub(crate) options: IngeniousOptions,
    pub(crate) phase: Phase,
    /// Whose turn it is; seat 0 until that is drawn.
    pub(crate) turn: Seat,
    /// IN-5: bonus placements owed.
    pub(crate) pending: u8,
    /// IN-2: how many seats have placed their first tile.
    pub(crate) first_turns_taken: u8,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// IN-18: who begins is to be drawn.
    Start,
    /// IN-18: the first seat without a rack is to be dealt one.
    Deal,
    /// IN-1: a tile is to be placed.
    Place,
    /// IN-7, IN-14: to swap or not.
    Swap,
    /// IN-1: the rack is to be refilled; IN-10: a tile is to be drawn.
    Draw,
    /// IN-8: the match has ended.
    Over,
}

/// Public knowledge about a hidden rack: whether the swap question was put tells something of the tiles
/// that were left, and it stays true until their owner places again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RackClue {
    /// How many tiles were left on the rack.
    pub n_tiles: u8,
    /// The colours in question: in duel those on one's 9, else one's lowest.
    pub colours: ColourSet,
    /// Whether at least one of those tiles shows one of the colours; if not, none does.
    pub is_shown: bool,
}

impl RackClue {
    /// Whether the rack, with what was drawn since, could be this one.
    pub fn allows(self, rack: Tiles) -> bool {
        let showing = rack.showing(self.colours).len();
        if self.is_shown { showing > 0 } else { rack.len() - showing >= self.n_tiles }
    }
}

impl Ingenious {
    /// What was agreed.
    pub const fn options(&self) -> &IngeniousOptions {
        &self.options
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Markers and tokens.
    pub const fn scoreboard(&self) -> &Scoreboard {
        &self.scoreboard
    }

    /// The tiles in the bag.
    pub const fn bag(&self) -> &Bag {
        &self.bag
    }

    /// A seat's rack; in solo the tile in hand. Empty where nobody sits.
    #[inline]
    pub const fn rack(&self, seat: Seat) -> Tiles {
        if seat.index() < MAX_SEATS { self.racks[seat.index()] } else { Tiles::EMPTY }
    }

    /// IN-7: the tiles set aside during a swap.
    pub const fn aside(&self) -> Tiles {
        self.aside
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; seat 0 until that is drawn.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// IN-5: how many bonus placements are owed.
    pub const fn pending(&self) -> u8 {
        self.pending
    }

    /// What everybody could conclude about a rack at the end of its last turn.
    pub const fn clue(&self, seat: Seat) -> Option<RackClue> {
        if seat.index() < MAX_SEATS { self.clues[seat.index()] } else { None }
    }

    /// What a placement would score if this seat made it now, half by half.
    /// `None` for other moves, and unless somebody sits there and the cells are free neighbours.
    pub fn preview(&self, seat: Seat, mv: &Move) -> Option<[HalfScore; 2]> {
        match mv {
            Move::Place(placement) => {
                scoring::preview(&self.board, &self.scoreboard, seat, *placement)
            }
            Move::Swap | Move::SetAside(_) | Move::Keep => None,
        }
    }

    /// How many tiles a full rack has.
    pub(crate) const fn rack_size(&self) -> u8 {
        match self.options.mode {
            Mode::Solo => 1,
            #[allow(clippy::cast_possible_truncation, reason = "six")]
            Mode::Base | Mode::Team | Mode::Duel => RACK as u8,
        }
    }

    pub(crate) const fn n_missing(&self, seat: Seat) -> u8 {
        self.rack_size().saturating_sub(self.rack(seat).len())
    }

    pub(crate) fn first_without_rack(&self) -> Option<Seat> {
        Seat::first(self.options.n_seats).find(|&seat| self.rack(seat).is_empty())
    }

    const fn is_to_act(&self, seat: Seat) -> bool {
        let is_turn = self.turn.number() == seat.number();
        is_turn && matches!(self.phase, Phase::Place | Phase::Swap)
    }
}

impl Game for Ingenious {
    const ID: &'static str = "ingenious";
    const RULES_VERSION: u32 = 1;

    type Options = IngeniousOptions;
    type Move = Move;
    type Chance = Outcome;
    type Illegal = Illegal;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Category = Colour;

    fn new(options: &IngeniousOptions) -> Self {
        let game = Self {
            board: Board::new(options.area()),
            scoreboard: Scoreboard::new(options.mode, options.n_seats),
            bag: Bag::FULL,
            racks: [Tiles::EMPTY; MAX_SEATS],
            aside: Tiles::EMPTY,
            returned: Tiles::EMPTY,
            clues: [None; MAX_SEATS],
            options: *options,
            phase: Phase::Start,
            turn: options.start.unwrap_or(Seat::new(0)),
            pending: 0,
            first_turns_taken: 0,
        };
        if options.start.is_some() { game.started() } else { game }
    }

    #[inline]
    fn n_seats(&self) -> u8 {
        self.options.n_seats
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        let due = |kind, count, seat| ToAct::Chance(ChanceDue { kind, count, seat });
        match self.phase {
            Phase::Start => due("start", 1, None),
            Phase::Deal => due("draw", u32::from(self.rack_size()), self.first_without_rack()),
            Phase::Draw => due("draw", u32::from(self.n_missing(self.turn)), Some(self.turn)),
            Phase::Place | Phase::Swap => ToAct::seat(self.turn),
            Phase::Over => ToAct::Over,
        }
    }

    fn turn_rule(&self) -> &'static str {
        "IN-1"
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if !self.is_to_act(seat) {
            return;
        }
        match self.phase {
            Phase::Place => self.list_placements(out),
            Phase::Swap => self.list_answers(out),
            Phase::Start | Phase::Deal | Phase::Draw | Phase::Over => {}
        }
    }

    #[inline]
    fn random_move(&self, seat: Seat, rng: &mut GameRng, _: &mut Vec<Move>) -> Option<Move> {
        if !self.is_to_act(seat) {
            return None;
        }
        match self.phase {
            Phase::Place => Some(Move::Place(self.random_placement(rng))),
            Phase::Swap => Some(self.random_answer(rng)),
            Phase::Start | Phase::Deal | Phase::Draw | Phase::Over => None,
        }
    }

    fn canonical(&self, seat: Seat, mv: Move) -> Move {
        match mv {
            Move::Place(placement) if seat.number() < self.options.n_seats => {
                Move::Place(self.canonical_placement(seat, placement))
            }
            Move::Place(_) | Move::Swap | Move::SetAside(_) | Move::Keep => mv,
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        if !self.is_to_act(seat) {
            return Err(Illegal::NotYourTurn);
        }
        match mv {
            Move::Place(placement) => self.check_placement(seat, *placement),
            Move::Swap => self.check_swap(),
            Move::SetAside(handful) => self.check_set_aside(seat, handful.tiles()),
            Move::Keep => self.check_asked(),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        match mv {
            Move::Place(placement) => self.place(seat, *placement, audience),
            Move::Swap => self.set_aside(seat, self.racks[seat.index()], audience),
            Move::SetAside(handful) => self.set_aside(seat, handful.tiles(), audience),
            Move::Keep => self.keep(seat, audience),
        }
    }

    #[inline]
    fn sample_chance(&self, rng: &mut GameRng) -> Outcome {
        self.sample(rng)
    }

    fn check_chance(&self, outcome: &Outcome) -> Result<(), Illegal> {
        self.check_outcome(outcome)
    }

    #[inline]
    fn resolve(&mut self, outcome: &Outcome, audience: &mut impl Audience<Event>) {
        match outcome {
            Outcome::Start(seat) => self.start(*seat, audience),
            Outcome::Draw(tiles) => self.draw(tiles, audience),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn view_event(event: &Event, viewer: Viewer) -> EventView {
        event::view_event(event, viewer)
    }

    fn is_reveal(event: &Event) -> bool {
        event::is_reveal(event)
    }

    fn read_view<'de, D: Deserializer<'de>>(
        options: &IngeniousOptions,
        view: D,
    ) -> Result<View, D::Error> {
        view::read(*options, view)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        view::determinize(view, rng)
    }

    fn scores(&self, _: Viewer) -> BySeat<SeatScore<Colour>> {
        // IN-17: scores are public.
        self.scoreboard.scores()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.scoreboard.side(seat)
    }
}
