//! The state, and the contract's methods; what happens in each part of a turn stands in the modules below.

mod draw;
mod hit;
mod hole;
mod takeback;

pub use hole::LAST_SPACE;

use alloc::sync::Arc;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{
    Audience, BySeat, ChanceDue, Game, GameRng, Seat, SeatScore, SeatSet, ToAct, Viewer, sort_few,
};

use crate::clubs::{Clubs, Kind};
use crate::content::Content;
use crate::course::{Ball, CardId, Course, MOST_CARDS};
use crate::event::{Event, Fact};
use crate::golfers::Golfer;
use crate::illegal::Illegal;
use crate::notation::{Hit, Move, Outcome};
use crate::options::GreenOptions;
use crate::player::{OWN_CADDIES, Player};
use crate::scoring::{self, Category, HoleResult};
use crate::view::{self, View};

/// GR-3: face-up clubs to draw from.
pub const DISPLAY: usize = 4;
/// GR-3: nobody holds more clubs.
pub const HAND: u8 = 8;
/// Caddies in the box.
pub const ALL_CADDIES: u8 = 20;
/// GR-12: the wind is a die's number, from 1 to this.
pub const STRONGEST_WIND: u8 = 6;
/// GR-12: holes of a match.
pub const N_HOLES: u8 = 3;

/// GR-12: the par of a hole, from 1, and the number of its course cards.
pub const fn par_of(hole: u8) -> u8 {
    hole + 2
}

/// GR-15: after so many own turns on a hole, a player who is no person retires.
pub const GUARD_TURNS: u8 = 60;

/// GR-15: whether that is now, for a seat of so many turns.
pub(crate) fn is_guarded(phase: Phase, has_turn: bool, turns: u8) -> bool {
    phase == Phase::Turn && has_turn && turns >= GUARD_TURNS
}

/// A match of GREEN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Green {
    pub(crate) content: Arc<Content>,
    pub(crate) variant: Variant,
    pub(crate) n_seats: u8,
    pub(crate) phase: Phase,
    /// Who decides, or whose turn it is; the starter before the first turn of a hole.
    pub(crate) turn: Seat,
    /// GR-12: who began this hole; `None` while that is open.
    pub(crate) starter: Option<Seat>,
    /// From 1.
    pub(crate) hole: u8,
    /// 0 before the die is rolled.
    pub(crate) wind: u8,
    pub(crate) cards: ArrayVec<CardId, MOST_CARDS>,
    pub(crate) course: Course,
    pub(crate) display: [Option<Kind>; DISPLAY],
    pub(crate) deck: Clubs,
    pub(crate) discards: Clubs,
    pub(crate) supply: u8,
    pub(crate) players: BySeat<Player>,
    /// GR-14: whether a golfer was used in this turn.
    pub(crate) golfer_used: bool,
    /// The latest hit of the match: everybody saw how it was made.
    pub(crate) last_hit: Option<(Seat, Hit)>,
}

/// What is agreed and stays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Variant {
    /// GR-14: golfers are in play.
    pub pro_golfers: bool,
    /// GR-9: balls on the progress card jump over taken spaces.
    pub jump_over: bool,
    /// GR-16: hands lie open.
    pub open_hands: bool,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// GR-12: before a hole, empty slots of the display are to be filled.
    Display,
    /// GR-12: the course cards are to be laid.
    Course,
    /// GR-12: the die is to be rolled.
    Wind,
    /// GR-12: who begins is to be drawn.
    Start,
    /// GR-14: a golfer is to be chosen.
    Golfers,
    /// A turn: draw, hit or retire.
    Turn,
    /// GR-3: new clubs are to be laid out.
    Refresh,
    /// GR-3: after a refresh, a club is to be drawn.
    Draw,
    /// GR-6: after an Iron's power, another club is to be played.
    Chain,
    /// GR-3: at the end of a turn, empty slots are to be filled.
    Refill,
    /// GR-8: who has retired is to discard down to 8.
    RetireDiscard,
    /// GR-11: after a hole, a hand above 8 is to be reduced.
    Discard,
    /// GR-11: clubs may be taken back.
    TakeBack,
    /// GR-13: the match has ended.
    Over,
}

