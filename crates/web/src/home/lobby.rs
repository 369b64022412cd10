//! What a server offers: matches of mine, and tables with free seats. Nothing where there is no server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Sitter, Waiting};

use crate::opening::terms_in_words;
use crate::route::Route;
use crate::{net, t, tables};

/// The server's part of the hall.
#[component]
pub(super) fn Lobby() -> impl IntoView {
    let mine = RwSignal::new(Vec::<Waiting>::new());
    let open = RwSignal::new(None::<Vec<Waiting>>);
    spawn_local(async move {
        if let Ok(tables) = net::get::<Vec<Waiting>>("/api/matches").await {
            let _ = open.try_set(Some(tables));
            // A stranger has none, and need not be told so.
            let _ = mine.try_set(net::get("/api/matches/mine").await.unwrap_or_default());
        }
    });
    move || {
        open.get().map(|tables| {
            let my_matches = mine.get();
            view! {
                {(!my_matches.is_empty()).then(|| list(t!("your-tables"), &my_matches))}
                {(!tables.is_empty()).then(|| list(t!("open-tables"), &tables))}
            }
        })
    }
}

fn list(title: String, matches: &[Waiting]) -> impl IntoView + use<> {
    let row = |waiting: &Waiting| {
        let info = &waiting.info;
        let names = info.seats.iter().filter_map(|it| match &it.sitter {
            Sitter::Player { name, .. } => Some(name.clone()),
            Sitter::Free | Sitter::Bot => None,
        });
        let names = names.collect::<Vec<_>>().join(", ");
        let state = if info.ended.is_some() {
            t!("match-over")
        } else if waiting.my_turn {
            t!("your-turn")
        } else if info.begun {
            t!("match-open")
        } else {
            t!("waits-for-players")
        };
        // What one would sit down to.
        let terms = (!info.begun).then(|| format!(" · {}", terms_in_words(&info.terms)));
        view! {
            <li>
                <a href=Route::Table(info.id.clone()).hash()>
                    <strong>{tables::title(&info.game)}</strong>" "<span class="quiet">{names}" · "{state}{terms}</span>
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
