//! Pips in words.

use pips::{Category, EventView, Fact, Move, Phase, Pips, Stones, VALUES, View};
use tabletop::Seat;
use texts::{Argument, Message, message};

use crate::face::Face;
use crate::left::{Left, Row, Tally};

impl Face for Pips {
    fn title() -> Message {
        message!("pips-title")
    }

    fn prompt(view: &View, _moves: impl Iterator<Item = Move>) -> Message {
        match view.phase {
            Phase::Favour => message!("pips-prompt-favour"),
            Phase::Place => message!("pips-prompt-place"),
            // Chance is due, or nothing more.
            Phase::Start | Phase::Deal | Phase::Refill | Phase::Over => message!("your-turn"),
        }
    }

    fn mv(_view: &View, mv: &Move) -> Message {
        match *mv {
            Move::Favour(stone) => message!("pips-say-favour", stone = stone),
            Move::Place(stone, cell) => message!("pips-say-place", stone = stone, cell = cell),
        }
    }

    fn fact(_view: &View, fact: &EventView) -> Option<Message> {
        Some(match fact {
            EventView::Drew { seat, stones: Some(stones), .. } => {
                let stones: Argument =
                    stones.iter().map(|&stone| message!("pips-stone", stone = stone)).collect();
                message!("pips-drew", who = *seat, stones = stones)
            }
            EventView::Drew { seat, count, stones: None } => {
                message!("pips-drew-some", who = *seat, n = *count)
            }
            EventView::Favoured { seat, stone: Some(stone) } => {
                message!("pips-favoured", who = *seat, stone = *stone)
            }
            EventView::Favoured { seat, stone: None } => {
                message!("pips-favoured-secretly", who = *seat)
            }
            EventView::Open(fact) => open(fact),
        })
    }

    fn category(category: &Category) -> Message {
        match category {
            Category::Neighbours => message!("pips-category-neighbours"),
            Category::Favourite => message!("pips-category-favourite"),
        }
    }

    fn category_named(name: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|it| it.to_string() == name)
    }

    fn actor(fact: &EventView) -> Option<Seat> {
        match fact {
            EventView::Drew { seat, .. }
            | EventView::Favoured { seat, .. }
            | EventView::Open(Fact::Starts { seat } | Fact::Placed { seat, .. }) => Some(*seat),
            EventView::Open(Fact::Ended { .. }) => None,
        }
    }

    fn is_decision(fact: &EventView) -> bool {
        match fact {
            EventView::Favoured { .. } | EventView::Open(Fact::Placed { .. }) => true,
            EventView::Drew { .. } | EventView::Open(Fact::Starts { .. } | Fact::Ended { .. }) => {
                false
            }
        }
    }

    fn first_time(fact: &EventView) -> Option<Message> {
        match fact {
            EventView::Drew { .. }
            | EventView::Favoured { .. }
            | EventView::Open(Fact::Starts { .. } | Fact::Placed { .. } | Fact::Ended { .. }) => {
                None
            }
        }
    }

    fn left(view: &View) -> Left {
        let unseen = view.unseen();
        let rows = VALUES.map(|stone| Row {
            what: message!("pips-stone", stone = stone),
            in_box: Stones::ALL.count(stone).into(),
            to_come: unseen.count(stone).into(),
            apart: 0,
        });
        let tallies = vec![Tally::of(message!("pips-left-stones"), rows).with_all()];
        Left { note: message!("pips-left-note"), tallies }
    }
}

fn open(fact: &Fact) -> Message {
    match fact {
        Fact::Starts { seat } => message!("pips-starts", who = *seat),
        Fact::Placed { seat, stone, cell, neighbours, .. } => {
            message!("pips-placed", who = *seat, stone = *stone, cell = *cell, n = *neighbours)
        }
        Fact::Ended { .. } => message!("pips-ended"),
    }
}
