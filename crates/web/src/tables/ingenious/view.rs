//! What a table reads out of the game's view, and the moves it offers.

use std::collections::{BTreeMap, BTreeSet};

use ingenious::Colour;
use serde::Deserialize;
use serde_json::Value;

use super::hex::{Hex, N_WAYS, way};
use crate::session::Seen;
use crate::t;

/// A colour as people read it.
pub(super) fn colour_in_words(colour: Colour) -> String {
    t!(&format!("ingenious-colour-{}", colour.name()))
}

pub(super) fn from_name(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name() == name)
}

fn from_letter(letter: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
}

/// The halves of a tile that is written as two letters.
pub(super) fn halves(tile: &str) -> Option<[Colour; 2]> {
    let mut letters = tile.chars().map(from_letter);
    Some([letters.next()??, letters.next()??])
}

fn is_double(tile: &str) -> bool {
    halves(tile).is_some_and(|[one, other]| one == other)
}

/// How the match is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Mode {
    #[default]
    Base,
    Solo,
    Team,
    Duel,
}

/// The part of a view that is drawn.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub(super) struct View {
    pub(super) area: i32,
    pub(super) cells: Vec<Symbol>,
    pub(super) tiles: Vec<Placed>,
    pub(super) tracks: Vec<BTreeMap<Colour, i32>>,
    pub(super) tokens: Option<BTreeMap<Colour, Option<u8>>>,
    pub(super) racks: Vec<Option<Vec<String>>>,
    pub(super) phase: String,
    pub(super) pending: u8,
    pub(super) first_turns_taken: usize,
    pub(super) bag: u32,
    options: Agreed,
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
struct Agreed {
    mode: Mode,
}

/// A symbol on the board.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub(super) struct Symbol {
    #[serde(flatten)]
    pub(super) at: Hex,
    pub(super) colour: Colour,
    pub(super) printed: bool,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Placed {
    pub(super) tile: String,
    pub(super) cells: [Hex; 2],
}

impl Placed {
    /// A placement in notation; nothing for other moves.
    pub(super) fn parse(mv: &str) -> Option<Self> {
        let mut words = mv.split(' ');
        let tile = words.next().filter(|tile| halves(tile).is_some())?;
        let cells = [Hex::parse(words.next()?)?, Hex::parse(words.next()?)?];
        Some(Self { tile: tile.to_owned(), cells })
    }

    /// What an event or a view says of it.
    pub(super) fn of(event: &Value) -> Option<Self> {
        Self::deserialize(event).ok()
    }

    /// Each half and its cell.
    pub(super) fn halves(&self) -> Option<[(Colour, Hex); 2]> {
        let ([one, other], [first, second]) = (halves(&self.tile)?, self.cells);
        Some([(one, first), (other, second)])
    }

    pub(super) fn notation(&self) -> String {
        let [first, second] = self.cells;
        format!("{} {first} {second}", self.tile)
    }
}

impl View {
    /// What is seen of the match. An empty board if the view is of a kind that this page does not know.
    pub(super) fn of(seen: &Seen) -> Self {
        Self::deserialize(&seen.view).unwrap_or_default()
    }

    pub(super) const fn mode(&self) -> Mode {
        self.options.mode
    }

    /// A rack that may be seen.
    pub(super) fn rack(&self, seat: usize) -> &[String] {
        self.racks.get(seat).and_then(Option::as_deref).unwrap_or_default()
    }

    /// Which track a seat plays for.
    pub(super) const fn track_of(&self, seat: usize) -> usize {
        match self.mode() {
            Mode::Base => seat,
            Mode::Team => seat % 2,
            Mode::Solo | Mode::Duel => 0,
        }
    }

    /// The least and the highest place of a track.
    pub(super) const fn places(&self) -> (i32, i32) {
        match self.mode() {
            Mode::Base => (0, 18),
            Mode::Solo | Mode::Team => (0, 36),
            Mode::Duel => (-9, 9),
        }
    }
}

/// My legal moves, sorted by what they do.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Offer {
    places: BTreeSet<(String, Hex, Hex)>,
    /// `swap`, or in duel each handful that may be set aside.
    pub(super) swaps: BTreeSet<String>,
}

impl Offer {
    pub(super) fn of(seen: &Seen) -> Self {
        let mut offer = Self::default();
        for mv in &seen.moves {
            if let Some(Placed { tile, cells: [first, second] }) = Placed::parse(mv) {
                offer.places.insert((tile, first, second));
            } else if mv.starts_with("swap") {
                offer.swaps.insert(mv.clone());
            }
        }
        offer
    }

