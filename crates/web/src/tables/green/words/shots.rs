//! A move that is not made yet, in words, and each thing that can be chosen about it.

use green::{Borrow, GolferUse, Hit, Kind, Move, Strike, Way};
use tabletop::Seat;

use super::{club, clubs, golfer, place};
use crate::session::Seen;
use crate::t;
use crate::tables::green::choice::{Aspect, Flight, Part};
use crate::tables::green::hole::{Hole, club_type};
use crate::tables::words::signed;

/// What a move would do.
pub(in crate::tables::green) fn spoken(
    seen: &Seen,
    hole: &Hole,
    mv: &str,
    flight: Option<&Flight>,
) -> String {
    match mv.parse() {
        Ok(Move::Draw(slot)) => {
            let id = hole.display.get(usize::from(slot)).and_then(Option::as_deref);
            t!("green-say-draw", club = id.map(|id| club(hole, id)).unwrap_or_default())
        }
        Ok(Move::Refresh) => t!("green-say-refresh"),
        Ok(Move::Retire) => t!("green-say-retire"),
        Ok(Move::Discard(kind)) => t!("green-say-discard", club = club(hole, &kind.to_string())),
        Ok(Move::TakeBack(taken)) if taken.is_empty() => t!("green-say-take-nothing"),
        Ok(Move::TakeBack(taken)) => {
            let ids: Vec<String> = taken.iter().map(Kind::to_string).collect();
            t!(
                "green-say-take-back",
                clubs = clubs(hole, ids.iter().map(String::as_str)),
                n = ids.len()
            )
        }
        Ok(Move::Golfer(chosen)) => {
            t!("green-say-golfer", golfer = golfer(chosen.name()))
        }
        Ok(Move::Hit(hit)) => {
            let lent = hit.borrow.map_or("", |borrow| lent_now(hole, borrow.seat));
            landed(&how(seen, hole, &hit, seen.me, lent), flight)
        }
        Err(_) => mv.to_owned(),
    }
}

/// How a ball is hit: with which clubs, which power and which golfer. `lent` is the type of club whose power is borrowed.
pub(super) fn how(seen: &Seen, hole: &Hole, hit: &Hit, by: Option<Seat>, lent: &str) -> String {
    let both = [Some(hit.club), hit.with].into_iter().flatten();
    let both: Vec<String> = both.map(|kind| club(hole, &kind.to_string())).collect();
    let has_power = hit.power.is_some() || hit.borrow.is_some();
    let powers = [
        has_power.then(|| power(seen, Some(hit.club), hit.power, hit.borrow, lent)),
        hit.golfer.map(|used| golfer_use(hole, used, by)),
    ];
    let how: Vec<String> =
        [both.join(" + ")].into_iter().chain(powers.into_iter().flatten()).collect();
    how.join(" · ")
}

/// What the move's club strikes in each wind; nothing if the wind does not matter to it.
pub(in crate::tables::green) fn winds(hole: &Hole, mv: &str) -> Option<String> {
    let id = match mv.parse().ok()? {
        Move::Draw(slot) => hole.display.get(usize::from(slot))?.clone()?,
        Move::Discard(kind) => kind.to_string(),
        Move::Hit(hit) => hit.club.to_string(),
        Move::Refresh | Move::Retire | Move::TakeBack(_) | Move::Golfer(_) => return None,
    };
    let Some(Strike::Wind(numbers)) = hole.printed(&id) else { return None };
    Some(t!("green-say-winds", numbers = numbers.map(|n| n.to_string()).join(", ")))
}

fn landed(how: &str, flight: Option<&Flight>) -> String {
    let how = how.to_owned();
    let Some(flight) = flight else { return how };
    let (strike, to) = (flight.strike, place(flight.to));
    let told = match flight.progress {
        Some(space) => t!("green-say-pocket", how = how, strike = strike, n = space),
        None if flight.from == flight.to => {
            t!("green-say-stay", how = how, strike = strike, to = to)
        }
        None => t!("green-say-hit", how = how, strike = strike, to = to),
    };
    if flight.income { format!("{told} {}", t!("green-earned")) } else { told }
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
    hole: &Hole,
    kind: Option<Kind>,
    part: Part,
    income: bool,
) -> String {
    match part {
        Part::Number(number) => number.map_or_else(String::new, |n| n.to_string()),
        Part::Pair(None) => t!("green-alone"),
        Part::Pair(Some(other)) => t!("green-with", club = club(hole, &other.to_string())),
        Part::Power(None, None) if income => t!("green-no-power-earns"),
        Part::Power(None, None) => t!("green-no-power"),
        Part::Power(own, borrow) => {
            let lent = borrow.map_or("", |borrow| lent_now(hole, borrow.seat));
            power(seen, kind, own, borrow, lent)
        }
        Part::Golfer(None) => t!("green-no-golfer"),
        Part::Golfer(Some(golfer)) => golfer_use(hole, golfer, seen.me),
    }
}

/// The type of club whose power a seat lends now.
fn lent_now(hole: &Hole, seat: Seat) -> &str {
    let shot = hole.rows.get(seat.index()).and_then(|row| row.last());
    shot.and_then(|clubs| clubs.last()).map_or("", |id| club_type(id))
}

/// A power at work: the club's own, or for a caddie that of somebody's last club.
fn power(
    seen: &Seen,
    kind: Option<Kind>,
    own: Option<Way>,
    borrow: Option<Borrow>,
    lent: &str,
) -> String {
    let at_work = |club_type: &str, way: Way| match way {
        Way::Skip => t!("green-use-skip"),
        Way::Sand => t!("green-use-sand"),
        Way::Plain => t!(&format!("green-use-{club_type}")),
    };
    match (own, borrow) {
        (_, Some(Borrow { seat, way })) => {
            let me = if Some(seat) == seen.me { "yes" } else { "no" };
            t!("green-borrowed", power = at_work(lent, way), who = seen.name(seat), me = me)
        }
        (Some(way), None) => at_work(kind.map_or("", |it| it.club_type().name()), way),
        (None, None) => t!("green-no-power"),
    }
}

/// A golfer at work; whoever does not play as him pays a caddie.
fn golfer_use(hole: &Hole, used: GolferUse, by: Option<Seat>) -> String {
    let amount =
        if used.amount == 0 { String::new() } else { format!(" {}", signed(used.amount.into())) };
    let name = format!("{}{amount}", golfer(used.golfer.name()));
    let own = by.and_then(|seat| hole.golfers.get(seat.index())?.as_deref());
    if own == Some(used.golfer.name()) { name } else { t!("green-golfer-paid", golfer = name) }
}
