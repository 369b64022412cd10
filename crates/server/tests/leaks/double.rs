//! A game whose draws a test decides, and which can be made to leak.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use table::{
    Advice, BotKind, Checked, Dealer, GameKind, Games, LearnedStep, Limits, LoadError, Preview,
    Simulator, Standing, SubmitError, Table, TakeBackError, ViewError,
};
use tabletop::{OptionSpec, OptionsError, Seat, Seed, StateHash, ToAct, Viewer};

/// What is drawn, by the number of steps before it.
pub(crate) type Script = BTreeMap<usize, String>;

thread_local! {
    /// A room opens and copies its table itself, so the script cannot be handed to it.
    static SCRIPT: RefCell<Script> = const { RefCell::new(Script::new()) };
}

/// Lets everything be drawn by this script while something is done; what is not in it is drawn from the seed.
pub(crate) fn with_script<T>(script: &Script, what: impl FnOnce() -> T) -> T {
    SCRIPT.set(script.clone());
    what()
}

/// Where a planted leak is: the fingerprint of the true state is told there, or what a referee learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
    View,
    Events,
    Standings,
    Moves,
    Refusals,
    Previews,
    Undo,
    Hints,
    Facts,
    /// No leak but a panic: of bots.
    #[allow(dead_code, reason = "tests of the whole server plant it")]
    Bots,
    /// Of bots, and of the list of moves.
    #[allow(dead_code, reason = "tests of the whole server plant it")]
    Everything,
}

impl Leak {
    /// Those of a state. Facts are past: only another history has others.
    pub(crate) const OF_STATES: [Self; 8] = [
        Self::View,
        Self::Events,
        Self::Standings,
        Self::Moves,
        Self::Refusals,
        Self::Previews,
        Self::Undo,
        Self::Hints,
    ];
}

/// All games, this one with draws by script.
pub(crate) fn games(id: &str, leak: Option<Leak>) -> Games {
    let inner = table::find(id).expect("a known game").boxed_clone();
    Games::standard().with(Arc::new(Kind { inner, leak }))
}

struct Kind {
    inner: Arc<dyn GameKind>,
    leak: Option<Leak>,
}

impl Kind {
    fn table(&self, inner: Box<dyn Table>, dealer: Dealer) -> Box<dyn Table> {
        let seed = match dealer {
            Dealer::Seeded(seed) => Some(seed),
            Dealer::Scripted => None,
        };
        let mut double = Double { inner, seed, leak: self.leak };
        double.deal();
        Box::new(double)
    }
}

impl GameKind for Kind {
    fn open(
        &self,
        options: &[(&str, &str)],
        dealer: Dealer,
    ) -> Result<Box<dyn Table>, OptionsError> {
        Ok(self.table(self.inner.open(options, Dealer::Scripted)?, dealer))
    }

    fn load(&self, log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
        Ok(self.table(self.inner.load(log, Dealer::Scripted)?, dealer))
    }

    fn imagine(
        &self,
        options: &[(&str, &str)],
        view: &Value,
        seed: &Seed,
    ) -> Result<Box<dyn Table>, ViewError> {
        self.inner.imagine(options, view, seed)
    }

    fn id(&self) -> &'static str {
        self.inner.id()
    }

    fn rules_version(&self) -> u32 {
        self.inner.rules_version()
    }

    fn reasons(&self) -> &'static [&'static str] {
        self.inner.reasons()
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.inner.options()
    }

    fn modes(&self) -> Vec<String> {
        self.inner.modes()
    }

    fn check(&self, log: &str, seed: Option<&Seed>) -> Checked {
        self.inner.check(log, seed)
    }

    fn divide(
        &self,
        options: &[(&str, &str)],
        depth: u32,
        seed: &Seed,
    ) -> Result<Vec<(Seat, String, u64)>, OptionsError> {
        self.inner.divide(options, depth, seed)
    }

    fn perft(
        &self,
        options: &[(&str, &str)],
        depth: u32,
        seed: &Seed,
    ) -> Result<u64, OptionsError> {
        self.inner.perft(options, depth, seed)
    }

    fn categories(&self) -> Vec<String> {
        self.inner.categories()
    }

    fn simulator(&self, options: &[(&str, &str)]) -> Result<Box<dyn Simulator>, OptionsError> {
        self.inner.simulator(options)
    }

    fn pack_files(&self) -> &'static [&'static str] {
        self.inner.pack_files()
    }

    fn with_pack(
        &self,
        files: &[(&str, &str)],
    ) -> Result<(Arc<dyn GameKind>, String), Vec<String>> {
        self.inner.with_pack(files)
    }

    fn boxed_clone(&self) -> Arc<dyn GameKind> {
        Arc::new(Self { inner: self.inner.boxed_clone(), leak: self.leak })
    }
}

struct Double {
    inner: Box<dyn Table>,
    /// Nothing is drawn without one.
    seed: Option<Seed>,
    leak: Option<Leak>,
}

impl Double {
    fn deal(&mut self) {
        let Some(seed) = &self.seed else { return };
        while let ToAct::Chance(_) = self.inner.to_act() {
            let n = self.inner.n_steps();
            let planned = SCRIPT.with_borrow(|script| script.get(&n).cloned());
            let is_taken = planned.is_some_and(|it| self.inner.supply(n, &it).is_ok());
            if !is_taken {
                let drawn = self.inner.draw(seed).expect("chance is due");
                self.inner.supply(n, &drawn).expect("what is drawn is possible");
            }
        }
    }

