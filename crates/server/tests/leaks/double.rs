//! A game whose draws a test decides, whose state somebody may imagine, and which can be made to leak.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use table::{
    Advice, BotKind, Checked, Dealer, GameKind, Games, LearnedStep, Limits, LoadError, Preview,
    Simulator, Standing, SubmitError, Table, TakeBackError, ViewError,
};
use tabletop::{OptionSpec, OptionsError, Pack, Seat, Seed, StateHash, ToAct, Viewer};

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

thread_local! {
    /// Nor can what somebody imagines: whose eyes, and from what seed.
    static IMAGINED: RefCell<Option<(Viewer, Seed)>> = const { RefCell::new(None) };
}

/// Lets tables that are copied meanwhile be ones that this viewer cannot tell from the true ones: what he may not know
/// is made up from this seed, and what was told stays as it was told.
pub(crate) fn with_imagined<T>(viewer: Viewer, seed: Seed, what: impl FnOnce() -> T) -> T {
    IMAGINED.set(Some((viewer, seed)));
    let done = what();
    IMAGINED.set(None);
    done
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
        let kind = self.inner.boxed_clone();
        let mut double = Double { kind, inner, imagined: None, seed, leak: self.leak };
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

    fn refusals(&self) -> Vec<(&'static str, &'static str)> {
        self.inner.refusals()
    }

    fn rules_version(&self) -> u32 {
        self.inner.rules_version()
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

    fn packs(&self) -> &[Pack] {
        self.inner.packs()
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
    kind: Arc<dyn GameKind>,
    /// What happened.
    inner: Box<dyn Table>,
    /// What somebody takes for the state. It has the steps alone that were taken since it was imagined.
    imagined: Option<Box<dyn Table>>,
    /// Nothing is drawn without one.
    seed: Option<Seed>,
    leak: Option<Leak>,
}

impl Double {
    fn deal(&mut self) {
        let Some(seed) = &self.seed else { return };
        let before = self.n_steps_before();
        let now = self.imagined.as_mut().unwrap_or(&mut self.inner);
        while let ToAct::Chance(_) = now.to_act() {
            let n = now.n_steps();
            let planned = SCRIPT.with_borrow(|script| script.get(&(before + n)).cloned());
            let is_taken = planned.is_some_and(|it| now.supply(n, &it).is_ok());
            if !is_taken {
                let drawn = now.draw(seed).expect("chance is due");
                now.supply(n, &drawn).expect("what is drawn is possible");
            }
        }
    }

    /// The state.
    fn now(&self) -> &dyn Table {
        self.imagined.as_deref().unwrap_or(&*self.inner)
    }

    /// How many steps the state does not know of.
    fn n_steps_before(&self) -> usize {
        self.imagined.as_ref().map_or(0, |_| self.inner.n_steps())
    }

    /// The state as this viewer may take it to be.
    fn imagine(&self, viewer: Viewer, seed: &Seed) -> Box<dyn Table> {
        let options = self.inner.options();
        let options: Vec<(&str, &str)> = tabletop::options::pairs(&options).collect();
        let imagined = self.kind.imagine(&options, &self.now().view(viewer), seed);
        imagined.expect("a view of ours can be read")
    }

    /// What must not be told, if it is told here.
    fn told_at(&self, place: Leak) -> Option<String> {
        (self.leak == Some(place)).then(|| self.now().hash().to_string())
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
        self.now().view_as_any(viewer)
    }

    fn submit(
        &mut self,
        seat: Seat,
        expected_steps: usize,
        mv: &str,
    ) -> Result<Vec<String>, SubmitError> {
        let (actual, before) = (self.n_steps(), self.n_steps_before());
        if expected_steps != actual {
            return Err(SubmitError::Stale { expected: expected_steps, actual });
        }
        let now = self.imagined.as_mut().unwrap_or(&mut self.inner);
        let submitted = now.submit(seat, expected_steps - before, mv);
        submitted.map_err(|error| self.loose_tongue(error))?;
        self.deal();
        Ok(self.steps(expected_steps))
    }

    fn supply(&mut self, expected_steps: usize, outcome: &str) -> Result<Vec<String>, SubmitError> {
        self.inner.supply(expected_steps, outcome)
    }

    fn view(&self, viewer: Viewer) -> Value {
        let mut view = self.now().view(viewer);
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
            // Facts are of the game's own type: what leaks is how often the last one is told.
            let again = last.events.last().cloned();
            let n = usize::from(hash.as_bytes()[0]);
            last.events.extend(std::iter::repeat_n(again, n).flatten());
        }
        learned
    }

    fn standings(&self, viewer: Viewer) -> Vec<Standing> {
        let mut standings = self.now().standings(viewer);
        if let Some(hash) = self.told_at(Leak::Standings) {
            standings[0].total = i32::from(hash.as_bytes()[0]);
        }
        standings
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        assert!(self.leak != Some(Leak::Everything), "as told");
        let mut moves = self.now().legal_moves(seat);
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
        self.now().preview(seat, mv)
    }

    fn advise(
        &self,
        seat: Seat,
        bot: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
    ) -> Result<Advice<String>, SubmitError> {
        assert!(!matches!(self.leak, Some(Leak::Bots | Leak::Everything)), "as told");
        // How a bot thinks hangs on the number of steps, which what is imagined lacks: so the truth, too, is put on a
        // table of its own, by the view that shows all of it.
        let now = self.imagine(Viewer::Referee, seed);
        assert_eq!(now.hash(), self.hash(), "a referee sees everything");
        let advice = now.advise(seat, bot, limits, seed)?;
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
        self.imagined = None;
        self.deal();
        Ok(())
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        let imagined = IMAGINED.with_borrow(|eyes| match eyes {
            Some((viewer, seed)) => Some(self.imagine(*viewer, seed)),
            None => self.imagined.clone(),
        });
        let (kind, inner) = (self.kind.boxed_clone(), self.inner.boxed_clone());
        Box::new(Self { kind, inner, imagined, seed: self.seed.clone(), leak: self.leak })
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

    fn n_bytes(&self) -> usize {
        self.inner.n_bytes()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.inner.side(seat)
    }

    fn n_steps(&self) -> usize {
        self.n_steps_before() + self.now().n_steps()
    }

    fn to_act(&self) -> ToAct {
        self.now().to_act()
    }

    fn steps(&self, since: usize) -> Vec<String> {
        let mut steps = self.inner.steps(0);
        steps.extend(self.imagined.iter().flat_map(|it| it.steps(0)));
        steps.split_off(since.min(steps.len()))
    }

    fn log(&self) -> Option<String> {
        self.inner.log()
    }

    fn log_with(&self, shuffle: Option<&tabletop::Shuffle>) -> Option<String> {
        self.inner.log_with(shuffle)
    }

    fn hash(&self) -> StateHash {
        self.now().hash()
    }

    fn draw(&self, seed: &Seed) -> Option<String> {
        self.now().draw(seed)
    }
}
