//! What may happen: wishes become entries, or refusals.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use protocol::{Code, Do, How, Problem, Reason};
use store::{EntryId, MatchId, Millis, PlayerId};
use table::{Dealer, Games, Level, SubmitError, Table};
use tabletop::options::pairs;
use tabletop::{Seat, ToAct, Viewer, hex, is_harmless};

use super::journal::Body;
use super::{Point, Room, turn};

/// Who wishes something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The player.
    pub player: PlayerId,
    /// The player's name; empty for a guest without one.
    pub name: String,
    /// Whether he has no account.
    pub is_guest: bool,
}

/// What a wish would add to the journal. It becomes true when it is kept.
pub struct Decision {
    pub(super) entries: Vec<Body>,
    /// The table afterwards, if it changes.
    pub(super) table: Option<Box<dyn Table>>,
    pub(super) at: Millis,
    pub(super) command: Option<EntryId>,
}

/// Why a wish is not granted.
pub type Refusal = Problem;

/// Nobody says more at once.
const LONGEST_SAYING: usize = 500;

/// Nobody says more at one table, and those without a seat not more together: they must not silence the others.
const MOST_SAYINGS: u32 = 3000;
const MOST_OF_SPECTATOR: u32 = 100;
const MOST_OF_SPECTATORS: u32 = 2000;

/// No seat is handed to a bot more often.
const MOST_BOTS: u32 = 100;

/// In a journal that is longer, nobody's coming and going is noted any more.
const LONGEST_JOURNAL: u64 = 100_000;

/// Whoever wants to sit down reads all that happened before: when so much has happened and the match has not begun, one
/// can only take the seats that are left.
const LONGEST_WAIT: u64 = 500;

/// Nobody adds more bytes to a shuffle.
const MOST_ENTROPY: usize = 32;

pub(super) type Decided = Result<Decision, Refusal>;

impl Decision {
    /// The same as the answer to this command.
    #[must_use]
    pub fn answering(self, command: EntryId) -> Self {
        Self { command: Some(command), ..self }
    }

    /// Whether nothing would happen.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

pub(super) fn refuse<T>(code: Code, message: &str) -> Result<T, Refusal> {
    Err(Problem::new(code, message))
}

pub(super) fn refuse_for<T>(reason: Reason, message: &str) -> Result<T, Refusal> {
    Err(Problem::because(reason, message))
}

/// A table's refusal as clients hear it.
pub(super) fn refused(error: &SubmitError) -> Refusal {
    let code = match error {
        SubmitError::Stale { .. } => Code::Stale,
        SubmitError::Malformed(_) => Code::MoveMalformed,
        SubmitError::Over => Code::Over,
        SubmitError::NotYourTurn { .. } => Code::NotYourTurn,
        SubmitError::Illegal { .. } => Code::Illegal,
    };
    let mut problem = Problem::new(code, error.to_string());
    problem.rule = error.rule().map(str::to_owned);
    if let SubmitError::Illegal { reason, figures, .. } = error {
        problem.reason = Some((*reason).to_owned());
        problem.figures.clone_from(figures);
    }
    problem
}

impl Room {
    /// What a player's wish would change. Wishes that only ask, and that for a next match, are answered elsewhere.
    pub fn decide(&self, games: &Games, who: &Who, wish: &Do, now: Millis) -> Decided {
        let sits_down = matches!(wish, Do::Join { .. } | Do::Bot { .. });
        if !self.has_begun() && self.number() >= LONGEST_WAIT && !sits_down {
            let message = "too much has happened before the beginning: only seats can be taken now";
            return refuse(Code::Limit, message);
        }
        match wish {
            Do::Join { seat, entropy } => self.join(games, who, *seat, entropy.as_deref(), now),
            Do::Say { text } => self.say(who, text, now),
            Do::Leave => self.leave(self.own_seat(who)?, now),
            Do::Move { step, backs, mv } => {
                self.make_move(self.own_seat(who)?, Point { step: *step, backs: *backs }, mv, now)
            }
            Do::Undo { to } => self.undo(self.own_seat(who)?, *to, now),
            Do::AskBack { to } => self.ask_back(self.own_seat(who)?, *to, now),
            Do::AnswerBack { to, yes } => self.answer_back(self.own_seat(who)?, *to, *yes, now),
            Do::Resign => self.lose(self.own_seat(who)?, How::Resigned, now),
            Do::Abandon => self.abandon(self.own_seat(who)?, now),
            Do::Bot { seat, level } => {
                self.let_bot_play(games, self.own_seat(who)?, *seat, *level, now)
            }
            Do::Back => self.come_back(self.own_seat(who)?, now),
            Do::Rematch { .. } | Do::Moves | Do::Preview { .. } | Do::Hint => {
                Ok(self.decision(now, Vec::new()))
            }
        }
    }

