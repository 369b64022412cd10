//! One match as the server sees it: its journal, and all that follows from it.
//!
//! A room is a fold over its journal. A wish is answered by a [`Decision`]: the entries that would make it true; the room
//! itself is unchanged. Only when they are kept does the room take them in, and then everybody is told what *he* learns:
//! whoever carries the match takes them in on a copy, to know what to write beside them, and keeps the copy if all is kept.
//! There is no clock, no database and no network here: times come in as numbers.
//!
//! Read in this order: `journal` (what can happen), this file (what follows from it), `decide` (what may happen),
//! `agree` (what needs the others), `due` (whose turn it is, and what happens of itself), `tell` (who is told what), `answer` (what is asked and changes nothing), `found`
//! (how it begins), `load` (how it is read again), `outline` (what lists read), `clocks`, `check` (whether an old journal still means the same).

mod agree;
mod answer;
mod check;
mod clocks;
mod decide;
mod due;
mod found;
mod journal;
mod load;
mod outline;
mod tell;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use protocol::{NewMatch, SeatPlan, Terms};
use store::{EntryId, Kept, MatchId, Millis, NewEntry, PlayerId};
use table::Table;
use tabletop::options::pairs;
use tabletop::{Added, BySeat, MatchName, Seat, Seed, Shuffle, ToAct, Viewer, hex};

pub use answer::Sight;
pub use decide::{Decision, Refusal, Who};
pub use journal::Body;
pub use outline::Outline;
pub use protocol::How;

use clocks::Clocks;

/// One match.
#[derive(Clone)]
pub struct Room {
    kept: Kept,
    terms: Terms,
    /// Shared, since a room is copied for every decision: only what is kept becomes true.
    journal: Vec<Arc<Noted>>,
    /// The number of the entry that answers each command.
    commands: BTreeMap<EntryId, u64>,
    seats: BySeat<Seated>,
    /// The side of each seat: partners have the same.
    sides: BySeat<Seat>,
    table: Option<Box<dyn Table>>,
    clocks: Clocks,
    asked: Option<Asked>,
    ended: Option<Ended>,
    rematch: Option<MatchId>,
    touched: Millis,
    /// How often time has run back.
    n_backs: usize,
    /// The steps that bots took for players.
    stood_in: BTreeSet<usize>,
    /// How often everybody has said something, and all those together who had no seat.
    said: BTreeMap<PlayerId, u32>,
    n_said_outside: u32,
}

/// Where a match is. The same number of steps may have been taken before and after time has run back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// How many steps have been taken.
    pub step: usize,
    /// How often time has run back.
    pub backs: usize,
}

/// An entry of the journal, taken in.
#[derive(Clone, Debug)]
struct Noted {
    at: Millis,
    body: Body,
    /// How many steps had been taken after it.
    step: usize,
}

/// Whose a seat is, and who plays it.
#[derive(Clone, Debug, Default)]
struct Seated {
    player: Option<(PlayerId, String)>,
    /// The level of the bot that plays it.
    bot: Option<u8>,
    /// Whether its player is away.
    is_away: bool,
    /// Since when he has been here, or away.
    since: Millis,
    /// What its player added to the shuffle.
    entropy: Vec<u8>,
    /// The entry by which it was given up or lost on time.
    lost: Option<u64>,
    would_abandon: bool,
    /// Whether a bot has played for its player in a match that is rated.
    is_taken_over: bool,
    /// How often its player has taken back alone, has asked the others to, and how often a bot took it.
    n_undone: u32,
    n_asked: u32,
    n_bots: u32,
}

impl Seated {
    fn sit_down(&mut self, player: PlayerId, name: &str, entropy: &str, at: Millis) {
        (self.player, self.since) = (Some((player, name.to_owned())), at);
        self.entropy = hex::bytes(entropy).unwrap_or_default();
    }

    fn let_bot_play(&mut self, level: u8, is_rated: bool) {
        self.bot = Some(level);
        self.n_bots += 1;
        self.is_taken_over |= is_rated && self.has_a_say();
    }

