//! A start with many live matches: `cargo xtask restart`.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::Client;
use protocol::{Clock, Do, Terms};
use server::room::{Body, How, Room, Who};
use store::{Entry, Kept, Millis, NewEntry, NewMatch, Status, Store, Summary};
use table::Games;
use tabletop::{GameRng, Seat, Seed, Viewer};
use tokio::task::JoinSet;

use super::club::now;
use super::home::Home;

/// How many matches there are, unless somebody asks for more.
const MATCHES: usize = 500;
const MATCHES_WANTED: &str = "CLUBHOUSE_LIVE_MATCHES";

/// Of so many, in one the time runs out while there is no server.
const LATE: usize = 20;

/// How many play them all.
const PEOPLE: usize = 40;

/// Time runs out so long after the last matches are begun to be written.
const SOON: i64 = 3_000;

/// Fewer moves than this were made in each.
const MOVES: usize = 6;

/// So much was thought about each move.
const THOUGHT: i64 = 7_000;

const CLOCK: Clock = Clock { per_move: None, per_match: Some(900), increment: 10 };

#[tokio::test]
async fn clocks_survive_a_restart_with_many_live_matches_on_sqlite() {
    restart(&Home::folder()).await;
}

#[tokio::test]
async fn clocks_survive_a_restart_with_many_live_matches_on_postgres() {
    restart(&Home::postgres()).await;
}

async fn restart(home: &Home) {
    let wanted = std::env::var(MATCHES_WANTED).ok().map(|it| it.parse().expect("a whole number"));
    let n_matches: usize = wanted.unwrap_or(MATCHES);
    let mut served = home.serve(&[]);
    let mut people = People::come(&served.address(home).await).await;
    let store = home.store().await;
    let n_late = n_matches / LATE;
    let mut live = people.begin(&store, n_matches - n_late, None).await;
    let deadline = now().plus(SOON);
    let late = people.begin(&store, n_late, Some(deadline)).await;
    people.look_at(&live[..20]).await;
    served.kill().await;
    // Nothing else can be waited for: time must pass.
    let rest = deadline.since(now()).max(0).unsigned_abs();
    tokio::time::sleep(Duration::from_millis(rest)).await;

    let began = Instant::now();
    let mut served = home.serve(&[]);
    let address = served.address(home).await;
    assert!(is_ready(&address));
    let ready = began.elapsed();
    people.address.clone_from(&address);
    let moved = people.move_in(&live.swap_remove(0)).await;
    let moved = moved.duration_since(began);
    while !store.due(deadline, 1).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let flagged = began.elapsed();
    for timed in &late {
        timed.assert_lost(&store).await;
    }
    people.look_at(&live[..live.len().min(60)]).await;
    for timed in &live {
        timed.assert_kept(&store).await;
    }
    println!(
        "{n_matches} live matches, {n_late} of them out of time: ready after {} ms, \
         a move acknowledged after {} ms, all flags fallen after {} ms",
        ready.as_millis(),
        moved.as_millis(),
        flagged.as_millis()
    );
    store.close().await;
    served.kill().await;
    assert_eq!(home.complaints(), "");
}

/// Whether a server says that it is.
fn is_ready(address: &str) -> bool {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /health/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.starts_with("HTTP/1.1 200")
}

/// A match in which somebody's time runs.
struct Timed {
    kept: Kept,
    /// Who is to move.
    seat: Seat,
    /// Which of the people he is.
    person: usize,
    runs_out: Millis,
}

/// Everybody who plays.
struct People {
    address: String,
    all: Vec<(Client, Who)>,
    games: Games,
    dice: GameRng,
}

impl People {
    async fn come(address: &str) -> Self {
        let mut all = Vec::new();
        for n in 0..PEOPLE {
            let client = Client::guest(address, &format!("P{n}")).await.unwrap();
            let me = client.me().await.unwrap();
            let who = Who { player: me.player.parse().unwrap(), name: me.name, is_guest: me.guest };
            all.push((client, who));
        }
        let dice = GameRng::from_seed(&Seed::new([3; 32]));
        Self { address: address.to_owned(), all, games: Games::standard(), dice }
    }

    /// Puts matches into the store as a server would have written them.
    async fn begin(
        &mut self,
        store: &Arc<dyn Store>,
        n: usize,
        deadline: Option<Millis>,
    ) -> Vec<Timed> {
        let mut timed = Vec::new();
        let mut writing = JoinSet::new();
        for n in 0..n {
            let (new, seat, person, runs_out) = self.play(n, deadline);
            let store = Arc::clone(store);
            writing.spawn(async move {
                let kept = store.add_match(&new).await.unwrap();
                Timed { kept, seat, person, runs_out }
            });
            if writing.len() >= 500 {
                timed.extend(writing.join_next().await.map(Result::unwrap));
            }
        }
        timed.extend(writing.join_all().await);
        timed
    }

    /// Some moves of a match, the last of them not long ago; or so that time runs out at the deadline.
    fn play(&mut self, n: usize, deadline: Option<Millis>) -> (NewMatch, Seat, usize, Millis) {
        let (id, dice) = (client::new_id(), self.dice.clone());
        let elapsed = THOUGHT * i64::try_from(n % MOVES).unwrap();
        let mut journal = self.journal(n, &id, now().plus(-elapsed - THOUGHT));
        if let Some(deadline) = deadline {
            // The same once more, at other times.
            self.dice = dice;
            let early = deadline.since(journal.runs_out());
            journal = self.journal(n, &id, journal.began.plus(early));
        }
        let (seat, runs_out) = (journal.room.to_act()[0], journal.runs_out());
        let person = self.person(n, seat);
        (journal.new_match(), seat, person, runs_out)
    }

