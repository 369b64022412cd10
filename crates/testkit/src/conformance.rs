//! Random matches with every promise of the contract checked at every state.

use tabletop::step::StepOf;
use tabletop::{
    Game, GameRng, Log, Nobody, Options, Refused, Seat, Seed, StateHash, Step, Stream, ToAct,
    Viewer, apply,
};

use crate::json;
use crate::law::{Failure, Law};
use crate::subject::{Subject, from_environment};

/// Plays this many random matches of each option set; `CLUBHOUSE_MATCHES` overrides the number.
///
/// # Panics
/// If a promise is broken; the message names it and holds the match.
pub fn check<G: Game>(subject: &Subject<G>, matches: u64) {
    let matches = from_environment("CLUBHOUSE_MATCHES").unwrap_or(matches);
    if let Err(failure) = run(subject, matches) {
        panic!("{failure}");
    }
}

/// Plays this many random matches of each option set and stops at the first broken promise.
pub fn run<G: Game>(subject: &Subject<G>, matches: u64) -> Result<(), Failure> {
    for options in subject.option_sets() {
        for seed in 0..matches {
            Match::new(subject, &options, seed).play()?;
        }
    }
    Ok(())
}

/// Moves remembered from earlier states, to be tried where they may not be legal.
const REMEMBERED: usize = 64;

struct Match<'a, G: Game> {
    subject: &'a Subject<G>,
    seed: u64,
    log: Log<G>,
    game: G,
    rng: GameRng,
    remembered: Vec<G::Move>,
    moves: Vec<G::Move>,
}

type Verdict = Result<(), Failure>;

impl<'a, G: Game> Match<'a, G> {
    fn new(subject: &'a Subject<G>, options: &G::Options, seed: u64) -> Self {
        Self {
            subject,
            seed,
            log: Log::new(options.clone()),
            game: G::new(options),
            rng: GameRng::derive(&Seed::from(seed), Stream::Bot, 0),
            remembered: Vec::new(),
            moves: Vec::new(),
        }
    }

    fn play(mut self) -> Verdict {
        let census = (self.subject.census)(&self.game);
        while self.game.to_act() != ToAct::Over {
            self.state(&census)?;
            let step = self.choose()?;
            self.step(&step)?;
            let n = self.log.steps.len();
            self.hold(Law::Ends, n <= self.subject.bound, || format!("{n} steps and not over"))?;
        }
        self.state(&census)?;
        self.replay()
    }

    /// Everything that must hold at a state.
    fn state(&mut self, census: &[u32]) -> Verdict {
        self.pieces(census)?;
        self.scores()?;
        for seat in Seat::first(self.game.n_seats()) {
            self.moves_of(seat)?;
        }
        self.wrong_turns()?;
        for viewer in Viewer::all(self.game.n_seats()) {
            self.imagined(viewer)?;
            self.same_information(viewer)?;
        }
        self.referee()
    }

    fn pieces(&self, census: &[u32]) -> Verdict {
        let now = (self.subject.census)(&self.game);
        self.hold(Law::PiecesAreConserved, now == census, || format!("{census:?} became {now:?}"))
    }

    fn scores(&self) -> Verdict {
        for viewer in Viewer::all(self.game.n_seats()).chain([Viewer::Referee]) {
            for (seat, score) in self.game.scores(viewer).iter() {
                let sum: i32 = score.lines.iter().map(|line| line.points).sum();
                let holds = !self.subject.adds_up || sum == score.total;
                self.hold(Law::LinesAddUp, holds, || {
                    format!("seat {seat}: lines {sum}, total {}", score.total)
                })?;
            }
        }
        Ok(())
    }

    fn moves_of(&mut self, seat: Seat) -> Verdict {
        let mut moves = std::mem::take(&mut self.moves);
        self.game.legal_moves(seat, &mut moves);
        self.moves = moves.clone();
        let to_act = self.game.to_act().seats().contains(seat);
        self.hold(Law::MovesAreListed, to_act != moves.is_empty(), || {
            format!("seat {seat} is to act: {to_act}, and has {} moves", moves.len())
        })?;
        let ascend = moves.windows(2).all(|pair| pair[0] < pair[1]);
        self.hold(Law::MovesAreListed, ascend, || format!("not ascending: {moves:?}"))?;
        let mut again = Vec::new();
        self.game.legal_moves(seat, &mut again);
        self.hold(Law::Deterministic, moves == again, || {
            format!("seat {seat}: listed twice, two lists")
        })?;
        if to_act {
            self.listed_moves(seat, &moves)?;
            self.remembered_moves(seat, &moves)?;
            self.random_move(seat, &moves)?;
            self.remember(&moves);
        }
        Ok(())
    }

