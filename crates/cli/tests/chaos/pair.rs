//! Two servers on one database, players of one match at different ones, and one of them dies.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Live};
use protocol::{Clock, Do, NewMatch, News, SeatPlan, Terms, Told};
use server::room::{Body, How};
use store::Store;
use tabletop::Seat;

use super::club::{Club, now};
use super::evidence;
use super::home::Home;
use super::player::{Manner, Player};

/// Nothing here takes longer.
const LONG: Duration = Duration::from_mins(2);

/// A bot of the server that dies would wait for an hour: what bots do, they do at the other one.
const HOUR: [&str; 2] = ["--bot-pause", "3600000"];
const AT_ONCE: [&str; 2] = ["--bot-pause", "0"];

#[tokio::test]
async fn what_a_killed_server_was_responsible_for_goes_on_at_the_other() {
    let home = Home::postgres();
    let (mut a, mut b) = (home.serve(&HOUR), home.serve(&AT_ONCE));
    let (at_a, at_b) = (a.address(&home).await, b.address(&home).await);
    let store = home.store().await;
    // Two who play, each at a server of his own, with a bot between them.
    let (here, there) = (Arc::new(Club::new(1)), Arc::new(Club::new(2)));
    here.move_to(Some(at_a.clone()));
    there.move_to(Some(at_b.clone()));
    let [ada, bo] = [guest(&at_a, "Ada").await, guest(&at_b, "Bo").await];
    let seats = [SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot(1)];
    let id = begin(&ada, &bo, &new_match(&seats, Terms::default())).await;
    let player = |club: &Arc<Club>, client: &Client, seat: Seat| {
        let dice = club.dice(seat.number().into());
        Player::new(club, client.clone(), &id, Some(seat), Manner::Eager, dice)
    };
    let (first, second) = (player(&here, &ada, Seat::new(0)), player(&there, &bo, Seat::new(1)));
    let death = async {
        let mut sent = here.sent.subscribe();
        sent.wait_for(|n| *n >= 4).await.expect("he plays");
        let leaver = Leaver::sit(&at_a, &at_b).await;
        let thinker = bot_to_move(&at_a).await;
        let timed = clock_to_run_out(&at_a).await;
        // In the middle of a move: what Ada has sent has no answer yet, perhaps.
        let n_sent = *sent.borrow_and_update();
        sent.wait_for(|n| *n > n_sent).await.expect("he plays");
        a.kill().await;
        let died = now();
        here.move_to(Some(at_b.clone()));
        bot_moves(store.as_ref(), &thinker).await;
        flag_falls(store.as_ref(), &timed, died).await;
        leaver.see_him_replaced_and_back(&at_b).await;
    };
    let all = async { tokio::join!(first.play(), second.play(), death) };
    let (one, two, ()) = tokio::time::timeout(LONG, Box::pin(all)).await.expect("it goes on");
    let found = evidence::examine(store.as_ref(), &[one, two]).await;
    assert_eq!(found.lost, Vec::<String>::new());
    store.close().await;
    b.kill().await;
    home.check_log().await;
    assert_eq!(home.complaints(), "");
}

async fn guest(address: &str, name: &str) -> Client {
    Client::guest(address, name).await.unwrap()
}

/// A match of Ingenious in which seat 0 begins.
fn new_match(seats: &[SeatPlan], terms: Terms) -> NewMatch {
    let words = [("seats".to_owned(), seats.len().to_string()), ("start".into(), "0".into())];
    let (game, options) = ("ingenious".to_owned(), words.into());
    NewMatch { game, options, seats: seats.to_vec(), terms, entropy: None, commitment: None }
}

async fn begin(maker: &Client, guest: &Client, new: &NewMatch) -> String {
    let made = maker.create(new).await.unwrap();
    guest.join(&made.id, None).await.unwrap();
    made.id
}

