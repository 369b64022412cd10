//! Who plays: name, colour and pattern, whose turn it is, how long they have.

use std::time::Duration;

use leptos::prelude::*;
use tabletop::Seat;

use crate::session::{Seen, Session, Sitter};
use crate::tables::words;
use crate::{browser, t};

/// Everybody at the table.
#[component]
pub(crate) fn Players(session: Session) -> impl IntoView {
    let grace = Memo::new(move |_| session.about.read().grace);
    let rows = move || {
        let seen = session.seen();
        // A bot comes only for somebody whom another waits for.
        let is_waited_for = seen.sitters.iter().any(|it| it.is_person && !it.is_away);
        let grace = grace.get().filter(|_| is_waited_for);
        let row = |seat| row(session, &seen, seat, grace);
        Seat::first(seen.table.n_seats()).map(row).collect_view()
    };
    view! { <ul class="players" aria-label=t!("players")>{rows}</ul> }
}

fn row(session: Session, seen: &Seen, seat: Seat, grace: Option<u32>) -> impl IntoView + use<> {
    let is_turn = seen.to_act.contains(&seat);
    let state = seen.sitter(seat).map(|sitter| state(sitter, grace)).unwrap_or_default();
    let total = seen.standings.iter().find(|it| it.seat == seat).map(|it| it.total);
    view! {
        <li class="player" class:turn=is_turn>
            <Badge seat=seat.number() name=seen.name(seat) />
            <span class="who"><span lang=seen.lang(seat)>{seen.who(seat)}</span><small>{state}</small></span>
            {is_turn.then(|| view! { <span class="for-readers">{t!("to-move")}</span> })}
            <ClockFace session seat />
            {total.map(|n| view! { <span class="total" title=t!("points", n = n)>{words::plain(n)}</span> })}
        </li>
    }
}

/// Whether somebody is there, and what plays for him if he is not.
fn state(sitter: &Sitter, grace: Option<u32>) -> String {
    match sitter.level {
        Some(level) if !sitter.is_person => t!("level-n", n = level),
        Some(level) if sitter.is_away => t!("away-bot-plays", n = level),
        Some(level) => t!("bot-plays", n = level),
        None if sitter.is_away => away(grace),
        None => String::new(),
    }
}

/// Whoever waits for somebody wants to know for how long.
fn away(grace: Option<u32>) -> String {
    grace.map_or_else(|| t!("away"), |seconds| t!("away-until-bot", n = seconds))
}

/// A player's colour, pattern and initial: colour is never alone.
#[component]
pub(crate) fn Badge(seat: u8, name: String) -> impl IntoView {
    view! { <span class=format!("badge seat-{seat}") aria-hidden="true">{initial(seat, &name)}</span> }
}

/// What a player is known by in one letter. Players who are called by their number, as bots and guests are, have that.
pub(crate) fn initial(seat: u8, name: &str) -> String {
    let number = (seat + 1).to_string();
    let before = name.strip_suffix(&number);
    if before.is_some_and(|it| !it.ends_with(|c: char| c.is_ascii_digit())) {
        return number;
    }
    name.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default()
}

#[component]
fn ClockFace(session: Session, seat: Seat) -> impl IntoView {
    let ticks = RwSignal::new(0_u32);
    let tick = move || {
        ticks.try_update(|n| *n += 1);
    };
    let handle = set_interval_with_handle(tick, Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    move || {
        ticks.track();
        let clock = session.clocks.read().get(seat.index()).copied()?;
        let passed = if clock.is_running { browser::now() - clock.at } else { 0.0 };
        let left = ((clock.left - passed).max(0.0) / 1000.0).floor();
        Some(view! { <span class="clock" class:running=clock.is_running>{clock_text(left)}</span> })
    }
}

fn clock_text(seconds: f64) -> String {
    // An hour that has begun counts: three days are three when they begin, and not two.
    let hours = (seconds / 3600.0).ceil();
    if hours >= 48.0 {
        return days_text((hours / 24.0).floor(), hours % 24.0);
    }
    let (minutes, rest) = ((seconds / 60.0).floor(), seconds % 60.0);
    let two_digits = |n: f64| format!("{n:02.0}");
    if minutes >= 60.0 {
        let (hours, minutes) = ((minutes / 60.0).floor(), two_digits(minutes % 60.0));
        return t!("clock-hours", hours = hours, minutes = minutes, seconds = two_digits(rest));
    }
    t!("clock-minutes", minutes = minutes, seconds = two_digits(rest))
}

fn days_text(days: f64, hours: f64) -> String {
    if hours > 0.0 {
        t!("clock-days-hours", days = days, hours = hours)
    } else {
        t!("days", n = days)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_are_called_alike_are_known_by_their_number() {
        for id in ["bot-name", "guest-name", "player-n"] {
            assert_eq!(initial(1, &t!(id, number = 2)), "2");
        }
        for name in ["ada", "ada 1", "ada 12"] {
            assert_eq!(initial(1, name), "A");
        }
    }

    #[test]
    fn three_days_are_three_days_when_they_begin() {
        const DAY: f64 = 24.0 * 3600.0;
        let clock = |days: f64, hours: f64| t!("clock-days-hours", days = days, hours = hours);
        for (left, shown) in [
            (3.0 * DAY, t!("days", n = 3)),
            (3.0 * DAY - 1.0, t!("days", n = 3)),
            (3.0 * DAY - 3600.0, clock(2.0, 23.0)),
            (2.0 * DAY + 1.0, clock(2.0, 1.0)),
            (2.0 * DAY, t!("days", n = 2)),
            (DAY, t!("clock-hours", hours = 24, minutes = "00", seconds = "00")),
            (61.0, t!("clock-minutes", minutes = 1, seconds = "01")),
        ] {
            assert_eq!(clock_text(left), shown, "{left} s");
        }
    }
}