    fn listed_moves(&self, seat: Seat, moves: &[G::Move]) -> Verdict {
        let slow = (self.subject.slow_moves)(&self.game, seat);
        self.hold(Law::SlowGeneratorAgrees, slow == moves, || {
            let lost: Vec<_> =
                slow.iter().filter(|mv| !moves.contains(mv)).map(ToString::to_string).collect();
            let gained: Vec<_> =
                moves.iter().filter(|mv| !slow.contains(mv)).map(ToString::to_string).collect();
            format!("seat {seat}: not listed {lost:?}, listed for nothing {gained:?}")
        })?;
        for mv in moves {
            let refused = self.game.check(seat, mv).err();
            self.hold(Law::CheckAgreesWithList, refused.is_none(), || {
                format!("listed `{mv}` is refused: {refused:?}")
            })?;
            let canonical = self.game.canonical(seat, mv.clone());
            self.hold(Law::CanonicalIsStable, canonical == *mv, || {
                format!("`{mv}` becomes `{canonical}`")
            })?;
            self.round_trip(&mv.to_string(), mv)?;
        }
        Ok(())
    }

    fn remembered_moves(&self, seat: Seat, moves: &[G::Move]) -> Verdict {
        for mv in &self.remembered {
            let is_listed = moves.binary_search(mv).is_ok();
            let verdict = self.game.check(seat, mv);
            self.hold(Law::CheckAgreesWithList, verdict.is_ok() == is_listed, || {
                format!("seat {seat}: `{mv}` is listed: {is_listed}, checked: {verdict:?}")
            })?;
            let canonical = self.game.canonical(seat, mv.clone());
            let again = self.game.canonical(seat, canonical.clone());
            self.hold(Law::CanonicalIsStable, canonical == again, || {
                format!("`{mv}` becomes `{canonical}`, then `{again}`")
            })?;
            if moves.binary_search(&canonical).is_err() {
                self.refused(&Step::Move(seat, mv.clone()))?;
            }
        }
        Ok(())
    }

    fn random_move(&mut self, seat: Seat, moves: &[G::Move]) -> Verdict {
        let mut scratch = Vec::new();
        let drawn = self.game.random_move(seat, &mut self.rng, &mut scratch);
        let is_listed = drawn.as_ref().is_some_and(|mv| moves.binary_search(mv).is_ok());
        self.hold(Law::RandomMoveIsListed, is_listed, || format!("drew {drawn:?}"))
    }

    /// Keeps a random handful of all moves seen in the match.
    fn remember(&mut self, moves: &[G::Move]) {
        for _ in 0..4 {
            let mv = moves[self.below(moves.len())].clone();
            if self.remembered.len() < REMEMBERED {
                self.remembered.push(mv);
            } else {
                let place = self.below(REMEMBERED);
                self.remembered[place] = mv;
            }
        }
    }

    fn wrong_turns(&self) -> Verdict {
        let Some(mv) = self.remembered.last() else { return Ok(()) };
        let to_act = self.game.to_act().seats();
        for seat in Seat::first(self.game.n_seats()).filter(|&seat| !to_act.contains(seat)) {
            let refused = self.refused(&Step::Move(seat, mv.clone()))?;
            let is_turn = !matches!(refused, Refused::Illegal(_));
            self.hold(Law::TurnIsKept, is_turn, || format!("seat {seat} out of turn: {refused}"))?;
        }
        let last_outcome = self.log.steps.iter().rev().find(|step| matches!(step, Step::Chance(_)));
        match (self.game.to_act(), last_outcome) {
            (ToAct::Seats(_) | ToAct::Over, Some(outcome)) => self.refused(outcome).map(drop),
            _ => Ok(()),
        }
    }

    /// A step that must be refused, and leave no trace.
    fn refused(&self, step: &StepOf<G>) -> Result<Refused<G::Illegal>, Failure> {
        let mut copy = self.game.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let outcome = apply(&mut copy, step.clone(), &mut events);
        let untouched = copy == self.game && events.is_empty();
        self.hold(Law::RefusedChangesNothing, outcome.is_ok() || untouched, || {
            format!("`{step}` was refused and left a trace")
        })?;
        outcome.err().ok_or_else(|| self.failure(Law::TurnIsKept, format!("`{step}` was taken")))
    }

