//! The state and the course of play.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{
    Audience, BySeat, ChanceDue, Game, GameRng, Seat, SeatScore, SeatSet, ToAct, Viewer, refusals,
};

use crate::event::{self, Event, EventView, Fact};
use crate::notation::{Move, Outcome};
use crate::options::PipsOptions;
use crate::scoring::{self, Category};
use crate::stones::{Stone, Stones, VALUES};
use crate::view::{self, View};

pub(crate) const MAX_CELLS: usize = 12;
pub(crate) type Row = ArrayVec<Option<Stone>, MAX_CELLS>;

/// A match of Pips.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pips {
    pub(crate) n_seats: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is; seat 0 until that is drawn.
    pub(crate) turn: Seat,
    pub(crate) row: Row,
    pub(crate) bag: Stones,
    pub(crate) hands: BySeat<Stones>,
    pub(crate) favourites: BySeat<Option<Stone>>,
    /// PI-5: equal neighbours found so far.
    pub(crate) neighbours: BySeat<u8>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// PI-9: who begins is to be drawn.
    Start,
    /// PI-1: the first seat without a hand is to be dealt one.
    Deal,
    /// PI-2: favourites are being chosen.
    Favour,
    /// PI-3: a stone is to be placed.
    Place,
    /// PI-4: the hand is to be refilled.
    Refill,
    /// PI-6: the row is full.
    Over,
}

impl Pips {
    /// The row, empty cells as `None`.
    pub fn row(&self) -> &[Option<Stone>] {
        &self.row
    }