    /// The seats and bots that a new match starts with.
    pub fn furnish(&self, games: &Games, bots: &[(Seat, u8)], now: Millis) -> Decided {
        let entries = bots.iter().map(|&(seat, level)| Body::Bot { seat, level }).collect();
        self.begin_if_full(games, self.decision(now, entries))
    }

    /// The journal of a match that was played elsewhere: nobody sits here, and it is over.
    pub fn import(&self, table: Box<dyn Table>, now: Millis) -> Decision {
        let step = |line| Body::Step { line, spent: None, turn: None };
        let mut entries = vec![Body::Began { turn: Vec::new() }];
        entries.extend(table.steps(0).into_iter().map(step));
        entries.push(self.ending(Some(table.as_ref()), How::Imported, &[]));
        Decision { table: Some(table), ..self.decision(now, entries) }
    }

    pub(super) fn own_seat(&self, who: &Who) -> Result<Seat, Refusal> {
        self.seat_of(who.player).map_or_else(|| refuse(Code::NoSeat, "you have no seat here"), Ok)
    }

    /// What is decided now. Clocks of servers differ, but in a journal time never runs backwards.
    pub(super) fn decision(&self, now: Millis, entries: Vec<Body>) -> Decision {
        Decision { entries, table: None, at: now.max(self.touched), command: None }
    }

    pub(super) fn check_in_play(&self) -> Result<(), Refusal> {
        if self.is_over() {
            return refuse(Code::Over, "the match is over");
        }
        if !self.has_begun() {
            return refuse(Code::NotBegun, "the match has not begun");
        }
        Ok(())
    }

    pub(super) fn table_in_play(&self) -> Result<&dyn Table, Refusal> {
        self.check_in_play()?;
        // A match of other rules has none.
        self.table().map_or_else(|| refuse(Code::OtherRules, "the match cannot be played on"), Ok)
    }

    fn join(
        &self,
        games: &Games,
        who: &Who,
        wanted: Option<Seat>,
        entropy: Option<&str>,
        now: Millis,
    ) -> Decided {
        if let Some(seat) = self.seat_of(who.player) {
            let is_early = !self.has_begun() && self.number() < LONGEST_WAIT;
            let renamed = self.renamed(who, seat).filter(|_| is_early);
            return Ok(self.decision(now, renamed.into_iter().collect()));
        }
        if self.is_over() {
            return refuse(Code::Over, "the match is over");
        }
        if self.terms.rated && who.is_guest {
            return refuse(
                Code::NeedsAccount,
                "this match counts: only players with accounts join",
            );
        }
        let mut seats = self.seats.seats().filter(|seat| self.seats[*seat].is_free());
        let seat = match wanted {
            Some(wanted) => seats.find(|seat| *seat == wanted),
            None => seats.next(),
        };
        let Some(seat) = seat else { return refuse(Code::SeatTaken, "there is no such free seat") };
        // Whoever writes capitals means the same.
        let digits = entropy.unwrap_or_default().to_ascii_lowercase();
        if hex::bytes(&digits).is_none_or(|bytes| bytes.len() > MOST_ENTROPY) {
            return refuse(
                Code::Malformed,
                "`entropy` is an even number of up to 64 hexadecimal digits",
            );
        }
        let (player, name) = (who.player, who.name.clone());
        let entries = vec![Body::Sat { seat, player, name, entropy: digits }];
        self.begin_if_full(games, self.decision(now, entries))
    }

    /// Who is called otherwise by now sits down once more, on the same seat and with the same part of the shuffle.
    fn renamed(&self, who: &Who, seat: Seat) -> Option<Body> {
        let seated = &self.seats[seat];
        let is_other = seated.player.as_ref().is_some_and(|(_, name)| *name != who.name);
        let entropy = hex::digits(&seated.entropy);
        let (player, name) = (who.player, who.name.clone());
        is_other.then_some(Body::Sat { seat, player, name, entropy })
    }

    /// Adds the beginning to a decision by which the last seat is taken.
    fn begin_if_full(&self, games: &Games, mut decision: Decision) -> Decided {
        let mut after = self.clone();
        for body in &decision.entries {
            after.follow(decision.at, 0, body, 0);
        }
        if self.has_begun() || after.seats.values().any(super::Seated::is_free) {
            return Ok(decision);
        }
        let Ok(table) = after.open(games) else {
            return refuse(Code::Options, "these options can no longer be played");
        };
        decision.entries.push(Body::Began { turn: turn(table.as_ref()) });
        after.note_steps(&mut decision, table, 0, None);
        Ok(decision)
    }

    fn open(&self, games: &Games) -> Result<Box<dyn Table>, String> {
        let game = games.find(&self.kept.game).map_err(|it| it.to_string())?;
        let options: Vec<(&str, &str)> = pairs(&self.kept.options).collect();
        game.open(&options, Dealer::Seeded(self.seed())).map_err(|it| it.to_string())
    }