    const fn leave(&mut self, at: Millis) {
        (self.is_away, self.since) = (true, at);
    }

    fn come_back(&mut self, at: Millis) {
        self.bot = None;
        // Who only takes his seat back from a bot has been here all the time.
        if self.is_away {
            (self.is_away, self.since) = (false, at);
        }
    }

    const fn is_free(&self) -> bool {
        self.player.is_none() && self.bot.is_none()
    }

    /// Whether its player is asked what all must agree to, whoever plays for him.
    const fn has_a_say(&self) -> bool {
        self.player.is_some() && self.lost.is_none()
    }

    /// Whether a bot plays it for its player.
    const fn is_stood_in(&self) -> bool {
        self.player.is_some() && self.bot.is_some()
    }

    /// Whether a person plays it now.
    const fn is_played_by_person(&self) -> bool {
        self.player.is_some() && self.bot.is_none()
    }
}

/// A question whether time may run back.
#[derive(Clone, Debug)]
struct Asked {
    seat: Seat,
    to: usize,
    agreed: Vec<Seat>,
}

/// How the match ended.
#[derive(Clone, Debug)]
struct Ended {
    how: How,
    ranks: Vec<u32>,
    points: Vec<i32>,
    at: Millis,
}

/// A journal that cannot be taken in: of other rules, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the match cannot be read: {0}")]
pub struct Unreadable(String);

impl Room {
    /// Takes in what was decided and kept. The table, if it changed, comes with the decision.
    pub fn commit(&mut self, decision: Decision) {
        let Decision { entries, table, at, command } = decision;
        if let Some(table) = table {
            self.table = Some(table);
        }
        let n_steps = self.n_steps();
        let n_new = entries.iter().filter(|it| matches!(it, Body::Step { .. })).count();
        let mut step = n_steps - n_new.min(n_steps);
        for (i, body) in entries.into_iter().enumerate() {
            step = body.steps_after(step);
            let command = command.filter(|_| i == 0);
            self.take_in(at, command, body, step).expect("it was decided in this room");
        }
    }

    fn take_in(
        &mut self,
        at: Millis,
        command: Option<EntryId>,
        body: Body,
        step: usize,
    ) -> Result<(), Unreadable> {
        let number = self.number();
        if let Some(command) = command {
            self.commands.insert(command, number);
        }
        if let Some(seat) = body.seat().filter(|seat| self.seats.get(*seat).is_none()) {
            return Err(Unreadable(format!("entry {number}: there is no seat {seat}")));
        }
        self.follow(at, number, &body, step);
        self.touched = self.touched.max(at);
        self.journal.push(Arc::new(Noted { at, body, step }));
        Ok(())
    }

    /// What follows from an entry.
    fn follow(&mut self, at: Millis, number: u64, body: &Body, step: usize) {
        match body {
            Body::Sat { seat, player, name, entropy } => {
                self.seats[*seat].sit_down(*player, name, entropy, at);
            }
            Body::Stood { seat } => self.seats[*seat] = Seated::default(),
            Body::Bot { seat, level } => self.seats[*seat].let_bot_play(*level, self.terms.rated),
            Body::Left { seat } => self.seats[*seat].leave(at),
            Body::Returned { seat } => self.seats[*seat].come_back(at),
            Body::Began { turn } => {
                self.clocks.turn(turn, None, at, step);
                self.clocks.remember(step, at);
            }
            Body::Step { line, spent, turn } => {
                let mover = journal::mover(line);
                self.follow_step(mover, *spent, turn.as_deref(), at, step);
            }
            Body::Back { turn, by, .. } => self.follow_back(turn, *by, at, step),
            Body::Asked { seat, to } => {
                self.seats[*seat].n_asked += 1;
                self.asked = Some(Asked { seat: *seat, to: *to, agreed: vec![*seat] });
            }
            Body::Answered { seat, yes: true } => {
                self.asked.iter_mut().for_each(|asked| asked.agreed.push(*seat));
            }
            Body::Answered { yes: false, .. } => self.asked = None,
            Body::WouldAbandon { seat } => self.seats[*seat].would_abandon = true,
            Body::Lost { seat, .. } => self.seats[*seat].lost = Some(number),
            Body::Said { by, player, .. } => self.count_saying(*by, *player),
            Body::Ended { how, ranks, points } => {
                let (ranks, points) = (ranks.clone(), points.clone());
                self.ended = Some(Ended { how: *how, ranks, points, at });
                self.clocks.stop();
            }
            Body::Rematch { id } => self.rematch = Some(*id),
        }
    }

