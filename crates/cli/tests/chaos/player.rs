//! Somebody at a table, over the real protocol: he plays, comes back when the server has died, and remembers
//! everything he was told.

use std::sync::Arc;

use client::{Client, ClientError, Live};
use protocol::{ClockInfo, Command, Do, How, News, Outcome, Snapshot, Told, Update};
use serde_json::Value;
use store::{Millis, PlayerId};
use tabletop::{GameRng, Seat, StateHash, Viewer};

use super::club::{Club, count, is_passing, is_passing_code, now};

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// At once.
    Eager,
    /// One move a server at most: his clock runs on while there is none.
    Slow,
    /// Never: his time runs out.
    Asleep,
}

/// What somebody was told in a match, and what he asked for.
pub(crate) struct Record {
    pub(crate) id: String,
    /// Who he is.
    pub(crate) player: Option<PlayerId>,
    /// His seat; none if he only looks on.
    pub(crate) seat: Option<Seat>,
    pub(crate) manner: Manner,
    pub(crate) commands: Vec<Sent>,
    /// The last he saw each time before the server died.
    pub(crate) marks: Vec<Mark>,
    pub(crate) clocks: Vec<ClockMark>,
    /// The log of the finished match.
    pub(crate) log: String,
}

/// A command, and up to which number it was done, once that was acknowledged.
#[derive(Clone)]
pub(crate) struct Sent {
    pub(crate) command: Command,
    pub(crate) answered: Option<u64>,
}

/// What somebody saw at a number.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    pub(crate) number: u64,
    pub(crate) view: StateHash,
}

/// Clocks as they were told at some moment between two.
pub(crate) struct ClockMark {
    pub(crate) number: u64,
    pub(crate) step: usize,
    pub(crate) clocks: Vec<ClockInfo>,
    pub(crate) asked: Millis,
    pub(crate) told: Millis,
}

/// How the match stands, as far as was told.
struct Known {
    mark: Mark,
    to_act: Vec<Seat>,
    /// What was learned in each step.
    steps: Vec<StateHash>,
    is_over: bool,
}

/// Somebody at a table.
pub(crate) struct Player {
    club: Arc<Club>,
    client: Client,
    dice: GameRng,
    known: Option<Known>,
    record: Record,
}

impl Player {
    pub(crate) fn new(
        club: &Arc<Club>,
        client: Client,
        id: &str,
        seat: Option<Seat>,
        manner: Manner,
        dice: GameRng,
    ) -> Self {
        let record = Record {
            id: id.to_owned(),
            player: None,
            seat,
            manner,
            commands: Vec::new(),
            marks: Vec::new(),
            clocks: Vec::new(),
            log: String::new(),
        };
        Self { club: Arc::clone(club), client, dice, known: None, record }
    }

    /// Plays to the end, at however many servers, and tells what he was told.
    pub(crate) async fn play(mut self) -> Record {
        let me = self.club.insist(&self.client, async |at| at.me().await).await;
        self.record.player = me.player.parse().ok();
        while !self.is_over() {
            let address = self.club.address().await;
            if let Err(error) = self.visit(&address).await {
                assert!(is_passing(&error), "{}: {error}", self.record.id);
                self.record.marks.extend(self.known.as_ref().map(|known| known.mark));
                self.club.later(&address).await;
            }
        }
        let id = self.record.id.clone();
        self.record.log = self.club.insist(&self.client, async |at| at.log(&id).await).await;
        self.record
    }

    fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.is_over)
    }

    /// Plays at one server until it dies or the match is over.
    async fn visit(&mut self, address: &str) -> Result<(), ClientError> {
        let client = self.client.at(address);
        let since = self.known.as_ref().map(|known| known.mark.number);
        let mut live = client.live_with_views(&self.record.id, since).await?;
        let told = heard(&mut live).await?;
        self.hear(told);
        if since.is_some() {
            self.ask_again(&mut live).await?;
            self.look_around(&client).await?;
        }
        let mut n_moves = 0;
        let most = self.most_moves();
        while !self.is_over() {
            if n_moves >= most || !self.is_to_move() {
                let told = heard(&mut live).await?;
                self.hear(told);
                continue;
            }
            self.make_move(&mut live, &client).await?;
            if n_moves == 0 && since.is_some() {
                count(&self.club.counts.continued);
            }
            n_moves += 1;
        }
        Ok(())
    }

    fn is_to_move(&self) -> bool {
        let seat = self.record.seat.zip(self.known.as_ref());
        seat.is_some_and(|(seat, known)| known.to_act.contains(&seat))
    }

    /// How many moves he makes at one server.
    fn most_moves(&mut self) -> u32 {
        match self.record.manner {
            // In the end, everybody wants to go home.
            Manner::Slow if !self.club.is_closing() => u32::from(self.dice.below(3) == 0),
            Manner::Eager | Manner::Slow => u32::MAX,
            Manner::Asleep => 0,
        }
    }

    /// What was acknowledged is answered again; what was not, is done now at the latest.
    async fn ask_again(&mut self, live: &mut Live) -> Result<(), ClientError> {
        let last_done = self.record.commands.iter().rev().find(|sent| sent.answered.is_some());
        if let Some(Sent { command, answered: Some(before) }) = last_done.cloned() {
            let again = self.ask(live, &command).await?;
            let Outcome::Done { number } = again else { panic!("not answered again: {again:?}") };
            assert!(number >= before, "{number} entries after {before}");
            count(&self.club.counts.answered_again);
        }
        let pending = self.record.commands.last().filter(|sent| sent.answered.is_none());
        if let Some(Sent { command, .. }) = pending.cloned() {
            count(&self.club.counts.unanswered);
            if self.is_done(&command) {
                count(&self.club.counts.unanswered_but_kept);
            }
            let outcome = self.ask(live, &command).await?;
            self.note_answer(&command, &outcome);
            self.catch_up(live, &outcome).await?;
        }
        Ok(())
    }

    /// Whether a move was made, though nobody said so.
    fn is_done(&self, command: &Command) -> bool {
        let n_steps = self.known.as_ref().map_or(0, |known| known.steps.len());
        matches!(command.wish, Do::Move { step, .. } if step < n_steps)
    }

    /// All that was ever told is told again, and clocks have gone on as the clock on the wall has.
    async fn look_around(&mut self, client: &Client) -> Result<(), ClientError> {
        let asked = now();
        let snapshot = client.snapshot(&self.record.id).await?;
        let told = now();
        let known = self.known.as_ref().expect("he has been here before");
        assert!(snapshot.number >= known.mark.number, "entries are gone");
        let steps: Vec<StateHash> = snapshot.steps.iter().map(learned).collect();
        assert!(steps.starts_with(&known.steps), "{}: another past is told", self.record.id);
        self.look_at_clocks(&snapshot, asked, told);
        Ok(())
    }

    fn look_at_clocks(&mut self, snapshot: &Snapshot, asked: Millis, told: Millis) {
        let (clocks, step) = (snapshot.turn.clocks.clone(), snapshot.turn.step);
        if clocks.is_empty() || snapshot.info.ended.is_some() {
            return;
        }
        let mark = ClockMark { number: snapshot.number, step, clocks, asked, told };
        // While nobody moves, a clock either stands or runs.
        if let Some(before) = self.record.clocks.last().filter(|it| it.step == mark.step) {
            before.assert_followed_by(&mark);
            count(&self.club.counts.clocks);
        }
        self.record.clocks.push(mark);
    }

    async fn make_move(&mut self, live: &mut Live, client: &Client) -> Result<(), ClientError> {
        let asked = Command { id: client::new_id(), wish: Do::Moves };
        let outcome = self.ask(live, &asked).await?;
        let Outcome::Moves(moves) = outcome else { panic!("moves were asked for: {outcome:?}") };
        let n = u32::try_from(moves.len()).expect("no game has so many moves");
        let mv = moves[self.dice.below(n) as usize].clone();
        let step = self.known.as_ref().map_or(0, |known| known.steps.len());
        if self.dice.below(10) == 0 {
            self.submit(live, client, Do::Say { text: format!("after {step} steps") }).await?;
        }
        self.submit(live, client, Do::Move { step, backs: 0, mv }).await
    }

    /// Wants something done, over the line or by a request of its own.
    async fn submit(
        &mut self,
        live: &mut Live,
        client: &Client,
        wish: Do,
    ) -> Result<(), ClientError> {
        let command = Command { id: client::new_id(), wish };
        self.record.commands.push(Sent { command: command.clone(), answered: None });
        self.club.sent.send_modify(|n| *n += 1);
        let outcome = if self.dice.below(4) == 0 {
            settled(client.command(&self.record.id, &command).await?.result)?
        } else {
            self.ask(live, &command).await?
        };
        self.note_answer(&command, &outcome);
        self.catch_up(live, &outcome).await
    }

    /// Listens up to an answer, which may come before the news.
    async fn catch_up(&mut self, live: &mut Live, outcome: &Outcome) -> Result<(), ClientError> {
        let Outcome::Done { number } = outcome else { return Ok(()) };
        while self.known.as_ref().is_some_and(|known| known.mark.number < *number) {
            let told = heard(live).await?;
            self.hear(told);
        }
        Ok(())
    }

    fn note_answer(&mut self, command: &Command, outcome: &Outcome) {
        let Outcome::Done { number } = outcome else {
            panic!("{}: {command:?}: {outcome:?}", self.record.id)
        };
        let sent = self.record.commands.last_mut().expect("it was sent");
        sent.answered = Some(*number);
        let counts = &self.club.counts;
        let is_move = matches!(command.wish, Do::Move { .. });
        count(if is_move { &counts.moves } else { &counts.sayings });
    }

    /// Asks over the line. What comes before the answer is heard.
    async fn ask(&mut self, live: &mut Live, command: &Command) -> Result<Outcome, ClientError> {
        live.send(&serde_json::to_string(command)?).await?;
        loop {
            match heard(live).await? {
                Told::Reply(reply) if reply.id == command.id => return settled(reply.result),
                told => self.hear(told),
            }
        }
    }

    fn hear(&mut self, told: Told) {
        match told {
            Told::Snapshot(snapshot) => self.begin(&snapshot),
            Told::Update(update) => self.go_on(&update),
            Told::Reply(reply) => panic!("nobody asked: {reply:?}"),
        }
    }

    fn begin(&mut self, snapshot: &Snapshot) {
        assert!(self.known.is_none(), "{}: what was told is not known any more", self.record.id);
        let viewer = self.record.seat.map_or(Viewer::Spectator, Viewer::Seat);
        assert_eq!(snapshot.viewer, viewer);
        self.known = Some(Known {
            mark: Mark { number: snapshot.number, view: seen(snapshot.view.as_ref()) },
            to_act: snapshot.turn.to_act.clone(),
            steps: snapshot.steps.iter().map(learned).collect(),
            is_over: snapshot.info.ended.is_some(),
        });
    }

    fn go_on(&mut self, update: &Update) {
        let known = self.known.as_mut().expect("an update leads on from somewhere");
        let mark = Mark { number: update.number, view: seen(update.view.as_ref()) };
        assert_eq!(update.since, known.mark.number, "nothing twice, nothing left out");
        assert!(update.number >= update.since);
        if mark.number == known.mark.number {
            assert!(mark.view == known.mark.view, "{}: another view", self.record.id);
            count(&self.club.counts.views);
        }
        for news in &update.news {
            match news {
                News::Step { step, .. } => {
                    known.steps.push(learned(news));
                    assert_eq!(*step, known.steps.len(), "each step once");
                }
                News::Ended(ended) => {
                    let is_asleep = self.record.manner == Manner::Asleep;
                    assert_eq!(ended.how, if is_asleep { How::Time } else { How::Played });
                    known.is_over = true;
                }
                News::Back { .. } => panic!("nobody has asked for it"),
                News::Seat(_)
                | News::Began
                | News::Asked { .. }
                | News::Said { .. }
                | News::WouldAbandon { .. }
                | News::Rematch { .. } => {}
            }
        }
        assert_eq!(update.turn.step, known.steps.len());
        (known.mark, known.to_act) = (mark, update.turn.to_act.clone());
    }
}

