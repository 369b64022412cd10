//! Random matches with every promise of the contract checked at every state.

mod information;
mod moves;

use std::ops::AddAssign;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::step::StepOf;
use tabletop::{
    Game, GameRng, Log, Nobody, Seat, Seed, StateHash, Step, Stream, ToAct, Viewer, apply,
};

use crate::law::{Failure, Law};
use crate::subject::{Eager, Subject, from_environment};

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

/// Plays this many random matches of each option set, on all cores, and stops at a broken promise.
pub fn run<G: Game>(subject: &Subject<G>, matches: u64) -> Result<(), Failure> {
    for options in subject.option_sets() {
        run_options(subject, &options, matches)?;
    }
    Ok(())
}

fn run_options<G: Game>(
    subject: &Subject<G>,
    options: &G::Options,
    matches: u64,
) -> Result<(), Failure> {
    let n_threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut tally = Tally::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= matches {
                return Ok(tally);
            }
            let played = Match::new(subject, options, seed).play();
            tally += played.inspect_err(|_| next.store(matches, Ordering::Relaxed))?;
        }
    };
    let tally = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(play_some)).collect();
        threads.into_iter().try_fold(Tally::default(), |mut sum, thread| {
            sum += thread.join().unwrap_or_else(|panic| resume_unwind(panic))?;
            Ok(sum)
        })
    })?;
    tally.judge::<G>(options)
}

/// What only many matches together can show.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// How often the author's reshuffle changed something.
    reshuffled: u64,
    /// How often a viewer imagined something other than the truth.
    imagined: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.reshuffled += other.reshuffled;
        self.imagined += other.imagined;
    }
}

impl Tally {
    /// Either there are secrets, or there are none: then the two agree about it.
    fn judge<G: Game>(self, options: &G::Options) -> Result<(), Failure> {
        if (self.reshuffled > 0) == (self.imagined > 0) {
            return Ok(());
        }
        let Self { reshuffled, imagined } = self;
        Err(Failure {
            law: Law::ImaginationVaries,
            detail: format!(
                "reshuffled to another state {reshuffled} times, imagined another {imagined} times"
            ),
            log: Log::<G>::new(options.clone()).to_string(),
            seed: 0,
        })
    }
}

/// As many other moves an eager player looks at.
const EAGERNESS: usize = 12;

/// As many imagined states of a match are played on.
const IMAGINED: usize = 8;

/// Moves remembered from earlier states, to be tried where they may not be legal.
const REMEMBERED: usize = 24;

/// In so many matches of each option set every state is checked; in a run of more, one state in so many,
/// and each match still as a whole: its bound, its end, its replay.
const EVERY_STATE: u64 = 2000;
const ONE_STATE_IN: u32 = 8;

/// The first matches of each option set are checked in full:
/// every listed move, the slow generator, every viewer, views as bytes.
const IN_FULL: u64 = 10;

/// After them, one state in so many is; at the others one viewer and a handful of the listed moves are tried.
const SAMPLED: u32 = 32;
const HANDFUL: usize = 16;

