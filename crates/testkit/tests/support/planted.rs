//! Pips with one defect planted: everything is passed on to the sound game, but for one thing.

#![allow(clippy::wildcard_enum_match_arm, reason = "whatever the sound game says is passed on")]

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use pips::{Category, Event, EventView, Illegal, Move, Outcome, Pips, PipsOptions, View};
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{
    Audience, BreaksRule, BySeat, ChanceDue, Figure, Game, GameRng, Nobody, ParseError, Seat,
    SeatScore, ToAct, Viewer,
};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    LosesAMove,
    ListsAMoveTwice,
    AllowsATakenCell,
    RefusesAListedMove,
    AllowsACellOffTheRow,
    DrawsAnUnlistedMove,
    PrefersTheFirstMove,
    RespellsAListedMove,
    RefusesWithATrace,
    NamesNoRule,
    MisspellsAnOutcome,
    DrawsWhatIsNotInTheBag,
    TakesAnyOutcome,
    LosesAStone,
    NeverEnds,
    MiscountsThePoints,
    ShowsAHandInTheView,
    ShowsAndTellsAHand,
    ShowsAFavouriteInTheScores,
    HidesTheFinalScores,
    TellsADraw,
    TellsAChoice,
    HintsInAnError,
    KeepsAnEventBack,
    RevealsUnmarked,
    ForgetsAHandInReading,
    MistakesAFactInReading,
    ForgetsTheOwnHandInImagination,
    ForgetsAMoveInImagination,
    LosesAStoneInImagination,
    ImaginesTheTruth,
    HidesFromTheReferee,
    DrawsByACounter,
    PlaysByACounter,
    StartsByACounter,
    ListensToTheAudience,
    RewardsTheLastToChoose,
    MakesAllPartners,
}

/// The sound game, a number that some flaws use, and the flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Planted<const FLAW: u8> {
    pub(crate) sound: Pips,
    pub(crate) extra: Loose,
}

/// A number in the state that changes behind the back of whoever only looks: what no rule may have.
#[derive(Default)]
pub(crate) struct Loose(AtomicU32);

impl Loose {
    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, number: u32) {
        self.0.store(number, Ordering::Relaxed);
    }
}

/// A fact that is read back with care, or without.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct Told<const FLAW: u8>(EventView);

impl<'de, const FLAW: u8> Deserialize<'de> for Told<FLAW> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fact = EventView::deserialize(deserializer)?;
        Ok(Self(match fact {
            EventView::Drew { seat, count, .. } if FLAW == Flaw::MistakesAFactInReading as u8 => {
                EventView::Drew { seat, count, stones: None }
            }
            fact => fact,
        }))
    }
}

impl Clone for Loose {
    fn clone(&self) -> Self {
        Self(AtomicU32::new(self.get()))
    }
}

impl PartialEq for Loose {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Loose {}

impl Hash for Loose {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state);
    }
}

impl fmt::Debug for Loose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// State outside the state: what rules must never have.
static COUNTER: AtomicU32 = AtomicU32::new(1);

fn count() -> u32 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

/// An outcome whose text may be wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Spelled<const FLAW: u8>(Outcome);

impl<const FLAW: u8> fmt::Display for Spelled<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Outcome::Draw(_) if FLAW == Flaw::MisspellsAnOutcome as u8 => f.write_str("draw 1"),
            outcome => outcome.fmt(f),
        }
    }
}

impl<const FLAW: u8> FromStr for Spelled<FLAW> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(Self)
    }
}

/// A refusal that may forget its rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason<const FLAW: u8>(Illegal);

impl<const FLAW: u8> fmt::Display for Reason<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const FLAW: u8> BreaksRule for Reason<FLAW> {
    const NAMES: &'static [&'static str] = Illegal::NAMES;
    const TEXTS: &'static [&'static str] = Illegal::TEXTS;

    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn rule(&self) -> &'static str {
        if FLAW == Flaw::NamesNoRule as u8 { "the rules" } else { self.0.rule() }
    }

    fn figures(&self) -> Vec<Figure> {
        self.0.figures()
    }
}

impl<const FLAW: u8> Planted<FLAW> {
    pub(crate) fn with(sound: Pips) -> Self {
        Self { sound, extra: Loose::default() }
    }

    /// Stones that fell under the table.
    pub(crate) fn n_lost(&self) -> u32 {
        let loses = Self::has(Flaw::LosesAStone) || Self::has(Flaw::LosesAStoneInImagination);
        if loses || Self::has(Flaw::TakesAnyOutcome) { self.extra.get() } else { 0 }
    }