    /// IN-14: whether I say which tiles go. Elsewhere all of them do.
    pub(super) fn names_swapped(&self) -> bool {
        self.swaps.iter().any(|mv| mv != "swap")
    }

    pub(super) fn is_placing(&self) -> bool {
        !self.places.is_empty()
    }

    /// This tile with its first half here and its second that way, if that is a move.
    pub(super) fn find(&self, tile: &str, at: Hex, facing: usize) -> Option<Placed> {
        let other = at.step(facing, 1);
        let has = |first: Hex, second: Hex| self.places.contains(&(tile.to_owned(), first, second));
        // A double may be listed the other way round: it is the same placement.
        if has(at, other) {
            Some(Placed { tile: tile.to_owned(), cells: [at, other] })
        } else if is_double(tile) && has(other, at) {
            Some(Placed { tile: tile.to_owned(), cells: [other, at] })
        } else {
            None
        }
    }

    /// The way nearest to the wanted one in which the tile can lie here.
    pub(super) fn nearest_way(&self, tile: &str, at: Hex, wanted: usize) -> Option<usize> {
        let near = [0, 1, 5, 2, 4, 3].map(|turn| (wanted + turn) % N_WAYS);
        near.into_iter().find(|&facing| self.find(tile, at, facing).is_some())
    }

    /// Where the first half of this tile can lie.
    pub(super) fn anchors(&self, tile: &str) -> BTreeSet<Hex> {
        let is_double = is_double(tile);
        let places = self.places.iter().filter(|(it, _, _)| it == tile);
        let cells = places.flat_map(|(_, first, second)| {
            [Some(*first), is_double.then_some(*second)].into_iter().flatten()
        });
        let mut anchors = BTreeSet::new();
        anchors.extend(cells);
        anchors
    }

    /// Whether the order of a double's halves is mine to choose (IN-11).
    pub(super) fn has_order(&self, placed: &Placed) -> bool {
        let [first, second] = placed.cells;
        is_double(&placed.tile)
            && self.places.contains(&(placed.tile.clone(), first, second))
            && self.places.contains(&(placed.tile.clone(), second, first))
    }
}

/// What one half of a tile scored, or would.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Scored {
    pub(super) seat: usize,
    pub(super) cell: Hex,
    pub(super) colour: Colour,
    lines: Vec<Line>,
    pub(super) points: i32,
    pub(super) before: i32,
    pub(super) after: i32,
    pub(super) bonus: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Line {
    direction: String,
    points: i32,
}

impl Scored {
    /// What this event tells, if it is of that kind.
    pub(super) fn of(event: &Value) -> Option<Self> {
        (event["event"] == "scored").then(|| Self::deserialize(event).ok()).flatten()
    }

    /// All that these events tell.
    pub(super) fn all(events: &[Value]) -> Vec<Self> {
        events.iter().filter_map(Self::of).collect()
    }

    /// The cells that give points, line by line.
    pub(super) fn lines(&self) -> Vec<Vec<Hex>> {
        let cells = |line: &Line| {
            let way = way(&line.direction)?;
            Some((1..=line.points).map(|n| self.cell.step(way, n)).collect())
        };
        self.lines.iter().filter_map(cells).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn offer(moves: &[&str]) -> Offer {
        let places = moves.iter().filter_map(|mv| Placed::parse(mv));
        let places = places.map(|Placed { tile, cells: [first, second] }| (tile, first, second));
        Offer { places: places.collect(), swaps: BTreeSet::new() }
    }

    #[test]
    fn a_double_is_found_from_either_end() {
        let offer = offer(&["GG 0,0 1,0", "RB 0,0 1,0"]);
        let east = Hex { q: 1, r: 0 };
        let found = offer.find("GG", east, 3).map(|it| it.notation());
        assert_eq!(found.as_deref(), Some("GG 0,0 1,0"));
        assert_eq!(offer.find("RB", east, 3), None);
        assert_eq!(offer.nearest_way("RB", Hex { q: 0, r: 0 }, 2), Some(0));
        assert_eq!(offer.anchors("GG").len(), 2);
        assert_eq!(offer.anchors("RB").len(), 1);
    }

    #[test]
    fn lines_are_read_from_the_event() {
        let event = json!({
            "event": "scored", "seat": 0, "cell": {"q": 0, "r": 0}, "colour": "red", "points": 2,
            "before": 3, "after": 5, "bonus": false, "lines": [{"direction": "north_east", "points": 2}],
        });
        let scored = Scored::all(&[event]);
        let expected = vec![vec![Hex { q: 1, r: -1 }, Hex { q: 2, r: -2 }]];
        assert_eq!(scored[0].lines(), expected);
    }
}
