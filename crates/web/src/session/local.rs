//! A match that lives in this browser: the rules run here, bots think in a worker, every move is kept at once.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use table::{Dealer, LoadError, Table};
use tabletop::{GameRng, Header, Seat, Seed, StepLine, Stream, ToAct};

use super::saved::{self, Missing, Saved, Unkept};
use super::{Host, Recorded, Seen, Session, Sitter, Teaching, look, seat_at, story};
use crate::playing::hint;
use crate::route::Route;
use crate::thinker::{self, Question, Stuck, Thought};
use crate::{browser, games, problems, settings, t};

/// A bot's move waits so long, so that people can follow.
const PACE: Duration = Duration::from_millis(600);

/// The longest a bot thinks.
const PATIENCE: u32 = 900;

/// The longest a hint takes.
const HINT_PATIENCE: u32 = 250;

/// So much later bots that did not come are asked again.
const AGAIN: Duration = Duration::from_secs(4);

/// `?pace=0` in the address is for those in a hurry.
pub(crate) fn pace() -> Duration {
    let asked = browser::asked_for("pace").and_then(|millis| millis.parse().ok());
    asked.map_or(PACE, Duration::from_millis)
}

/// What is agreed before a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    /// The game's id.
    pub(crate) game: String,
    /// Options by name.
    pub(crate) options: Vec<(String, String)>,
    /// My seat; none to look on.
    pub(crate) me: Option<Seat>,
    /// The level of all bots.
    pub(crate) level: u8,
}

/// Who else is at a match of this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Company {
    /// The level of all bots.
    pub(crate) level: u8,
    /// Whether somebody explains what happens for the first time.
    pub(crate) has_coach: bool,
}

impl Company {
    /// The usual bots, and nobody else.
    pub(crate) fn usual() -> Self {
        Self { level: settings::current().level, has_coach: false }
    }
}

/// Opens a new match and keeps it, if only as long as the page is open. Returns its id.
pub(crate) fn begin(plan: &Plan) -> Result<String, String> {
    let game = games::get(&plan.game).ok_or_else(|| t!("game-unknown-here"))?.kind;
    let options: Vec<(&str, &str)> =
        plan.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let seed = browser::random_seed();
    let table = game
        .open(&options, Dealer::Seeded(seed.clone()))
        .map_err(|error| problems::options(game.id(), &error))?;
    thinker::wake(game.id());
    let company = Company { level: plan.level, has_coach: false };
    Ok(shelve(&*table, &seed, plan.me, company))
}

/// Goes on with a match of which nothing but a log is known, from the first seat and against bots. Returns its id.
///
/// A log does not say what will be drawn, so that is drawn anew; what it was bound to is no longer told of it.
pub(crate) fn go_on(log: &str, company: Company) -> Result<String, LoadError> {
    let n_before_steps = Header::parse(log).map_err(LoadError::Log)?.n_lines;
    let lines = log.lines().enumerate();
    let is_kept = |(i, _): &(usize, &str)| *i < Header::OPTIONS_LINE || *i >= n_before_steps;
    let unbound: String = lines.filter(is_kept).flat_map(|(_, line)| [line, "\n"]).collect();
    let seed = browser::random_seed();
    let table = games::load(&unbound, Dealer::Seeded(seed.clone()))?;
    Ok(shelve(&*table, &seed, Some(Seat::new(0)), company))
}

/// Puts a match on the shelf, under a new id.
fn shelve(table: &dyn Table, seed: &Seed, me: Option<Seat>, company: Company) -> String {
    let seats = Seat::first(table.n_seats());
    let saved = Saved {
        format: saved::format(),
        id: browser::new_id(),
        game: table.game().to_owned(),
        me: seat_at(table, me),
        levels: seats.map(|seat| (Some(seat) != me).then_some(company.level)).collect(),
        seed: seed.reveal().to_string(),
        log: log_of(table),
        at: browser::now(),
        is_over: false,
        edition: 1,
        tab: browser::tab(),
        has_coach: company.has_coach,
    };
    // Where there is no room it is played all the same, and its table says so.
    let _ = saved.keep();
    saved.id
}