    /// Adds the steps that a table has taken since, and the end of the match if they led there.
    fn note_steps(
        &self,
        decision: &mut Decision,
        table: Box<dyn Table>,
        since: usize,
        spent: Option<i64>,
    ) {
        let lines = table.steps(since);
        let n = lines.len();
        for (i, line) in lines.into_iter().enumerate() {
            decision.entries.push(Body::Step {
                line,
                spent: spent.filter(|_| i == 0),
                turn: (i + 1 == n).then(|| turn(table.as_ref())),
            });
        }
        if table.to_act() == ToAct::Over {
            decision.entries.push(self.ending(Some(table.as_ref()), How::Played, &[]));
        }
        decision.table = Some(table);
    }

    fn make_move(&self, seat: Seat, point: Point, mv: &str, now: Millis) -> Decided {
        if self.seats[seat].bot.is_some() {
            return refuse_for(Reason::BotPlays, "a bot plays your seat: take it back first");
        }
        if self.is_flagged(seat, now) {
            return refuse_for(Reason::TimeOver, "your time is over");
        }
        self.step(seat, point, mv, now)
    }

    /// A bot's move, if it still plays this seat.
    pub fn bot_move(&self, seat: Seat, point: Point, mv: &str, now: Millis) -> Decided {
        if self.seats.get(seat).is_none_or(|seated| seated.bot.is_none()) {
            return refuse(Code::NotNow, "no bot plays this seat");
        }
        self.step(seat, point, mv, now)
    }

    fn step(&self, seat: Seat, point: Point, mv: &str, now: Millis) -> Decided {
        let table = self.table_in_play()?;
        let Point { step, backs } = point;
        let n_steps = table.n_steps();
        let since = self.clocks.thinks_since_step(seat);
        if step > n_steps || step < since.unwrap_or(n_steps) {
            let error = SubmitError::Stale { expected: step, actual: n_steps };
            return Err(refused(&error));
        }
        if backs != self.n_backs {
            return refuse(Code::Stale, "time has run back since");
        }
        let mut after = table.boxed_clone();
        after.submit(seat, n_steps, mv).map_err(|error| refused(&error))?;
        let spent = self.clocks.thinks_since(seat).map(|since| now.since(since).max(0));
        let is_person = self.seats[seat].is_played_by_person();
        let mut decision = self.decision(now, Vec::new());
        self.note_steps(&mut decision, after, n_steps, spent.filter(|_| is_person));
        Ok(decision)
    }

    fn leave(&self, seat: Seat, now: Millis) -> Decided {
        if self.has_begun() {
            return refuse(Code::Begun, "the match has begun: resign, or let a bot play");
        }
        Ok(self.decision(now, vec![Body::Stood { seat }]))
    }

    fn let_bot_play(
        &self,
        games: &Games,
        own: Seat,
        seat: Seat,
        level: u8,
        now: Millis,
    ) -> Decided {
        let Some(seated) = self.seats.get(seat) else {
            return refuse(Code::Malformed, "there is no such seat");
        };
        if Level::new(level).is_none() {
            return refuse(Code::Malformed, "levels go from 1 to 10");
        }
        if self.is_over() {
            return refuse(Code::Over, "the match is over");
        }
        let is_free = !self.has_begun() && seated.is_free();
        // The seat of somebody who has left is taken when the time is over that was agreed, and not before.
        let is_own = self.has_begun() && own == seat && !self.counts();
        if seated.bot.is_some() || !(is_free || is_own) {
            return refuse_for(Reason::NotYours, "this seat is not yours to give away now");
        }
        if seated.n_bots >= MOST_BOTS {
            return refuse_for(Reason::BotsEnough, "bots have played this seat often enough");
        }
        self.begin_if_full(games, self.decision(now, vec![Body::Bot { seat, level }]))
    }

    fn come_back(&self, seat: Seat, now: Millis) -> Decided {
        self.table_in_play()?;
        let seated = &self.seats[seat];
        if seated.lost.is_some() {
            return refuse_for(Reason::SeatLost, "you have lost this seat");
        }
        let is_gone = seated.bot.is_some() || seated.is_away;
        let entries = is_gone.then_some(Body::Returned { seat });
        Ok(self.decision(now, entries.into_iter().collect()))
    }

