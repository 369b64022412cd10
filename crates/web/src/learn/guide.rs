//! Whoever hosts a lesson: the learner makes the moves of its script, and sees those of the others.

use std::rc::Rc;

use leptos::prelude::*;
use table::{Dealer, LoadError, SubmitError, Table};
use tabletop::Seat;

use super::coach::has_explained;
use super::script::{LEARNER, Script};
use super::{go_dark, light_up};
use crate::playing::hint;
use crate::route::Route;
use crate::session::local::{self, Company};
use crate::session::{Hint, Host, Refusal, Seen, Session, Sitter, Teaching, look, story};
use crate::{browser, games, home, problems, settings, t};

/// Before the id of a game, in the browser's storage: how many steps of its lesson were taken.
const SHELF: &str = "clubhouse/lesson/";

/// How strong the bots are after a lesson, at the most: nobody learns by being beaten.
const MOST: u8 = 2;

/// How a log is played on: see [`local::go_on`].
pub(crate) type GoOn = fn(&str, Company) -> Result<String, LoadError>;

/// A lesson on the screen. Copies are the same lesson.
#[derive(Clone, Copy)]
pub(super) struct Guide {
    game: StoredValue<String>,
    script: StoredValue<Script>,
    pub(super) session: Session,
    /// How many steps of the script were taken.
    place: RwSignal<usize>,
    /// Grows with every step back or forth: what was to follow another place does not follow.
    n_changes: StoredValue<u32>,
    go_on: GoOn,
}

impl Guide {
    /// The lesson as it was left; from its beginning if it has changed since, or is over.
    pub(super) fn of(game: &str, script: Script, go_on: GoOn) -> Self {
        let kept = browser::recall::<usize>(&shelf(game));
        let place = kept.filter(|place| script.expected(*place).is_some());
        let place = place.unwrap_or_else(|| script.beginning());
        let guide = Self {
            session: Session::new(seen(&*table(&script, place))),
            game: StoredValue::new(game.to_owned()),
            script: StoredValue::new(script),
            place: RwSignal::new(place),
            n_changes: StoredValue::new(0),
            go_on,
        };
        guide.session.about.update(|it| it.teaching = Teaching::Lesson);
        guide.session.hosted_by(Rc::new(guide));
        guide.mark();
        on_cleanup(go_dark);
        guide
    }

    fn with<T>(self, ask: impl FnOnce(&Script) -> T) -> T {
        self.script.with_value(ask)
    }

    /// The number of what there is to do now or next, from 1 on, and how many there are.
    pub(super) fn progress(self) -> (usize, usize) {
        let place = self.place.get();
        self.with(|script| (script.number(place), script.n_acts()))
    }

    /// What to do now and why; what to look at while the others play; or what there was to learn.
    pub(super) fn text(self) -> String {
        let place = self.place.get();
        let game = self.game.get_value();
        if self.is_over() {
            return t!(&format!("learn-{game}-end"));
        }
        let (number, is_mine) =
            self.with(|script| (script.number(place), script.expected(place).is_some()));
        if is_mine { t!(&format!("learn-{game}-{number}")) } else { t!("learn-watch") }
    }

    /// Whether there is something to do.
    pub(super) fn is_mine(self) -> bool {
        let place = self.place.get();
        self.with(|script| script.expected(place).is_some())
    }

    /// Whether all of it has been done.
    pub(super) fn is_over(self) -> bool {
        let place = self.place.get();
        self.with(|script| script.is_over(place))
    }

    /// Whether nothing has been done yet.
    pub(super) fn is_first(self) -> bool {
        let place = self.place.get();
        self.with(|script| script.before(place).is_none())
    }

    /// Lays out the move that is to be made.
    pub(super) fn show_me(self) {
        self.mark();
        hint::take(self.session);
    }

    /// To what was done last, to do it again.
    pub(super) fn step_back(self) {
        if let Some(before) = self.with(|script| script.before(self.place.get_untracked())) {
            self.go(before);
        }
    }

    /// From the beginning.
    pub(super) fn begin_again(self) {
        self.go(self.with(Script::beginning));
    }

    /// The lesson is over, and its match is not: from here on it is like any other, but with a coach.
    pub(super) fn play_on(self) {
        has_explained(&self.session.glance());
        let log = self.with(|script| script.log(self.place.get_untracked()));
        let company = Company { level: settings::current().level.min(MOST), has_coach: true };
        match (self.go_on)(&log, company) {
            Ok(id) => {
                browser::forget(&shelf(&self.game.get_value()));
                Route::Match(id).go_instead();
            }
            Err(error) => home::tell(problems::unloadable(Some(&self.game.get_value()), &error)),
        }
    }

