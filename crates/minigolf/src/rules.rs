//! The state and the course of play.

mod building;
mod draft;
mod ending;
mod opening;
mod solo;

use alloc::sync::Arc;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{
    Audience, BySeat, ChanceDue, Game, GameRng, MAX_SEATS, Seat, SeatScore, SeatSet, ToAct, Viewer,
};

use crate::bag::{Bag, Heap};
use crate::category::{self, Category};
use crate::clients::{Mr, Mrs, Promises};
use crate::content::LandCard;
use crate::event::{Event, Fact, Labels};
use crate::illegal::Illegal;
use crate::land::LandId;
use crate::notation::{MAX_SLOTS, Move, Outcome};
use crate::options::MinigolfOptions;
use crate::site::Site;
use crate::tiles::Kind;
use crate::view::{self, EventView, View};

pub use draft::next_order;
pub(crate) use ending::given;
pub(crate) use opening::VISIT_TILES;

/// The slots of a rack from left to right, `None` where the tile is taken.
pub(crate) type Rack = ArrayVec<Option<Kind>, MAX_SLOTS>;

/// A match of Mini Golf Designer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Minigolf {
    pub(crate) options: MinigolfOptions,
    pub(crate) phase: Phase,
    pub(crate) clients: Option<(Mr, Mrs)>,
    pub(crate) designers: BySeat<Designer>,
    pub(crate) bag: Bag,
    /// Tiles out of the game: discarded, or collected face down.
    pub(crate) away: Heap,
    /// MG-7: tiles set aside.
    pub(crate) aside: Heap,
    /// MG-7: the one visit has happened.
    pub(crate) has_visited: bool,
    /// The rack to take from; in a solo game the two tiles drawn.
    pub(crate) middle: Rack,
    pub(crate) bottom: Rack,
    /// MG-9: what was left over of the last round, while it is being asked for.
    pub(crate) leftovers: Rack,
    /// The seats still to act this round, the next one first.
    pub(crate) order: ArrayVec<Seat, MAX_SEATS>,
    /// MG-3: who passed, the last one first.
    pub(crate) bench: ArrayVec<Seat, MAX_SEATS>,
    /// MG-3: the pawn on each slot of the middle rack.
    pub(crate) pawns: [Option<Seat>; MAX_SLOTS],
    /// MG-8: some land is full.
    pub(crate) is_end_phase: bool,
    /// MG-8: the last builder takes, or has taken, his first face-down tile in this round: the match ends with it.
    pub(crate) is_last_round: bool,
    /// MG-29: how many have taken a face-down tile.
    pub(crate) n_finished: u8,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Designer {
    pub(crate) dealt: Option<[LandId; 3]>,
    /// The card chosen, by its place in the content; once all have chosen.
    pub(crate) card: Option<u8>,
    pub(crate) site: Site,
    pub(crate) promises: Promises,
    pub(crate) is_stopped: bool,
    pub(crate) n_collected: u16,
    /// MG-29: as the how-manieth, from 1, the first face-down tile was taken.
    pub(crate) finished: Option<u8>,
    /// MG-30: passes of a solo game.
    pub(crate) n_passes: u16,
    /// A choice made while others still choose.
    pub(crate) choice: Option<Move>,
    /// MG-15: numbers chosen by hand.
    pub(crate) numbers: Option<Labels>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// MG-1: the clients are to be drawn.
    Clients,
    /// MG-1: the first seat without lands is to be dealt three.
    Lands,
    /// MG-1: lands are being chosen.
    ChooseLand,
    /// MG-1: the pawns are to be ordered.
    Order,
    /// MG-1: the middle rack is to be filled.
    FillMiddle,
    /// MG-1: the bottom rack is to be filled.
    FillBottom,
    /// MG-1: first promises are being made.
    FirstPromises,
    /// MG-3: a seat takes a tile or passes.
    Turn,
    /// MG-4: the bottom rack is to be filled.
    Refill,
    /// MG-5, MG-7: the clients visit, and promises are being made.
    Visit,
    /// MG-9: leftovers are being asked for.
    Return,
    /// MG-30: two tiles are to be drawn.
    SoloDraw,
    /// MG-30: one of two tiles is placed, or not.
    SoloTurn,
    /// MG-15: holes are being numbered.
    Number,
    /// Nothing is.
    Over,
}

impl Designer {
    fn new() -> Self {
        Self {
            dealt: None,
            card: None,
            site: Site::none(),
            promises: Promises::NONE,
            is_stopped: false,
            n_collected: 0,
            finished: None,
            n_passes: 0,
            choice: None,
            numbers: None,
        }
    }
}

impl Minigolf {
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The land card a seat has chosen, once all have.
    pub fn card(&self, seat: Seat) -> Option<&LandCard> {
        self.designers[seat].card.map(|card| &self.options.content.lands()[usize::from(card)])
    }

    pub(crate) fn land(&self, seat: Seat) -> &Arc<crate::land::Land> {
        &self.card(seat).expect("MG-1: lands are chosen").land
    }

    /// The tiles still in the bag; their order is no part of it.
    pub const fn bag(&self) -> &Heap {
        &self.bag.tiles
    }