impl Green {
    /// What the match is played with.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The options that stay in force.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Clubs {
        self.players[seat].hand
    }

    /// The clubs nobody has drawn.
    pub fn deck(&self) -> Clubs {
        self.deck
    }

    /// The clubs on display.
    pub fn display(&self) -> [Option<Kind>; DISPLAY] {
        self.display
    }

    /// The discarded clubs.
    pub fn discards(&self) -> Clubs {
        self.discards
    }

    /// The clubs of a seat's row.
    pub fn row(&self, seat: Seat) -> &[Kind] {
        self.players[seat].row.clubs()
    }

    /// A seat's ball.
    pub fn ball(&self, seat: Seat) -> Ball {
        self.players[seat].ball
    }

    /// GR-9: how many shots count for a seat on this hole so far.
    pub fn n_shots(&self, seat: Seat) -> u8 {
        self.players[seat].row.n_shots()
    }

    /// GR-9: the space of a seat's pocketed ball on the progress card.
    pub fn progress(&self, seat: Seat) -> Option<u8> {
        self.players[seat].progress
    }

    /// GR-13: a seat's points of the holes that have ended.
    pub fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points()
    }

    /// GR-14: a seat's golfer.
    pub fn golfer(&self, seat: Seat) -> Option<Golfer> {
        self.players[seat].golfer
    }

    /// A seat's caddies.
    pub fn caddies(&self, seat: Seat) -> u8 {
        self.players[seat].caddies
    }

    /// The caddies nobody has.
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Whether a player who is no person should retire now instead of anything else (GR-15).
    pub fn guard_says_retire(&self, seat: Seat) -> bool {
        is_guarded(self.phase, self.turn == seat, self.players[seat].turns)
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The hole being played, from 1.
    pub fn hole(&self) -> u8 {
        self.hole
    }

    /// GR-12: the par of the hole being played, and the number of its course cards.
    pub fn par(&self) -> u8 {
        par_of(self.hole)
    }

    /// The wind on this hole; 0 before the die is rolled.
    pub fn wind(&self) -> u8 {
        self.wind
    }

    /// How each hole ended for a seat, as far as they have.
    pub fn results(&self, seat: Seat) -> impl Iterator<Item = HoleResult> {
        self.players[seat].results.into_iter().flatten()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// GR-14: the first seat without a golfer, in a match with golfers.
    pub(crate) fn without_golfer(&self) -> Option<Seat> {
        let has_none = |(_, player): &(Seat, &Player)| player.golfer.is_none();
        self.players
            .iter()
            .find(has_none)
            .map(|(seat, _)| seat)
            .filter(|_| self.variant.pro_golfers)
    }

    pub(crate) fn owner(&self, golfer: Golfer) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.golfer == Some(golfer)).map(|(seat, _)| seat)
    }

    fn choose_golfer(&mut self, seat: Seat, golfer: Golfer, audience: &mut impl Audience<Event>) {
        self.players[seat].golfer = Some(golfer);
        audience.tell(|| Fact::Chose { seat, golfer }.into());
        self.tee_off();
    }

    /// Everything is laid out: golfers are chosen, then the starter has the first turn.
    fn tee_off(&mut self) {
        if let Some(seat) = self.without_golfer() {
            self.turn = seat;
            self.phase = Phase::Golfers;
        } else {
            self.turn = self.starter.expect("GR-12: who begins is known");
            self.phase = Phase::Turn;
        }
    }

    /// What is due before any other move.
    fn due_first(&self) -> Illegal {
        match self.phase {
            Phase::Golfers => Illegal::GolferFirst,
            Phase::Draw => Illegal::MustDraw,
            Phase::Chain => Illegal::MustHit,
            Phase::RetireDiscard => Illegal::RetireDiscardFirst,
            Phase::Discard => Illegal::MustDiscard,
            Phase::TakeBack => Illegal::TakeBackFirst,
            Phase::Display
            | Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Turn
            | Phase::Refresh
            | Phase::Refill
            | Phase::Over => Illegal::OtherOutcomeDue,
        }
    }

    fn check_golfer(&self, golfer: Golfer) -> Result<(), Illegal> {
        if !self.variant.pro_golfers {
            Err(Illegal::NoGolfers)
        } else if self.phase != Phase::Golfers {
            Err(Illegal::NoGolferDue)
        } else if self.owner(golfer).is_some() {
            Err(Illegal::GolferTaken)
        } else {
            Ok(())
        }
    }
}

