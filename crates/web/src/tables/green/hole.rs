//! What a view says, by name.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use green::{Content, Files, Kind, Strike};
use serde::Deserialize;
use serde_json::Value;

use crate::games;
use crate::session::{Seen, Session};
use leptos::prelude::Memo;

/// What is drawn of a view.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub(super) struct Hole {
    pub(super) content: String,
    pub(super) phase: String,
    /// From 1.
    #[serde(rename = "hole")]
    pub(super) number: u8,
    pub(super) par: u8,
    pub(super) wind: Option<u8>,
    pub(super) course: Vec<Space>,
    pub(super) balls: Vec<Value>,
    pub(super) rows: Vec<Vec<Vec<String>>>,
    pub(super) hands: Vec<Option<Vec<String>>>,
    pub(super) hand_sizes: Vec<u8>,
    pub(super) caddies: Vec<u8>,
    pub(super) supply: u8,
    pub(super) display: Vec<Option<String>>,
    pub(super) deck: u8,
    pub(super) discards: u8,
    pub(super) progress: Vec<Option<u8>>,
    pub(super) totals: Vec<i32>,
    pub(super) holes: Vec<Vec<HoleResult>>,
    pub(super) golfers: Vec<Option<String>>,
}

/// A space of the course.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Space {
    pub(super) kind: Terrain,
    pub(super) value: u8,
    pub(super) circles: u8,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Terrain {
    Fairway,
    Lake,
    Bunker,
    Height,
}

impl Terrain {
    /// Its name in messages and classes.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Fairway => "fairway",
            Self::Lake => "lake",
            Self::Bunker => "bunker",
            Self::Height => "height",
        }
    }
}

/// How a hole ended for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
pub(super) enum HoleResult {
    Pocketed { shots: u8, points: i32 },
    Retired,
    Unfinished,
}

/// Where a ball is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Spot {
    /// The tee is 0.
    On(usize),
    Rough,
    Pocketed,
    Retired,
}

impl Spot {
    /// As views and events write it.
    pub(super) fn read(ball: &Value) -> Self {
        if let Some(position) = ball.as_u64().and_then(|it| usize::try_from(it).ok()) {
            return Self::On(position);
        }
        match ball.as_str() {
            Some("rough") => Self::Rough,
            Some("pocketed") => Self::Pocketed,
            _ => Self::Retired,
        }
    }
}

impl Hole {
    /// The view of a match.
    pub(super) fn read(seen: &Seen) -> Self {
        // A view that is none is drawn as an empty course.
        Self::deserialize(&seen.view).unwrap_or_default()
    }

    /// The view as it changes.
    pub(super) fn of(session: Session) -> Memo<Self> {
        session.part(Self::read)
    }

    pub(super) fn spot(&self, seat: usize) -> Spot {
        self.balls.get(seat).map_or(Spot::Retired, Spot::read)
    }

    /// The seats whose balls lie there.
    pub(super) fn at(&self, spot: Spot) -> impl Iterator<Item = usize> {
        (0..self.balls.len()).filter(move |&seat| self.spot(seat) == spot)
    }

    /// What is printed on a club; nothing is known of content that no server has told.
    pub(super) fn printed(&self, club: &str) -> Option<Strike> {
        let kind: Kind = club.parse().ok()?;
        Some(content(&self.content)?.strike(kind))
    }

    /// What a club strikes at the present wind: `3`, or `0–3` if that is chosen.
    pub(super) fn strike(&self, club: &str) -> String {
        match self.printed(club) {
            Some(Strike::Choice(most)) => format!("0–{most}"),
            Some(strike) => strike.printed(None, self.wind.unwrap_or(1)).to_string(),
            None => "?".into(),
        }
    }
}

/// Equal clubs together, in the order of the list.
pub(super) fn stacks(clubs: &[String]) -> Vec<(String, usize)> {
    let mut stacks: Vec<(String, usize)> = Vec::new();
    for club in clubs {
        match stacks.iter_mut().find(|(other, _)| other == club) {
            Some((_, n)) => *n += 1,
            None => stacks.push((club.clone(), 1)),
        }
    }
    stacks
}

/// What is printed in the box of this name, if a server has told it or it is ours. Each is read once.
fn content(name: &str) -> Option<Arc<Content>> {
    static READ: LazyLock<Mutex<Vec<Arc<Content>>>> =
        LazyLock::new(|| Mutex::new(vec![Content::standard()]));
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = read.iter().find(|it| it.name() == name) {
        return Some(Arc::clone(found));
    }
    let games = games::known();
    let files = &games.pack(name)?.files;
    let file =
        |wanted: &str| files.iter().find(|(it, _)| it == wanted).map(|(_, text)| text.as_str());
    let [clubs, courses, golfers, scores] = Content::FILES.map(file);
    let content = Arc::new(Content::from_files(Files { clubs, courses, golfers, scores }).ok()?);
    read.push(Arc::clone(&content));
    Some(content)
}

/// The type in a club's id.
pub(super) fn club_type(club: &str) -> &str {
    club.split('_').next().unwrap_or(club)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_strikes_what_is_printed_for_the_wind() {
        let hole = Hole { content: "standard".into(), wind: Some(5), ..Hole::default() };
        assert_eq!(hole.strike("wood_tail"), "5");
        assert_eq!(hole.strike("iron_choice"), "0–3");
        assert_eq!(hole.strike("hybrid_4"), "4");
        let other = Hole { content: "a pack".into(), ..hole };
        assert_eq!(other.strike("hybrid_4"), "?");
    }

    #[test]
    fn equal_clubs_lie_on_a_stack() {
        let clubs = ["iron_head", "chipper", "iron_head"].map(String::from);
        assert_eq!(stacks(&clubs), [("iron_head".into(), 2), ("chipper".into(), 1)]);
    }
}