    fn follow_step(
        &mut self,
        mover: Option<Seat>,
        spent: Option<i64>,
        turn: Option<&[Seat]>,
        at: Millis,
        step: usize,
    ) {
        if let (Some(seat), Some(spent)) = (mover, spent) {
            self.clocks.charge(seat, spent, self.terms.clock);
        }
        if let Some(turn) = turn {
            self.clocks.turn(turn, mover, at, step);
        }
        self.clocks.remember(step, at);
        // The line of a damaged journal may name a seat that this table lacks.
        let stands_in = |seat: Seat| self.seats.get(seat).is_some_and(Seated::is_stood_in);
        if mover.is_some_and(stands_in) {
            self.stood_in.insert(step);
        }
        self.forget_offers();
    }

    fn follow_back(&mut self, turn: &[Seat], by: Option<Seat>, at: Millis, step: usize) {
        self.stood_in.retain(|taken| *taken <= step);
        self.clocks.back(step, turn, at, by);
        self.n_backs += 1;
        if let Some(seat) = by {
            self.seats[seat].n_undone += 1;
        }
        self.forget_offers();
    }

    fn count_saying(&mut self, by: Option<Seat>, player: Option<PlayerId>) {
        let seated = by.and_then(|seat| self.seats[seat].player.as_ref());
        if let Some(speaker) = seated.map(|(id, _)| *id).or(player) {
            *self.said.entry(speaker).or_default() += 1;
        }
        self.n_said_outside += u32::from(by.is_none());
    }

    /// What somebody has asked or offered holds until the next step.
    fn forget_offers(&mut self) {
        self.asked = None;
        self.seats.iter_mut().for_each(|(_, seated)| seated.would_abandon = false);
    }

    /// The seed of the match: only this room and, after the end, everybody knows it.
    fn seed(&self) -> Seed {
        self.shuffle().seed()
    }

    /// What the seed is made from, as secret as the seed.
    fn shuffle(&self) -> Shuffle {
        let secret = Seed::new(self.kept.secret);
        // Everybody plays the same daily deal, so nobody adds anything to it.
        if self.terms.daily.is_some() {
            return Shuffle { secret, name: MatchName([0; 16]), added: None };
        }
        let added = self.seats.values().map(|seat| seat.entropy.clone()).collect();
        let name = MatchName(*self.kept.id.0.as_bytes());
        Shuffle { secret, name, added: Some(Added(added)) }
    }

    /// The match as it was kept.
    pub const fn kept(&self) -> &Kept {
        &self.kept
    }

    /// What was agreed besides the rules.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many entries the journal has.
    pub fn number(&self) -> u64 {
        self.journal.len() as u64
    }

    /// How many entries it had at a time.
    pub fn number_at(&self, until: Millis) -> u64 {
        self.journal.iter().take_while(|noted| noted.at <= until).count() as u64
    }