    /// How many tiles a rack holds, or are drawn at once in a solo game.
    pub(crate) fn n_slots(&self) -> u8 {
        self.options.n_seats + 1
    }

    /// MG-8: everybody has stopped.
    fn nobody_builds(&self) -> bool {
        self.designers.values().all(|designer| designer.is_stopped)
    }

    fn undecided(&self, may_choose: impl Fn(&Designer) -> bool) -> SeatSet {
        let undecided = |designer: &Designer| may_choose(designer) && designer.choice.is_none();
        self.designers.iter().filter(|(_, it)| undecided(it)).map(|(seat, _)| seat).collect()
    }

    /// Keeps a choice made at once with others; true if it was the last one.
    fn choose(&mut self, seat: Seat, mv: &Move) -> bool {
        self.designers[seat].choice = Some(*mv);
        self.to_act().seats().is_empty()
    }
}

impl Game for Minigolf {
    const ID: &'static str = "minigolf";
    const RULES_VERSION: u32 = 2;

    type Options = MinigolfOptions;
    type Move = Move;
    type Chance = Outcome;
    type Illegal = Illegal;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Category = Category;

    fn new(options: &MinigolfOptions) -> Self {
        let mut game = Self {
            options: options.clone(),
            phase: Phase::Clients,
            clients: options.mr.zip(options.mrs),
            designers: BySeat::from_fn(options.n_seats, |_| Designer::new()),
            bag: Bag { tiles: Heap::full(&options.content), n_visits: 0 },
            away: Heap::EMPTY,
            aside: Heap::EMPTY,
            has_visited: false,
            middle: Rack::new(),
            bottom: Rack::new(),
            leftovers: Rack::new(),
            order: ArrayVec::new(),
            bench: ArrayVec::new(),
            pawns: [None; MAX_SLOTS],
            is_end_phase: false,
            is_last_round: false,
            n_finished: 0,
        };
        if game.clients.is_some() {
            game.phase = Phase::Lands;
        }
        game
    }

    fn n_seats(&self) -> u8 {
        self.options.n_seats
    }

    fn to_act(&self) -> ToAct {
        let due =
            |kind, count: u8, seat| ToAct::Chance(ChanceDue { kind, count: count.into(), seat });
        match self.phase {
            Phase::Clients => due("clients", 2, None),
            Phase::Lands => due("lands", 3, self.first_without_lands()),
            Phase::Order => due("order", self.options.n_seats, None),
            Phase::FillMiddle | Phase::FillBottom | Phase::Refill | Phase::SoloDraw => {
                due("draw", self.n_slots(), None)
            }
            Phase::ChooseLand | Phase::FirstPromises | Phase::Visit | Phase::Number => {
                ToAct::Seats(self.undecided(|_| true))
            }
            Phase::Return => ToAct::Seats(self.undecided(|designer| !designer.is_stopped)),
            Phase::Turn => ToAct::seat(self.order[0]),
            Phase::SoloTurn => ToAct::seat(Seat::new(0)),
            Phase::Over => ToAct::Over,
        }
    }