    fn imagined(&mut self, viewer: Viewer) -> Verdict {
        let view = self.game.view(viewer);
        let imagined = G::determinize(&view, &mut self.rng);
        self.hold(Law::DeterminizeKeepsView, imagined.view(viewer) == view, || {
            format!("{viewer} sees {view:?}, imagines {:?}", imagined.view(viewer))
        })?;
        self.hold(Law::DeterminizeKeepsMoves, imagined.to_act() == self.game.to_act(), || {
            format!("{viewer} imagines {:?} to act", imagined.to_act())
        })?;
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let (mut moves, mut as_imagined) = (Vec::new(), Vec::new());
        self.game.legal_moves(seat, &mut moves);
        imagined.legal_moves(seat, &mut as_imagined);
        self.hold(Law::DeterminizeKeepsMoves, moves == as_imagined, || {
            format!("seat {seat} has {} moves, imagines {}", moves.len(), as_imagined.len())
        })
    }

    fn referee(&mut self) -> Verdict {
        let whole = G::determinize(&self.game.view(Viewer::Referee), &mut self.rng);
        self.hold(Law::RefereeSeesAll, whole == self.game, || {
            format!("{:?} was rebuilt as {whole:?}", self.game)
        })
    }

    fn same_information(&mut self, viewer: Viewer) -> Verdict {
        let other = (self.subject.reshuffle)(&self.game, viewer, &mut self.rng);
        let same = |what: &str, one: String, two: String| {
            self.hold(Law::SameInformation, one == two, || {
                format!("{viewer} sees {what}: {one}\nor {two}")
            })
        };
        same("the table", json::view(&self.game, viewer), json::view(&other, viewer))?;
        same("scores", json::text(&self.game.scores(viewer)), json::text(&other.scores(viewer)))?;
        same(
            "who is to act",
            format!("{:?}", self.game.to_act()),
            format!("{:?}", other.to_act()),
        )?;
        if let Viewer::Seat(seat) = viewer {
            same("moves", listed(&self.game, seat), listed(&other, seat))?;
            for mv in &self.remembered {
                same("an answer", answer(&self.game, seat, mv), answer(&other, seat, mv))?;
            }
        }
        self.told_alike(&other, viewer)
    }

    /// Pairs of steps from states the viewer cannot tell apart: he is told the same exactly when he sees the same.
    fn told_alike(&mut self, other: &G, viewer: Viewer) -> Verdict {
        let Some(one) = self.any_step(&self.game.clone()) else { return Ok(()) };
        let Some(two) = self.any_step(&self.game.clone()) else { return Ok(()) };
        let Some(elsewhere) = self.any_step(other) else { return Ok(()) };
        let mut pairs = vec![(&self.game, &two), (other, &elsewhere)];
        if apply(&mut other.clone(), one.clone(), &mut Nobody).is_ok() {
            pairs.push((other, &one));
        }
        let (told, seen) = after(&self.game, &one, viewer);
        for (state, step) in pairs {
            let (told_too, seen_too) = after(state, step, viewer);
            self.hold(Law::EventsMatchViews, (told == told_too) == (seen == seen_too), || {
                format!(
                    "{viewer} after `{one}`: told {told:?}, sees {seen}\n\
                     or after `{step}`: told {told_too:?}, sees {seen_too}"
                )
            })?;
        }
        Ok(())
    }

    fn any_step(&mut self, game: &G) -> Option<StepOf<G>> {
        match game.to_act() {
            ToAct::Over => None,
            ToAct::Chance(_) => Some(Step::Chance(game.sample_chance(&mut self.rng))),
            ToAct::Seats(seats) => {
                let seat = seats.iter().nth(self.below(seats.len() as usize))?;
                let mv = game.random_move(seat, &mut self.rng, &mut Vec::new())?;
                Some(Step::Move(seat, mv))
            }
        }
    }

    fn choose(&mut self) -> Result<StepOf<G>, Failure> {
        self.commutes()?;
        let step = match self.game.to_act() {
            ToAct::Chance(_) => {
                let n = self.log.steps.len() as u64;
                let mut rng = GameRng::derive(&Seed::from(self.seed), Stream::Table, n);
                let outcome = self.game.sample_chance(&mut rng.clone());
                let again = self.game.sample_chance(&mut rng);
                self.hold(Law::Deterministic, outcome == again, || {
                    format!("drew `{outcome}`, then `{again}`")
                })?;
                let refused = self.game.check_chance(&outcome).err();
                self.hold(Law::SampledIsPossible, refused.is_none(), || {
                    format!("drew `{outcome}`: {refused:?}")
                })?;
                self.round_trip(&outcome.to_string(), &outcome)?;
                Some(Step::Chance(outcome))
            }
            ToAct::Seats(_) | ToAct::Over => self.any_step(&self.game.clone()),
        };
        step.ok_or_else(|| {
            self.failure(Law::MovesAreListed, "somebody is to act and has no move".into())
        })
    }

