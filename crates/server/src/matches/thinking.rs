//! Bots at online tables: they think on threads of their own, a few at a time, and never longer than agreed.

use table::{Advice, BotKind, Budget, Level, Limits, Table};
use tabletop::{Seat, Seed};

use super::{Matches, random_bytes};
use crate::clock;

/// What a bot has decided.
pub(super) struct Thought {
    pub(super) seat: u8,
    pub(super) step: usize,
    pub(super) mv: String,
}

/// A bot of this level decides for a seat; where nobody looks on, behind those that somebody waits for.
/// Nothing, if the server stops.
pub(super) fn think(
    matches: &Matches,
    table: Box<dyn Table>,
    seat: u8,
    level: u8,
    is_watched: bool,
) -> impl Future<Output = Option<Thought>> + use<> {
    let step = table.n_steps();
    let kind = Level::new(level).map_or(BotKind::Greedy, BotKind::Level);
    let pace = &matches.0.pace;
    let (pause, time) = (pace.bot_pause, pace.bot_time);
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
        let (advice, ()) = tokio::join!(advice, tokio::time::sleep(pause));
        Some(Thought { seat, step, mv: advice?.mv })
    }
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
        // A panic of a bot is logged by the runtime; its seat is asked again when the match goes on.
        thought.await.ok().flatten()
    }
}