/// A match of this browser as text.
fn log_of(table: &dyn Table) -> String {
    table.log().expect("a match that is played here is not imagined")
}

/// Sits down at a match that was kept. `overtaken` is called when another tab is found to have gone on with it.
pub(crate) fn resume(saved: Saved, overtaken: Callback<()>) -> Result<Session, Missing> {
    let (table, seed) = saved.open()?;
    let session = Session::new(seen(&*table, &saved));
    session.about.update(|it| {
        it.is_unkept = !saved.is_kept();
        it.n_cleared = saved::take_cleared();
        it.teaching = if saved.has_coach { Teaching::Coach } else { Teaching::Nobody };
    });
    let local = Rc::new(Local {
        session,
        overtaken,
        state: RefCell::new(State {
            table,
            seed,
            saved,
            n_changes: 0,
            asked_at: None,
            is_missing_bots: false,
        }),
        myself: RefCell::new(Weak::new()),
    });
    *local.myself.borrow_mut() = Rc::downgrade(&local);
    session.hosted_by(Rc::clone(&local) as Rc<dyn Host>);
    local.go_on();
    Ok(session)
}

struct State {
    table: Box<dyn Table>,
    seed: Seed,
    saved: Saved,
    /// Grows with every change: an answer to another position is not played, though it has as many steps.
    n_changes: u64,
    /// When the bot that thinks now was asked, in changes.
    asked_at: Option<u64>,
    /// Whether the bots did not come when they were last asked.
    is_missing_bots: bool,
}

/// What a bot has played.
#[derive(Clone, Copy)]
enum Played {
    /// What it decided.
    Thought,
    /// Some move, since it could not decide.
    Anything,
}

struct Local {
    session: Session,
    overtaken: Callback<()>,
    state: RefCell<State>,
    /// For what comes back later: a bot's answer must not keep a match alive that was left.
    myself: RefCell<Weak<Self>>,
}

impl Local {
    /// Something has changed: keep it, show it, and let bots play.
    fn changed(&self) {
        let (seen, kept) = {
            let mut state = self.state.borrow_mut();
            state.n_changes += 1;
            state.write_down();
            (seen(&*state.table, &state.saved), state.saved.keep())
        };
        if kept == Err(Unkept::Overtaken) {
            return self.overtaken.run(());
        }
        self.session.about.update(|it| {
            it.is_unkept = kept.is_err();
            it.n_cleared += saved::take_cleared();
        });
        self.session.show(seen);
        self.go_on();
    }

    /// A match that is over can be looked back at; at any other, bots play.
    fn go_on(&self) {
        self.record();
        // In a task of its own: with all that is drawn, the page would not answer for too long.
        self.later(Duration::ZERO, Self::ask);
    }

    /// Does something after a while, unless the match was left.
    fn later(&self, wait: Duration, what: impl FnOnce(&Self) + 'static) {
        let host = self.myself.borrow().clone();
        let if_there = move || {
            if let Some(host) = host.upgrade() {
                what(&host);
            }
        };
        set_timeout(if_there, wait);
    }

    /// If it is over, it can be kept and looked back at.
    fn record(&self) {
        let state = self.state.borrow();
        let is_over = state.table.to_act() == ToAct::Over;
        let recorded = is_over.then(|| Recorded {
            log: log_of(&*state.table),
            place: Route::ReplayMatch(state.saved.id.clone()),
            fairness: None,
        });
        self.session.about.update(|it| it.recorded = recorded);
    }

    /// Asks the next bot that is to act, if there is one.
    fn ask(&self) {
        let Some((seat, question)) = self.next_question() else { return };
        let asked_at = self.state.borrow().n_changes;
        self.state.borrow_mut().asked_at = Some(asked_at);
        let began = browser::ticks();
        let host = self.myself.borrow().clone();
        thinker::ask(question, move |thought| {
            let Some(host) = host.upgrade() else { return };
            let left = pace().saturating_sub(browser::ticks().saturating_sub(began));
            host.later(left, move |host| host.bot_answered(seat, asked_at, thought));
        });
    }

