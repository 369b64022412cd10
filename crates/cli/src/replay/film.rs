//! A match as a row of steps, with the position after each.

use pictures::{Position, Undrawable};
use serde_json::Value;
use table::{LearnedStep, Standing, Table};
use tabletop::{Seat, StepLine, Viewer};

use texts::message;

use crate::layout::{ordinal, points};
use cli::words::{self, Speech, labels, language, say};

/// A match that is being shown.
pub(super) struct Film {
    /// After the last step.
    end: Box<dyn Table>,
    steps: Vec<Step>,
}

/// A step as the log has it.
pub(super) struct Step {
    /// Who moved; nobody, if it was chance.
    pub(super) seat: Option<Seat>,
    notation: String,
}

impl Step {
    fn read(line: &str) -> Self {
        let StepLine { seat, notation } = StepLine::parse(line).expect("a table writes steps so");
        Self { seat, notation: notation.to_owned() }
    }

    /// Who and what. Notation tells everything, so only the referee sees it.
    pub(super) fn shown(&self, viewer: Viewer) -> String {
        let who = self.seat.map_or_else(|| say(&message!("replay-chance")), words::seat);
        match viewer {
            Viewer::Referee => format!("{who}  {}", self.notation),
            Viewer::Seat(_) | Viewer::Spectator => who,
        }
    }
}

impl Film {
    pub(super) fn new(end: Box<dyn Table>) -> Self {
        let steps = end.steps(0).iter().map(|line| Step::read(line)).collect();
        Self { end, steps }
    }

    pub(super) fn game(&self) -> &'static str {
        self.end.game()
    }

    pub(super) fn options(&self) -> String {
        self.end.options()
    }

    pub(super) fn n_steps(&self) -> usize {
        self.steps.len()
    }

    pub(super) fn n_seats(&self) -> u8 {
        self.end.n_seats()
    }

    /// The step that led to the position after so many.
    pub(super) fn step(&self, at: usize) -> Option<&Step> {
        self.steps.get(at.checked_sub(1)?)
    }

    fn table(&self, at: usize) -> Box<dyn Table> {
        let mut table = self.end.clone();
        table.take_back(at).expect("a film shows only steps it has");
        table
    }

    pub(super) fn view(&self, at: usize, viewer: Viewer) -> Value {
        self.table(at).view(viewer)
    }

    pub(super) fn position(&self, at: usize, viewer: Viewer) -> Result<Position, Undrawable> {
        Position::of(self.table(at).view_as_any(viewer), language())
    }

    /// What the viewer learned in the step that led here, in words.
    pub(super) fn words(&self, at: usize, viewer: Viewer) -> String {
        let Some(before) = at.checked_sub(1) else { return String::new() };
        let learned = self.end.learned(viewer, before).into_iter().next();
        let events = learned.map(|LearnedStep { events, .. }| events).unwrap_or_default();
        Speech::about(&*self.table(at), viewer).facts(&events).unwrap_or_default()
    }

    pub(super) fn standings(&self, at: usize, viewer: Viewer) -> Vec<Standing> {
        self.table(at).standings(viewer)
    }

    pub(super) fn standing(&self, at: usize, viewer: Viewer) -> String {
        let seat = |it: &Standing| {
            let (points, rank) = (points(it.total), ordinal(it.rank));
            say(&message!("replay-standing", who = it.seat, points = points, rank = rank))
        };
        labels(self.standings(at, viewer).iter().map(seat))
    }

    /// Everybody's points, from seat 0 on.
    pub(super) fn short_standing(&self, at: usize, viewer: Viewer) -> String {
        let totals = self.standings(at, viewer);
        totals.iter().map(|it| points(it.total)).collect::<Vec<_>>().join(":")
    }
}
