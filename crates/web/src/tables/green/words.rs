//! What the page says about the game besides what its face does.

mod shots;

use faces::green::{club as named, golfer as called, place as at};
use green::{Ball, ClubType, Golfer, Kind, Move, Space, Terrain, View};
use tabletop::Seat;
use texts::{message, signed};

pub(super) use self::shots::{aspect, part, winds};
use super::hole::strike;
use crate::language::in_words;
use crate::playing::players;
use crate::session::Seen;
use crate::{language, t};

/// What the button that makes the move says.
pub(super) fn act(mv: Option<&Move>) -> String {
    match mv {
        None => t!("green-act"),
        Some(Move::Draw(_)) => t!("green-act-draw"),
        Some(Move::Refresh) => t!("green-act-refresh"),
        Some(Move::Retire) => t!("green-retire"),
        Some(Move::Discard(_)) => t!("green-act-discard"),
        Some(Move::TakeBack(clubs)) if clubs.is_empty() => t!("green-take-nothing"),
        Some(Move::TakeBack(_)) => t!("green-take-back"),
        Some(Move::Golfer(_)) => t!("green-act-golfer"),
        Some(Move::Hit(_)) => t!("green-act-hit"),
    }
}

/// The type of a club: `Iron`.
pub(super) fn type_name(club: Kind) -> String {
    in_words(&faces::green::club_type(club.club_type()))
}

/// A club by what is printed on it: `Iron 4/3/2`, `Putter 0–2`.
pub(super) fn club(view: &View, club: Kind) -> String {
    in_words(&named(&view.content, club))
}

/// The clubs of a shot by their names.
pub(super) fn clubs(view: &View, clubs: &[Kind]) -> String {
    language::labels(clubs.iter().map(|it| club(view, *it)))
}

/// All that a card says.
pub(super) fn described(view: &View, kind: Kind) -> String {
    let power = match kind.club_type() {
        ClubType::Wood => t!("green-power-wood"),
        ClubType::Putter => t!("green-power-putter"),
        ClubType::Hybrid => t!("green-power-hybrid"),
        ClubType::Iron => t!("green-power-iron"),
        ClubType::Wedge => t!("green-power-wedge"),
        ClubType::Chipper => t!("green-power-chipper"),
    };
    t!("green-club-described", club = club(view, kind), strike = strike(view, kind), power = power)
}

/// A club's power in a word or two.
pub(super) fn power_in_short(club: Kind) -> String {
    match club.club_type() {
        ClubType::Wood => t!("green-short-wood"),
        ClubType::Putter => t!("green-short-putter"),
        ClubType::Hybrid => t!("green-short-hybrid"),
        ClubType::Iron => t!("green-short-iron"),
        ClubType::Wedge => t!("green-short-wedge"),
        ClubType::Chipper => t!("green-short-chipper"),
    }
}

/// A golfer's name.
pub(super) fn golfer(golfer: Golfer) -> String {
    in_words(&called(golfer))
}

/// What a golfer can do.
pub(super) fn golfer_power(golfer: Golfer) -> String {
    match golfer {
        Golfer::FromFarAway => t!("green-golfer-from-far-away-power"),
        Golfer::SandKing => t!("green-golfer-sand-king-power"),
        Golfer::WindMaster => t!("green-golfer-wind-master-power"),
        Golfer::UltraLob => t!("green-golfer-ultra-lob-power"),
    }
}

/// Where a ball is: `on the tee`, `on space 5`.
pub(super) fn place(ball: Ball) -> String {
    in_words(&at(ball))
}

/// Where a shot could end, as a thing to choose.
pub(super) fn land_at(ball: Ball) -> String {
    in_words(&faces::green::land_at(ball))
}

/// Where a shot would end, on a button: `→ 5`.
pub(super) fn lands(ball: Ball) -> String {
    in_words(&message!("green-lands", place = faces::green::short_place(ball)))
}

/// What a space does to a shot, if anything.
pub(super) fn effect(space: Space) -> Option<String> {
    let effect = space.effect();
    (effect != 0).then(|| signed(effect.into()))
}

/// What is written on a seat's ball.
pub(super) fn initial(seen: &Seen, seat: Seat) -> String {
    players::initial(seat.number(), &seen.name(seat))
}

/// The whole hole, for whoever does not see it.
pub(super) fn scene(seen: &Seen, view: &View) -> String {
    let space = |(position, space): (u8, &Space)| {
        let kind = in_words(&faces::green::terrain(*space));
        let free = usize::from(space.circles).saturating_sub(view.at(Ball::On(position)).count());
        match space.kind {
            Terrain::Lake => t!("green-scene-lake", n = position, kind = kind),
            Terrain::Fairway | Terrain::Bunker | Terrain::Height => {
                t!("green-scene-space", n = position, kind = kind, free = free)
            }
        }
    };
    let ball = |(seat, ball): (Seat, &Ball)| {
        seen.tell(&message!("green-scene-ball", who = seat, place = at(*ball)))
    };
    t!(
        "green-scene",
        hole = view.hole,
        par = view.par,
        wind = view.wind.unwrap_or(0),
        spaces = language::list((1..=u8::MAX).zip(&view.course).map(space)),
        balls = language::list(view.balls.iter().map(ball))
    )
}