    fn next_question(&self) -> Option<(Seat, Question)> {
        let state = self.state.borrow();
        // The bots of one tab are enough.
        if state.asked_at == Some(state.n_changes) || state.saved.tab != browser::tab() {
            return None;
        }
        let with_level = |seat: Seat| Some((seat, (*state.saved.levels.get(seat.index())?)?));
        let (seat, level) = state.table.to_act().seats().iter().find_map(with_level)?;
        Some((seat, state.question(seat, level.to_string(), PATIENCE)))
    }

    /// The bots did not come: nothing is played in their place, and they are asked once more in a while.
    fn bots_are_missing(&self) {
        self.session.trouble.set(Some(t!("bots-missing")));
        self.state.borrow_mut().is_missing_bots = true;
        self.later(AGAIN, |host| {
            host.state.borrow_mut().asked_at = None;
            host.ask();
        });
    }

    /// The bots are there after all: what was said of them is no longer so.
    fn bots_are_there(&self) {
        if std::mem::take(&mut self.state.borrow_mut().is_missing_bots) {
            self.session.trouble.set(None);
        }
    }

    fn bot_answered(&self, seat: Seat, asked_at: u64, thought: Result<Thought, Stuck>) {
        let is_awaited = self.state.borrow().n_changes == asked_at;
        // Something was taken back meanwhile, or somebody sat down: then another question is asked.
        if !self.session.is_open() || !is_awaited {
            return;
        }
        if thought == Err(Stuck::Missing) {
            return self.bots_are_missing();
        }
        self.bots_are_there();
        let is_second = thought.as_ref().is_ok_and(|thought| thought.is_second);
        let played = self.state.borrow_mut().play_thought(seat, thought);
        let trouble = match played {
            Some(Played::Thought) if is_second => Some(t!("bot-restarted")),
            Some(Played::Thought) | None => None,
            Some(Played::Anything) => Some(t!("bot-at-random")),
        };
        let is_played = played.is_some();
        if let Some(trouble) = trouble {
            self.session.trouble.set(Some(trouble));
        }
        if is_played {
            self.changed();
        } else {
            self.session.trouble.set(Some(t!("bot-stuck")));
        }
    }
}

impl State {
    /// What is kept is now the match as it stands.
    fn write_down(&mut self) {
        self.saved = Saved {
            log: log_of(&*self.table),
            is_over: self.table.to_act() == ToAct::Over,
            at: browser::now(),
            edition: self.saved.edition + 1,
            tab: browser::tab(),
            ..self.saved.clone()
        };
    }

    fn question(&self, seat: Seat, bot: String, patience: u32) -> Question {
        Question {
            log: log_of(&*self.table),
            seat: seat.number(),
            bot,
            patience,
            seed: self.seed.reveal().to_string(),
        }
    }

    /// Plays what a bot has decided; whatever it is allowed, if it could not decide.
    fn play_thought(&mut self, seat: Seat, thought: Result<Thought, Stuck>) -> Option<Played> {
        let step = self.table.n_steps();
        if thought.is_ok_and(|it| self.table.submit(seat, step, &it.mv).is_ok()) {
            return Some(Played::Thought);
        }
        let mv = self.any_move(seat)?;
        self.table.submit(seat, step, &mv).is_ok().then_some(Played::Anything)
    }

    fn any_move(&self, seat: Seat) -> Option<String> {
        let mut moves = self.table.legal_moves(seat);
        let n = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
        let number = self.table.n_steps() as u64;
        let pick = GameRng::derive(&self.seed, Stream::Bot, number).below(n);
        Some(moves.swap_remove(pick as usize))
    }
}

impl Host for Local {
    fn play(&self, mv: String) {
        let me = self.session.glance().me;
        let Some(me) = me else { return };
        let answer = {
            let mut state = self.state.borrow_mut();
            let step = state.table.n_steps();
            state.table.submit(me, step, &mv)
        };
        match answer {
            Ok(_) => self.changed(),
            Err(error) => self.session.refuse(&error),
        }
    }