impl Game for Green {
    const ID: &'static str = "green";
    const RULES_VERSION: u32 = 1;

    type Options = GreenOptions;
    type Move = Move;
    type Chance = Outcome;
    type Illegal = Illegal;
    type Event = Event;
    type EventView = Fact;
    type View = View;
    type Category = Category;

    fn new(options: &GreenOptions) -> Self {
        let n = options.n_seats;
        let golfer = |seat: Seat| options.golfers.as_ref().map(|golfers| golfers[seat.index()]);
        Self {
            content: options.content.clone(),
            variant: Variant {
                pro_golfers: options.pro_golfers,
                jump_over: options.jump_over,
                open_hands: options.open_hands,
            },
            n_seats: n,
            phase: Phase::Display,
            turn: options.start.unwrap_or(Seat::new(0)),
            starter: options.start,
            hole: 1,
            wind: 0,
            cards: ArrayVec::new(),
            course: Course::NONE,
            display: [None; DISPLAY],
            deck: Clubs::ALL,
            discards: Clubs::EMPTY,
            supply: ALL_CADDIES - OWN_CADDIES * n,
            players: BySeat::from_fn(n, |seat| Player::new(golfer(seat))),
            golfer_used: false,
            last_hit: None,
        }
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        let due =
            |kind, count: u8| ToAct::Chance(ChanceDue { kind, count: count.into(), seat: None });
        match self.phase {
            Phase::Display | Phase::Refresh | Phase::Refill => due("reveal", self.n_due()),
            Phase::Course => due("course", self.par()),
            Phase::Wind => due("wind", 1),
            Phase::Start => due("start", 1),
            Phase::Golfers
            | Phase::Turn
            | Phase::Draw
            | Phase::Chain
            | Phase::RetireDiscard
            | Phase::Discard
            | Phase::TakeBack => ToAct::Seats(SeatSet::only(self.turn)),
            Phase::Over => ToAct::Over,
        }
    }

