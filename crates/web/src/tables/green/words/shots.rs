//! Each thing that can be chosen about a shot.

use faces::green::{club as named, golfer_use, power};
use green::{Kind, Move, Strike, View};
use texts::{Message, message};

use crate::session::Seen;
use crate::t;
use crate::tables::green::choice::{Aspect, Part};

/// What the move's club strikes in each wind; nothing if the wind does not matter to it.
pub(in crate::tables::green) fn winds(view: &View, mv: &Move) -> Option<String> {
    let club = match mv {
        Move::Draw(slot) => (*view.display.get(usize::from(*slot))?)?,
        Move::Discard(club) => *club,
        Move::Hit(hit) => hit.club,
        Move::Refresh | Move::Retire | Move::TakeBack(_) | Move::Golfer(_) => return None,
    };
    let Strike::Wind([one, two, three, four, five, six]) = view.content.strike(club) else {
        return None;
    };
    Some(t!(
        "green-say-winds",
        one = one,
        two = two,
        three = three,
        four = four,
        five = five,
        six = six
    ))
}

/// What is chosen in a row of the chooser.
pub(in crate::tables::green) fn aspect(aspect: Aspect) -> String {
    match aspect {
        Aspect::Number => t!("green-aspect-number"),
        Aspect::Pair => t!("green-aspect-pair"),
        Aspect::Power => t!("green-aspect-power"),
        Aspect::Golfer => t!("green-aspect-golfer"),
    }
}

/// One of the choices in it.
pub(in crate::tables::green) fn part(
    seen: &Seen,
    view: &View,
    club: Kind,
    part: Part,
    income: bool,
) -> String {
    let said: Message = match part {
        Part::Number(None) => return String::new(),
        Part::Number(Some(number)) => message!("green-strike", n = number),
        Part::Pair(None) => message!("green-alone"),
        Part::Pair(Some(other)) => message!("green-with", club = named(&view.content, other)),
        Part::Power(None, None) if income => message!("green-no-power-earns"),
        Part::Power(own, borrow) => {
            let lent = borrow.and_then(|borrow| view.lends(borrow.seat));
            power(club, own, borrow, lent)
        }
        Part::Golfer(None) => message!("green-no-golfer"),
        Part::Golfer(Some(golfer)) => golfer_use(view, golfer, seen.me.unwrap_or(view.turn)),
    };
    seen.tell(&said)
}
