//! What is pointed at and what is chosen, and where the ball would go with it. Legality is the match's to say.

use faces::green::Flight;
use green::{Ball, Borrow, Fact, GolferUse, Hit, Kind, Move, View, Way};
use leptos::prelude::*;
use tabletop::sort_few;

use crate::session::Session;
use crate::tables::hand::Since;

/// A move that is not made yet. Copies are the same choice.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Kept by its key: copies of a choice are made everywhere, and a session is large.
    session: StoredValue<Session>,
    pub(super) view: Memo<View>,
    /// Pinned, in notation.
    pub(super) chosen: RwSignal<Option<String>>,
    /// The same as a move.
    pub(super) mv: Memo<Option<Move>>,
    since: Since,
    /// Under the pointer or the keyboard's focus.
    pub(super) pointed: RwSignal<Option<Move>>,
    /// What a bot would do.
    pub(super) hint: Memo<Option<Move>>,
    /// The card that a shot began with: of a pair, the notation names either first.
    club: RwSignal<Option<Kind>>,
    /// My legal moves, in the order of the notation.
    pub(super) moves: Memo<Vec<Move>>,
}

impl Choice {
    pub(super) fn new(session: Session, view: Memo<View>) -> Self {
        let chosen = RwSignal::new(None);
        let hint = session.hint;
        let choice = Self {
            session: StoredValue::new(session),
            view,
            chosen,
            mv: Memo::new(move |_| chosen.read().as_deref().and_then(read)),
            since: Since::of(chosen),
            pointed: RwSignal::new(None),
            hint: Memo::new(move |_| hint.read().as_ref().and_then(|hint| read(&hint.mv))),
            club: RwSignal::new(None),
            moves: session.part(|seen| seen.moves.iter().filter_map(|mv| read(mv)).collect()),
        };
        let step = session.part(|seen| seen.step);
        Effect::new(move |_| {
            step.get();
            choice.forget();
        });
        session.when_taken(move |mv| {
            choice.forget();
            if let Some(mv) = read(&mv) {
                choice.choose(&mv);
            }
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
    pub(super) fn choose(&self, mv: &Move) {
        self.session().refused.set(None);
        if self.mv.read_untracked().as_ref() != Some(mv) {
            self.chosen.set(Some(mv.to_string()));
        }
    }

    /// Chooses to land the ball there; pressed again after a while, the place makes the shot.
    pub(super) fn land(&self, hit: Hit) {
        let mv = Move::Hit(hit);
        if self.mv.read_untracked().as_ref() != Some(&mv) {
            self.choose(&mv);
        } else if self.since.is_a_while() {
            self.forget();
            self.session().play(mv.to_string());
        }
    }

    /// Begins a shot with this club; one that is begun stays as it is.
    pub(super) fn take(&self, club: Kind) {
        if self.club() == Some(club) {
            return;
        }
        let Some(hit) = self.plainest(club) else { return };
        self.club.set(Some(club));
        self.choose(&Move::Hit(hit));
    }

    /// The shot that is being put together.
    pub(super) fn hit(&self) -> Option<Hit> {
        self.mv.read().as_ref().and_then(hit)
    }

    /// Its club.
    pub(super) fn club(&self) -> Option<Kind> {
        let hit = self.hit()?;
        let begun = self.club.get().filter(|&club| uses(&hit, club));
        Some(begun.unwrap_or(hit.club))
    }

    /// The hits with this club.
    pub(super) fn hits(&self, club: Kind) -> Vec<Hit> {
        self.moves.read().iter().filter_map(hit).filter(|hit| uses(hit, club)).collect()
    }

    /// What a card stands for before anything else is said: into the hole if that is possible, else the club alone.
    pub(super) fn plainest(&self, club: Kind) -> Option<Hit> {
        let hits = self.hits(club);
        let extras = |hit: &Hit| {
            [hit.with.is_some(), hit.power.is_some(), hit.borrow.is_some(), hit.golfer.is_some()]
                .into_iter()
                .filter(|it| *it)
                .count()
        };
        let pockets =
            |hit: &Hit| self.flight(*hit).is_some_and(|flight| flight.to == Ball::Pocketed);
        // Of equal ones the longest: the numbers ascend.
        let best = hits.iter().copied().rev().filter(pockets).min_by_key(extras);
        best.or_else(|| hits.iter().copied().rev().min_by_key(extras))
    }

    /// Where the ball would go.
    pub(super) fn flight(&self, hit: Hit) -> Option<Flight> {
        let preview = self.session().try_out(&hit.to_string()).ok()?;
        let facts = preview.events.iter().filter_map(|fact| fact.of::<Fact>().cloned());
        Flight::among(&facts.collect::<Vec<_>>())
    }

    /// The same with any move; nothing for what is no hit.
    pub(super) fn flight_with(&self, mv: &Move) -> Option<Flight> {
        self.flight(hit(mv)?)
    }

    /// Where a shot with this club could end, each place with the hits that end there.
    pub(super) fn landings(&self, club: Kind) -> Vec<(Ball, Vec<Hit>)> {
        let mut landings: Vec<(Ball, Vec<Hit>)> = Vec::new();
        for hit in self.hits(club) {
            let Some(flight) = self.flight(hit) else { continue };
            match landings.iter_mut().find(|(ball, _)| *ball == flight.to) {
                Some((_, hits)) => hits.push(hit),
                None => landings.push((flight.to, vec![hit])),
            }
        }
        sort_few(&mut landings, |one, other| one.0.cmp(&other.0));
        landings
    }

    /// Of these hits the one most like the chosen one.
    pub(super) fn nearest(&self, hits: &[Hit]) -> Option<Hit> {
        let (now, club) = (self.hit()?, self.club()?);
        let likeness = |other: &Hit| {
            Aspect::ALL.iter().filter(|it| it.of(&now, club) == it.of(other, club)).count()
        };
        // Of equal ones the first.
        hits.iter().copied().rev().max_by_key(likeness)
    }

    /// The hit with one aspect changed and as little else as possible.
    pub(super) fn changed(&self, aspect: Aspect, value: Part) -> Option<Hit> {
        let club = self.club()?;
        let hits = self.hits(club).into_iter();
        self.nearest(&hits.filter(|hit| aspect.of(hit, club) == value).collect::<Vec<_>>())
    }
}

fn read(mv: &str) -> Option<Move> {
    mv.parse().ok()
}

fn hit(mv: &Move) -> Option<Hit> {
    match mv {
        Move::Hit(hit) => Some(*hit),
        Move::Draw(_)
        | Move::Refresh
        | Move::Retire
        | Move::Discard(_)
        | Move::TakeBack(_)
        | Move::Golfer(_) => None,
    }
}

/// Whether a hit is made with this club, alone or in a pair.
pub(super) fn uses(hit: &Hit, club: Kind) -> bool {
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
    pub(super) fn values(self, hits: &[Hit], club: Kind) -> Vec<Part> {
        let mut values = Vec::new();
        for hit in hits {
            let value = self.of(hit, club);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        values
    }
}