    fn turn_rule(&self) -> &'static str {
        match self.phase {
            Phase::Golfers => "GR-14",
            Phase::RetireDiscard => "GR-8",
            Phase::Discard | Phase::TakeBack => "GR-11",
            Phase::Display
            | Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Turn
            | Phase::Refresh
            | Phase::Draw
            | Phase::Chain
            | Phase::Refill
            | Phase::Over => "GR-12",
        }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Golfers => {
                let free = |golfer: &Golfer| self.owner(*golfer).is_none();
                out.extend(Golfer::ALL.into_iter().filter(free).map(Move::Golfer));
            }
            Phase::Turn => {
                self.push_draws(seat, out);
                self.push_hits(seat, out);
                out.push(Move::Retire);
            }
            Phase::Draw => self.push_draws(seat, out),
            Phase::Chain => self.push_hits(seat, out),
            Phase::RetireDiscard | Phase::Discard => {
                let hand = self.players[seat].hand;
                out.extend(self.content.lanes().kinds(hand).map(Move::Discard));
            }
            Phase::TakeBack => self.push_takebacks(seat, out),
            Phase::Display
            | Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Refresh
            | Phase::Refill
            | Phase::Over => {}
        }
    }

    /// A pair of Hybrids and clubs taken back are named in the order of the data.
    fn canonical(&self, _seat: Seat, mut mv: Move) -> Move {
        match &mut mv {
            Move::Hit(hit) => self.spell_pair(hit),
            Move::TakeBack(clubs) => {
                sort_few(clubs, |&one, &other| self.place(one).cmp(&self.place(other)));
            }
            Move::Draw(_) | Move::Refresh | Move::Retire | Move::Discard(_) | Move::Golfer(_) => {}
        }
        mv
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match (self.phase, mv) {
            (_, Move::Golfer(golfer)) => self.check_golfer(*golfer),
            (Phase::RetireDiscard | Phase::Discard, Move::Discard(club)) => {
                self.check_discard(seat, *club)
            }
            (Phase::TakeBack, Move::TakeBack(clubs)) => self.check_takeback(seat, clubs),
            (Phase::Turn | Phase::Draw | Phase::Chain, Move::Discard(_)) => {
                Err(Illegal::NoDiscardDue)
            }
            (Phase::Turn | Phase::Draw | Phase::Chain, Move::TakeBack(_)) => {
                Err(Illegal::NoTakeBackDue)
            }
            (Phase::Turn | Phase::Draw, Move::Draw(slot)) => self.check_draw(seat, *slot),
            (Phase::Turn | Phase::Draw, Move::Refresh) => self.check_refresh(seat),
            (Phase::Turn | Phase::Chain, Move::Hit(hit)) => self.check_hit(seat, hit),
            (Phase::Turn, Move::Retire) => Ok(()),
            (
                _,
                Move::Draw(_)
                | Move::Refresh
                | Move::Hit(_)
                | Move::Retire
                | Move::Discard(_)
                | Move::TakeBack(_),
            ) => Err(self.due_first()),
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        match mv {
            Move::Draw(slot) => self.draw(seat, *slot, audience),
            Move::Refresh => self.refresh(seat, audience),
            Move::Hit(hit) => self.hit(seat, hit, audience),
            Move::Retire => self.retire(seat, audience),
            Move::Discard(club) => self.discard(seat, *club, audience),
            Move::TakeBack(clubs) => self.take_back(seat, clubs, audience),
            Move::Golfer(golfer) => self.choose_golfer(seat, *golfer, audience),
        }
    }

    fn sample_chance(&self, rng: &mut GameRng) -> Outcome {
        match self.phase {
            Phase::Display | Phase::Refresh | Phase::Refill => self.sample_reveal(rng),
            Phase::Course => self.sample_course(rng),
            Phase::Wind => {
                Outcome::Wind(1 + u8::try_from(rng.below(STRONGEST_WIND.into())).expect("a die"))
            }
            Phase::Start => self.sample_start(rng),
            Phase::Golfers
            | Phase::Turn
            | Phase::Draw
            | Phase::Chain
            | Phase::RetireDiscard
            | Phase::Discard
            | Phase::TakeBack
            | Phase::Over => unreachable!("chance is not due"),
        }
    }

    fn check_chance(&self, outcome: &Outcome) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::Display | Phase::Refresh | Phase::Refill, Outcome::Reveal(clubs)) => {
                self.check_reveal(clubs)
            }
            (Phase::Course, Outcome::Course(cards)) => self.check_course(cards),
            (Phase::Wind, Outcome::Wind(1..=STRONGEST_WIND)) => Ok(()),
            (Phase::Wind, Outcome::Wind(_)) => Err(Illegal::NoSuchWind),
            (Phase::Start, Outcome::Start(seat)) if self.candidates().contains(*seat) => Ok(()),
            (Phase::Start, Outcome::Start(_)) => Err(Illegal::CannotStart),
            (_, Outcome::Reveal(_) | Outcome::Course(_) | Outcome::Wind(_) | Outcome::Start(_)) => {
                Err(Illegal::OtherOutcomeDue)
            }
        }
    }

    fn resolve(&mut self, outcome: &Outcome, audience: &mut impl Audience<Event>) {
        match outcome {
            Outcome::Reveal(clubs) => self.reveal(clubs, audience),
            Outcome::Course(cards) => self.lay_course(cards, audience),
            Outcome::Wind(wind) => self.set_wind(*wind, audience),
            Outcome::Start(seat) => self.set_starter(*seat, audience),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn view_event(event: &Event, _viewer: Viewer) -> Fact {
        event.0.clone()
    }

    fn is_reveal(event: &Event) -> bool {
        match event.0 {
            Fact::Revealed { .. }
            | Fact::Laid { .. }
            | Fact::Blows { .. }
            | Fact::Starts { .. }
            | Fact::Ended { .. } => true,
            // Decisions with open clubs, and what follows from them.
            Fact::Chose { .. }
            | Fact::Drew { .. }
            | Fact::Refreshed { .. }
            | Fact::Hit { .. }
            | Fact::Pocketed { .. }
            | Fact::Advanced { .. }
            | Fact::Retired { .. }
            | Fact::Discarded { .. }
            | Fact::HoleEnded { .. }
            | Fact::TookBack { .. } => false,
        }
    }

    fn read_view<'de, D: Deserializer<'de>>(
        options: &GreenOptions,
        view: D,
    ) -> Result<View, D::Error> {
        view::read(options, view)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        view::determinize(view, rng)
    }

    fn scores(&self, _viewer: Viewer) -> BySeat<SeatScore<Category>> {
        scoring::scores(self)
    }
}