    fn turn_rule(&self) -> &'static str {
        match self.phase {
            Phase::Clients
            | Phase::Lands
            | Phase::ChooseLand
            | Phase::Order
            | Phase::FillMiddle
            | Phase::FillBottom => "MG-1",
            Phase::Turn => "MG-3",
            Phase::Refill => "MG-4",
            Phase::FirstPromises | Phase::Visit => "MG-5",
            Phase::Return => "MG-9",
            Phase::Number => "MG-15",
            Phase::SoloDraw | Phase::SoloTurn => "MG-30",
            Phase::Over if self.options.is_solo() => "MG-30",
            Phase::Over => "MG-8",
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if !self.to_act().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::ChooseLand => self.list_lands(seat, out),
            Phase::FirstPromises | Phase::Visit => self.list_promises(seat, out),
            Phase::Turn => self.list_turn(seat, out),
            Phase::Return => self.list_returns(out),
            Phase::SoloTurn => self.list_solo(out),
            Phase::Number => self.list_numberings(seat, out),
            Phase::Clients
            | Phase::Lands
            | Phase::Order
            | Phase::FillMiddle
            | Phase::FillBottom
            | Phase::Refill
            | Phase::SoloDraw
            | Phase::Over => {}
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Option<Move> {
        // Placements are too many to be listed for one of them; what is strict needs the list.
        let is_quick = !self.options.is_strict && self.to_act().seats().contains(seat);
        if is_quick && self.phase == Phase::Turn {
            return Some(self.random_turn(seat, rng));
        }
        if is_quick && self.phase == Phase::SoloTurn {
            return Some(self.random_solo(rng));
        }
        self.legal_moves(seat, scratch);
        let n = u32::try_from(scratch.len()).ok().filter(|&n| n > 0)?;
        Some(scratch.swap_remove(rng.below(n) as usize))
    }

    fn canonical(&self, seat: Seat, mv: Move) -> Move {
        match mv {
            Move::Build { slot, cell, turn, other } => {
                let tile = self.middle.get(usize::from(slot)).copied().flatten();
                let n_turns = tile.map_or(4, |kind| self.options.content.kind(kind).tile.n_turns());
                Move::Build { slot, cell, turn: turn % n_turns, other }
            }
            Move::Number(labels) => Move::Number(self.canonical_numbers(seat, labels)),
            Move::Land(_)
            | Move::Promise(_)
            | Move::Pass(_)
            | Move::Collect(_)
            | Move::Stop
            | Move::Return(_) => mv,
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match self.phase {
            Phase::ChooseLand => self.check_land(seat, mv),
            Phase::FirstPromises | Phase::Visit => self.check_promise(seat, mv),
            Phase::Turn => self.check_turn(seat, mv),
            Phase::Return => self.check_return(mv),
            Phase::SoloTurn => self.check_solo(mv),
            Phase::Number => self.check_numbers(seat, mv),
            // `apply` lets nobody act here.
            Phase::Clients
            | Phase::Lands
            | Phase::Order
            | Phase::FillMiddle
            | Phase::FillBottom
            | Phase::Refill
            | Phase::SoloDraw
            | Phase::Over => Err(Illegal::OtherOutcomeDue),
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        match *mv {
            Move::Land(land) => self.choose_land(seat, land, audience),
            Move::Promise(promises) => self.promise(seat, promises, audience),
            Move::Build { slot, cell, turn, other } => {
                self.build(seat, slot, cell, turn, audience);
                match other {
                    Some(fate) => self.end_solo_turn(&[(1 - slot, fate)], audience),
                    None => self.next_turn(audience),
                }
            }
            Move::Pass(None) => self.pass(seat, audience),
            Move::Pass(Some([one, two])) => self.pass_solo(seat, [one, two], audience),
            Move::Collect(slot) => self.collect(seat, slot, audience),
            Move::Stop => self.stop_solo(seat, audience),
            Move::Return(slots) => self.ask(seat, slots, audience),
            Move::Number(labels) => self.number(seat, labels, audience),
        }
    }

    fn sample_chance(&self, rng: &mut GameRng) -> Outcome {
        match self.phase {
            Phase::Clients => self.sample_clients(rng),
            Phase::Lands => self.sample_lands(rng),
            Phase::Order => self.sample_order(rng),
            Phase::FillMiddle | Phase::FillBottom | Phase::Refill | Phase::SoloDraw => {
                self.sample_draw(rng)
            }
            Phase::ChooseLand
            | Phase::FirstPromises
            | Phase::Visit
            | Phase::Turn
            | Phase::Return
            | Phase::SoloTurn
            | Phase::Number
            | Phase::Over => unreachable!("chance is not due"),
        }
    }

    fn check_chance(&self, outcome: &Outcome) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::Clients, Outcome::Clients(mr, mrs)) => self.check_clients(*mr, *mrs),
            (Phase::Lands, Outcome::Lands(lands)) => self.check_lands(*lands),
            (Phase::Order, Outcome::Order(order)) => self.check_order(order),
            (
                Phase::FillMiddle | Phase::FillBottom | Phase::Refill | Phase::SoloDraw,
                Outcome::Draw(drawn),
            ) => self.check_draw(drawn),
            (
                _,
                Outcome::Clients(..) | Outcome::Lands(_) | Outcome::Order(_) | Outcome::Draw(_),
            ) => Err(Illegal::OtherOutcomeDue),
        }
    }

    fn resolve(&mut self, outcome: &Outcome, audience: &mut impl Audience<Event>) {
        match outcome {
            Outcome::Clients(mr, mrs) => self.meet_clients(*mr, *mrs, audience),
            Outcome::Lands(lands) => self.deal_lands(*lands, audience),
            Outcome::Order(order) => self.line_up(order, audience),
            Outcome::Draw(drawn) => self.fill(drawn, audience),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn view_event(event: &Event, viewer: Viewer) -> EventView {
        view::view_event(event, viewer)
    }

    fn is_reveal(event: &Event) -> bool {
        match event {
            Event::Open(
                Fact::ClientsCame { .. }
                | Fact::LandsDealt { .. }
                | Fact::LandsShown { .. }
                | Fact::Ordered { .. }
                | Fact::Filled { .. }
                | Fact::PromisesCounted { .. }
                | Fact::WishesShown { .. }
                | Fact::Ended { .. },
            ) => true,
            Event::Open(
                // Leftovers go where everybody can see them go.
                Fact::Cleared { .. }
                | Fact::Built { .. }
                | Fact::LandFilled { .. }
                | Fact::Passed { .. }
                | Fact::Collected { .. }
                | Fact::Stopped { .. },
            )
            | Event::LandChosen { .. }
            | Event::Promised { .. }
            | Event::Asked { .. }
            | Event::Numbered { .. } => false,
        }
    }

    fn read_view<'de, D: Deserializer<'de>>(
        options: &MinigolfOptions,
        view: D,
    ) -> Result<View, D::Error> {
        view::read(options, view)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        view::determinize(view, rng)
    }

    fn scores(&self, viewer: Viewer) -> BySeat<SeatScore<Category>> {
        category::scores(self, viewer)
    }
}
