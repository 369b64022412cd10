//! Shots in words: what a strike is made of, which powers help it, and where the ball comes to rest.

use green::{Ball, Borrow, ClubType, Fact, GolferUse, Hit, Kind, Power, Sum, View, Way};
use tabletop::Seat;
use texts::{Argument, Message, message};

use super::{Flight, club, golfer};

/// A hit that was made; nothing of any other fact.
pub(super) fn told(view: &View, fact: &Fact) -> Option<Message> {
    let Fact::Hit { seat, hit, lent, sum, strike: struck, from, to, income } = fact else {
        return None;
    };
    let (strike, how) = (strike(*sum, *struck), how(view, hit, *seat, *lent));
    let to = landing(*from, *to, *struck);
    Some(if *income {
        message!("green-fact-hit-earned", who = *seat, strike = strike, how = how, to = to)
    } else {
        message!("green-fact-hit", who = *seat, strike = strike, how = how, to = to)
    })
}

/// A hit that could be made, and where the ball would go with it.
pub(super) fn tried(how: Message, facts: &[Fact]) -> Message {
    let Some(flight) = Flight::among(facts) else { return how };
    let Flight { strike, from, to, income, progress, .. } = flight;
    let told = match (progress, to) {
        (Some(space), _) => message!("green-say-pocket", how = how, strike = strike, n = space),
        (None, Ball::On(0)) => message!("green-say-stay-tee", how = how, strike = strike),
        (None, Ball::On(n)) if from == to => {
            message!("green-say-stay-space", how = how, strike = strike, n = n)
        }
        (None, Ball::On(n)) => message!("green-say-hit-space", how = how, strike = strike, n = n),
        (None, Ball::Rough) if from == to => {
            message!("green-say-stay-rough", how = how, strike = strike)
        }
        (None, Ball::Rough) => message!("green-say-hit-rough", how = how, strike = strike),
        (None, Ball::Pocketed | Ball::Retired) => {
            message!("green-say-hit-hole", how = how, strike = strike)
        }
    };
    // GR-4: a hit without a power.
    if income { message!("green-and-earned", told = told) } else { told }
}

/// How somebody hits a ball: with which clubs, which power and which golfer. `lent` is the type of club whose power is
/// borrowed.
pub fn how(view: &View, hit: &Hit, by: Seat, lent: Option<ClubType>) -> Message {
    let more = |how: Message, more: Message| message!("green-how-more", how = how, more = more);
    let mut how = club(&view.content, hit.club);
    if let Some(number) = hit.number {
        how = message!("green-club-as", club = how, n = number);
    }
    if let Some(with) = hit.with {
        how = message!("green-pair", one = how, other = club(&view.content, with));
    }
    if hit.power.is_some() || hit.borrow.is_some() {
        how = more(how, power(hit.club, hit.power, hit.borrow, lent));
    }
    match hit.golfer {
        Some(used) => more(how, golfer_use(view, used, by)),
        None => how,
    }
}

/// A power at work: the club's own, or for a caddie that of somebody's last club.
pub fn power(
    club: Kind,
    own: Option<Way>,
    borrow: Option<Borrow>,
    lent: Option<ClubType>,
) -> Message {
    match (own, borrow) {
        (_, Some(Borrow { seat, way })) => {
            message!("green-borrowed", power = at_work(lent, way), whom = seat)
        }
        (Some(way), None) => at_work(Some(club.club_type()), way),
        (None, None) => message!("green-no-power"),
    }
}

fn at_work(club_type: Option<ClubType>, way: Way) -> Message {
    match club_type.and_then(|club_type| Power::new(club_type, way).ok()) {
        Some(Power::Wood) => message!("green-use-wood"),
        Some(Power::Putter) => message!("green-use-putter"),
        Some(Power::Iron) => message!("green-use-iron"),
        Some(Power::Skip) => message!("green-use-skip"),
        Some(Power::Sand) => message!("green-use-sand"),
        Some(Power::Chipper) => message!("green-use-chipper"),
        // Of a move that the rules refuse.
        None => message!("green-no-power"),
    }
}

