//! Positions as a few lines of text.
//!
//! ```text
//! options seats=2 jump_over=true
//! hole 2 wind 4 cards C1,C2,C3,C4 turn 1 starter 0 phase turn
//! display wood_tail,-,chipper,-
//! discards iron_head
//! seat hand wood_tail,putter_2 row iron_head|hybrid_2+hybrid_3 ball 3 caddies 2
//! seat ball pocketed progress 5 row chipper golfer sand_king holes 5,retired,-
//! ```
//! Left out: hole 1, wind 4, cards C1,C2,C3 (…), turn and starter 0, an empty display, a seat on the tee with 4 caddies
//! and nothing from earlier holes.
//! A seat has played a club if it has a row, or the word `played`. `rest` empties the deck into the discards.

use green::{Ball, Golfer, Green, GreenOptions, HoleResult, Kind, Phase, SeatSetup, Setup};
use tabletop::{Options, Seat};

/// Tests describe positions that exist.
const SOUND: &str = "a word that can stand here";

pub(crate) fn position(text: &str) -> Green {
    let mut setup = Setup {
        options: GreenOptions::from_text("").expect(SOUND),
        phase: Phase::Turn,
        turn: Seat::new(0),
        starter: Some(Seat::new(0)),
        hole: 1,
        wind: 4,
        cards: list("C1,C2,C3"),
        display: [None; 4],
        discards: Vec::new(),
        seats: Vec::new(),
        golfer_used: false,
        last_hit: None,
    };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("options", rest) => setup.options = GreenOptions::from_text(rest).expect(SOUND),
            ("seat", rest) => setup.seats.push(seat(rest)),
            ("rest", "") => setup.discards.extend(unseen(&setup)),
            _ => general(&mut setup, line),
        }
    }
    let n_over = usize::from(setup.hole) - 1;
    for seat in setup.seats.iter_mut().filter(|seat| seat.holes.is_empty()) {
        seat.holes = vec![HoleResult::Unfinished; n_over];
    }
    Green::from_setup(&setup).unwrap_or_else(|problems| panic!("{text}\n{problems:?}"))
}

fn general(setup: &mut Setup, line: &str) {
    for (word, value) in pairs(line) {
        match word {
            "hole" => setup.hole = value.parse().expect(SOUND),
            "wind" => setup.wind = value.parse().expect(SOUND),
            "turn" => setup.turn = value.parse().expect(SOUND),
            "starter" => setup.starter = Some(value.parse().expect(SOUND)),
            "cards" => setup.cards = list(value),
            "discards" => setup.discards = list(value),
            "phase" => setup.phase = phase(value),
            "display" => {
                for (slot, club) in setup.display.iter_mut().zip(value.split(',')) {
                    *slot = (club != "-").then(|| club.parse().expect(SOUND));
                }
            }
            _ => panic!("no such word: {word}"),
        }
    }
}

fn seat(line: &str) -> SeatSetup {
    let mut seat = SeatSetup::default();
    let line = line.replace("played", "played yes");
    for (word, value) in pairs(&line) {
        match word {
            "hand" => seat.hand = list(value),
            "row" => {
                seat.row = value.split('|').map(|shot| list(&shot.replace('+', ","))).collect();
            }
            "ball" => seat.ball = ball(value),
            "caddies" => seat.caddies = value.parse().expect(SOUND),
            "progress" => seat.progress = Some(value.parse().expect(SOUND)),
            "golfer" => seat.golfer = Golfer::from_name(value),
            "holes" => seat.holes = value.split(',').map(result).collect(),
            "played" => seat.has_played = true,
            "turns" => seat.turns = value.parse().expect(SOUND),
            _ => panic!("no such word: {word}"),
        }
    }
    seat.has_played |= !seat.row.is_empty();
    seat
}

fn pairs(line: &str) -> Vec<(&str, &str)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

fn list<T: std::str::FromStr>(text: &str) -> Vec<T>
where
    T::Err: std::fmt::Debug,
{
    text.split(',').map(|word| word.parse().expect(SOUND)).collect()
}

fn ball(text: &str) -> Ball {
    match text {
        "rough" => Ball::Rough,
        "pocketed" => Ball::Pocketed,
        "retired" => Ball::Retired,
        number => Ball::On(number.parse().expect(SOUND)),
    }
}

fn phase(text: &str) -> Phase {
    match text {
        "golfers" => Phase::Golfers,
        "turn" => Phase::Turn,
        "chain" => Phase::Chain,
        "draw" => Phase::Draw,
        "takeback" => Phase::TakeBack,
        "over" => Phase::Over,
        _ => panic!("no such phase here: {text}"),
    }
}

fn result(text: &str) -> HoleResult {
    match text {
        "retired" => HoleResult::Retired,
        "-" => HoleResult::Unfinished,
        points => HoleResult::Pocketed { shots: 3, points: points.parse().expect(SOUND) },
    }
}

fn unseen(setup: &Setup) -> Vec<Kind> {
    let content = &setup.options.content;
    let mut deck = content.list(green::Clubs::ALL);
    let of_seats = setup.seats.iter().flat_map(|s| s.hand.iter().chain(s.row.iter().flatten()));
    for club in of_seats.chain(setup.display.iter().flatten()).chain(&setup.discards) {
        let at = deck.iter().position(|other| other == club).expect("a club of the box");
        deck.remove(at);
    }
    deck
}
