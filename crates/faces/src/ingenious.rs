//! Ingenious in words.

use ingenious::{
    Bag, Colour, EndReason, EventView, Fact, HalfScore, Hex, Ingenious, Mode, Move, Phase,
    Placement, Tile, Tiles, View,
};
use tabletop::{Seat, Viewer};
use texts::{Argument, Message, message, plain};

use crate::face::Face;
use crate::left::{Left, Row, Tally};
use crate::points::points;

impl Face for Ingenious {
    fn title() -> Message {
        message!("ingenious-title")
    }

    fn prompt(view: &View, _moves: impl Iterator<Item = Move>) -> Message {
        match (view.phase, view.options.mode) {
            (Phase::Swap, Mode::Duel) => message!("ingenious-prompt-swap-duel"),
            (Phase::Swap, Mode::Base | Mode::Solo | Mode::Team) => {
                message!("ingenious-prompt-swap")
            }
            (Phase::Place, _) if view.pending > 0 => {
                message!("ingenious-prompt-bonus", n = view.pending)
            }
            (Phase::Place, _) if view.is_first_turn() => message!("ingenious-prompt-first"),
            (Phase::Place, Mode::Solo) => message!("ingenious-prompt-solo"),
            (Phase::Place, Mode::Base | Mode::Team | Mode::Duel) => message!("ingenious-prompt"),
            // Chance is due, or nothing more.
            (Phase::Start | Phase::Deal | Phase::Draw | Phase::Over, _) => message!("your-turn"),
        }
    }

    fn mv(_view: &View, mv: &Move) -> Message {
        match mv {
            Move::Place(placement) => {
                let [(one, here), (other, there)] = placement.halves();
                message!(
                    "ingenious-say-place",
                    one = colour(one),
                    here = cell(here),
                    other = colour(other),
                    there = cell(there),
                )
            }
            Move::Swap => message!("ingenious-say-swap"),
            Move::SetAside(handful) => {
                message!("ingenious-say-set-aside", tiles = tiles(handful.tiles()))
            }
            Move::Keep => message!("ingenious-say-keep"),
        }
    }

    fn fact(view: &View, fact: &EventView) -> Option<Message> {
        match fact {
            EventView::Drew { seat, tiles: Some(drawn), .. } => {
                Some(message!("ingenious-drew", who = *seat, tiles = tiles(*drawn)))
            }
            // That somebody else took a tile for the one that was placed is no news.
            EventView::Drew { count: 0 | 1, tiles: None, .. } => None,
            EventView::Drew { seat, count, tiles: None } => {
                Some(message!("ingenious-drew-some", who = *seat, n = *count))
            }
            EventView::Open(fact) => open_fact(view, fact),
        }
    }

    fn category(category: &Colour) -> Message {
        colour(*category)
    }

    fn category_named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|it| it.name() == name)
    }

    fn actor(fact: &EventView) -> Option<Seat> {
        match fact {
            EventView::Drew { seat, .. } => Some(*seat),
            EventView::Open(fact) => match fact {
                Fact::Started { seat }
                | Fact::Placed { seat, .. }
                | Fact::Scored { seat, .. }
                | Fact::TokenTaken { seat, .. }
                | Fact::BonusEarned { seat, .. }
                | Fact::BonusForfeited { seat, .. }
                | Fact::SwapOffered { seat }
                | Fact::Swapped { seat, .. }
                | Fact::Kept { seat }
                | Fact::PutBack { seat, .. }
                | Fact::Ended { reason: EndReason::AllMarkersHome { seat } } => Some(*seat),
                Fact::Ended { reason: EndReason::BoardFull } => None,
            },
        }
    }

    fn is_decision(fact: &EventView) -> bool {
        match fact {
            EventView::Drew { .. } => false,
            EventView::Open(fact) => match fact {
                Fact::Placed { .. } | Fact::Swapped { .. } | Fact::Kept { .. } => true,
                Fact::Started { .. }
                | Fact::Scored { .. }
                | Fact::TokenTaken { .. }
                | Fact::BonusEarned { .. }
                | Fact::BonusForfeited { .. }
                | Fact::SwapOffered { .. }
                | Fact::PutBack { .. }
                | Fact::Ended { .. } => false,
            },
        }
    }

    fn first_time(fact: &EventView) -> Option<Message> {
        match fact {
            EventView::Drew { .. } => None,
            EventView::Open(fact) => match fact {
                Fact::BonusEarned { .. } => Some(message!("coach-ingenious-bonus")),
                Fact::SwapOffered { .. } => Some(message!("coach-ingenious-swap")),
                Fact::TokenTaken { .. } => Some(message!("coach-ingenious-token")),
                Fact::Started { .. }
                | Fact::Placed { .. }
                | Fact::Scored { .. }
                | Fact::BonusForfeited { .. }
                | Fact::Swapped { .. }
                | Fact::Kept { .. }
                | Fact::PutBack { .. }
                | Fact::Ended { .. } => None,
            },
        }
    }

    fn total_change(view: &View, change: i32) -> Message {
        let change = Argument::Change(change.into());
        if view.options.mode.lowest_decides() {
            message!("ingenious-lowest-change", change = change)
        } else {
            message!("total-change", change = change)
        }
    }

    fn left(view: &View) -> Left {
        let row = |what, count: &dyn Fn(&Bag) -> u8| {
            let [in_box, to_come] = [Bag::FULL, view.unseen].map(|bag| count(&bag).into());
            Row { what, in_box, to_come, apart: 0 }
        };
        let symbols = Colour::ALL.map(|it| row(colour(it), &|bag| bag.n_symbols(it)));
        let tiles = Tile::all().map(|it| row(tile(it), &|bag| bag.count(it)));
        let symbols = Tally::of(message!("ingenious-left-symbols"), symbols).with_all();
        let tiles = Tally::of(message!("ingenious-left-tiles"), tiles).with_all();
        Left { note: message!("ingenious-left-note"), tallies: vec![symbols, tiles] }
    }
}