/// A golfer at work; whoever does not play as him pays a caddie.
pub fn golfer_use(view: &View, used: GolferUse, by: Seat) -> Message {
    let name = match used.amount {
        0 => golfer(used.golfer),
        amount => message!(
            "green-golfer-turns",
            golfer = golfer(used.golfer),
            change = Argument::Change(amount.into()),
        ),
    };
    let is_own = view.golfers.get(by) == Some(&Some(used.golfer));
    if is_own { name } else { message!("green-golfer-paid", golfer = name) }
}

/// A strike, and what it is made of unless it is just what is printed: `3 (2 printed · height +1)`.
fn strike(sum: Sum, strike: u8) -> Message {
    let change = |n: i16| Argument::Change(n.into());
    let mut parts = vec![message!("green-sum-printed", n = sum.printed)];
    match sum.terrain {
        0 => {}
        n if n < 0 => parts.push(message!("green-sum-bunker", change = change(n))),
        n => parts.push(message!("green-sum-height", change = change(n))),
    }
    if sum.bonus != 0 {
        parts.push(message!("green-sum-power", change = change(sum.bonus)));
    }
    match parts.len() {
        1 => message!("green-strike", n = strike),
        _ => message!("green-strike-made", n = strike, parts = Argument::labels(parts)),
    }
}

/// Where a ball came to rest, and why not where the strike led.
fn landing(from: Ball, to: Ball, strike: u8) -> Message {
    let full = match (from, to) {
        (Ball::On(from), Ball::On(to)) => {
            Some(from.saturating_add(strike)).filter(|meant| *meant != to)
        }
        (
            Ball::On(_) | Ball::Rough | Ball::Pocketed | Ball::Retired,
            Ball::On(_) | Ball::Rough | Ball::Pocketed | Ball::Retired,
        ) => None,
    };
    match (to, full) {
        (Ball::On(0), None) => message!("green-stayed-tee"),
        (Ball::On(0), Some(full)) => message!("green-no-room-stayed-tee", full = full),
        (Ball::On(n), None) if from == to => message!("green-stayed-space", n = n),
        (Ball::On(n), None) => message!("green-landed-space", n = n),
        (Ball::On(n), Some(full)) if from == to => {
            message!("green-no-room-stayed", full = full, n = n)
        }
        (Ball::On(n), Some(full)) => message!("green-no-room-landed", full = full, n = n),
        (Ball::Rough, _) if from == to => message!("green-stayed-rough"),
        (Ball::Rough, _) => message!("green-landed-rough"),
        (Ball::Pocketed | Ball::Retired, _) => message!("green-landed-hole"),
    }
}

#[cfg(test)]
mod tests {
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    fn said(message: &Message) -> String {
        Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me: None })
    }

    #[test]
    fn a_strike_that_is_just_printed_needs_no_sum() {
        let of = |printed: u8, terrain: i16, bonus: i16| {
            let sum = Sum { printed, terrain, bonus };
            said(&strike(sum, 3))
        };
        assert_eq!(of(3, 0, 0), "3");
        assert_eq!(of(2, 1, 0), "3 (2 printed · height +1)");
        assert_eq!(of(2, -1, 2), "3 (2 printed · bunker −1 · power +2)");
    }

    #[test]
    fn a_ball_that_finds_no_room_tells_where_it_was_meant_to_lie() {
        let landing = |from, to, strike| said(&landing(from, to, strike));
        let no_room = landing(Ball::On(2), Ball::On(5), 4);
        assert_eq!(no_room, "space 6 had no room, so the ball landed on space 5");
        assert_eq!(landing(Ball::On(2), Ball::On(6), 4), "the ball landed on space 6");
        assert_eq!(landing(Ball::On(3), Ball::On(3), 0), "the ball stayed on space 3");
        assert_eq!(landing(Ball::On(9), Ball::Rough, 4), "the ball landed in the rough");
    }
}
