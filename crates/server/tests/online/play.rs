//! Whole matches.

use client::{Client, Live};
use protocol::{Code, Do, How, News, SeatPlan, Terms, Told};
use tabletop::{Seat, Viewer};

use super::house::{House, first, new_match, news, options_for, play_any, until};

/// Which options a game is played with here, and by how many.
const MATCHES: &[(&str, u8)] = &[
    ("pips", 2),
    ("pips", 3),
    ("ingenious", 2),
    ("ingenious", 1),
    ("green", 2),
    ("green", 3),
    ("minigolf", 2),
];

#[tokio::test]
async fn seats_and_a_spectator_play_whole_matches_of_every_game_over_sockets() {
    let house = House::open().await;
    for &(game, n_seats) in MATCHES {
        whole_match(&house, game, n_seats).await;
    }
    house.stop().await;
}

async fn whole_match(house: &House, game: &str, n_seats: u8) {
    let (players, id) = made(house, game, n_seats).await;
    let mut spectator = house.stranger().live(&id, None).await.unwrap();
    let before = first(&mut spectator).await;
    assert_eq!(before.viewer, Viewer::Spectator);
    for player in &players[1..] {
        player.join(&id, None).await.unwrap();
    }
    let step = played(game, &players, &id).await;
    let steps = heard(&mut spectator).await;
    assert_eq!(steps, (before.turn.step + 1..=step).collect::<Vec<_>>(), "{game}");
    let snapshot = players[0].snapshot(&id).await.unwrap();
    let ended = snapshot.info.ended.unwrap();
    assert_eq!((ended.how, ended.ranks.len()), (How::Played, usize::from(n_seats)));
    let log = house.stranger().log(&id).await.unwrap();
    let checked = table::Games::standard().check(&log, None);
    assert!(checked.faults.is_empty(), "{game}: {:?}", checked.faults);
    // Nothing more can be done.
    let late = players[0].play(&id, snapshot.turn.step, "x").await.unwrap_err();
    assert_eq!(late.code(), Some(Code::Over));
}

/// So many players, and the match that the first of them has made and sits at.
async fn made(house: &House, game: &str, n_seats: u8) -> (Vec<Client>, String) {
    let options = options_for(game, n_seats);
    let options: Vec<(&str, &str)> =
        options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let mut players: Vec<Client> = Vec::new();
    for n in 0..n_seats {
        players.push(house.guest(&format!("P{n}")).await);
    }
    let new = new_match(game, &options, &[SeatPlan::Me], Terms::default());
    let made = players[0].create(&new).await.unwrap();
    assert_eq!(made.seat, Some(Seat::new(0)));
    (players, made.id)
}

/// Plays to the end, each player over a socket. How many steps it took.
async fn played(game: &str, players: &[Client], id: &str) -> usize {
    let mut lives: Vec<Live> = Vec::new();
    for player in players {
        lives.push(player.live(id, None).await.unwrap());
    }
    let mut step = 0;
    for (seat, live) in lives.iter_mut().enumerate() {
        let snapshot = first(live).await;
        assert_eq!(snapshot.viewer.to_string(), format!("seat:{seat}"));
        assert!(snapshot.info.begun && snapshot.view.is_some());
        step = snapshot.turn.step;
    }
    let mut n = 0;
    let mut to_act = players[0].snapshot(id).await.unwrap().turn.to_act;
    while let Some(&seat) = to_act.first() {
        n += 1;
        let live = &mut lives[seat.index()];
        let next = play_any(live, step, n * 7).await;
        (to_act, step) = next.unwrap_or_else(|| panic!("{game}: not the turn of seat {seat}"));
    }
    assert!(n > 2, "{game} took {n} moves");
    step
}

/// The steps that a spectator hears of until the end.
async fn heard(spectator: &mut Live) -> Vec<usize> {
    let mut steps = Vec::new();
    let ended = until(spectator, |told| {
        let mut ended = None;
        for it in news(told) {
            match it {
                News::Step { step, .. } => steps.push(*step),
                News::Ended(it) => ended = Some(it.clone()),
                _ => {}
            }
        }
        ended
    });
    assert_eq!(ended.await.secret.len(), 64);
    steps
}

#[tokio::test]
async fn a_whole_match_is_played_over_http_alone() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let players = [ada, bo];
    let mut n = 0;
    loop {
        let snapshot = players[0].snapshot(&id).await.unwrap();
        let Some(&seat) = snapshot.turn.to_act.first() else { break };
        let player = &players[seat.index()];
        let moves = player.moves(&id).await.unwrap();
        let waits = {
            let (other, id, since) =
                (players[1 - seat.index()].clone(), id.clone(), snapshot.number);
            tokio::spawn(async move { other.updates(&id, since, 20).await.unwrap() })
        };
        let number = player.play(&id, snapshot.turn.step, &moves[n % moves.len()]).await.unwrap();
        let Told::Update(update) = waits.await.unwrap() else { panic!("only news were missed") };
        assert_eq!((update.since, update.number), (snapshot.number, number));
        n += 1;
    }
    let lines = players[1].mine().await.unwrap();
    assert_eq!(lines.len(), 1);
    assert!(
        lines[0].info.ended.is_some() && !lines[0].my_turn && lines[0].seat == Some(Seat::new(1))
    );
    players[0].wish(&id, Do::Say { text: "thanks!".into() }).await.unwrap();
    house.stop().await;
}
