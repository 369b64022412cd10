//! What a server offers: matches of mine, and tables with free seats. Nothing where there is no server.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatInfo, Sitter, Waiting};
use tabletop::sort_few;

use super::Way;
use crate::opening::terms_in_words;
use crate::playing::notice::announce;
use crate::route::Route;
use crate::session::online::sitter;
use crate::{games, language, net, settings, t};

/// My tables at which something is played, or somebody waited for: those first where it is my turn.
fn to_go_on_with(mine: &[Waiting]) -> Vec<Way> {
    let is_unfinished = |it: &&Waiting| it.info.ended.is_none() && it.seat.is_some();
    let mut tables: Vec<&Waiting> = mine.iter().filter(is_unfinished).collect();
    sort_few(&mut tables, |one, other| other.my_turn.cmp(&one.my_turn));
    tables.truncate(MOST_BUTTONS);
    tables.into_iter().map(way_to).collect()
}

/// What is further away is found in the list below.
const MOST_BUTTONS: usize = 3;

/// The button that leads to a table of mine.
fn way_to(table: &Waiting) -> Way {
    let game = games::title(&table.info.game);
    let others = table.info.seats.iter().filter(|it| Some(it.seat) != table.seat);
    let others = others.filter(|it| it.sitter != Sitter::Free).map(|it| sitter(it).name);
    let who = language::list(others);
    let label = match (table.my_turn, who.is_empty()) {
        (true, false) => t!("your-turn-at", game = game, who = who),
        (true, true) => t!("go-on-with", game = game),
        (false, false) => t!("go-on-with-friends", game = game, who = who),
        (false, true) => t!("still-waiting-at", game = game),
    };
    let href = Route::Table(table.info.id.clone()).hash();
    Way { label, href, is_my_turn: table.my_turn }
}

/// The server's part of the hall.
#[component]
pub(super) fn Lobby(friends: RwSignal<Vec<Way>>) -> impl IntoView {
    let (mine, open) = (RwSignal::new(None), RwSignal::new(None));
    let look = move || {
        // Nobody reads it, and nobody is told.
        if document().hidden() && !settings::current().notify {
            return;
        }
        spawn_local(async move {
            let Ok(tables) = net::get::<Vec<Waiting>>("/api/matches").await else { return };
            let _ = open.try_set(Some(tables));
            let Ok(now) = net::get::<Vec<Waiting>>("/api/matches/mine").await else { return };
            if let Some(before) = mine.try_get_untracked().flatten() {
                let before: Vec<Waiting> = before;
                announce_turns(&before, &now);
            }
            let _ = friends.try_set(to_go_on_with(&now));
            let _ = mine.try_set(Some(now));
        });
    };
    look();
    let heard = [
        window_event_listener_untyped("focus", move |_| look()),
        window_event_listener_untyped("visibilitychange", move |_| look()),
    ];
    let every_minute = set_interval_with_handle(look, Duration::from_mins(1));
    on_cleanup(move || {
        heard.into_iter().for_each(WindowListenerHandle::remove);
        if let Ok(every_minute) = every_minute {
            every_minute.clear();
        }
    });
    move || {
        open.get().map(|tables: Vec<Waiting>| {
            let my_matches = mine.get().unwrap_or_default();
            view! {
                {(!my_matches.is_empty()).then(|| list(t!("your-tables"), &my_matches))}
                {(!tables.is_empty()).then(|| list(t!("open-tables"), &tables))}
            }
        })
    }
}

/// What has become my turn since.
fn announce_turns(before: &[Waiting], now: &[Waiting]) {
    let was_mine = |id: &str| before.iter().any(|it| it.my_turn && it.info.id == id);
    for Waiting { info, .. } in now.iter().filter(|it| it.my_turn && !was_mine(&it.info.id)) {
        announce(&info.game, &Route::Table(info.id.clone()).hash());
    }
}

fn list(title: String, matches: &[Waiting]) -> impl IntoView + use<> {
    let row = |waiting: &Waiting| {
        let info = &waiting.info;
        let is_other = |it: &&SeatInfo| {
            matches!(it.sitter, Sitter::Player { .. }) && Some(it.seat) != waiting.seat
        };
        let names = info.seats.iter().filter(is_other).map(|it| sitter(it).name);
        let names = Some(language::list(names)).filter(|it| !it.is_empty());
        let state = if info.ended.is_some() {
            t!("match-over")
        } else if waiting.my_turn {
            t!("is-your-turn")
        } else if info.begun {
            t!("match-open")
        } else {
            t!("waits-for-players")
        };
        // What one would sit down to.
        let terms = (!info.begun).then(|| terms_in_words(&info.terms));
        let about = language::labels(names.into_iter().chain([state]).chain(terms));
        view! {
            <li>
                <a href=Route::Table(info.id.clone()).hash()>
                    <strong>{games::title(&info.game)}</strong>" "<span class="quiet">{about}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="kept">
            <h2>{title}</h2>
            <ul>{matches.iter().map(row).collect_view()}</ul>
        </section>
    }
}