impl ClockMark {
    /// A clock that stands still has not changed; one that runs has lost as much as has passed, no more, no less.
    fn assert_followed_by(&self, later: &Self) {
        let least = later.asked.since(self.told);
        let most = later.told.since(self.asked);
        let pairs = self.clocks.iter().zip(&later.clocks);
        // On a machine that is too busy, a bot may have come and gone.
        for (before, after) in pairs.filter(|(before, after)| before.running == after.running) {
            let lost = before.left - after.left;
            let may_be = if before.running { least..=most } else { 0..=0 };
            assert!(may_be.contains(&lost), "{lost} ms are gone, not one of {may_be:?}");
        }
    }
}

/// What comes over the line; a broken one is an error.
async fn heard(live: &mut Live) -> Result<Told, ClientError> {
    let told = live.receive().await?;
    told.ok_or_else(|| ClientError::Unreachable("the line broke".into()))
}

/// What came of a command, unless it is to be sent again.
fn settled(outcome: Outcome) -> Result<Outcome, ClientError> {
    match outcome {
        Outcome::Error(problem) if is_passing_code(problem.code) => {
            Err(ClientError::Refused(problem))
        }
        outcome => Ok(outcome),
    }
}

/// The fingerprint of a view.
pub(crate) fn seen(view: Option<&Value>) -> StateHash {
    StateHash::of(&view.map(Value::to_string))
}

/// The fingerprint of what was learned in a step.
fn learned(news: &News) -> StateHash {
    let News::Step { step, events, .. } = news else { panic!("no step: {news:?}") };
    StateHash::of(&(*step as u64, Value::from(events.clone()).to_string()))
}
