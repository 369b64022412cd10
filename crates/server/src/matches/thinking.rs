//! Bots at online tables: they think on threads of their own, a few at a time, and never longer than agreed.
//! Whatever befalls a bot, its match hears of it: nobody waits for a bot that will never move.

use table::{Advice, BotKind, Budget, Level, Limits, Table};
use tabletop::{GameRng, Seat, Seed, Stream};
use tokio::time::sleep;

use super::{Matches, random_bytes};
use crate::clock;
use crate::room::Point;

/// What a bot has decided.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) point: Point,
    /// Nothing, if even a move by chance could not be found.
    pub(super) mv: Option<String>,
}

/// What a bot is asked.
pub(super) struct Question {
    pub(super) table: Box<dyn Table>,
    pub(super) point: Point,
    pub(super) seat: Seat,
    /// How strong it is; nothing, if chance is to decide instead.
    pub(super) level: Option<u8>,
    /// Whether somebody waits for it.
    pub(super) is_watched: bool,
}

/// A bot decides for a seat; where nobody looks on, behind those that somebody waits for. If it fails, chance does.
pub(super) fn think(
    matches: &Matches,
    question: Question,
) -> impl Future<Output = Thought> + use<> {
    let Question { table, point, seat, level, is_watched } = question;
    let pace = &matches.0.pace;
    let (pause, time) = (sleep(pace.bot_pause), pace.bot_time);
    let pause = matches.0.stop.clone().run_until_cancelled_owned(pause);
    let (instead, stop) = (table.boxed_clone(), matches.0.stop.clone());
    let kind = level.and_then(Level::new).map(BotKind::Level);
    let advice = kind.map(|kind| advise(matches, table, seat, kind, Budget::Time(time)));
    let unwatched = (!is_watched).then(|| matches.0.unwatched.clone());
    let advice = async move {
        let advice = advice?;
        let _place = match unwatched {
            Some(places) => Some(places.acquire_owned().await.ok()?),
            None => None,
        };
        advice.await
    };
    async move {
        let (advice, _) = tokio::join!(advice, pause);
        let mv = match advice {
            Some(advice) => Some(advice.mv),
            // Nothing is played any more when the server stops.
            None if stop.is_cancelled() => None,
            None => any_move(instead, seat).await,
        };
        Thought { seat, point, mv }
    }
}

/// Some legal move, if one can be found.
async fn any_move(table: Box<dyn Table>, seat: Seat) -> Option<String> {
    tracing::error!(
        game = table.game(),
        seat = seat.number(),
        "a bot has failed: chance moves for it"
    );
    let chosen = tokio::task::spawn_blocking(move || {
        let mut moves = table.legal_moves(seat);
        let n_moves = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
        let mut rng = GameRng::derive(&Seed::new(random_bytes()), Stream::Bot, 0);
        Some(moves.swap_remove(rng.below(n_moves) as usize))
    });
    chosen.await.ok().flatten()
}

/// The best move that can be found in a moment, and why.
pub(super) fn hint(
    matches: &Matches,
    table: Box<dyn Table>,
    seat: Seat,
) -> impl Future<Output = Option<Advice<String>>> + use<> {
    advise(matches, table, seat, BotKind::Strong, Budget::HINT)
}

fn advise(
    matches: &Matches,
    table: Box<dyn Table>,
    seat: Seat,
    kind: BotKind,
    budget: Budget,
) -> impl Future<Output = Option<Advice<String>>> + use<> {
    let (thinkers, stop) = (matches.0.thinkers.clone(), matches.0.stop.clone());
    async move {
        let permit = thinkers.acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let began = clock::begin();
            let clock = move || began.elapsed();
            let is_called_off = || stop.is_cancelled();
            let limits = Limits::new(budget).with_clock(&clock).until(&is_called_off);
            let advice = table.advise(seat, kind, &limits, &Seed::new(random_bytes()));
            drop(permit);
            advice.ok()
        });
        // A panic of a bot stays in its thread.
        thought.await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use store::Sqlite;
    use table::{Dealer, Games};
    use tokio::sync::mpsc;

    use super::super::Pace;
    use super::*;

    #[tokio::test]
    async fn bots_that_nobody_waits_for_let_the_others_pass() {
        let pace = Pace {
            bot_pause: Duration::ZERO,
            bot_time: Duration::from_millis(5),
            thinkers: 1,
            ..Pace::default()
        };
        let store = Arc::new(Sqlite::in_memory().await.unwrap());
        let matches = Matches::start(Games::standard(), store, pace);
        let table = table::find("pips").unwrap();
        let table = table.open(&[("seats", "2")], Dealer::Seeded(Seed::from(1))).unwrap();
        let (done, mut order) = mpsc::unbounded_channel();
        let ask = |seat: Seat, is_watched: bool| {
            let point = Point { step: table.n_steps(), backs: 0 };
            let table = table.boxed_clone();
            let question = Question { table, point, seat, level: Some(1), is_watched };
            let (thought, done) = (think(&matches, question), done.clone());
            tokio::spawn(async move { done.send(thought.await.seat).unwrap() });
        };
        // One of those that nobody waits for thinks already.
        let thinks = matches.0.unwatched.clone().acquire_owned().await.unwrap();
        ask(Seat::new(0), false);
        tokio::task::yield_now().await;
        ask(Seat::new(1), true);
        assert_eq!(order.recv().await, Some(Seat::new(1)), "it came second, and went first");
        drop(thinks);
        assert_eq!(order.recv().await, Some(Seat::new(0)), "nobody is forgotten");
        matches.stop().await;
    }
}