/// A match that only this server has seen, in which a bot is to move.
async fn bot_to_move(address: &str) -> String {
    let eve = guest(address, "Eve").await;
    let new = new_match(&[SeatPlan::Me, SeatPlan::Bot(1)], Terms::default());
    let made = eve.create(&new).await.unwrap();
    let step = eve.snapshot(&made.id).await.unwrap().turn.step;
    let mv = eve.moves(&made.id).await.unwrap().swap_remove(0);
    eve.play(&made.id, step, &mv).await.unwrap();
    made.id
}

/// A match that only this server has seen, in which a clock runs.
async fn clock_to_run_out(address: &str) -> String {
    let (cleo, dan) = (guest(address, "Cleo").await, guest(address, "Dan").await);
    let clock = Clock { per_move: Some(4), ..Clock::default() };
    let terms = Terms { clock, ..Terms::default() };
    begin(&cleo, &dan, &new_match(&[SeatPlan::Me, SeatPlan::Open], terms)).await
}

/// The other server has found the bot that was to move, though nobody has asked it to look.
async fn bot_moves(store: &dyn Store, id: &str) {
    let is_bots = |body: &Body| matches!(body, Body::Step { line, .. } if line.starts_with("1\t"));
    wait_for(store, id, |bodies| bodies.iter().any(|(_, body)| is_bots(body))).await;
}

/// The other server has seen the flag fall, neither too early nor never.
async fn flag_falls(store: &dyn Store, id: &str, died: store::Millis) {
    let has_ended = |body: &Body| matches!(body, Body::Ended { how: How::Time, .. });
    let bodies = wait_for(store, id, |all| all.iter().any(|(_, body)| has_ended(body))).await;
    let at = |is_it: fn(&Body) -> bool| bodies.iter().rfind(|(_, body)| is_it(body)).unwrap().0;
    let began = at(|body| matches!(body, Body::Step { .. } | Body::Began { .. }));
    let ended = at(|body| matches!(body, Body::Ended { .. }));
    assert!(ended >= died && ended.since(began) >= 4000);
}

/// The journal of a match, as soon as something holds of it. Servers announce what they have written.
async fn wait_for(
    store: &dyn Store,
    id: &str,
    holds: impl Fn(&[(store::Millis, Body)]) -> bool,
) -> Vec<(store::Millis, Body)> {
    let kept = store.find_match(id.parse().unwrap()).await.unwrap().unwrap();
    loop {
        let entries = store.entries(&kept, 0).await.unwrap();
        let body = |entry: &store::Entry| serde_json::from_str(&entry.kept.body).unwrap();
        let bodies: Vec<_> = entries.iter().map(|it| (it.kept.at, body(it))).collect();
        if holds(&bodies) {
            return bodies;
        }
        store.heard().await.unwrap();
    }
}

/// Somebody who does not come back at once, and who waits for him.
struct Leaver {
    finn: Client,
    gus: Live,
    id: String,
}

impl Leaver {
    async fn sit(at_a: &str, at_b: &str) -> Self {
        let (finn, gus) = (guest(at_a, "Finn").await, guest(at_b, "Gus").await);
        let terms = Terms { grace: 1, ..Terms::default() };
        let new = new_match(&[SeatPlan::Me, SeatPlan::Open], terms);
        let id = begin(&finn, &gus, &new).await;
        let gus = gus.live(&id, None).await.unwrap();
        Self { finn, gus, id }
    }

    /// A bot plays for him, until he comes back at the other server.
    async fn see_him_replaced_and_back(mut self, at_b: &str) {
        self.hear(
            |news| matches!(news, News::Seat(it) if it.seat == Seat::new(0) && it.bot.is_some()),
        )
        .await;
        self.hear(|news| matches!(news, News::Step { .. })).await;
        let finn = self.finn.at(at_b);
        finn.wish(&self.id, Do::Say { text: "here I am".into() }).await.unwrap();
        let seat = finn.snapshot(&self.id).await.unwrap().info.seats[0].clone();
        assert_eq!((seat.bot, seat.away), (None, false));
    }

    async fn hear(&mut self, is_it: impl Fn(&News) -> bool) {
        loop {
            let told = self.gus.next().await.unwrap().expect("the line is open");
            if let Told::Update(update) = told
                && update.news.iter().any(&is_it)
            {
                return;
            }
        }
    }
}