/// What everybody learned whole.
fn open_fact(view: &View, fact: &Fact) -> Option<Message> {
    Some(match fact {
        Fact::Started { seat } => message!("ingenious-began", who = *seat),
        Fact::Placed { seat, placement } => {
            let [(one, here), (other, there)] = placement.halves();
            message!(
                "ingenious-placed",
                who = *seat,
                one = colour(one),
                here = cell(here),
                other = colour(other),
                there = cell(there),
            )
        }
        Fact::Scored { half, .. } if half.points == 0 => return None,
        Fact::Scored { seat, half } => {
            message!("ingenious-scored", who = *seat, n = half.points, colour = colour(half.colour))
        }
        Fact::TokenTaken { seat, colour: token, from: None } => {
            message!("ingenious-token", who = *seat, colour = colour(*token))
        }
        Fact::TokenTaken { seat, colour: token, from: Some(from) } => {
            message!("ingenious-token-captured", who = *seat, colour = colour(*token), whom = *from)
        }
        Fact::BonusEarned { seat, colour: home } => {
            message!("ingenious-bonus", who = *seat, colour = colour(*home))
        }
        Fact::BonusForfeited { seat, count } => {
            message!("ingenious-forfeited", who = *seat, n = *count)
        }
        // To oneself it is a question, and asked as one.
        Fact::SwapOffered { seat } if view.viewer == Viewer::Seat(*seat) => return None,
        Fact::SwapOffered { seat } => message!("ingenious-may-swap", who = *seat),
        Fact::Swapped { seat, tiles: aside } => {
            message!("ingenious-swapped", who = *seat, tiles = tiles(*aside))
        }
        Fact::Kept { seat } => message!("ingenious-kept", who = *seat),
        // It always follows, and everybody saw the tiles.
        Fact::PutBack { .. } => return None,
        Fact::Ended { reason: EndReason::BoardFull } => message!("ingenious-full"),
        Fact::Ended { reason: EndReason::AllMarkersHome { seat } } => {
            message!("ingenious-all-home", who = *seat)
        }
    })
}

/// What is going on, for whoever looks on.
pub fn going_on(view: &View) -> Message {
    match (view.phase, view.turn) {
        (Phase::Over, _) => message!("the-match-is-over"),
        (Phase::Deal, _) => message!("ingenious-now-deal"),
        (Phase::Start, _) | (_, None) => message!("ingenious-now-start"),
        (Phase::Draw, Some(turn)) => message!("ingenious-now-draw", who = turn),
        (Phase::Place, Some(turn)) if view.pending > 0 => {
            message!("ingenious-now-bonus", who = turn, n = view.pending)
        }
        (Phase::Place, Some(turn)) => message!("ingenious-now-place", who = turn),
        (Phase::Swap, Some(turn)) => message!("ingenious-now-swap", who = turn),
    }
}

/// A colour's name.
pub fn colour(colour: Colour) -> Message {
    match colour {
        Colour::Red => message!("ingenious-colour-red"),
        Colour::Green => message!("ingenious-colour-green"),
        Colour::Blue => message!("ingenious-colour-blue"),
        Colour::Orange => message!("ingenious-colour-orange"),
        Colour::Yellow => message!("ingenious-colour-yellow"),
        Colour::Purple => message!("ingenious-colour-purple"),
    }
}

/// `red–blue`, `double red`.
pub fn tile(tile: Tile) -> Message {
    let [one, other] = tile.halves();
    if tile.is_double() {
        message!("ingenious-double", colour = colour(one))
    } else {
        message!("ingenious-tile", one = colour(one), other = colour(other))
    }
}

/// `red–blue and double red`.
pub fn tiles(tiles: Tiles) -> Argument {
    tiles.iter().map(tile).collect()
}

/// `red on 2,−1 and blue on 3,−1`.
pub fn where_it_lies(placement: Placement) -> Message {
    let [(one, here), (other, there)] = placement.halves();
    message!(
        "ingenious-lying",
        one = colour(one),
        here = cell(here),
        other = colour(other),
        there = cell(there)
    )
}

