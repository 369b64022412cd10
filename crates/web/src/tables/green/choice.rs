//! What is pointed at and what is chosen, and where the ball would go with it. Legality is the match's to say.

use green::{Borrow, GolferUse, Hit, Kind, Move, Way};
use leptos::prelude::*;
use serde_json::Value;
use tabletop::sort_few;

use super::hole::{Hole, Spot};
use crate::session::Session;
use crate::tables::hand::Since;

/// A move that is not made yet. Copies are the same choice.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Kept by its key: copies of a choice are made everywhere, and a session is large.
    session: StoredValue<Session>,
    pub(super) hole: Memo<Hole>,
    /// Pinned, in notation.
    pub(super) chosen: RwSignal<Option<String>>,
    since: Since,
    /// Under the pointer or the keyboard's focus, in notation.
    pub(super) pointed: RwSignal<Option<String>>,
    /// The card that a shot began with: of a pair, the notation names either first.
    club: RwSignal<Option<Kind>>,
    /// My legal hits, in the order of the notation.
    hits: Memo<Vec<(String, Hit)>>,
}

impl Choice {
    pub(super) fn new(session: Session) -> Self {
        let hits = session.part(|seen| seen.moves.iter().filter_map(|mv| hit(mv)).collect());
        let chosen = RwSignal::new(None);
        let choice = Self {
            session: StoredValue::new(session),
            hole: Hole::of(session),
            chosen,
            since: Since::of(chosen),
            pointed: RwSignal::new(None),
            club: RwSignal::new(None),
            hits,
        };
        let step = session.part(|seen| seen.step);
        Effect::new(move |_| {
            step.get();
            choice.forget();
        });
        session.when_taken(move |mv| {
            choice.forget();
            choice.choose(&mv);
        });
        choice
    }

    /// The match.
    pub(super) fn session(&self) -> Session {
        self.session.get_value()
    }

    /// Nothing is chosen any more.
    pub(super) fn forget(&self) {
        self.chosen.set(None);
        self.pointed.set(None);
        self.club.set(None);
    }

    /// Chooses a move. Only the button makes it: nobody gets a club, or a hole, back by undoing a double click.
    pub(super) fn choose(&self, mv: &str) {
        self.session().refused.set(None);
        if self.chosen.get_untracked().as_deref() != Some(mv) {
            self.chosen.set(Some(mv.to_owned()));
        }
    }

    /// Chooses to land the ball there; pressed again after a while, the place makes the shot.
    pub(super) fn land(&self, mv: &str) {
        if self.chosen.get_untracked().as_deref() != Some(mv) {
            self.choose(mv);
        } else if self.since.is_a_while() {
            self.forget();
            self.session().play(mv);
        }
    }

    /// Begins a shot with this club; one that is begun stays as it is.
    pub(super) fn take(&self, club: Kind) {
        if self.club() == Some(club) {
            return;
        }
        let Some(mv) = self.plainest(club) else { return };
        self.club.set(Some(club));
        self.choose(&mv);
    }

    /// The club of the shot that is being put together.
    pub(super) fn club(&self) -> Option<Kind> {
        let chosen = self.chosen.get()?;
        let (_, hit) = hit(&chosen)?;
        let begun = self.club.get().filter(|&club| uses(&hit, club));
        Some(begun.unwrap_or(hit.club))
    }

    /// The hits with this club.
    pub(super) fn hits(&self, club: Kind) -> Vec<(String, Hit)> {
        let hits = self.hits.read();
        hits.iter().filter(|(_, hit)| uses(hit, club)).cloned().collect()
    }

    /// What a card stands for before anything else is said: into the hole if that is possible, else the club alone.
    pub(super) fn plainest(&self, club: Kind) -> Option<String> {
        let hits = self.hits(club);
        let extras = |hit: &Hit| {
            [hit.with.is_some(), hit.power.is_some(), hit.borrow.is_some(), hit.golfer.is_some()]
                .into_iter()
                .filter(|it| *it)
                .count()
        };
        let pockets = |mv: &str| self.flight(mv).is_some_and(|flight| flight.to == Spot::Pocketed);
        let least = |hits: Vec<&(String, Hit)>| {
            // Of equal ones the longest: the numbers ascend.
            hits.into_iter().rev().min_by_key(|(_, hit)| extras(hit)).map(|(mv, _)| mv.clone())
        };
        let best = least(hits.iter().filter(|(mv, _)| pockets(mv)).collect());
        best.or_else(|| least(hits.iter().collect()))
    }