    /// Which of the people sits in a seat of a match.
    fn person(&self, n: usize, seat: Seat) -> usize {
        (2 * n + seat.index()) % self.all.len()
    }

    fn journal(&mut self, n: usize, id: &str, began: Millis) -> Journal {
        let game = ["ingenious", "green", "minigolf"][n % 3];
        let mut journal = Journal::open(&self.games, game, id, began);
        for seat in Seat::first(2) {
            let who = &self.all[self.person(n, seat)].1;
            let join = Do::Join { seat: Some(seat), entropy: None };
            journal.keep(&self.games, who, &join, began);
        }
        let mut at = began;
        for _ in 0..n % MOVES {
            let seat = journal.room.to_act()[0];
            let table = journal.room.table().expect("it has begun");
            let moves = table.legal_moves(seat);
            let mv = moves[self.dice.below(u32::try_from(moves.len()).unwrap()) as usize].clone();
            let (step, who) = (table.n_steps(), &self.all[self.person(n, seat)].1);
            at = at.plus(THOUGHT);
            journal.keep(&self.games, who, &Do::Move { step, backs: 0, mv }, at);
        }
        journal
    }

    /// Clocks are told as they must be.
    async fn look_at(&self, matches: &[Timed]) {
        for timed in matches {
            let client = self.all[timed.person].0.at(self.address.clone());
            let asked = now();
            let snapshot = client.snapshot(&timed.kept.id.to_string()).await.unwrap();
            let told = now();
            let clock = snapshot.turn.clocks[timed.seat.index()];
            let left = timed.runs_out.since(told)..=timed.runs_out.since(asked);
            assert!(clock.running && left.contains(&clock.left), "{clock:?}, not {left:?}");
        }
    }

    /// Makes a move. When it was acknowledged.
    async fn move_in(&self, timed: &Timed) -> Instant {
        let client = self.all[timed.person].0.at(self.address.clone());
        let id = timed.kept.id.to_string();
        let step = client.snapshot(&id).await.unwrap().turn.step;
        let mv = client.moves(&id).await.unwrap().swap_remove(0);
        client.play(&id, step, &mv).await.unwrap();
        Instant::now()
    }
}

impl Timed {
    async fn room(&self, store: &Arc<dyn Store>) -> (Room, Vec<Entry>) {
        let entries = store.entries(&self.kept, 0).await.unwrap();
        (Room::load(&Games::standard(), self.kept.clone(), &entries).unwrap(), entries)
    }

    /// Its time has run out: not too early, and for the right seat.
    async fn assert_lost(&self, store: &Arc<dyn Store>) {
        let (room, entries) = self.room(store).await;
        assert!(room.is_over());
        let is_loss = |entry: &&Entry| {
            let lost = Body::Lost { seat: self.seat, how: How::Time };
            serde_json::from_str::<Body>(&entry.kept.body).unwrap() == lost
        };
        let lost = entries.iter().find(is_loss).expect("his time ran out");
        assert!(lost.kept.at >= self.runs_out);
    }

    /// Its time runs on as if nothing had happened.
    async fn assert_kept(&self, store: &Arc<dyn Store>) {
        let (room, _) = self.room(store).await;
        assert_eq!((room.is_over(), room.alarm()), (false, Some(self.runs_out)));
        let left = room.turn(Viewer::Spectator, self.runs_out).clocks[self.seat.index()].left;
        assert_eq!(left, 0);
    }
}

/// A match as it is written, entry by entry.
struct Journal {
    room: Room,
    entries: Vec<NewEntry>,
    began: Millis,
}

impl Journal {
    fn open(games: &Games, game: &str, id: &str, began: Millis) -> Self {
        let kind = games.find(game).unwrap();
        let table = kind.open(&[], table::Dealer::Scripted).unwrap();
        // Nobody is away for long enough here: only clocks ring.
        let terms = Terms { clock: CLOCK, grace: 0, ..Terms::default() };
        let summary = Summary {
            status: Status::Open,
            is_public: false,
            alarm: None,
            players: Vec::new(),
            touched: began,
            outline: None,
        };
        let kept = Kept {
            number: 0,
            id: id.parse().unwrap(),
            game: game.to_owned(),
            rules_version: kind.rules_version(),
            options: table.options(),
            secret: [7; 32],
            terms: serde_json::to_string(&terms).unwrap(),
            made: began,
            summary,
        };
        let room = Room::load(games, kept, &[]).unwrap();
        Self { room, entries: Vec::new(), began }
    }

    fn keep(&mut self, games: &Games, who: &Who, wish: &Do, at: Millis) {
        let decision = self.room.decide(games, who, wish, at).unwrap();
        self.entries.extend(decision.new_entries());
        self.room.commit(decision);
    }

    fn runs_out(&self) -> Millis {
        self.room.alarm().expect("a clock runs")
    }

    fn new_match(self) -> NewMatch {
        let summary = self.room.summary();
        let kept = self.room.kept().clone();
        NewMatch {
            id: kept.id,
            game: kept.game,
            rules_version: kept.rules_version,
            options: kept.options,
            secret: kept.secret,
            terms: kept.terms,
            made: kept.made,
            maker: None,
            summary,
            entries: self.entries,
            daily: None,
        }
    }
}
