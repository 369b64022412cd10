//! The task of one match: it alone owns the room. Store first, then tell.

mod bots;
mod obey;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use protocol::{Code, Command, Outcome, Problem, Reply, Snapshot, Update};
use sha2::{Digest as _, Sha256};
use store::{Append, Kept, MatchId, Millis, NewEntry, PlayerId, Status, StoreError, Summary};
use tabletop::{Seat, Viewer, hex};
use tokio::sync::{Notify, mpsc, oneshot};

use super::listeners::{Listeners, Listening, Wish};
use super::thinking::Thought;
use super::{Inbox, Matches, failed, internal, unavailable};
use crate::clock::{self, now};
use crate::counts;
use crate::room::{Decision, Point, Room, Sight, Who};

use obey::Answer;

/// What is asked of a match.
pub(super) enum Message {
    Command {
        who: Who,
        command: Command,
        reply: oneshot::Sender<Reply>,
    },
    Snapshot {
        player: Option<PlayerId>,
        reply: oneshot::Sender<Result<Snapshot, Problem>>,
    },
    Update {
        player: Option<PlayerId>,
        since: u64,
        reply: oneshot::Sender<Result<Option<Update>, Problem>>,
    },
    Listen {
        wish: Wish,
        reply: oneshot::Sender<Result<Listening, Problem>>,
    },
    Log {
        reply: oneshot::Sender<Result<String, Problem>>,
    },
    /// It was made at this server, and it is a bot's turn.
    AskBots,
}

/// A summary is written again when the match was touched so long ago by it.
const TOUCHED: i64 = 60_000;

/// No outline is further behind than so many entries: whoever makes a list reads the rest.
const BEHIND: u64 = 50;

/// How often closed lines and delayed spectators are looked after.
const TICK: Duration = Duration::from_millis(500);

struct Task {
    matches: Matches,
    room: Room,
    /// What the store knows.
    summary: Summary,
    /// So many entries are in the outline that was last written here.
    outlined: u64,
    listeners: Listeners,
    /// The match as those see it who see everything later.
    older: Option<Box<Room>>,
    /// Decisions that bots are thinking about: seat and where the match was.
    thinking: Vec<(Seat, Point)>,
    thoughts: mpsc::Sender<Thought>,
    /// Each time that a bot has advised what is no move: its seat and where the match was.
    refused: Vec<(Seat, Point)>,
    /// How many hints were given after how many steps.
    hints: (usize, u32),
    /// Whether that which follows from the end is kept.
    is_settled: bool,
    /// Whether the store may say something else than the room, because it could not be read again.
    is_lost: bool,
}

/// Carries a match until nobody has asked for it for a while. It is told if another server has `changed` it.
pub(super) async fn run(
    matches: Matches,
    kept: Kept,
    mut inbox: mpsc::Receiver<Message>,
    changed: Arc<Notify>,
) {
    let id = kept.id;
    // Whatever panics besides messages panics again if it is tried again at once: the match has to rest.
    let carried = AssertUnwindSafe(carry(&matches, kept, &mut inbox, &changed)).catch_unwind();
    if let Err(problem) = carried.await.unwrap_or_else(|_| Err(internal())) {
        tracing::error!(
            match_ = mark(id),
            code = problem.code.as_str(),
            "a match cannot be carried: {}",
            problem.message
        );
        matches.rest(id);
        inbox.close();
        // Whoever has asked in the meantime is told.
        while let Some(message) = inbox.recv().await {
            turn_away(message, &problem);
        }
    }
    let mut live = matches.live();
    if live.get(&id).is_some_and(Inbox::is_closed) {
        live.remove(&id);
    }
}

/// By what a match is told from others in what the server writes down: its id is its link, and known only to those who
/// were sent it.
fn mark(id: MatchId) -> String {
    let digest = Sha256::digest(id.0.as_bytes());
    hex::digits(&digest[..4])
}

async fn carry(
    matches: &Matches,
    kept: Kept,
    inbox: &mut mpsc::Receiver<Message>,
    changed: &Notify,
) -> Result<(), Problem> {
    let (thoughts, mut thought) = mpsc::channel(8);
    let mut task = Task::begin(matches, kept, thoughts).await?;
    task.expect_players();
    task.catch_up().await?;
    let mut tick = tokio::time::interval(TICK);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    let mut idle_since = now();
    loop {
        if task.is_lost {
            return Err(unavailable());
        }
        let alarm = task.sleep_until_alarm();
        tokio::select! {
            biased;
            () = matches.0.stop.cancelled() => break,
            // What is due comes before what somebody wishes.
            () = alarm => task.catch_up().await?,
            Some(thought) = thought.recv() => task.play_thought(thought).await,
            () = changed.notified() => task.read_on().await,
            message = inbox.recv() => {
                let Some(message) = message else { break };
                idle_since = now();
                task.contained(message).await?;
            }
            _ = tick.tick() => {
                task.look_after_listeners().await;
                if task.is_idle(idle_since) {
                    break;
                }
            }
        }
    }
    task.close(inbox).await
}

