//! All matches this server carries: each one live match has a task of its own, which owns its room.
//!
//! A match is loaded when somebody asks for it or its alarm goes off, and let go when nobody has for a while:
//! the store is the only authority, and any server on the same store may carry any match.
//!
//! Read in this order: this file (who is asked), `task` (what it does), `listeners` (who hears of it),
//! `lobby` (lists), `other_rules` (matches that are not played on), `promises` (secrets before a match), `thinking` (bots), `watch` (alarms and news of other servers).

mod finish;
mod listeners;
mod lobby;
mod other_rules;
mod promises;
mod task;
mod thinking;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use protocol::{
    Code, Command, Do, NewMatch, Outcome, Problem, Promised, Reason, Reply, Snapshot, Terms, Update,
};
use sha2::{Digest as _, Sha256};
use store::{EntryId, Kept, MatchId, Millis, PlayerId, Store, StoreError, Summary};
use table::Games;
use tabletop::options::pairs;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::now;
use crate::room::{Room, Who};

pub use listeners::{Heard, Listening};

/// How the server carries matches.
#[derive(Clone, Debug)]
pub struct Pace {
    /// A match that nobody asks for is let go after this time.
    pub idle: Duration,
    /// A player of whom nothing was heard for so long has left.
    pub absence: Duration,
    /// A bot waits so long before it moves: people want to see what happens.
    pub bot_pause: Duration,
    /// A bot thinks no longer than this.
    pub bot_time: Duration,
    /// Where several servers share a database: the one at which it came to a bot's turn asks it. If nothing has come
    /// of that after so long, any other does.
    pub bot_patience: Duration,
    /// So many bots think at once.
    pub thinkers: usize,
    /// So many matches with free seats one player may have made.
    pub open_of_one: u32,
    /// So many matches that are being played one player may have made.
    pub live_of_one: u32,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            idle: Duration::from_mins(2),
            absence: Duration::from_secs(10),
            bot_pause: Duration::from_millis(400),
            bot_time: Duration::from_secs(1),
            bot_patience: Duration::from_secs(3),
            thinkers: std::thread::available_parallelism().map_or(1, Into::into),
            open_of_one: 20,
            live_of_one: 100,
        }
    }
}

/// All matches.
#[derive(Clone)]
pub struct Matches(Arc<Shared>);

/// What every match's task needs.
struct Shared {
    games: Games,
    store: Arc<dyn Store>,
    pace: Pace,
    live: Mutex<BTreeMap<MatchId, Inbox>>,
    /// Matches that could not be carried, and until when nobody tries again of himself.
    resting: Mutex<BTreeMap<MatchId, Millis>>,
    thinkers: Arc<Semaphore>,
    /// Where nobody looks on, bots wait here first: they never crowd out those that somebody waits for.
    unwatched: Arc<Semaphore>,
    /// Logs from outside are looked through one at a time.
    imports: Arc<Semaphore>,
    waiting_imports: Semaphore,
    promises: promises::Promises,
    lists: lobby::Lists,
    /// Matches that have changed here, for other servers.
    changed: mpsc::UnboundedSender<MatchId>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

/// The way to a match's task.
#[derive(Clone)]
struct Inbox {
    messages: mpsc::Sender<task::Message>,
    /// Another server has appended to it. However often that is said, the task looks once, and it is never lost.
    changed: Arc<Notify>,
}

impl Inbox {
    fn is_closed(&self) -> bool {
        self.messages.is_closed()
    }
}

/// Whoever is second so often in a row is asked to come again.
const TRIES: u32 = 20;

/// A match at which nothing has happened for a month is no longer counted: those who left it need not come back.
const FORGOTTEN: i64 = 30 * 24 * 60 * 60 * 1000;

/// A match that could not be carried rests for half a minute.
const REST: i64 = 30_000;

/// So many messages may wait for a match; then whoever asks waits.
const WAITING: usize = 64;

/// So many logs may wait to be looked through; who comes later is asked to come again.
const WAITING_IMPORTS: usize = 16;

impl Matches {
    /// Begins to carry the matches of this store.
    pub fn start(games: Games, store: Arc<dyn Store>, pace: Pace) -> Self {
        let (changed, announced) = mpsc::unbounded_channel();
        let matches = Self(Arc::new(Shared {
            games,
            store,
            live: Mutex::new(BTreeMap::new()),
            resting: Mutex::new(BTreeMap::new()),
            thinkers: Arc::new(Semaphore::new(pace.thinkers.max(1))),
            unwatched: Arc::new(Semaphore::new((pace.thinkers / 2).max(1))),
            imports: Arc::new(Semaphore::new(1)),
            waiting_imports: Semaphore::new(WAITING_IMPORTS),
            promises: promises::Promises::default(),
            lists: lobby::Lists::default(),
            pace,
            changed,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
        }));
        watch::start(&matches, announced);
        matches
    }