    /// Two seats that decide at once, in both orders.
    fn commutes(&mut self) -> Verdict {
        let mut seats = self.game.to_act().seats().iter();
        let (Some(one), Some(two)) = (seats.next(), seats.next()) else { return Ok(()) };
        let choice = |seat, rng: &mut GameRng| {
            self.game.random_move(seat, rng, &mut Vec::new()).map(|mv| Step::Move(seat, mv))
        };
        let (Some(a), Some(b)) = (choice(one, &mut self.rng), choice(two, &mut self.rng)) else {
            return Ok(());
        };
        let play = |steps: [&StepOf<G>; 2]| {
            let mut game = self.game.clone();
            steps
                .into_iter()
                .try_for_each(|step| apply(&mut game, step.clone(), &mut Nobody).map(drop))
                .map(|()| game)
        };
        let (forth, back) = (play([&a, &b]), play([&b, &a]));
        self.hold(Law::SimultaneousCommutes, forth == back, || {
            format!("`{a}` then `{b}`: {forth:?}\nthe other way: {back:?}")
        })
    }

    fn step(&mut self, step: &StepOf<G>) -> Verdict {
        let (mut events, mut again) = (Vec::new(), Vec::new());
        let mut twin = self.game.clone();
        let taken = apply(&mut self.game, step.clone(), &mut events);
        let taken_again = apply(&mut twin, step.clone(), &mut again);
        let is_same = taken == taken_again && twin == self.game && events == again;
        self.hold(Law::Deterministic, is_same, || {
            format!("`{step}` taken twice led to two states")
        })?;
        match taken {
            Ok(step) => {
                self.log.steps.push(step);
                Ok(())
            }
            Err(refused) => Err(self.failure(
                Law::CheckAgreesWithList,
                format!("chosen `{step}` is refused: {refused}"),
            )),
        }
    }

    fn replay(&self) -> Verdict {
        let hash = Some(StateHash::of(&self.game));
        let log = Log { hash, ..self.log.clone() };
        let text = log.to_string();
        let parsed = text.parse::<Log<G>>();
        self.hold(Law::NotationRoundTrips, parsed.as_ref() == Ok(&log), || {
            format!("{parsed:?} from\n{text}")
        })?;
        let replayed = log.replay();
        self.hold(Law::ReplayEqualsLive, replayed.as_ref() == Ok(&self.game), || {
            format!("live {:?}\nreplayed {replayed:?}", self.game)
        })
    }

    fn round_trip<T: tabletop::Notation>(&self, text: &str, value: &T) -> Verdict {
        let read = text.parse::<T>();
        self.hold(Law::NotationRoundTrips, read.as_ref() == Ok(value), || {
            format!("`{text}` is read as {read:?}")
        })
    }

    fn hold(&self, law: Law, holds: bool, detail: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(self.failure(law, detail())) }
    }

    fn failure(&self, law: Law, detail: String) -> Failure {
        Failure { law, detail, log: self.log.to_string(), seed: self.seed }
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(u32::try_from(n).expect("no game has so many moves")) as usize
    }
}

fn listed<G: Game>(game: &G, seat: Seat) -> String {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

/// What a seat is answered when it tries a move.
fn answer<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> String {
    match apply(&mut game.clone(), Step::Move(seat, mv.clone()), &mut Nobody) {
        Ok(step) => format!("{step}"),
        Err(refused) => format!("{refused} {:?}", refused.rule()),
    }
}

/// What a viewer is told by a step, and sees after it.
fn after<G: Game>(game: &G, step: &StepOf<G>, viewer: Viewer) -> (Vec<String>, String) {
    let mut game = game.clone();
    let mut events = Vec::new();
    // A step that is refused here was drawn from the state itself and is reported where it is taken.
    let _ = apply(&mut game, step.clone(), &mut events);
    (json::events::<G>(&events, viewer), json::view(&game, viewer))
}

/// The options' text, for messages and file names.
pub(crate) fn name<O: Options>(options: &O) -> String {
    options.to_text().replace(['=', ' ', ',', '/'], "-")
}