    fn has(flaw: Flaw) -> bool {
        FLAW == flaw as u8
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::first(self.sound.n_seats()).filter(move |&other| other != seat)
    }
}

impl<const FLAW: u8> Game for Planted<FLAW> {
    const ID: &'static str = "planted";
    const RULES_VERSION: u32 = 1;
    type Options = PipsOptions;
    type Move = Move;
    type Chance = Spelled<FLAW>;
    type Illegal = Reason<FLAW>;
    type Event = Event;
    type EventView = Told<FLAW>;
    type View = View;
    type Category = Category;

    fn new(options: &PipsOptions) -> Self {
        let game = Self::with(Pips::new(options));
        if Self::has(Flaw::StartsByACounter) {
            game.extra.set(count());
        }
        game
    }

    fn n_seats(&self) -> u8 {
        self.sound.n_seats()
    }

    fn to_act(&self) -> ToAct {
        match self.sound.to_act() {
            ToAct::Over if Self::has(Flaw::NeverEnds) => {
                ToAct::Chance(ChanceDue { kind: "draw", count: 1, seat: None })
            }
            to_act => to_act,
        }
    }

    fn turn_rule(&self) -> &'static str {
        self.sound.turn_rule()
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.sound.legal_moves(seat, out);
        let is_imagined = Self::has(Flaw::ForgetsAMoveInImagination) && self.extra.get() == 9;
        if (Self::has(Flaw::LosesAMove) || is_imagined) && out.len() > 1 {
            out.pop();
        }
        if Self::has(Flaw::ListsAMoveTwice) && !out.is_empty() {
            out.push(out[0]);
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Option<Move> {
        if Self::has(Flaw::DrawsAnUnlistedMove) {
            return Some(Move::Place(1, 99));
        }
        self.legal_moves(seat, scratch);
        let n = u32::try_from(scratch.len()).ok().filter(|&n| n > 0)?;
        let pick = if Self::has(Flaw::PrefersTheFirstMove) { 0 } else { rng.below(n) };
        Some(scratch[pick as usize])
    }

    fn canonical(&self, seat: Seat, mv: Move) -> Move {
        match mv {
            Move::Favour(4) if Self::has(Flaw::RespellsAListedMove) => Move::Favour(1),
            mv => self.sound.canonical(seat, mv),
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Reason<FLAW>> {
        let verdict = match self.sound.check(seat, mv) {
            Err(Illegal::CellTaken) if Self::has(Flaw::AllowsATakenCell) => Ok(()),
            Err(Illegal::OffTheRow) if Self::has(Flaw::AllowsACellOffTheRow) => Ok(()),
            Ok(()) if Self::has(Flaw::RefusesAListedMove) && *mv == Move::Favour(3) => {
                Err(Illegal::NoSuchStone)
            }
            Err(Illegal::NotInHand) if Self::has(Flaw::HintsInAnError) => {
                let Move::Place(stone, _) = *mv else { return Err(Reason(Illegal::NotInHand)) };
                let held = self.others(seat).any(|other| self.sound.hand(other).count(stone) > 0);
                Err(if held { Illegal::CellTaken } else { Illegal::NotInHand })
            }
            verdict => verdict,
        };
        if verdict.is_err() && Self::has(Flaw::RefusesWithATrace) {
            self.extra.set(self.extra.get() + 1);
        }
        verdict.map_err(Reason)
    }

    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        let is_placing = matches!(mv, Move::Place(..));
        if Self::has(Flaw::RewardsTheLastToChoose) && !is_placing {
            self.extra.set(seat.number().into());
        }
        if Self::has(Flaw::PlaysByACounter) && is_placing {
            self.extra.set(count());
        }
        if Self::has(Flaw::LosesAStone) && is_placing {
            self.extra.set(self.extra.get() + 1);
        }
        if Self::has(Flaw::KeepsAnEventBack) {
            return self.sound.play(seat, mv, &mut Nobody);
        }
        if let (Move::Favour(stone), true) = (*mv, Self::has(Flaw::ListensToTheAudience)) {
            let mut is_heard = false;
            audience.tell(|| {
                is_heard = true;
                Event::Favoured { seat, stone }
            });
            self.sound.play(seat, mv, &mut Nobody);
            let mut setup = self.sound.to_setup();
            setup.neighbours[seat.index()] += u8::from(is_heard);
            self.sound = Pips::from_setup(&setup).expect("one point more is a possible position");
            return;
        }
        self.sound.play(seat, mv, audience);
    }

    fn sample_chance(&self, rng: &mut GameRng) -> Spelled<FLAW> {
        if Self::has(Flaw::DrawsByACounter) {
            (0..count() % 7).for_each(|_| _ = rng.below(2));
        }
        if self.sound.to_act() == ToAct::Over {
            return Spelled(Outcome::Draw(1));
        }
        match self.sound.sample_chance(rng) {
            Outcome::Start(_) if Self::has(Flaw::DrawsWhatIsNotInTheBag) => {
                Spelled(Outcome::Draw(1))
            }
            outcome => Spelled(outcome),
        }
    }

    fn check_chance(&self, outcome: &Spelled<FLAW>) -> Result<(), Reason<FLAW>> {
        if self.sound.to_act() == ToAct::Over || Self::has(Flaw::TakesAnyOutcome) {
            return Ok(());
        }
        self.sound.check_chance(&outcome.0).map_err(Reason)
    }

    fn resolve(&mut self, outcome: &Spelled<FLAW>, audience: &mut impl Audience<Event>) {
        if self.sound.to_act() == ToAct::Over {
            return;
        }
        if self.sound.check_chance(&outcome.0).is_err() {
            // A stone from nowhere.
            self.extra.set(self.extra.get() + 1);
            return;
        }
        self.sound.resolve(&outcome.0, audience);
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.sound.view(viewer);
        let shows = Self::has(Flaw::ShowsAHandInTheView) || Self::has(Flaw::ShowsAndTellsAHand);
        for (seat, shown) in view.seats.iter_mut() {
            if shows || Self::has(Flaw::ImaginesTheTruth) {
                shown.hand = Some(self.sound.hand(seat).iter().collect());
            }
            if Self::has(Flaw::ImaginesTheTruth) {
                shown.favourite = self.sound.favourite(seat);
            }
            if Self::has(Flaw::HidesFromTheReferee) && viewer == Viewer::Referee {
                shown.favourite = None;
            }
        }
        view
    }

    fn view_event(event: &Event, viewer: Viewer) -> Told<FLAW> {
        let tells_all = Self::has(Flaw::ShowsAndTellsAHand) || Self::has(Flaw::ImaginesTheTruth);
        let tells = match event {
            Event::Drew { .. } => Self::has(Flaw::TellsADraw) || tells_all,
            Event::Favoured { .. } => {
                Self::has(Flaw::TellsAChoice) || Self::has(Flaw::ImaginesTheTruth)
            }
            Event::Open(_) => false,
        };
        Told(Pips::view_event(event, if tells { Viewer::Referee } else { viewer }))
    }

    fn is_reveal(event: &Event) -> bool {
        Pips::is_reveal(event) && !Self::has(Flaw::RevealsUnmarked)
    }

    fn read_view<'de, D: Deserializer<'de>>(_: &PipsOptions, view: D) -> Result<View, D::Error> {
        let mut view = View::deserialize(view)?;
        if Self::has(Flaw::ForgetsAHandInReading) {
            view.seats.iter_mut().for_each(|(_, seat)| seat.hand = None);
        }
        Ok(view)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        let mut view = view.clone();
        if Self::has(Flaw::ForgetsTheOwnHandInImagination) {
            view.seats.iter_mut().for_each(|(_, seat)| seat.hand = None);
        }
        let game = Self::with(Pips::determinize(&view, rng));
        let forgets =
            Self::has(Flaw::ForgetsAMoveInImagination) || Self::has(Flaw::LosesAStoneInImagination);
        if forgets && view.viewer != Viewer::Referee {
            game.extra.set(9);
        }
        game
    }

    fn scores(&self, viewer: Viewer) -> BySeat<SeatScore<Category>> {
        let is_over = self.sound.to_act() == ToAct::Over;
        let viewer =
            if Self::has(Flaw::ShowsAFavouriteInTheScores) { Viewer::Referee } else { viewer };
        let mut scores = self.sound.scores(viewer);
        if Self::has(Flaw::HidesTheFinalScores) && is_over && viewer != Viewer::Referee {
            scores[Seat::new(0)].lines.clear();
            scores[Seat::new(0)].total = 0;
        }
        if Self::has(Flaw::MiscountsThePoints) {
            scores[Seat::new(0)].total += 1;
        }
        scores
    }

    fn side(&self, seat: Seat) -> Seat {
        if Self::has(Flaw::MakesAllPartners) { Seat::new(0) } else { self.sound.side(seat) }
    }
}