async fn load(matches: &Matches, kept: Kept) -> Result<Room, Problem> {
    matches.check_rules(&kept)?;
    let entries = matches.0.store.entries(&kept, 0).await.map_err(|error| failed(&error))?;
    Room::load(&matches.0.games, kept, &entries).map_err(|error| {
        tracing::error!(%error, "a journal cannot be read");
        Problem::new(Code::Internal, "this match cannot be read by this server")
    })
}

fn turn_away(message: Message, problem: &Problem) {
    match message {
        Message::Command { command, reply, .. } => {
            drop(reply.send(Reply { id: command.id, result: Outcome::Error(problem.clone()) }));
        }
        Message::Snapshot { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Message::Update { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Message::Listen { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Message::Log { reply } => drop(reply.send(Err(problem.clone()))),
        Message::AskBots => {}
    }
}

impl Message {
    /// The player behind it, if a known one is.
    const fn sender(&self) -> Option<PlayerId> {
        match self {
            Self::Command { who, .. } => Some(who.player),
            Self::Snapshot { player, .. } | Self::Update { player, .. } => *player,
            Self::Listen { wish, .. } => wish.player,
            Self::Log { .. } | Self::AskBots => None,
        }
    }
}

impl Task {
    async fn begin(
        matches: &Matches,
        kept: Kept,
        thoughts: mpsc::Sender<Thought>,
    ) -> Result<Self, Problem> {
        let summary = kept.summary.clone();
        let room = load(matches, kept).await?;
        Ok(Self {
            matches: matches.clone(),
            room,
            summary,
            outlined: 0,
            listeners: Listeners::default(),
            older: None,
            thinking: Vec::new(),
            thoughts,
            refused: Vec::new(),
            hints: (0, 0),
            is_settled: false,
            is_lost: false,
        })
    }

    /// Whether nobody listens, no bot thinks, and nobody has asked for anything in a while.
    fn is_idle(&self, since: Millis) -> bool {
        let idle = i64::try_from(self.matches.0.pace.idle.as_millis()).unwrap_or(i64::MAX);
        self.listeners.is_empty() && self.thinking.is_empty() && now().since(since) > idle
    }

    /// Takes no more messages. What came in between is not lost: whoever asked is answered.
    async fn close(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<(), Problem> {
        inbox.close();
        while let Some(message) = inbox.recv().await {
            if self.matches.0.stop.is_cancelled() {
                turn_away(message, &unavailable());
            } else {
                self.contained(message).await?;
            }
        }
        Ok(())
    }

    /// Handles a message. A panic in one match is its own affair: it is logged, and the match read again from its journal.
    async fn contained(&mut self, message: Message) -> Result<(), Problem> {
        let handled = AssertUnwindSafe(self.handle(message)).catch_unwind().await;
        let Err(_) = handled else { return Ok(()) };
        tracing::error!(match_ = mark(self.room.kept().id), "a panic in a match; it is read again");
        self.reload().await
    }

    async fn handle(&mut self, message: Message) {
        if let Some(player) = message.sender() {
            self.greet(player).await;
        }
        match message {
            Message::Command { who, command, reply } => {
                let id = command.id.clone();
                match self.obey(&who, command).await {
                    Answer::Now(result) => drop(reply.send(Reply { id, result })),
                    Answer::Later(seat) => self.hint(seat, id, reply),
                }
            }
            Message::Snapshot { player, reply } => {
                let viewer = self.room.viewer_of(player);
                let seen = self.may_see(player);
                drop(reply.send(seen.map(|(room, then)| room.snapshot(viewer, then))));
            }
            Message::Update { player, since, reply } => {
                let viewer = self.room.viewer_of(player);
                let seen = self.may_see(player);
                drop(reply.send(seen.map(|(room, then)| room.update(viewer, since, then, true))));
            }
            Message::Listen { wish, reply } => drop(reply.send(self.listen(wish))),
            Message::Log { reply } => drop(reply.send(self.room.log(&clock::today()))),
            Message::AskBots => self.ask_bots(),
        }
    }

    /// Somebody has asked for something, so he is here: his seat is his again.
    async fn greet(&mut self, player: PlayerId) {
        if self.room.seat_of(player).is_none() {
            return;
        }
        self.listeners.see(player, now());
        drop(self.note(|room| room.returned(player, now())).await);
    }

    /// Whoever is here by the journal is missed if he is not heard of: he may have gone while nobody carried the match,
    /// before it began, or in the moment after he sat down. Asked more often, servers would dispute who is where.
    fn expect_players(&mut self) {
        for player in self.room.present() {
            self.listeners.expect(player, now());
        }
    }

    /// The room that somebody sees, and the time it is there.
    fn may_see(&mut self, player: Option<PlayerId>) -> Result<(&Room, Millis), Problem> {
        let now = now();
        match self.room.sight(player, now, &clock::today())? {
            Sight::Now => Ok((&self.room, now)),
            Sight::Then(until) => {
                self.look_back(until)?;
                Ok((self.older.as_deref().unwrap_or(&self.room), until))
            }
        }
    }

    /// Sees to it that the older room is that of a time.
    fn look_back(&mut self, until: Millis) -> Result<(), Problem> {
        let number = self.room.number_at(until);
        if self.older.as_ref().is_none_or(|older| older.number() != number) {
            let older = self.room.as_of(&self.matches.0.games, until).map_err(|error| {
                tracing::error!(match_ = mark(self.room.kept().id), %error, "the past cannot be read");
                internal()
            })?;
            self.older = Some(Box::new(older));
        }
        Ok(())
    }

    fn listen(&mut self, wish: Wish) -> Result<Listening, Problem> {
        let viewer = self.room.viewer_of(wish.player);
        match self.room.sight(wish.player, now(), &clock::today())? {
            Sight::Now => Ok(self.listeners.add(wish, viewer, &self.room, now())),
            Sight::Then(until) => {
                self.look_back(until)?;
                let older = self.older.as_deref().unwrap_or(&self.room);
                Ok(self.listeners.add(wish, viewer, older, until))
            }
        }
    }

    /// Keeps what was decided, then takes it in, then tells. Until it is kept, the room is as it was; what cannot be kept
    /// is never true here, and the match is read again, since somebody else may have written.
    async fn carry_out(&mut self, decision: Decision) -> Result<(), StoreError> {
        if decision.is_empty() {
            return Ok(());
        }
        let entries = decision.new_entries();
        let mut next = self.room.clone();
        next.commit(decision);
        let summary = self.new_summary(&next);
        let append = self.append_of(entries, &next, &summary);
        let written = append.summary.as_ref();
        let (is_written, is_outlined) =
            (written.is_some(), written.is_some_and(|it| it.outline.is_some()));
        let began = clock::begin();
        let appended = self.matches.0.store.append(append).await;
        metrics::histogram!(counts::APPEND).record(began.elapsed());
        if let Err(error) = appended {
            // What was forgotten cannot be read again.
            let is_forgotten = matches!(error, StoreError::Missing(_));
            self.is_lost = is_forgotten || self.reload().await.is_err();
            return Err(error);
        }
        let bots_turn = self.bots_turn();
        self.room = next;
        if is_outlined {
            self.outlined = self.room.number();
        }
        if is_written {
            let is_filled = self.summary.status == Status::Open && summary.status != Status::Open;
            self.summary = summary;
            if is_filled {
                self.expect_players();
                self.matches.forget_lobby().await;
            }
        }
        // Nobody hears it any more when the server stops.
        self.matches.0.changed.send(self.room.kept().id).ok();
        self.tell();
        // It has become their turn here, so they are asked here.
        if self.bots_turn() != bots_turn {
            self.ask_bots();
        }
        Ok(())
    }

    /// What the store is given: the entries, and as much beside them as is worth writing of what follows.
    fn append_of(&self, entries: Vec<NewEntry>, next: &Room, summary: &Summary) -> Append {
        let is_outlined = self.is_worth_outlining(next, summary);
        let is_written = is_outlined || self.is_worth_writing(summary);
        let outline = is_outlined.then(|| next.outlined());
        Append {
            number: next.kept().number,
            first: self.room.number(),
            entries,
            summary: is_written.then(|| Summary { outline, ..summary.clone() }),
        }
    }

    fn new_summary(&self, room: &Room) -> Summary {
        let summary = self.matches.summary(room);
        Summary { alarm: summary.alarm.filter(|_| !self.is_settled), ..summary }
    }

    fn is_worth_outlining(&self, next: &Room, summary: &Summary) -> bool {
        summary.status != self.summary.status
            || summary.players != self.summary.players
            || next.number() >= self.outlined + BEHIND
    }

    fn is_worth_writing(&self, summary: &Summary) -> bool {
        let Summary { status, is_public, alarm, players, touched, outline: _ } = summary;
        let old = &self.summary;
        *status != old.status
            || *is_public != old.is_public
            || *alarm != old.alarm
            || *players != old.players
            || touched.since(old.touched) > TOUCHED
    }

    /// Those with a seat hear at once; the others, where that was agreed, later.
    fn tell(&mut self) {
        self.listeners.send_away(&self.room, now());
        let are_late = self.room.sight_of_spectators(now()) != Sight::Now;
        let which = |viewer| !are_late || viewer != Viewer::Spectator;
        self.listeners.tell(&self.room, &self.room, now(), which);
    }

    /// Keeps who comes and goes. Other servers may write at the same moment, about others: then it is decided again.
    async fn note(&mut self, decide: impl Fn(&Room) -> Option<Decision>) -> Result<(), StoreError> {
        while let Some(decision) = decide(&self.room) {
            match self.carry_out(decision).await {
                Err(StoreError::Conflict) if !self.is_lost => {}
                kept_or_failed => return kept_or_failed,
            }
        }
        Ok(())
    }

    async fn look_after_listeners(&mut self) {
        let absence = i64::try_from(self.matches.0.pace.absence.as_millis()).unwrap_or(i64::MAX);
        for player in self.listeners.gone(now(), absence) {
            if self.note(|room| room.left(player, now())).await.is_err() {
                // It could not be kept: he is missed once more.
                self.listeners.expect(player, now());
            }
        }
        // Another server may have missed somebody who is here. What cannot be kept is noted with the next tick.
        for player in self.listeners.here() {
            drop(self.note(|room| room.returned(player, now())).await);
        }
        let Sight::Then(until) = self.room.sight_of_spectators(now()) else { return };
        let lag = self.listeners.spectators_lag(&self.room, self.room.number_at(until));
        // If it cannot be read, it was said so: the players play on.
        if lag
            && self.look_back(until).is_ok()
            && let Some(older) = &self.older
        {
            let which = |viewer| viewer == Viewer::Spectator;
            self.listeners.tell(&self.room, older, until, which);
        }
    }

    /// Another server has written: reads it and tells.
    async fn read_on(&mut self) {
        let since = self.room.number();
        match self.matches.0.store.entries(self.room.kept(), since).await {
            Ok(entries) if entries.is_empty() => {}
            Ok(_) => drop(self.reload().await),
            Err(error) => drop(failed(&error)),
        }
    }

    async fn reload(&mut self) -> Result<(), Problem> {
        self.room = load(&self.matches, self.room.kept().clone()).await?;
        self.summary = self.new_summary(&self.room);
        self.thinking.clear();
        self.tell();
        Ok(())
    }

    /// Does what is due: flags that have fallen, leavers whose time is over, bots that are to move, what follows
    /// from the end.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        self.do_what_is_due().await?;
        self.ask_bots_if_overdue();
        self.settle().await
    }

    /// Flags that have fallen, and leavers whose time is over.
    async fn do_what_is_due(&mut self) -> Result<(), Problem> {
        while let Some(decision) = self.room.overdue(now()) {
            match self.carry_out(decision).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(failed(&error)),
            }
        }
        Ok(())
    }

    /// Keeps what follows from the end, unless that was done: a server may have died in between.
    async fn settle(&mut self) -> Result<(), Problem> {
        if self.room.leaves_something() && !self.is_settled {
            self.matches.finish(&self.room).await.map_err(|error| failed(&error))?;
            self.is_settled = true;
        }
        Ok(())
    }

    /// Sleeps until something is due. Bots that are thinking here have no alarm.
    fn sleep_until_alarm(&self) -> impl Future<Output = ()> + use<> {
        let others = self.room.other_alarm().filter(|_| !self.is_settled);
        let alarm = self.waiting_bots_alarm().into_iter().chain(others).min();
        let wait = alarm.map(|alarm| alarm.since(now()).max(0).unsigned_abs());
        async move {
            match wait {
                Some(millis) => tokio::time::sleep(Duration::from_millis(millis)).await,
                None => std::future::pending().await,
            }
        }
    }
}