    /// Where the ball would go. Nothing for what is no hit.
    pub(super) fn flight(&self, mv: &str) -> Option<Flight> {
        hit(mv)?;
        let preview = self.session().try_out(mv).ok()?;
        Flight::read(&preview.events)
    }

    /// Where a shot with this club could end, each place with the moves that end there.
    pub(super) fn landings(&self, club: Kind) -> Vec<(Spot, Vec<String>)> {
        let mut landings: Vec<(Spot, Vec<String>)> = Vec::new();
        for (mv, _) in self.hits(club) {
            let Some(flight) = self.flight(&mv) else { continue };
            match landings.iter_mut().find(|(spot, _)| *spot == flight.to) {
                Some((_, moves)) => moves.push(mv),
                None => landings.push((flight.to, vec![mv])),
            }
        }
        sort_few(&mut landings, |one, other| one.0.cmp(&other.0));
        landings
    }

    /// Of these hits the one most like the chosen one.
    pub(super) fn nearest(&self, moves: &[String]) -> Option<String> {
        let club = self.club()?;
        let chosen = self.chosen.get()?;
        let (_, now) = hit(&chosen)?;
        let likeness = |mv: &&String| {
            let (_, other) = hit(mv)?;
            Some(Aspect::ALL.iter().filter(|it| it.of(&now, club) == it.of(&other, club)).count())
        };
        // Of equal ones the first.
        moves.iter().rev().max_by_key(likeness).cloned()
    }

    /// The move with one aspect changed and as little else as possible.
    pub(super) fn changed(&self, aspect: Aspect, value: Part) -> Option<String> {
        let club = self.club()?;
        let hits = self.hits(club).into_iter();
        let with: Vec<String> =
            hits.filter(|(_, hit)| aspect.of(hit, club) == value).map(|(mv, _)| mv).collect();
        self.nearest(&with)
    }
}

fn hit(mv: &str) -> Option<(String, Hit)> {
    match mv.parse() {
        Ok(Move::Hit(hit)) => Some((mv.to_owned(), hit)),
        _ => None,
    }
}

fn uses(hit: &Hit, club: Kind) -> bool {
    hit.club == club || hit.with == Some(club)
}

/// What can be said about a hit besides its club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aspect {
    Number,
    Pair,
    Power,
    Golfer,
}

/// What is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Number(Option<u8>),
    Pair(Option<Kind>),
    Power(Option<Way>, Option<Borrow>),
    Golfer(Option<GolferUse>),
}

impl Aspect {
    pub(super) const ALL: [Self; 4] = [Self::Number, Self::Pair, Self::Power, Self::Golfer];

    /// What a hit says about it, seen from one of its clubs.
    pub(super) fn of(self, hit: &Hit, club: Kind) -> Part {
        match self {
            Self::Number => Part::Number(hit.number),
            Self::Pair if hit.club == club => Part::Pair(hit.with),
            Self::Pair => Part::Pair(Some(hit.club)),
            Self::Power => Part::Power(hit.power, hit.borrow),
            Self::Golfer => Part::Golfer(hit.golfer),
        }
    }

    /// Everything that these hits say about it, each once.
    pub(super) fn values(self, hits: &[(String, Hit)], club: Kind) -> Vec<Part> {
        let mut values = Vec::new();
        for (_, hit) in hits {
            let value = self.of(hit, club);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        values
    }
}

/// A ball's way, as a preview or the story tells it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Flight {
    pub(super) seat: usize,
    pub(super) strike: u64,
    pub(super) from: Spot,
    pub(super) to: Spot,
    pub(super) income: bool,
    /// The space on the progress card, if the ball is pocketed.
    pub(super) progress: Option<u8>,
}

impl Flight {
    /// The first hit among these facts.
    pub(super) fn read(events: &[Value]) -> Option<Self> {
        let hit = events.iter().find(|event| event["event"] == "hit")?;
        let pocketed = events.iter().find(|event| event["event"] == "pocketed");
        let number = |value: &Value| value.as_u64().unwrap_or(0);
        Some(Self {
            seat: usize::try_from(number(&hit["seat"])).unwrap_or(0),
            strike: number(&hit["strike"]),
            from: Spot::read(&hit["from"]),
            to: Spot::read(&hit["to"]),
            income: hit["income"] == true,
            progress: pocketed.and_then(|it| u8::try_from(number(&it["progress"])).ok()),
        })
    }
}