    /// Shows another place of the script, and lets the others go on from there.
    fn go(self, place: usize) {
        self.n_changes.update_value(|n| *n += 1);
        self.place.set(place);
        // Without storage the lesson begins anew the next time.
        let _ = browser::keep(&shelf(&self.game.get_value()), &place);
        self.session.show(seen(&*self.with(|script| table(script, place))));
        self.mark();
        if !self.is_mine() && !self.is_over() {
            self.later();
        }
    }

    /// The next step of somebody else, after a while.
    fn later(self) {
        let before = self.n_changes.get_value();
        let step = move || {
            if self.n_changes.try_get_value() == Some(before) {
                self.go(self.with(|script| script.after(self.place.get_untracked())));
            }
        };
        set_timeout(step, local::pace());
    }

    /// Marks what is to be done on the board, and what is to be looked at besides.
    fn mark(self) {
        let place = self.place.get_untracked();
        let (mv, lit) = self.with(|script| (script.expected(place), script.lit(place)));
        let hint = mv.map(|mv| Hint { mv: mv.to_owned(), reason: String::new() });
        self.session.hint.set(hint);
        light_up(lit);
    }
}

impl Host for Guide {
    fn play(&self, mv: String) {
        let place = self.place.get_untracked();
        match self.with(|script| tried(script, place, &mv)) {
            Ok(true) => self.go(self.with(|script| script.after(place))),
            Ok(false) => {
                let message = t!("learn-other-way");
                self.session.refused.set(Some(Refusal { message, rule: None }));
            }
            Err(error) => self.session.refuse(&error),
        }
    }

    fn undo(&self, _to: usize) {
        self.step_back();
    }

    fn ask_hint(&self) {
        self.mark();
    }

    fn let_bot_play(&self, _seat: Seat, _level: Option<u8>) {}

    fn resign(&self) {
        Route::Home.go();
    }

    fn rematch(&self) {
        self.begin_again();
    }

    fn say(&self, _text: String) {}

    fn ask_back(&self, _to: usize) {}

    fn answer_back(&self, _to: usize, _yes: bool) {}

    fn link(&self) -> Option<String> {
        None
    }
}

fn shelf(game: &str) -> String {
    format!("{SHELF}{game}")
}

/// The match at a place of the script, which tests hold to be one.
fn table(script: &Script, place: usize) -> Box<dyn Table> {
    games::load(&script.log(place), Dealer::Scripted).expect("a lesson is a match")
}

/// Whether a move is the one that is to be made; refused where no match allows it.
fn tried(script: &Script, place: usize, mv: &str) -> Result<bool, SubmitError> {
    let mut table = table(script, place);
    let step = table.n_steps();
    table.submit(LEARNER, step, mv)?;
    // As the table writes it, however it was spelled.
    let is_expected = |line: &String| {
        line.split_once('\t').map(|(_, notation)| notation) == script.expected(place)
    };
    Ok(table.steps(step).first().is_some_and(is_expected))
}

fn seen(table: &dyn Table) -> Seen {
    let seats = Seat::first(table.n_seats());
    let sitters = seats.map(|seat| Sitter {
        name: match seat {
            LEARNER => settings::my_name().unwrap_or_else(|| t!("guest")),
            _ => t!("bot-name", number = seat.index() + 1),
        },
        is_person: seat == LEARNER,
        level: None,
        is_away: false,
    });
    let me = Some(LEARNER);
    Seen { undo: Vec::new(), ..look(table, me, sitters.collect(), story(table, me)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_move_that_a_step_is_about_leads_on_however_it_is_spelled() {
        let script = Script::of("ingenious").expect("there is a lesson");
        let place = script.beginning();
        let tried = |mv: &str| tried(&script, place, mv).map_err(|error| error.code());
        let expected = script.expected(place).expect("something is to be done");
        assert_eq!(tried(expected), Ok(true));
        let [tile, one, other] = expected.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{expected}")
        };
        let turned: String = tile.chars().rev().collect();
        assert_eq!(tried(&format!("{turned} {other} {one}")), Ok(true));
        let others = table(&script, place).legal_moves(LEARNER);
        let another = others.iter().find(|mv| *mv != expected).expect("there is a choice");
        assert_eq!(tried(another), Ok(false));
        assert!(tried("GP 0,0 0,1").is_err());
    }
}
