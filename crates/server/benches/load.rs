//! How many durable moves a server takes in a second, how long each takes, and what an idle socket costs:
//! `cargo bench -p server --bench load`.
//!
//! The server is a process of its own, with its usual settings but for the limits on one address: here everybody
//! comes from one. Two players at each table of mini golf pass in turn, each over a socket of his own; a move counts
//! when its player is told that it is durable. Words choose what is measured: `sqlite`, `postgres`, `idle`.
//! Then at a steady pace of 2,000 moves a second, for the latency of a server that is not at its end.
//!
//! Players and server share the cores, so the processor time of both is told for each move: what the server takes of it
//! says more than the wall, and does not change with whatever else the machine does.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "a benchmark measures time and prints it"
)]

use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::{Client, Live};
use postgres_for_tests::Postgres;
use protocol::{Do, NewMatch, Outcome, SeatPlan, Told, Turn};
use server::{Config, Rate, Server};
use tabletop::Seat;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use uuid::Uuid;

/// How long each row is measured.
const TIME: Duration = Duration::from_secs(5);
/// Sockets, two at each table.
const SOCKETS: [usize; 4] = [2, 40, 400, 1000];
/// Moves a second at the steady pace.
const STEADY: u32 = 2000;
/// Sockets that say nothing.
const IDLE: usize = 10_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    if let [word, place, address @ ..] = words.as_slice()
        && word == "serve"
    {
        return serve(Path::new(place), address.first().map(String::as_str));
    }
    let is_wanted = |name: &str| words.is_empty() || words.iter().any(|word| word == name);
    println!("store        sockets   pace      moves/s   p50 ms   p99 ms   server µs   players µs");
    if is_wanted("sqlite") {
        measure("SQLite", None);
    }
    if is_wanted("postgres") {
        let postgres = Postgres::start().unwrap();
        measure("PostgreSQL", Some(&postgres.new_database().unwrap()));
    }
    if is_wanted("idle") {
        idle();
    }
}

/// The server's process: it says where it listens and goes on until its input ends.
fn serve(folder: &Path, database: Option<&str>) {
    Runtime::new().unwrap().block_on(async {
        let store = store::open(database, folder).await.unwrap();
        let mut config = Config::default();
        let any = Rate::new(10_000_000, 10_000_000);
        (config.limits.connections, config.limits.connections_of_one) = (40_000, 40_000);
        (config.limits.requests, config.limits.costly, config.limits.messages) = (any, any, any);
        config.limits.messages_of_one = any;
        let running = Server::start(config, store).await.unwrap();
        println!("{}", running.address());
        std::io::stdout().flush().unwrap();
        let waiting = tokio::task::spawn_blocking(|| std::io::stdin().lock().lines().count());
        let _ = waiting.await;
        running.stop().await;
    });
}

/// A server's process and its folder; both are gone at the end.
struct Served {
    process: Child,
    folder: PathBuf,
    address: String,
}

impl Served {
    fn start(database: Option<&str>) -> Self {
        let folder = std::env::temp_dir().join(format!("load-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        let mut process = Command::new(std::env::current_exe().unwrap())
            .arg("serve")
            .arg(&folder)
            .args(database)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut address = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut address).unwrap();
        Self { process, folder, address: address.trim().to_owned() }
    }

    /// Kilobytes of memory that the process has.
    fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }
}

/// Processor time that a process has had, in hundredths of a second: what Linux counts in, whatever the machine.
fn processor_time(process: &str) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name may hold anything, so columns count from its end on: user and system time are the 14th and 15th.
    let columns = stat.rsplit_once(')').map_or("", |(_, columns)| columns);
    columns.split_whitespace().skip(11).take(2).filter_map(|it| it.parse::<u64>().ok()).sum()
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn measure(name: &str, database: Option<&str>) {
    let served = Served::start(database);
    Runtime::new().unwrap().block_on(async {
        for n_sockets in SOCKETS {
            row(name, &served, n_sockets, None).await;
        }
        row(name, &served, 400, Some(STEADY)).await;
    });
}

