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
    pub(super) seat: u8,
    pub(super) point: Point,
    /// Nothing, if even a move by chance could not be found.
    pub(super) mv: Option<String>,
}

/// A bot of this level decides for a seat; where nobody looks on, behind those that somebody waits for.
/// If it fails, chance does.
pub(super) fn think(
    matches: &Matches,
    table: Box<dyn Table>,
    point: Point,
    seat: u8,
    level: u8,
    is_watched: bool,
) -> impl Future<Output = Thought> + use<> {
    let kind = Level::new(level).map_or(BotKind::Greedy, BotKind::Level);
    let pace = &matches.0.pace;
    let (pause, time) = (sleep(pace.bot_pause), pace.bot_time);
    let pause = matches.0.stop.clone().run_until_cancelled_owned(pause);
    let (instead, stop) = (table.boxed_clone(), matches.0.stop.clone());
    let advice = advise(matches, table, seat, kind, Budget::Time(time));
    let unwatched = (!is_watched).then(|| matches.0.unwatched.clone());
    let advice = async move {
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
async fn any_move(table: Box<dyn Table>, seat: u8) -> Option<String> {
    tracing::error!(game = table.game(), seat, "a bot has failed: chance moves for it");
    let chosen = tokio::task::spawn_blocking(move || {
        let mut moves = table.legal_moves(Seat::new(seat));
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
    seat: u8,
) -> impl Future<Output = Option<Advice<String>>> + use<> {
    advise(matches, table, seat, BotKind::Strong, Budget::HINT)
}

fn advise(
    matches: &Matches,
    table: Box<dyn Table>,
    seat: u8,
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
            let advice = table.advise(Seat::new(seat), kind, &limits, &Seed::new(random_bytes()));
            drop(permit);
            advice.ok()
        });
        // A panic of a bot stays in its thread.
        thought.await.ok().flatten()
    }
}