    /// How many steps have been taken.
    pub fn n_steps(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.n_steps())
    }

    /// Where it is.
    pub fn point(&self) -> Point {
        Point { step: self.n_steps(), backs: self.n_backs }
    }

    /// The table, once the match has begun.
    pub fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    /// Whether all seats were taken once.
    pub fn has_begun(&self) -> bool {
        self.journal.iter().any(|noted| matches!(noted.body, Body::Began { .. }))
    }

    /// Whether it has ended.
    pub const fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// The next match, if there is one.
    pub const fn rematch(&self) -> Option<MatchId> {
        self.rematch
    }

    /// The number of the entry that answered this command.
    pub fn answered(&self, command: EntryId) -> Option<u64> {
        self.commands.get(&command).copied()
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.players().find(|(_, id)| *id == player).map(|(seat, _)| seat)
    }

    /// With whose eyes a player looks on.
    pub fn viewer_of(&self, player: Option<PlayerId>) -> Viewer {
        let seat = player.and_then(|player| self.seat_of(player));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who plays each seat, and who they are.
    pub fn players(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.seats
            .iter()
            .filter_map(|(seat, seated)| seated.player.as_ref().map(|(id, _)| (seat, *id)))
    }

    /// The players who are here, as far as the journal knows.
    pub fn present(&self) -> impl Iterator<Item = PlayerId> {
        let here = self.seats.values().filter(|seated| !seated.is_away);
        here.filter_map(|seated| seated.player.as_ref().map(|(id, _)| *id))
    }

    /// Each seat's rank, once the match has ended with a result.
    pub fn ranks(&self) -> Option<&[u32]> {
        let ended = self.ended.as_ref()?;
        (ended.how != How::Abandoned).then_some(&ended.ranks)
    }

    /// Each seat's rank as it counts for ratings, if it does: whoever let a bot take his seat comes after all others.
    pub fn rated_ranks(&self) -> Option<Vec<u32>> {
        let ranks = self.ranks().filter(|_| self.is_rated())?;
        let place = |seat: Seat| {
            let rank = ranks.get(seat.index()).copied().unwrap_or(u32::MAX);
            Reverse((self.seats[seat].is_taken_over, rank))
        };
        Some(self.ranks_by_side(place))
    }

    /// When it ended.
    pub fn ended_at(&self) -> Option<Millis> {
        self.ended.as_ref().map(|ended| ended.at)
    }

    /// Whether more hangs on it than the match itself.
    fn counts(&self) -> bool {
        self.terms.rated || self.terms.daily.is_some()
    }

    /// Each seat's points at the end.
    pub fn points(&self) -> Option<&[i32]> {
        self.ended.as_ref().map(|ended| ended.points.as_slice())
    }

    /// Whether something has to be kept beside the journal, now that the match is over: ratings or a daily result.
    /// The alarm rings until it is, for a server may die in between.
    pub fn leaves_something(&self) -> bool {
        self.is_over() && (self.is_rated() || self.terms.daily.is_some())
    }

    /// Whether the result counts: persons have all seats, and somebody is ahead of somebody.
    pub fn is_rated(&self) -> bool {
        let n_ranks = self.ranks().map_or(0, <[u32]>::len);
        self.terms.rated && n_ranks > 1 && self.players().count() == n_ranks
    }

    /// What to ask for to play once more: the same terms, bots again, everybody one seat further.
    pub fn next_match(&self, asker: PlayerId) -> NewMatch {
        let plan = |seated: &Seated| match (&seated.player, seated.bot) {
            (Some((player, _)), _) if *player == asker => SeatPlan::Me,
            (None, Some(level)) => SeatPlan::Bot(level),
            (Some(_) | None, _) => SeatPlan::Open,
        };
        let mut seats: Vec<SeatPlan> = self.seats.values().map(plan).collect();
        seats.rotate_right(1);
        let options = pairs(&self.kept.options);
        NewMatch {
            game: self.kept.game.clone(),
            options: options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            seats,
            terms: Terms { daily: None, ..self.terms.clone() },
            entropy: None,
            commitment: None,
        }
    }
}

/// The seats to act.
fn turn(table: &dyn Table) -> Vec<Seat> {
    match table.to_act() {
        ToAct::Seats(seats) => seats.iter().collect(),
        ToAct::Chance(_) | ToAct::Over => Vec::new(),
    }
}

impl Decision {
    /// What is to be kept.
    pub fn new_entries(&self) -> Vec<NewEntry> {
        let text = |body| serde_json::to_string(body).expect("an entry is plain data");
        let entry = |(i, body)| NewEntry {
            at: self.at,
            command: self.command.filter(|_| i == 0),
            body: text(body),
        };
        self.entries.iter().enumerate().map(entry).collect()
    }
}