async fn row(name: &str, served: &Served, n_sockets: usize, steady: Option<u32>) {
    let n_tables = n_sockets / 2;
    // Two players at each table: so long passes between the moves of one of them.
    let pause =
        steady.map(|moves| Duration::from_secs(1) * u32::try_from(n_tables).unwrap() / moves);
    let mut seats = Vec::new();
    for _ in 0..n_tables {
        seats.extend(table(&served.address).await);
    }
    let process = served.process.id().to_string();
    let both = [process.as_str(), "self"];
    let before = both.map(processor_time);
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for seat in seats {
        playing.spawn(seat.play_until(start + TIME, pause));
    }
    let mut times: Vec<Duration> = playing.join_all().await.concat();
    let seconds = start.elapsed().as_secs_f64();
    let after = both.map(processor_time);
    let micros = |i: usize| (after[i] - before[i]) as f64 * 10_000.0 / times.len() as f64;
    let (of_server, of_players) = (micros(0), micros(1));
    times.sort_unstable();
    let millis = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1000.0;
    let pace = steady.map_or_else(|| "full".to_owned(), |moves| format!("{moves}/s"));
    println!(
        "{name:<12} {n_sockets:>7}   {pace:<8} {:>8.0} {:>8.2} {:>8.2} {of_server:>11.0} {of_players:>12.0}",
        times.len() as f64 / seconds,
        millis(50),
        millis(99),
    );
}

/// Somebody with a seat, and what he has heard last.
struct Seated {
    id: String,
    live: Live,
    seat: Seat,
    turn: Turn,
}

/// Two players at a table of mini golf, their lands chosen.
async fn table(address: &str) -> [Seated; 2] {
    let players = [
        Client::guest(address, "Ada").await.unwrap(),
        Client::guest(address, "Bob").await.unwrap(),
    ];
    let new = NewMatch {
        game: "minigolf".into(),
        options: [("seats".to_owned(), "2".to_owned())].into(),
        seats: vec![SeatPlan::Me, SeatPlan::Open],
        terms: protocol::Terms::default(),
        entropy: None,
        commitment: None,
    };
    let id = players[0].create(&new).await.unwrap().id;
    players[1].join(&id, Some(Seat::new(1))).await.unwrap();
    let mut seated = Vec::new();
    for (player, seat) in players.iter().zip(Seat::first(2)) {
        let snapshot = player.snapshot(&id).await.unwrap();
        let land = snapshot.view.as_ref().unwrap()["courses"][seat.index()]["dealt"][0].clone();
        let step = snapshot.turn.step;
        player.play(&id, step, &format!("land {}", land.as_str().unwrap())).await.unwrap();
        let live = player.live(&id, None).await.unwrap();
        seated.push(Seated { id: id.clone(), live, seat, turn: Turn::default() });
    }
    seated.try_into().unwrap_or_else(|_| unreachable!("two players"))
}

impl Seated {
    /// Passes whenever it is his turn. Returns how long each move took to be durable.
    async fn play_until(mut self, end: Instant, pause: Option<Duration>) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut next = Instant::now();
        while Instant::now() < end {
            while !self.turn.to_act.contains(&self.seat) {
                let told = tokio::time::timeout_at(end.into(), self.live.next()).await;
                match told {
                    Ok(told) => self.hear(told.unwrap().unwrap()),
                    Err(_) => return times,
                }
            }
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                // Of each table's moves he makes every second one. Who is late does not hurry afterwards.
                next = Instant::now().max(next) + 2 * pause;
            }
            let sent = Instant::now();
            let wish = Do::Move { step: self.turn.step, backs: 0, mv: "pass".into() };
            let done = self.live.wish(wish).await.unwrap();
            assert!(matches!(done, Outcome::Done { .. }), "{done:?}");
            times.push(sent.elapsed());
            self.turn.to_act.clear();
        }
        times
    }

    fn hear(&mut self, told: Told) {
        match told {
            Told::Snapshot(snapshot) => self.turn = snapshot.turn,
            Told::Update(update) => self.turn = update.turn,
            Told::Reply(_) => {}
        }
    }
}

/// Opens many sockets to one table and leaves them alone.
fn idle() {
    let served = Served::start(None);
    Runtime::new().unwrap().block_on(async {
        let seated = table(&served.address).await;
        let id = &seated[0].id;
        let before = served.memory();
        let mut sockets = Vec::new();
        let looker = Client::guest(&served.address, "Eve").await.unwrap();
        let start = Instant::now();
        for _ in 0..IDLE {
            match looker.live(id, None).await {
                Ok(live) => sockets.push(live),
                Err(error) => {
                    println!("no more sockets after {}: {error}", sockets.len());
                    break;
                }
            }
        }
        let grown = served.memory().saturating_sub(before);
        println!(
            "idle sockets: {} open after {:.1} s, {:.1} kB each, {} MB in all",
            sockets.len(),
            start.elapsed().as_secs_f64(),
            grown as f64 / sockets.len().max(1) as f64,
            served.memory() / 1000,
        );
        let answered = Instant::now();
        looker.snapshot(id).await.unwrap();
        println!("a snapshot among them took {:.1} ms", answered.elapsed().as_secs_f64() * 1000.0);
    });
}
