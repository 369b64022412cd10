//! Pips with one defect planted: everything is passed on to the sound game, but for one thing.

#![allow(clippy::wildcard_enum_match_arm, reason = "whatever the sound game says is passed on")]

use std::sync::atomic::{AtomicU32, Ordering};

use pips::{Category, Event, EventView, Illegal, Move, Outcome, Pips, PipsOptions, View};
use tabletop::{
    Audience, BySeat, ChanceDue, Game, GameRng, Nobody, Seat, SeatScore, ToAct, Viewer,
};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Flaw {
    LosesAMove,
    ListsAMoveTwice,
    AllowsATakenCell,
    RefusesAListedMove,
    DrawsAnUnlistedMove,
    RespellsAListedMove,
    DrawsWhatIsNotInTheBag,
    LosesAStone,
    NeverEnds,
    MiscountsThePoints,
    ShowsAHandInTheView,
    ShowsAndTellsAHand,
    ShowsAFavouriteInTheScores,
    TellsADraw,
    TellsAChoice,
    HintsInAnError,
    KeepsAnEventBack,
    ForgetsTheOwnHandInImagination,
    HidesFromTheReferee,
    DrawsByACounter,
    PlaysByACounter,
    StartsByACounter,
    RewardsTheLastToChoose,
}

/// The sound game, a counter that some flaws use, and the number of the flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Planted<const FLAW: u8> {
    pub(crate) sound: Pips,
    extra: u32,
}

/// State outside the state: what rules must never have. Never 0, which is what a sound state holds.
static COUNTER: AtomicU32 = AtomicU32::new(1);

fn count() -> u32 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

impl<const FLAW: u8> Planted<FLAW> {
    pub(crate) fn with(sound: Pips) -> Self {
        Self { sound, extra: 0 }
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
    const TURN_RULE: &'static str = Pips::TURN_RULE;
    type Options = PipsOptions;
    type Move = Move;
    type Chance = Outcome;
    type Illegal = Illegal;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Category = Category;

    fn new(options: &PipsOptions) -> Self {
        let extra = if Self::has(Flaw::StartsByACounter) { count() } else { 0 };
        Self { sound: Pips::new(options), extra }
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

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.sound.legal_moves(seat, out);
        if Self::has(Flaw::LosesAMove) && out.len() > 1 {
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
        Some(scratch[rng.below(n) as usize])
    }

    fn canonical(&self, seat: Seat, mv: Move) -> Move {
        match mv {
            Move::Favour(4) if Self::has(Flaw::RespellsAListedMove) => Move::Favour(1),
            mv => self.sound.canonical(seat, mv),
        }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match self.sound.check(seat, mv) {
            Err(Illegal::CellTaken) if Self::has(Flaw::AllowsATakenCell) => Ok(()),
            Ok(()) if Self::has(Flaw::RefusesAListedMove) && *mv == Move::Favour(3) => {
                Err(Illegal::NoSuchStone)
            }
            Err(Illegal::NotInHand) if Self::has(Flaw::HintsInAnError) => {
                let Move::Place(stone, _) = *mv else { return Err(Illegal::NotInHand) };
                let held = self.others(seat).any(|other| self.sound.hand(other).count(stone) > 0);
                Err(if held { Illegal::CellTaken } else { Illegal::NotInHand })
            }
            verdict => verdict,
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, audience: &mut impl Audience<Event>) {
        if Self::has(Flaw::RewardsTheLastToChoose) && matches!(mv, Move::Favour(_)) {
            self.extra = seat.number().into();
        }
        if Self::has(Flaw::PlaysByACounter) && matches!(mv, Move::Place(..)) {
            self.extra = count();
        }
        if Self::has(Flaw::KeepsAnEventBack) {
            return self.sound.play(seat, mv, &mut Nobody);
        }
        self.sound.play(seat, mv, audience);
    }

    fn sample_chance(&self, rng: &mut GameRng) -> Outcome {
        if Self::has(Flaw::DrawsByACounter) {
            (0..count() % 7).for_each(|_| _ = rng.below(2));
        }
        if self.sound.to_act() == ToAct::Over {
            return Outcome::Draw(1);
        }
        match self.sound.sample_chance(rng) {
            Outcome::Start(_) if Self::has(Flaw::DrawsWhatIsNotInTheBag) => Outcome::Draw(1),
            outcome => outcome,
        }
    }

    fn check_chance(&self, outcome: &Outcome) -> Result<(), Illegal> {
        if self.sound.to_act() == ToAct::Over { Ok(()) } else { self.sound.check_chance(outcome) }
    }

    fn resolve(&mut self, outcome: &Outcome, audience: &mut impl Audience<Event>) {
        if self.sound.to_act() != ToAct::Over {
            self.sound.resolve(outcome, audience);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.sound.view(viewer);
        for (seat, shown) in view.seats.iter_mut() {
            if Self::has(Flaw::ShowsAHandInTheView) || Self::has(Flaw::ShowsAndTellsAHand) {
                shown.hand = Some(self.sound.hand(seat).iter().collect());
            }
            if Self::has(Flaw::HidesFromTheReferee) && viewer == Viewer::Referee {
                shown.favourite = None;
            }
        }
        view
    }

    fn view_event(event: &Event, viewer: Viewer) -> EventView {
        let tells = match event {
            Event::Drew { .. } => {
                Self::has(Flaw::TellsADraw) || Self::has(Flaw::ShowsAndTellsAHand)
            }
            Event::Favoured { .. } => Self::has(Flaw::TellsAChoice),
            Event::Starts { .. } | Event::Placed { .. } | Event::Ended { .. } => false,
        };
        Pips::view_event(event, if tells { Viewer::Referee } else { viewer })
    }

    fn is_reveal(event: &Event) -> bool {
        Pips::is_reveal(event)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Self {
        let mut view = view.clone();
        if Self::has(Flaw::ForgetsTheOwnHandInImagination) {
            view.seats.iter_mut().for_each(|(_, seat)| seat.hand = None);
        }
        Self::with(Pips::determinize(&view, rng))
    }

    fn scores(&self, viewer: Viewer) -> BySeat<SeatScore<Category>> {
        let viewer =
            if Self::has(Flaw::ShowsAFavouriteInTheScores) { Viewer::Referee } else { viewer };
        let mut scores = self.sound.scores(viewer);
        if Self::has(Flaw::MiscountsThePoints) {
            scores[Seat::new(0)].total += 1;
        }
        scores
    }
}

/// Loses a stone between the hand and the row, as seen by whoever counts.
pub(crate) fn stones_lost<const FLAW: u8>(game: &Planted<FLAW>) -> u32 {
    let placed = game.sound.row().iter().flatten().count();
    if FLAW == Flaw::LosesAStone as u8 { u32::try_from(placed).unwrap_or(0) } else { 0 }
}
