//! What is left of GREEN's clubs and course cards.

use green::{Card, CardId, Club, View};
use texts::{Argument, Message, message};

use super::{club, terrain};
use crate::left::{Left, Row, Tally};

pub(super) fn left(view: &View) -> Left {
    Left { note: message!("green-left-note"), tallies: vec![clubs(view), cards(view)] }
}

/// GR-16: the deck is hidden, and hands are unless agreed otherwise. The discards lie open, and come back when the deck
/// runs out (GR-3).
fn clubs(view: &View) -> Tally {
    let unseen = view.unseen();
    let row = |it: &Club| {
        let n_discarded = view.discard_pile.iter().filter(|&&kind| kind == it.kind).count();
        Row {
            what: club(&view.content, it.kind),
            in_box: it.count.into(),
            to_come: view.content.count(unseen, it.kind).into(),
            apart: u16::try_from(n_discarded).unwrap_or(u16::MAX),
        }
    };
    let discarded = message!("green-left-discarded");
    let rows = view.content.clubs().iter().map(row);
    Tally::of(message!("green-left-clubs"), rows).with_apart(discarded).with_all()
}

/// GR-12: all course cards are shuffled again for each hole.
fn cards(view: &View) -> Tally {
    let to_come = u16::from(view.has_course_to_come());
    let row = |(id, card): &(CardId, Card)| Row {
        what: spaces(card),
        in_box: 1,
        to_come,
        apart: u16::from(view.cards.contains(id)),
    };
    let on_hole = message!("green-left-on-hole");
    let rows = view.content.cards().iter().map(row);
    Tally::of(message!("green-left-cards"), rows).with_apart(on_hole).with_all()
}

/// A course card by its spaces, from the tee's side.
fn spaces(card: &Card) -> Message {
    let spaces = Argument::labels(card.iter().map(|&space| terrain(space)));
    message!("green-left-card", spaces = spaces)
}