/// The same, with what it would score and whether that earns a bonus placement.
pub fn would_bring(placement: Placement, scored: &[HalfScore; 2]) -> Message {
    let gain = |half: &HalfScore| points(colour(half.colour), half.points.into());
    let gains: Argument = scored.iter().map(gain).collect();
    let [(one, here), (other, there)] = placement.halves();
    let (one, other) = (colour(one), colour(other));
    let (here, there) = (cell(here), cell(there));
    if scored.iter().any(|half| half.bonus) {
        message!(
            "ingenious-would-bring-bonus",
            one = one,
            here = here,
            other = other,
            there = there,
            gains = gains
        )
    } else {
        message!(
            "ingenious-would-bring",
            one = one,
            here = here,
            other = other,
            there = there,
            gains = gains
        )
    }
}

/// `2,−1`, with a true minus.
pub fn cell(at: Hex) -> String {
    plain(at)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Dealer, find};
    use tabletop::Seed;
    use texts::{Catalogue, Language, Nameless};

    use super::*;
    use crate::scene::Scene;

    fn tell(message: &Message) -> String {
        Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me: Some(Seat::new(0)) })
    }

    fn scene(mode: &str) -> Scene {
        let table = find("ingenious").unwrap();
        let table = table.open(&[("mode", mode), ("start", "0")], Dealer::Seeded(Seed::from(1)));
        Scene::of(&*table.unwrap(), Viewer::Seat(Seat::new(0))).unwrap()
    }

    fn read(event: &serde_json::Value) -> Option<table::Fact> {
        (table::reader::<ingenious::Ingenious>().fact)(event)
    }

    /// What seat 0 reads of an event.
    fn told(event: &serde_json::Value) -> Option<String> {
        let scene = scene("duel");
        let fact = read(event).expect("a fact of Ingenious");
        let event = scene.face().learn(&fact).expect("of its own game");
        scene.fact(&event).as_ref().map(tell)
    }

    #[test]
    fn a_placement_says_which_half_lies_where() {
        let cells = json!([{"q": 2, "r": -1}, {"q": 3, "r": -1}]);
        let fact = told(&json!({"event": "placed", "seat": 1, "tile": "RB", "cells": cells}));
        assert_eq!(fact.as_deref(), Some("Seat 1 placed red on 2,−1 and blue on 3,−1"));
        let scene = scene("base");
        let said = |mv: &str| scene.mv(mv).as_ref().map(tell);
        assert_eq!(said("RB 2,-1 3,-1").as_deref(), Some("Place red on 2,−1 and blue on 3,−1."));
        assert_eq!(said("swap RB,GG").as_deref(), Some("Set aside red–blue and double green."));
        assert_eq!(said("sing"), None);
    }

    #[test]
    fn what_is_no_news_is_not_told() {
        let fact = |event: serde_json::Value| told(&event);
        let drew = |count: u8, tiles| {
            fact(json!({"event": "drew", "seat": 1, "count": count, "tiles": tiles}))
        };
        assert_eq!(drew(1, json!(["GG"])).as_deref(), Some("Seat 1 drew double green"));
        assert_eq!(drew(6, json!(null)).as_deref(), Some("Seat 1 drew 6 tiles"));
        assert_eq!(drew(1, json!(null)), None);
        let asked = |seat| fact(json!({"event": "swap_offered", "seat": seat}));
        assert_eq!([asked(0), asked(1)], [None, Some("Seat 1 could swap tiles".into())]);
        let token =
            |from| fact(json!({"event": "token_taken", "seat": 0, "colour": "blue", "from": from}));
        assert_eq!(token(json!(null)).as_deref(), Some("You took the blue token"));
        assert_eq!(token(json!(1)).as_deref(), Some("You took the blue token from Seat 1"));
        let scored = |points: u8| {
            fact(json!({
                "event": "scored", "seat": 1, "cell": {"q": 0, "r": 0}, "colour": "red", "lines": [],
                "points": points, "before": 0, "after": -3, "bonus": false,
            }))
        };
        assert_eq!([scored(0), scored(3)], [None, Some("Seat 1 scored 3 in red".into())]);
    }

    #[test]
    fn every_mode_has_its_prompt_and_says_what_counts() {
        let said = |mode: &str| {
            let scene = scene(mode);
            (tell(&scene.prompt(&[])), tell(&scene.total_change(2).unwrap()))
        };
        let first = "Place your first tile next to a printed symbol.".to_owned();
        assert_eq!(said("base"), (first.clone(), "lowest colour +2".into()));
        assert_eq!(said("duel"), (first, "total +2".into()));
    }

    #[test]
    fn what_no_rule_tells_is_no_fact() {
        assert!(read(&json!({"event": "sang", "seat": 0})).is_none());
        assert!(read(&json!({"event": "drew", "seat": 0})).is_none());
        let table = find("ingenious").unwrap();
        let table = table.open(&[], Dealer::Seeded(Seed::from(1))).unwrap();
        let told = table.learned(Viewer::Spectator, 0).swap_remove(0).events.swap_remove(0);
        assert!(crate::face("ingenious").unwrap().learn(&told).is_some(), "{told:?}");
        assert!(
            crate::face("green").unwrap().learn(&told).is_none(),
            "{told:?} is of another game"
        );
    }
}