    fn undo(&self, to: usize) {
        let taken_back = self.state.borrow_mut().table.take_back(to);
        if taken_back.is_ok() {
            self.changed();
        }
    }

    fn ask_hint(&self) {
        let Some(me) = self.session.glance().me else { return };
        let question = self.state.borrow().question(me, "strong".into(), HINT_PATIENCE);
        let (session, step) = (self.session, self.session.glance().step);
        thinker::ask(question, move |thought| match thought {
            Ok(thought) => hint::tell(session, step, thought.mv, thought.reason),
            Err(_) if !session.is_open() || session.glance().step != step => {}
            Err(_) => session.trouble.set(Some(t!("hint-failed"))),
        });
    }

    fn let_bot_play(&self, seat: Seat, level: Option<u8>) {
        if let Some(it) = self.state.borrow_mut().saved.levels.get_mut(seat.index()) {
            *it = level;
        }
        self.changed();
    }

    fn resign(&self) {
        self.state.borrow().saved.forget();
        Route::Home.go();
    }

    fn rematch(&self) {
        let plan = {
            let state = self.state.borrow();
            let options = state.table.options();
            let pairs = tabletop::options::pairs(&options);
            Plan {
                game: state.saved.game.clone(),
                options: pairs.map(|(name, value)| (name.into(), value.into())).collect(),
                me: state.saved.me,
                level: state.saved.levels.iter().flatten().next().copied().unwrap_or(5),
            }
        };
        match begin(&plan) {
            Ok(id) => Route::Match(id).go(),
            Err(message) => self.session.trouble.set(Some(message)),
        }
    }

    fn log(&self) -> Option<String> {
        self.state.borrow().table.log()
    }

    fn say(&self, _text: String) {}

    fn ask_back(&self, _to: usize) {}

    fn answer_back(&self, _to: usize, _yes: bool) {}

    fn link(&self) -> Option<String> {
        None
    }
}

fn seen(table: &dyn Table, saved: &Saved) -> Seen {
    let me = seat_at(table, saved.me);
    let undo = me.and_then(|me| last_decision(table, me)).into_iter().collect();
    Seen { undo, ..look(table, me, sitters(saved), story(table, me)) }
}

/// How many steps came before one's own last decision. Bots do not mind if it is taken back with all that followed.
fn last_decision(table: &dyn Table, me: Seat) -> Option<usize> {
    let is_own = |line: &String| StepLine::parse(line).is_ok_and(|step| step.seat == Some(me));
    table.steps(0).iter().rposition(is_own)
}

/// Who sits where.
pub(crate) fn sitters(saved: &Saved) -> Vec<Sitter> {
    let sitter = |(seat, level): (usize, &Option<u8>)| {
        let is_me = saved.me.is_some_and(|me| me.index() == seat);
        let name = if is_me {
            settings::my_name().unwrap_or_else(|| t!("guest"))
        } else {
            t!("bot-name", number = seat + 1)
        };
        Sitter { name, is_person: is_me, level: *level, is_away: false }
    };
    saved.levels.iter().enumerate().map(sitter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::ToAct;

    #[test]
    fn the_own_last_decision_is_taken_back_with_what_followed() {
        let kind = table::find("ingenious").unwrap();
        let mut table = kind.open(&[("start", "0")], Dealer::Seeded(Seed::from(1))).unwrap();
        let me = Seat::new(0);
        assert_eq!(last_decision(&*table, me), None);
        let before = table.n_steps();
        for _ in 0..2 {
            let ToAct::Seats(seats) = table.to_act() else { panic!("it has only begun") };
            let seat = seats.lowest().unwrap();
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
        }
        assert_eq!(last_decision(&*table, me), Some(before));
        table.take_back(before).unwrap();
        assert_eq!(table.to_act().seats().lowest(), Some(me));
    }
}