struct Match<'a, G: Game> {
    subject: &'a Subject<G>,
    seed: u64,
    log: Log<G>,
    game: G,
    rng: GameRng,
    remembered: Vec<G::Move>,
    outcomes: Vec<G::Chance>,
    /// Some imagined states, to be played on when everything else has been checked.
    imagined: Vec<(Viewer, G)>,
    tally: Tally,
    /// Whether this state is checked in full.
    in_full: bool,
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
            outcomes: Vec::new(),
            imagined: Vec::new(),
            tally: Tally::default(),
            in_full: true,
        }
    }

    fn play(mut self) -> Result<Tally, Failure> {
        let census = (self.subject.census)(&self.game);
        self.hold(Law::PiecesAreConserved, !census.is_empty(), || {
            "the census counts nothing".into()
        })?;
        let again = G::new(&self.log.options);
        self.hold(Law::Deterministic, again == self.game, || "set up twice, two states".into())?;
        self.sides()?;
        while self.game.to_act() != ToAct::Over {
            if self.is_checked() {
                self.state(&census)?;
            }
            let step = self.choose()?;
            self.step(&step)?;
            let n = self.log.steps.len();
            self.hold(Law::Ends, n <= self.subject.bound, || format!("{n} steps and not over"))?;
        }
        self.state(&census)?;
        self.final_scores()?;
        self.replay()?;
        for (viewer, imagined) in std::mem::take(&mut self.imagined) {
            self.sound(viewer, &census, imagined)?;
        }
        Ok(self.tally)
    }

    fn is_checked(&mut self) -> bool {
        let one_in = if self.seed < EVERY_STATE { 1 } else { ONE_STATE_IN };
        self.rng.below(one_in.max(self.subject.one_state_in)) == 0
    }

    fn sides(&self) -> Verdict {
        for seat in Seat::first(self.game.n_seats()) {
            let side = self.game.side(seat);
            let agree = side <= seat && self.game.side(side) == side;
            self.hold(Law::SidesAgree, agree, || format!("seat {seat} plays for {side}"))?;
        }
        let n_sides =
            Seat::first(self.game.n_seats()).filter(|&seat| self.game.side(seat) == seat).count();
        let is_contest = n_sides > 1 || self.game.n_seats() == 1;
        self.hold(Law::SidesAgree, is_contest, || "all seats play for one side".into())
    }

    fn final_scores(&self) -> Verdict {
        let referee = self.game.scores(Viewer::Referee);
        for viewer in Viewer::all(self.game.n_seats()) {
            let scores = self.game.scores(viewer);
            self.hold(Law::FinalScoresAreOpen, scores == referee, || {
                format!("{viewer} sees {scores:?}, the referee {referee:?}")
            })?;
        }
        Ok(())
    }

    /// Everything that must hold at a state.
    fn state(&mut self, census: &[u32]) -> Verdict {
        self.in_full = self.seed < IN_FULL || self.rng.below(SAMPLED) == 0;
        self.pieces(census)?;
        self.scores()?;
        for seat in Seat::first(self.game.n_seats()) {
            self.moves_of(seat)?;
        }
        self.wrong_turns()?;
        self.other_outcomes(census)?;
        for viewer in self.viewers() {
            let imagined = self.imagined(viewer)?;
            let reshuffled = (self.subject.reshuffle)(&self.game, viewer, &mut self.rng);
            self.tally.reshuffled += u64::from(reshuffled != self.game);
            self.same_information(viewer, &reshuffled)?;
            self.same_information(viewer, &imagined)?;
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
                self.remember_outcome(&outcome);
                Some(Step::Chance(outcome))
            }
            ToAct::Seats(_) | ToAct::Over => {
                self.any_step(&self.game.clone()).map(|step| self.eager(step))
            }
        };
        step.ok_or_else(|| {
            self.failure(Law::MovesAreListed, "somebody is to act and has no move".into())
        })
    }

    /// In every other match, the best of some random moves: it brings a match to where points are many.
    fn eager(&mut self, step: StepOf<G>) -> StepOf<G> {
        let Step::Move(seat, first) = step else { return step };
        if self.seed.is_multiple_of(2) {
            return Step::Move(seat, first);
        }
        let mut moves = match self.subject.eager {
            Eager::ByWorth(_) => listed(&self.game, seat),
            Eager::ByScore => (0..EAGERNESS)
                .filter_map(|_| self.game.random_move(seat, &mut self.rng, &mut Vec::new()))
                .collect(),
        };
        moves.push(first);
        let worths = worths(self.subject, &self.game, seat, &moves);
        let best = (0..moves.len()).max_by_key(|&i| worths[i]).expect("at least the first");
        Step::Move(seat, moves.swap_remove(best))
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

fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

/// What each of these moves is worth to an eager player.
pub(crate) fn worths<G: Game>(
    subject: &Subject<G>,
    game: &G,
    seat: Seat,
    moves: &[G::Move],
) -> Vec<i32> {
    match subject.eager {
        Eager::ByWorth(worths) => worths(game, seat, moves),
        Eager::ByScore => moves.iter().map(|mv| score_after(game, seat, mv)).collect(),
    }
}

/// What a seat has after a move, by all lines of its score.
fn score_after<G: Game>(game: &G, seat: Seat, mv: &G::Move) -> i32 {
    let mut after = game.clone();
    after.play(seat, mv, &mut Nobody);
    after.scores(Viewer::Referee)[seat]
        .lines
        .iter()
        .map(|line| 100 * line.points + line.count)
        .sum()
}