    /// The stones still in the bag.
    pub fn bag(&self) -> Stones {
        self.bag
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Stones {
        self.hands[seat]
    }

    /// The favourite a seat has chosen, if it has.
    pub fn favourite(&self, seat: Seat) -> Option<Stone> {
        self.favourites[seat]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn undecided(&self) -> SeatSet {
        self.favourites
            .iter()
            .filter(|(_, favourite)| favourite.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    fn place(&mut self, seat: Seat, stone: Stone, cell: u8, audience: &mut impl Audience<Event>) {
        let neighbours = scoring::equal_neighbours(&self.row, cell, stone);
        self.row[usize::from(cell)] = Some(stone);
        self.hands[seat].remove(stone);
        self.neighbours[seat] += neighbours;
        let points = scoring::neighbour_points(neighbours);
        audience.tell(|| Event::Open(Fact::Placed { seat, stone, cell, neighbours, points }));
        if self.row.iter().all(Option::is_some) {
            self.phase = Phase::Over;
            audience.tell(|| {
                let favourites =
                    self.favourites.map(|_, favourite| favourite.expect("PI-2: all have chosen"));
                let left = self.hands.map(|_, stones| stones.iter().collect());
                Event::Open(Fact::Ended { favourites, left })
            });
        } else {
            // PI-4: the bag cannot be empty; the longest row and the hands of four hold 24 of 32 stones.
            self.phase = Phase::Refill;
        }
    }

    fn first_without_hand(&self) -> Option<Seat> {
        self.hands.iter().find(|(_, hand)| hand.is_empty()).map(|(seat, _)| seat)
    }

    fn deal(&mut self, stones: &[Stone], audience: &mut impl Audience<Event>) {
        let seat = self.first_without_hand().expect("PI-1: a deal is due");
        self.draw(seat, stones, audience);
        if self.first_without_hand().is_none() {
            self.phase = Phase::Favour;
        }
    }

    fn refill(&mut self, stone: Stone, audience: &mut impl Audience<Event>) {
        self.draw(self.turn, &[stone], audience);
        self.phase = Phase::Place;
        self.turn = self.turn.next(self.n_seats);
    }

    fn draw(&mut self, seat: Seat, stones: &[Stone], audience: &mut impl Audience<Event>) {
        for &stone in stones {
            self.bag.remove(stone);
            self.hands[seat].insert(stone);
        }
        audience.tell(|| Event::Drew { seat, stones: stones.iter().copied().collect() });
    }

    fn check_draw(&self, stones: &[Stone]) -> Result<(), Illegal> {
        if !stones.iter().all(|stone| VALUES.contains(stone)) {
            return Err(Illegal::NoSuchStone);
        }
        let wanted: Stones = stones.iter().copied().collect();
        let is_in_bag = |stone| wanted.count(stone) <= self.bag.count(stone);
        if VALUES.into_iter().all(is_in_bag) { Ok(()) } else { Err(Illegal::NotInBag) }
    }
}

impl Game for Pips {
    const ID: &'static str = "pips";
    const RULES_VERSION: u32 = 1;

    type Options = PipsOptions;
    type Move = Move;
    type Chance = Outcome;
    type Illegal = Illegal;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Category = Category;

    fn new(options: &PipsOptions) -> Self {
        let n = options.n_seats;
        Self {
            n_seats: n,
            phase: if options.start.is_some() { Phase::Deal } else { Phase::Start },
            turn: options.start.unwrap_or(Seat::new(0)),
            row: core::iter::repeat_n(None, usize::from(options.n_cells)).collect(),
            bag: Stones::ALL,
            hands: BySeat::from_fn(n, |_| Stones::default()),
            favourites: BySeat::from_fn(n, |_| None),
            neighbours: BySeat::from_fn(n, |_| 0),
        }
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> ToAct {
        let due = |kind, count, seat| ToAct::Chance(ChanceDue { kind, count, seat });
        match self.phase {
            Phase::Start => due("start", 1, None),
            Phase::Deal => due("deal", 3, self.first_without_hand()),
            Phase::Favour => ToAct::Seats(self.undecided()),
            Phase::Place => ToAct::seat(self.turn),
            Phase::Refill => due("draw", 1, Some(self.turn)),
            Phase::Over => ToAct::Over,
        }
    }

    fn turn_rule(&self) -> &'static str {
        match self.phase {
            Phase::Favour => "PI-2",
            Phase::Start | Phase::Deal | Phase::Place | Phase::Refill | Phase::Over => "PI-3",
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if !self.to_act().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Favour => out.extend(VALUES.map(Move::Favour)),
            Phase::Place => {
                let free = (0..).zip(&self.row).filter(|(_, stone)| stone.is_none());
                let on_free = |stone| free.clone().map(move |(cell, _)| Move::Place(stone, cell));
                out.extend(self.hands[seat].values().flat_map(on_free));
            }
            Phase::Start | Phase::Deal | Phase::Refill | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match (self.phase, *mv) {
            (Phase::Favour, Move::Favour(stone)) if VALUES.contains(&stone) => Ok(()),
            (Phase::Favour, Move::Favour(_)) => Err(Illegal::NoSuchStone),
            (Phase::Favour, Move::Place(..)) => Err(Illegal::FavouriteFirst),
            (_, Move::Favour(_)) => Err(Illegal::FavouriteChosen),
            (_, Move::Place(stone, _)) if !VALUES.contains(&stone) => Err(Illegal::NoSuchStone),
            (_, Move::Place(stone, _)) if self.hands[seat].count(stone) == 0 => {
                Err(Illegal::NotInHand)
            }
            (_, Move::Place(_, cell)) => match self.row.get(usize::from(cell)) {
                None => Err(Illegal::OffTheRow),
                Some(Some(_)) => Err(Illegal::CellTaken),
                Some(None) => Ok(()),
            },
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        match *mv {
            Move::Favour(stone) => {
                self.favourites[seat] = Some(stone);
                audience.tell(|| Event::Favoured { seat, stone });
                if self.undecided().is_empty() {
                    self.phase = Phase::Place;
                }
            }
            Move::Place(stone, cell) => self.place(seat, stone, cell, audience),
        }
    }

    fn sample_chance(&self, rng: &mut GameRng) -> Outcome {
        let mut bag = self.bag;
        match self.phase {
            Phase::Start => Outcome::Start(Seat::random(self.n_seats, rng)),
            Phase::Deal => Outcome::Deal(core::array::from_fn(|_| bag.draw(rng))),
            Phase::Refill => Outcome::Draw(bag.draw(rng)),
            Phase::Favour | Phase::Place | Phase::Over => unreachable!("chance is not due"),
        }
    }

    fn check_chance(&self, outcome: &Outcome) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::Start, Outcome::Start(seat)) if seat.number() < self.n_seats => Ok(()),
            (Phase::Start, Outcome::Start(_)) => Err(Illegal::NoSuchSeat),
            (Phase::Deal, Outcome::Deal(stones)) => self.check_draw(stones),
            (Phase::Refill, Outcome::Draw(stone)) => self.check_draw(&[*stone]),
            (_, Outcome::Start(_) | Outcome::Deal(_) | Outcome::Draw(_)) => {
                Err(Illegal::OtherOutcomeDue)
            }
        }
    }

    fn resolve(&mut self, outcome: &Outcome, audience: &mut impl Audience<Event>) {
        match outcome {
            Outcome::Start(seat) => {
                self.turn = *seat;
                self.phase = Phase::Deal;
                audience.tell(|| Event::Open(Fact::Starts { seat: *seat }));
            }
            Outcome::Deal(stones) => self.deal(stones, audience),
            Outcome::Draw(stone) => self.refill(*stone, audience),
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
        options: &PipsOptions,
        view: D,
    ) -> Result<View, D::Error> {
        view::read(options, view)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        view::determinize(view, rng)
    }

    fn scores(&self, viewer: Viewer) -> BySeat<SeatScore<Category>> {
        scoring::scores(self, viewer)
    }
}

refusals! {
    /// Why a step is refused.
    pub enum Illegal {
        "PI-1" {
            /// Stones show 1 to 4.
            NoSuchStone => "there is no stone with that number",
        }
        "PI-2" {
            /// The favourite comes before the first stone.
            FavouriteFirst => "you have to choose your favourite number first",
            /// The choice is final.
            FavouriteChosen => "favourites can only be chosen once, before the first stone",
        }
        "PI-3" {
            /// Only from one's own hand.
            NotInHand => "that stone isn’t in your hand",
            /// Only in the row.
            OffTheRow => "there is no such space in the row",
            /// One stone to a cell.
            CellTaken => "there is already a stone on that space",
        }
        "PI-4" {
            /// What is drawn comes from the bag.
            NotInBag => "these stones aren’t in the bag",
            /// Chance decides one thing at a time.
            OtherOutcomeDue => "something else has to be drawn first",
        }
        "PI-9" {
            /// Only somebody at the table can begin.
            NoSuchSeat => "there is no such seat at this table",
        }
    }
}
