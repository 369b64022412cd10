//! What is secret in each game, written from its rules and not from its code: so that the two can disagree.

use serde_json::Value;
use table::Table;
use tabletop::{ChanceDue, Viewer};

/// What is secret in one game.
pub(crate) struct Secrets {
    pub(crate) game: &'static str,
    /// Tables at which something is secret.
    pub(crate) options: &'static [&'static str],
    /// The first words of moves that nobody sees but who makes them.
    moves: &'static [&'static str],
    /// Whether what is drawn for one seat is for its eyes alone.
    has_hidden_draws: bool,
    /// Takes what this viewer cannot know out of what a referee sees.
    hide: fn(&mut Value, Viewer),
}

pub(crate) const PIPS: Secrets = Secrets {
    game: "pips",
    options: &["seats=2", "seats=3 cells=12", "seats=4 cells=11 start=2"],
    // PI-2 and PI-8.
    moves: &["favour"],
    has_hidden_draws: true,
    hide: |view, viewer| {
        for (seat, known) in numbered(&mut view["seats"]) {
            if !sees(viewer, seat) {
                forget(known, &["hand", "favourite"]);
            }
        }
    },
};

pub(crate) const INGENIOUS: Secrets = Secrets {
    game: "ingenious",
    options: &[
        "mode=base seats=2",
        "mode=base seats=3",
        "mode=base seats=4 classic_first_turn=true",
        "mode=team open_talk=true",
        "mode=duel",
    ],
    moves: &[],
    // IN-17.
    has_hidden_draws: true,
    hide: |view, viewer| {
        for (seat, rack) in numbered(&mut view["racks"]) {
            if !sees(viewer, seat) {
                *rack = Value::Null;
            }
        }
        // To a referee, what is unseen lies in the bag.
        forget(view, &["unseen"]);
    },
};

/// GR-16: every club is drawn openly, so histories hide nothing; only views do, which do not show what one may remember.
pub(crate) const GREEN: Secrets = Secrets {
    game: "green",
    options: &["seats=2", "seats=3", "seats=4 jump_over=true", "seats=3 pro_golfers=true"],
    moves: &[],
    has_hidden_draws: false,
    hide: |_, _| {},
};

pub(crate) const MINIGOLF: Secrets = Secrets {
    game: "minigolf",
    options: &[
        "seats=2 version=advanced",
        "seats=1 version=advanced",
        "seats=3 version=advanced numbering=manual difficulty=1",
        "seats=4 version=advanced visits=aside placement=strict",
        "seats=5",
    ],
    // MG-31.
    moves: &["land", "promise", "return", "number"],
    has_hidden_draws: false,
    hide: |view, viewer| {
        for (seat, course) in numbered(&mut view["courses"]) {
            if !sees(viewer, seat) {
                forget(course, &["promises", "choice", "numbers"]);
            }
        }
    },
};

impl Secrets {
    /// Whether this viewer sees what is drawn.
    pub(crate) fn shows_draw(&self, due: ChanceDue, viewer: Viewer) -> bool {
        !self.has_hidden_draws || due.seat.is_none_or(|seat| viewer.sees(seat))
    }

    /// Whether everybody sees this move.
    pub(crate) fn shows_move(&self, mv: &str) -> bool {
        !self.moves.iter().any(|word| mv.starts_with(word))
    }

    /// What of this table the viewer can know.
    pub(crate) fn known(&self, table: &dyn Table, viewer: Viewer) -> Value {
        let mut view = table.view(Viewer::Referee);
        (self.hide)(&mut view, viewer);
        view
    }
}

/// MG-5: how many promises are made, everybody learns.
pub(crate) fn n_named(mv: &str) -> usize {
    let named = mv.split_once(' ').map_or("", |(_, rest)| rest);
    named.split(',').filter(|name| *name != "-").count()
}

fn numbered(list: &mut Value) -> impl Iterator<Item = (u8, &mut Value)> {
    (0..).zip(list.as_array_mut().into_iter().flatten())
}

fn sees(viewer: Viewer, seat: u8) -> bool {
    viewer.sees(tabletop::Seat::new(seat))
}

fn forget(value: &mut Value, fields: &[&str]) {
    if let Some(object) = value.as_object_mut() {
        object.retain(|name, _| !fields.contains(&name.as_str()));
    }
}