    /// What must not be told, if it is told here.
    fn told_at(&self, place: Leak) -> Option<String> {
        (self.leak == Some(place)).then(|| self.inner.hash().to_string())
    }

    fn loose_tongue(&self, error: SubmitError) -> SubmitError {
        match (error, self.told_at(Leak::Refusals)) {
            (SubmitError::Illegal { rule, reason, .. }, Some(message)) => {
                SubmitError::Illegal { rule, reason, figures: Vec::new(), message }
            }
            (error, _) => error,
        }
    }
}

impl Table for Double {
    fn view_as_any(&self, viewer: Viewer) -> Box<dyn std::any::Any + Send + Sync> {
        self.inner.view_as_any(viewer)
    }

    fn submit(
        &mut self,
        seat: Seat,
        expected_steps: usize,
        mv: &str,
    ) -> Result<Vec<String>, SubmitError> {
        let submitted = self.inner.submit(seat, expected_steps, mv);
        submitted.map_err(|error| self.loose_tongue(error))?;
        self.deal();
        Ok(self.inner.steps(expected_steps))
    }

    fn supply(&mut self, expected_steps: usize, outcome: &str) -> Result<Vec<String>, SubmitError> {
        self.inner.supply(expected_steps, outcome)
    }

    fn view(&self, viewer: Viewer) -> Value {
        let mut view = self.inner.view(viewer);
        if let (Some(hash), Some(fields)) = (self.told_at(Leak::View), view.as_object_mut()) {
            fields.insert("hash".into(), json!(hash));
        }
        view
    }

    fn learned(&self, viewer: Viewer, since: usize) -> Vec<LearnedStep> {
        let is_all_told = self.leak == Some(Leak::Facts);
        let eyes = if is_all_told { Viewer::Referee } else { viewer };
        let mut learned = self.inner.learned(eyes, since);
        if let (Some(hash), Some(last)) = (self.told_at(Leak::Events), learned.last_mut()) {
            last.events.push(json!(hash));
        }
        learned
    }

    fn standings(&self, viewer: Viewer) -> Vec<Standing> {
        let mut standings = self.inner.standings(viewer);
        if let Some(hash) = self.told_at(Leak::Standings) {
            standings[0].total = i32::from(hash.as_bytes()[0]);
        }
        standings
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        assert!(self.leak != Some(Leak::Everything), "as told");
        let mut moves = self.inner.legal_moves(seat);
        moves.extend(self.told_at(Leak::Moves));
        moves
    }

    fn preview(&self, seat: Seat, mv: &str) -> Result<Preview, SubmitError> {
        if let Some(message) = self.told_at(Leak::Previews) {
            return Err(SubmitError::Illegal {
                rule: "PI-1",
                reason: "NoSuchStone",
                figures: Vec::new(),
                message,
            });
        }
        self.inner.preview(seat, mv)
    }

    fn advise(
        &self,
        seat: Seat,
        bot: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
    ) -> Result<Advice<String>, SubmitError> {
        assert!(!matches!(self.leak, Some(Leak::Bots | Leak::Everything)), "as told");
        let advice = self.inner.advise(seat, bot, limits, seed)?;
        Ok(match self.told_at(Leak::Hints) {
            Some(hash) => advice.map(|_| hash.clone()),
            None => advice,
        })
    }

    fn take_back_points(&self, seat: Seat) -> Vec<usize> {
        let mut points = self.inner.take_back_points(seat);
        points.extend(self.told_at(Leak::Undo).map(|hash| usize::from(hash.as_bytes()[0])));
        points
    }

    fn take_back(&mut self, to: usize) -> Result<(), TakeBackError> {
        self.inner.take_back(to)?;
        self.deal();
        Ok(())
    }

    fn imagine(&self, viewer: Viewer, seed: &Seed) -> Box<dyn Table> {
        let inner = self.inner.imagine(viewer, seed);
        Box::new(Self { inner, seed: self.seed.clone(), leak: self.leak })
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        let inner = self.inner.boxed_clone();
        Box::new(Self { inner, seed: self.seed.clone(), leak: self.leak })
    }

    fn game(&self) -> &'static str {
        self.inner.game()
    }

    fn rules_version(&self) -> u32 {
        self.inner.rules_version()
    }

    fn options(&self) -> String {
        self.inner.options()
    }

    fn n_seats(&self) -> u8 {
        self.inner.n_seats()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.inner.side(seat)
    }

    fn n_steps(&self) -> usize {
        self.inner.n_steps()
    }

    fn to_act(&self) -> ToAct {
        self.inner.to_act()
    }

    fn steps(&self, since: usize) -> Vec<String> {
        self.inner.steps(since)
    }

    fn log(&self) -> Option<String> {
        self.inner.log()
    }

    fn log_with(&self, shuffle: Option<&tabletop::Shuffle>) -> Option<String> {
        self.inner.log_with(shuffle)
    }

    fn hash(&self) -> StateHash {
        self.inner.hash()
    }

    fn draw(&self, seed: &Seed) -> Option<String> {
        self.inner.draw(seed)
    }
}
