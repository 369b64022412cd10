//! Everything that is said about the game.

mod facts;
mod shots;

use green::Strike;
use tabletop::Seat;

pub(crate) use self::facts::fact;
pub(super) use self::shots::{aspect, part, spoken, winds};
use super::hole::{Hole, Space, Spot, Terrain, club_type};
use crate::playing::players;
use crate::session::Seen;
use crate::t;

/// What I may do now.
pub(crate) fn prompt(seen: &Seen) -> String {
    match seen.view["phase"].as_str().unwrap_or_default() {
        "golfers" => t!("green-prompt-golfers"),
        "draw" => t!("green-prompt-draw"),
        "chain" => t!("green-prompt-chain"),
        "retire_discard" | "discard" => t!("green-prompt-discard"),
        "take_back" => t!("green-prompt-take-back"),
        _ if seen.moves.iter().all(|mv| mv == "retire") => t!("green-prompt-retire"),
        _ if !seen.moves.iter().any(|mv| mv.starts_with("hit ")) => t!("green-prompt-first"),
        _ => t!("green-prompt-turn"),
    }
}

/// What the button that makes the move says.
pub(super) fn act(mv: Option<&str>) -> String {
    match mv.and_then(|mv| mv.split(' ').next()) {
        None => t!("green-act"),
        Some("draw") => t!("green-act-draw"),
        Some("refresh") => t!("green-act-refresh"),
        Some("retire") => t!("green-retire"),
        Some("discard") => t!("green-act-discard"),
        Some("takeback") if mv == Some("takeback -") => t!("green-take-nothing"),
        Some("takeback") => t!("green-take-back"),
        Some("golfer") => t!("green-act-golfer"),
        Some(_) => t!("green-act-hit"),
    }
}

/// The type of a club: `Iron`.
pub(super) fn type_name(club: &str) -> String {
    t!(&format!("green-type-{}", club_type(club)))
}

/// A club by what is printed on it: `Iron 4/3/2`, `Putter 0–2`.
pub(super) fn club(hole: &Hole, id: &str) -> String {
    let numbers = match hole.printed(id) {
        Some(Strike::Wind(by_wind)) => {
            let mut numbers = by_wind.to_vec();
            numbers.dedup();
            numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
        }
        Some(Strike::Choice(most)) => format!("0–{most}"),
        Some(Strike::Fixed(number)) => number.to_string(),
        None => id.split_once('_').map_or_else(String::new, |(_, suffix)| suffix.to_owned()),
    };
    format!("{} {numbers}", type_name(id)).trim_end().to_owned()
}

/// Several clubs by their names.
pub(super) fn clubs<'a>(hole: &Hole, ids: impl Iterator<Item = &'a str>) -> String {
    ids.map(|id| club(hole, id)).collect::<Vec<_>>().join(", ")
}

/// All that a card says.
pub(super) fn described(hole: &Hole, id: &str) -> String {
    let power = t!(&format!("green-power-{}", club_type(id)));
    t!("green-club-described", club = club(hole, id), strike = hole.strike(id), power = power)
}

/// A club's power in a word or two.
pub(super) fn power_in_short(id: &str) -> String {
    t!(&format!("green-short-{}", club_type(id)))
}

/// A golfer's name.
pub(super) fn golfer(name: &str) -> String {
    t!(&format!("green-golfer-{}", name.replace('_', "-")))
}

/// What a golfer can do.
pub(super) fn golfer_power(name: &str) -> String {
    t!(&format!("green-golfer-{}-power", name.replace('_', "-")))
}

/// Where a ball is: `on the tee`, `on space 5`.
pub(super) fn place(spot: Spot) -> String {
    match spot {
        Spot::On(0) => t!("green-place-tee"),
        Spot::On(position) => t!("green-place-space", n = position),
        Spot::Rough => t!("green-place-rough"),
        Spot::Pocketed => t!("green-place-hole"),
        Spot::Retired => t!("green-place-retired"),
    }
}

/// The same in a word.
pub(super) fn short_place(spot: Spot) -> String {
    match spot {
        Spot::On(0) => t!("green-short-place-tee"),
        Spot::On(position) => position.to_string(),
        Spot::Rough => t!("green-the-rough"),
        Spot::Pocketed => t!("green-short-place-hole"),
        Spot::Retired => t!("green-place-retired"),
    }
}

/// What a space does to a shot, if anything.
pub(super) fn effect(space: &Space) -> Option<String> {
    match space.kind {
        Terrain::Bunker => Some(format!("−{}", space.value)),
        Terrain::Height => Some(format!("+{}", space.value)),
        Terrain::Fairway | Terrain::Lake => None,
    }
}

/// What is written on a seat's ball.
pub(super) fn initial(seen: &Seen, seat: usize) -> String {
    let seat = Seat::new(u8::try_from(seat).unwrap_or(0));
    players::initial(seat.number(), &seen.name(seat))
}

/// The whole hole, for whoever does not see it.
pub(super) fn scene(seen: &Seen, hole: &Hole) -> String {
    let space = |(i, space): (usize, &Space)| {
        let kind = t!(&format!("green-terrain-{}", space.kind.id()));
        let effect = effect(space).map(|it| format!(" {it}")).unwrap_or_default();
        let balls = hole.at(Spot::On(i + 1)).count();
        let free = usize::from(space.circles).saturating_sub(balls);
        match space.kind {
            Terrain::Lake => format!("{} {kind}", i + 1),
            Terrain::Fairway | Terrain::Bunker | Terrain::Height => {
                t!("green-scene-space", n = i + 1, kind = format!("{kind}{effect}"), free = free)
            }
        }
    };
    let ball = |seat: Seat| {
        let name = seen.who(seat);
        format!("{name}: {}", place(hole.spot(seat.index())))
    };
    let spaces: Vec<String> = hole.course.iter().enumerate().map(space).collect();
    let balls: Vec<String> = Seat::first(seen.table.n_seats()).map(ball).collect();
    t!(
        "green-scene",
        hole = hole.number,
        par = hole.par,
        wind = hole.wind.unwrap_or(0),
        spaces = spaces.join(", "),
        balls = balls.join(", ")
    )
}