    fn say(&self, who: &Who, text: &str, now: Millis) -> Decided {
        let by = self.seat_of(who.player);
        if by.is_none() && !self.terms.spectators {
            return refuse_for(Reason::PlayersTalk, "only players talk here");
        }
        let n_said = self.said.get(&who.player).copied().unwrap_or(0);
        let is_enough = match by {
            Some(_) => n_said >= MOST_SAYINGS,
            None => n_said >= MOST_OF_SPECTATOR || self.n_said_outside >= MOST_OF_SPECTATORS,
        };
        if is_enough {
            return refuse_for(Reason::SaidEnough, "enough was said at this table");
        }
        let text = text.trim();
        let is_short = text.chars().count() <= LONGEST_SAYING;
        if text.is_empty() || !is_short || !is_harmless(text) {
            return refuse_for(
                Reason::BadSaying,
                "say something of up to 500 characters in one line",
            );
        }
        let (name, text) = (who.name.clone(), text.to_owned());
        let player = by.is_none().then_some(who.player);
        Ok(self.decision(now, vec![Body::Said { by, player, name, text }]))
    }

    /// A player's connections have all gone.
    pub fn left(&self, player: PlayerId, now: Millis) -> Option<Decision> {
        let seat = self.seat_of(player)?;
        let is_there = !self.seats[seat].is_away;
        let is_live = self.has_begun() && !self.is_over();
        let is_noted = self.number() < LONGEST_JOURNAL;
        (is_there && is_live && is_noted).then(|| self.decision(now, vec![Body::Left { seat }]))
    }

    /// A player is connected again. What a bot has played in between is played.
    pub fn returned(&self, player: PlayerId, now: Millis) -> Option<Decision> {
        let seat = self.seat_of(player)?;
        let seated = &self.seats[seat];
        let is_due = seated.is_away && seated.lost.is_none() && !self.is_over();
        is_due.then(|| self.decision(now, vec![Body::Returned { seat }]))
    }

    /// There is a next match.
    pub fn note_rematch(&self, id: MatchId, now: Millis) -> Decided {
        if !self.is_over() {
            return refuse_for(Reason::NotOver, "the match is not over");
        }
        Ok(self.decision(now, vec![Body::Rematch { id }]))
    }

    /// A seat loses, and with it its side. The match is over if only one side is left;
    /// else a bot plays on, and the side comes after all others.
    pub(super) fn lose(&self, seat: Seat, how: How, now: Millis) -> Decided {
        self.check_in_play()?;
        if self.seats[seat].lost.is_some() {
            return refuse_for(Reason::SeatLost, "you have lost this seat");
        }
        let side = self.side(seat);
        let partners: Vec<Seat> =
            self.seats.seats().filter(|&other| self.side(other) == side).collect();
        let mut entries: Vec<Body> =
            partners.iter().map(|&seat| Body::Lost { seat, how }).collect();
        let is_in = |seat: &Seat| self.seats[*seat].lost.is_none() && !partners.contains(seat);
        let mut others: Vec<Seat> =
            self.seats.seats().filter(is_in).map(|seat| self.side(seat)).collect();
        others.sort_unstable();
        others.dedup();
        if others.len() <= 1 {
            entries.push(self.ending(self.table(), how, &partners));
        } else {
            let level = self.terms.bot;
            let without_bot = |seat: &&Seat| self.seats[**seat].bot.is_none();
            let bots = partners.iter().filter(without_bot);
            entries.extend(bots.map(|&seat| Body::Bot { seat, level }));
        }
        Ok(self.decision(now, entries))
    }

    /// The end, as it would be now: who has lost comes after all who have not, the first to lose last.
    /// Without a table nobody knows of points, and whoever has not lost is first.
    pub(super) fn ending(&self, table: Option<&dyn Table>, how: How, losing: &[Seat]) -> Body {
        let standings = table.map(|table| table.standings(Viewer::Referee));
        let rank = |seat: Seat| standings.as_ref().map_or(1, |all| all[seat.index()].rank);
        let lost = |seat: Seat| {
            let now = losing.contains(&seat).then_some(u64::MAX);
            self.seats[seat].lost.or(now)
        };
        // Whoever stayed is before whoever lost, and of those the last to lose is the first.
        let place = |seat: Seat| {
            Reverse(lost(seat).map_or((0, 0, rank(seat)), |entry| (1, u64::MAX - entry, 0)))
        };
        let ranks = self.ranks_by_side(place);
        let points = standings.iter().flatten().map(|standing| standing.total).collect();
        Body::Ended { how, ranks, points }
    }

    /// Each seat's rank by these standings, more being better; of partners the better one stands for his side.
    pub(super) fn ranks_by_side<S: Ord>(&self, standing: impl Fn(Seat) -> S) -> Vec<u32> {
        let best = |side: Seat| {
            self.seats.seats().filter(|&seat| self.side(seat) == side).map(&standing).max()
        };
        let sides: BTreeSet<Seat> = self.sides.values().copied().collect();
        let of_seat =
            |seat| tabletop::rank(&Some(standing(seat)), sides.iter().map(|&it| best(it)));
        self.seats.seats().map(of_seat).collect()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.sides[seat]
    }
}
