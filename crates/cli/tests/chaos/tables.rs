//! Who plays what: the load.

use std::sync::Arc;

use client::Client;
use protocol::{Clock, Code, Do, NewMatch, SeatPlan, Terms};
use tabletop::Seat;
use tokio::task::JoinSet;

use super::club::Club;
use super::player::{Manner, Player, Record};

/// One table, at which one match follows the other.
pub(crate) struct Plan {
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: &'static [SeatPlan],
    clock: Clock,
    /// Whether results count: then everybody has an account.
    is_rated: bool,
    manner: Manner,
}

const NO_CLOCK: Clock = Clock { per_move: None, per_match: None, increment: 0 };
const HOUR: Clock = Clock { per_move: None, per_match: Some(3600), increment: 2 };
const SECOND: Clock = Clock { per_move: Some(1), per_match: None, increment: 0 };

const ME: SeatPlan = SeatPlan::Me;
const OPEN: SeatPlan = SeatPlan::Open;
const BOT: SeatPlan = SeatPlan::Bot(1);

const USUAL: Plan = Plan {
    game: "ingenious",
    options: &[],
    seats: &[ME, OPEN],
    clock: NO_CLOCK,
    is_rated: false,
    manner: Manner::Eager,
};

/// All tables. Every game, alone and in company, against people and bots and between bots; with clocks that are long
/// or too short; with results that count.
pub(crate) const TABLES: [Plan; 11] = [
    Plan { clock: HOUR, ..USUAL },
    Plan { options: &[("seats", "3")], seats: &[ME, BOT, OPEN], ..USUAL },
    Plan { options: &[("mode", "solo")], seats: &[ME], ..USUAL },
    Plan { game: "green", clock: HOUR, ..USUAL },
    Plan { game: "green", options: &[("seats", "3")], seats: &[BOT, ME, OPEN], ..USUAL },
    Plan { game: "minigolf", ..USUAL },
    Plan { game: "minigolf", seats: &[ME, BOT], clock: HOUR, ..USUAL },
    Plan { seats: &[BOT, BOT], ..USUAL },
    Plan { clock: HOUR, manner: Manner::Slow, ..USUAL },
    Plan { clock: SECOND, manner: Manner::Asleep, ..USUAL },
    Plan { game: "pips", is_rated: true, ..USUAL },
];

impl Plan {
    fn new_match(&self) -> NewMatch {
        let word = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        NewMatch {
            game: self.game.to_owned(),
            options: self.options.iter().map(word).collect(),
            seats: self.seats.to_vec(),
            terms: Terms { clock: self.clock, rated: self.is_rated, ..Terms::default() },
            entropy: None,
            commitment: None,
        }
    }

    fn n_people(&self) -> usize {
        self.seats.iter().filter(|seat| !matches!(seat, SeatPlan::Bot(_))).count()
    }
}

/// Plays one match after the other at a table, until the club closes.
pub(crate) async fn play(club: Arc<Club>, number: u64) {
    let plan = &TABLES[usize::try_from(number).expect("there are few tables")];
    let mut people = Vec::new();
    // Where only bots play, somebody makes the match and looks on.
    for n in 0..plan.n_people().max(1) {
        people.push(somebody(&club, plan, &format!("P{number}-{n}")).await);
    }
    let mut n_matches = 0;
    while !club.is_closing() {
        n_matches += 1;
        one_match(&club, plan, &people, number + 1000 * n_matches).await;
    }
}

async fn somebody(club: &Club, plan: &Plan, name: &str) -> Client {
    let stranger = Client::stranger("");
    if !plan.is_rated {
        return club.insist(&stranger, async |at| Client::guest(at.address(), name).await).await;
    }
    let password = "correct horse battery";
    let account = async |at: Client| match at.account(name, password).await {
        // It was made, and the server died before it said so.
        Err(error) if error.code() == Some(Code::NameTaken) => at.log_in(name, password).await,
        made => made,
    };
    club.insist(&stranger, account).await
}

async fn one_match(club: &Arc<Club>, plan: &Plan, people: &[Client], dice: u64) {
    let new = plan.new_match();
    // If the server dies before it answers, there may be a match that nobody ever joins.
    let made = club.insist(&people[0], async |at| at.create(&new).await).await;
    let mut players = Vec::new();
    for (n, person) in people.iter().enumerate() {
        let seat = if n == 0 { made.seat } else { Some(join(club, person, &made.id).await) };
        let dice = club.dice(dice * 10 + n as u64);
        let player = Player::new(club, person.clone(), &made.id, seat, plan.manner, dice);
        players.push(player);
    }
    for record in all_play(players).await {
        club.hand_in(record);
    }
}

/// Takes a free seat, once, however often it has to be said.
async fn join(club: &Club, person: &Client, id: &str) -> Seat {
    let wish = Do::Join { seat: None, entropy: Some(client::new_id()) };
    let command = protocol::Command { id: client::new_id(), wish };
    let joined = async |at: Client| {
        let reply = at.command(id, &command).await?;
        reply.result.done().map_err(client::ClientError::Refused)
    };
    match club.insist(person, joined).await {
        protocol::Outcome::Joined(joined) => joined.seat,
        other => panic!("{other:?}"),
    }
}

/// Lets all of them play at once.
async fn all_play(all: Vec<Player>) -> Vec<Record> {
    let mut tasks = JoinSet::new();
    for each in all {
        tasks.spawn_local(each.play());
    }
    tasks.join_all().await
}