    /// Lets every match go; what was acknowledged is kept.
    pub async fn stop(&self) {
        self.0.stop.cancel();
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// The games that are played here.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Where they are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// How many matches have a task.
    pub fn n_live(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> std::sync::MutexGuard<'_, BTreeMap<MatchId, Inbox>> {
        // A panic while the map is held leaves it whole.
        self.0.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a match rest that could not be carried: its alarm alone does not wake it for a while.
    fn rest(&self, id: MatchId) {
        let mut resting = self.0.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.insert(id, now().plus(REST));
    }

    fn resting(&self) -> BTreeSet<MatchId> {
        let mut resting = self.0.resting.lock().unwrap_or_else(PoisonError::into_inner);
        resting.retain(|_, until| *until > now());
        resting.keys().copied().collect()
    }

    /// Makes a match, seats whoever asks and the bots, and begins it if all seats are taken.
    pub async fn create(&self, who: &Who, new: &NewMatch) -> Result<Kept, Problem> {
        if new.terms.daily.is_some() {
            return Err(Problem::new(Code::Options, "only the server makes daily challenges"));
        }
        self.check_quota(who.player).await?;
        // Whoever adds something to the shuffle can know before that the secret is drawn.
        let secret = match &new.commitment {
            Some(commitment) => self.0.promises.keep(who.player, commitment, now())?,
            None => random_bytes(),
        };
        self.create_with(who, new, secret).await
    }

    /// Draws the secret of somebody's next match, and says what it is bound to.
    pub fn promise(&self, to: PlayerId) -> Result<Promised, Problem> {
        self.0.promises.make(to, now())
    }

    /// Nobody makes so many matches that there is no room for those of others.
    async fn check_quota(&self, maker: PlayerId) -> Result<(), Problem> {
        let made = self
            .0
            .store
            .unfinished(maker, now().plus(-FORGOTTEN))
            .await
            .map_err(|error| failed(&error))?;
        let Pace { open_of_one, live_of_one, .. } = self.0.pace;
        if made.open >= open_of_one {
            let message = format!("{open_of_one} of your matches wait for players already");
            return Err(Problem::because(Reason::MatchesOpen, message).about([open_of_one]));
        }
        if made.live >= live_of_one {
            let message = format!("{live_of_one} of your matches are being played already");
            return Err(Problem::because(Reason::MatchesLive, message).about([live_of_one]));
        }
        Ok(())
    }

    /// Makes a match whose shuffle has this secret.
    pub(crate) async fn create_with(
        &self,
        who: &Who,
        new: &NewMatch,
        secret: [u8; 32],
    ) -> Result<Kept, Problem> {
        let (room, entries) = Room::found(&self.0.games, who, new, random_id(), secret, now())?;
        let kept = self.add(&room, entries, Some(who.player)).await?;
        self.forget_lobby().await;
        if !room.bots_to_act().is_empty() {
            self.wake(kept.id, Wake::AskBots).await;
        }
        Ok(kept)
    }

    /// Keeps a match that was played elsewhere, to be looked at. All that is wrong with its log, if anything is.
    pub async fn import(&self, log: String) -> Result<Kept, Problem> {
        let games = self.0.games.clone();
        let _waits = self.0.waiting_imports.try_acquire().map_err(|_| unavailable())?;
        // The place is held until the work is done, also if nobody waits for it any more.
        let place = Arc::clone(&self.0.imports).acquire_owned().await.map_err(|_| unavailable())?;
        let checked = tokio::task::spawn_blocking(move || {
            let checked = games.check(&log, None);
            drop(place);
            checked
        });
        let checked = checked.await.map_err(|_| internal())?;
        let invalid = |text: String| Problem::new(Code::LogInvalid, text);
        let faults: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
        let table = match checked.table {
            Some(table) if faults.is_empty() => table,
            _ => return Err(invalid(faults.join("\n"))),
        };
        if matches!(table.to_act(), tabletop::ToAct::Chance(_)) {
            return Err(invalid("the log ends where something was to be drawn".into()));
        }
        let options = table.options();
        let options = pairs(&options);
        let new = NewMatch {
            game: table.game().to_owned(),
            options: options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            seats: Vec::new(),
            terms: Terms::default(),
            entropy: None,
            commitment: None,
        };
        let mut room = Room::empty(&self.0.games, &new, random_id(), random_bytes(), now())?;
        let decision = room.import(table, now());
        let entries = decision.new_entries();
        room.commit(decision);
        self.add(&room, entries, None).await
    }

    async fn add(
        &self,
        room: &Room,
        entries: Vec<store::NewEntry>,
        maker: Option<PlayerId>,
    ) -> Result<Kept, Problem> {
        let kept = room.kept().clone();
        let new = store::NewMatch {
            id: kept.id,
            game: kept.game,
            rules_version: kept.rules_version,
            options: kept.options,
            secret: kept.secret,
            terms: kept.terms,
            made: kept.made,
            maker,
            summary: Summary { outline: Some(room.outlined()), ..self.summary(room) },
            entries,
            daily: room.terms().daily.clone().zip(room.players().next().map(|(_, player)| player)),
        };
        let added = self.0.store.add_match(&new).await;
        if matches!(added, Err(StoreError::Conflict)) {
            return Err(Problem::because(Reason::Once, "you have begun this deal already"));
        }
        added.map_err(|error| failed(&error))
    }

    /// What lists and alarms need to know. Bots are asked by the server at which it came to their turn:
    /// for all others their alarm goes off when that has had its time.
    fn summary(&self, room: &Room) -> Summary {
        let bots = room.bots_alarm().map(|since| since.plus(self.patience()));
        let alarm = bots.into_iter().chain(room.other_alarm()).min();
        Summary { alarm, ..room.summary() }
    }

    /// How long bots are left to another server, in milliseconds. Where there is no other, nobody waits for it.
    fn patience(&self) -> i64 {
        let patience = self.0.pace.bot_patience.as_millis();
        if self.0.store.is_shared() { i64::try_from(patience).unwrap_or(i64::MAX) } else { 0 }
    }

    /// Does what a player wishes in a match.
    pub async fn command(&self, id: MatchId, who: Who, command: Command) -> Reply {
        let name = command.id.clone();
        let would_end = matches!(command.wish, Do::Resign | Do::Abandon);
        let again = would_end.then(|| (who.clone(), command.clone()));
        let asked = self.ask(id, |reply| task::Message::Command { who, command, reply }).await;
        let result = asked.map_or_else(Outcome::Error, |reply| reply.result);
        let result = match (result, again) {
            (Outcome::Error(problem), Some((who, command))) if problem.code == Code::OtherRules => {
                self.give_up(id, &who, &command).await.unwrap_or_else(Outcome::Error)
            }
            (result, _) => result,
        };
        Reply { id: name, result }
    }

    /// All that somebody may know of a match.
    pub async fn snapshot(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
    ) -> Result<Snapshot, Problem> {
        self.ask(id, |reply| task::Message::Snapshot { player, reply }).await?
    }

    /// What was new since a number; `None` if only a snapshot can tell.
    pub async fn update(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        since: u64,
    ) -> Result<Option<Update>, Problem> {
        self.ask(id, |reply| task::Message::Update { player, since, reply }).await?
    }

    /// Hears of a match from now on.
    pub async fn listen(
        &self,
        id: MatchId,
        player: Option<PlayerId>,
        since: Option<u64>,
        with_views: bool,
    ) -> Result<Listening, Problem> {
        let wish = listeners::Wish { player, since, with_views };
        self.ask(id, |reply| task::Message::Listen { wish, reply }).await?
    }

    /// The match of an id, as it was kept.
    pub async fn find(&self, id: MatchId) -> Result<Kept, Problem> {
        let kept = self.0.store.find_match(id).await.map_err(|error| failed(&error))?;
        kept.ok_or_else(no_match)
    }

    /// Hands a message to the match's task, which is started if there is none.
    async fn ask<T>(
        &self,
        id: MatchId,
        message: impl FnOnce(oneshot::Sender<T>) -> task::Message,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        // A task that has just let its match go is followed by a new one.
        for _ in 0..3 {
            let inbox = self.inbox(id).await?;
            match inbox.messages.send(message).await {
                Ok(()) => return answer.await.map_err(|_| internal()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
        Err(unavailable())
    }

    async fn inbox(&self, id: MatchId) -> Result<Inbox, Problem> {
        if let Some(inbox) = self.live().get(&id).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        if self.0.stop.is_cancelled() {
            return Err(unavailable());
        }
        let kept = self.find(id).await?;
        let mut live = self.live();
        if let Some(inbox) = live.get(&id).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let (sender, messages) = mpsc::channel(WAITING);
        let inbox = Inbox { messages: sender, changed: Arc::new(Notify::new()) };
        live.insert(id, inbox.clone());
        let changed = Arc::clone(&inbox.changed);
        self.0.tasks.spawn(task::run(self.clone(), kept, messages, changed));
        Ok(inbox)
    }

    /// Starts the task of a match, or tells it what has happened.
    /// Boxed, because a task may make a match, which may need a task.
    fn wake(&self, id: MatchId, wake: Wake) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let inbox = self.live().get(&id).filter(|inbox| !inbox.is_closed()).cloned();
            match (wake, inbox) {
                (Wake::Changed, Some(inbox)) => inbox.changed.notify_one(),
                (Wake::Changed, None) | (Wake::Due, Some(_)) => {}
                (Wake::Due, None) => drop(self.inbox(id).await),
                (Wake::AskBots, _) => {
                    if let Ok(inbox) = self.inbox(id).await {
                        drop(inbox.messages.try_send(task::Message::AskBots));
                    }
                }
            }
        })
    }
}

/// Why a match is woken.
#[derive(Clone, Copy)]
enum Wake {
    /// Something is due in it. Whoever carries it already knows.
    Due,
    /// Another server has appended to it. Who does not carry it need not know.
    Changed,
    /// It was made here, and it is a bot's turn.
    AskBots,
}

/// The name of a command in the journal, if it has an id.
fn name_of(who: &Who, command: &Command) -> Result<EntryId, Problem> {
    let id = command.id.parse().map_err(|_| {
        let message = "a command has an `id` of 32 hexadecimal digits in lower case";
        Problem::new(Code::Malformed, message)
    })?;
    Ok(name_of_command(who.player, id))
}

/// Under what name a command is kept in the journal: what one player has sent answers nobody else.
pub fn name_of_command(player: PlayerId, command: EntryId) -> EntryId {
    let digest = Sha256::new().chain_update(player.0).chain_update(command.0).finalize();
    EntryId(uuid::Uuid::from_bytes(std::array::from_fn(|i| digest[i])))
}

/// Bytes that nobody can guess.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A match's id is its link: nobody guesses it.
fn random_id() -> MatchId {
    let bytes = random_bytes();
    MatchId(uuid::Uuid::from_bytes(std::array::from_fn(|i| bytes[i])))
}

/// What a client learns of a failing store: nothing but that.
pub(crate) fn failed(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store failed");
    unavailable()
}

fn no_match() -> Problem {
    Problem::new(Code::NoMatch, "there is no such match")
}

fn unavailable() -> Problem {
    Problem::new(Code::Unavailable, "the server cannot answer at the moment: please try again")
}

fn internal() -> Problem {
    Problem::new(Code::Internal, "the server failed; nothing has changed")
}
