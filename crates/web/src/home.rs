//! Home: three games, matches to continue, tables to join.

mod daily;
mod lobby;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use crate::pieces::{self, ServerPart};
use crate::route::Route;
use crate::session::saved::Saved;
use crate::sure::Sure;
use crate::{browser, games, language, t};

/// So much later than the games comes what a server has.
const PAUSE: Duration = Duration::from_millis(200);

/// The hall.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let trouble = RwSignal::new(TROUBLE.take());
    let friends = RwSignal::new(Vec::new());
    let server = RwSignal::new(None::<ServerPart>);
    let ask = move || {
        spawn_local(async move {
            // Without it, the hall is that of a browser alone.
            if let Ok(part) = pieces::server_part().await {
                let _ = server.try_set(Some(part));
            }
        });
    };
    // Whoever goes to a table at once does not wait for what he has left.
    if let Ok(later) = set_timeout_with_handle(ask, PAUSE) {
        on_cleanup(move || later.clear());
    }
    view! {
        <main class="page home">
            <h1 class="for-readers">{t!("clubhouse")}</h1>
            <p class="welcome">{t!("welcome")}</p>
            {move || trouble.get().map(|text| view! { <p class="notice" role="alert">{text}</p> })}
            <GoOn friends />
            <Cards />
            <Kept />
            <Strange />
            {move || server.get().map(|part| (part.hall)(trouble, friends))}
        </main>
    }
}

/// A way to a table with friends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    label: String,
    href: String,
    is_my_turn: bool,
}

/// What a server offers in the hall; the ways to tables of mine are told to whoever shows them.
pub(crate) fn of_server(trouble: RwSignal<Option<String>>, friends: RwSignal<Vec<Way>>) -> AnyView {
    view! {
        <lobby::Lobby friends />
        <daily::Daily trouble />
    }
    .into_any()
}

/// The match that was left last, one click away; and those with friends, who may be waiting.
#[component]
fn GoOn(friends: RwSignal<Vec<Way>>) -> impl IntoView {
    let last = Saved::all().into_iter().find(|saved| !saved.is_over && saved.me.is_some());
    let alone = last.map(|saved| (games::title(&saved.game), Route::Match(saved.id).hash()));
    move || {
        let friends = friends.get();
        let is_first = friends.iter().all(|way| !way.is_my_turn);
        let alone = alone.clone().map(|(game, href)| {
            let label = t!("go-on-with", game = game);
            view! { <a class="button" class:primary=is_first id="go-on" href=href>{label}</a> }
        });
        (alone.is_some() || !friends.is_empty()).then(|| {
            let way = |it: Way| {
                view! { <a class="button way" class:primary=it.is_my_turn href=it.href>{it.label}</a> }
            };
            view! { <p class="buttons">{friends.into_iter().map(way).collect_view()}{alone}</p> }
        })
    }
}

/// The games: of each a picture, a sentence, and one click to play. Written once for this and for the page that is there
/// first (`cargo xtask web` fills it in there).
#[component]
fn Cards() -> impl IntoView {
    let cards: String = games::ids().map(card).collect();
    // Whoever points at a game may want to play it.
    let point = move |event: web_sys::Event| {
        let at = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let card = at.and_then(|it| it.closest("[data-game]").ok().flatten());
        if let Some(game) = card.and_then(|it| it.get_attribute("data-game")) {
            pieces::fetch(&game);
        }
    };
    view! {
        <div class="games" inner_html=cards on:pointerover=move |event| point(event.into())
            on:focusin=move |event| point(event.into())></div>
    }
}

fn card(game: &str) -> String {
    let title = games::title(game);
    let filled = texts::fill(include_str!("../assets/card.html"), |name| match name {
        "game" => game.to_owned(),
        "picture" => String::new(),
        name => match name.strip_prefix('*') {
            Some(own) => t!(&format!("{game}{own}")),
            None => t!(name, game = title.clone()),
        },
    });
    // Drawings are no text.
    filled.replacen("aria-hidden=\"true\">", &format!("aria-hidden=\"true\">{}", picture(game)), 1)
}

thread_local! {
    /// What is to be told in the hall.
    static TROUBLE: RefCell<Option<String>> = const { RefCell::new(None) };
    static PICTURES: RefCell<BTreeMap<&'static str, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Goes back to the hall, where somebody is told why it did not work.
pub(crate) fn tell(trouble: String) {
    TROUBLE.set(Some(trouble));
    Route::Home.go_instead();
}

/// The pictures of the games stand in the page that was there first, and are shown again wherever it is taken over.
pub fn remember_pictures() {
    let picture = |game: &'static str| {
        let found = document().query_selector(&format!(".game-card.{game} .picture"));
        Some((game, found.ok()??.inner_html()))
    };
    PICTURES.set(games::ids().filter_map(picture).collect());
}

/// A picture that says what kind of game it is; nothing for one that nobody has drawn.
fn picture(game: &str) -> String {
    PICTURES.with_borrow(|all| all.get(game).cloned().unwrap_or_default())
}

/// Matches that are saved in this browser.
#[component]
fn Kept() -> impl IntoView {
    let all = RwSignal::new(Saved::all());
    let row = move |saved: Saved| {
        let title = games::title(&saved.game);
        let state =
            if saved.is_over { t!("match-over") } else { t!("match-after", n = saved.n_moves()) };
        let n_bots = saved.levels.len().saturating_sub(1);
        let who =
            if saved.me.is_some() { t!("against-bots", n = n_bots) } else { t!("you-look-on") };
        let about = language::labels([who, state, language::moment(saved.at)]);
        let href = Route::Match(saved.id.clone()).hash();
        let (log, file) = (saved.log.clone(), format!("{}.log", saved.game));
        let save = move |_| browser::download(&file, &log);
        let is_over = saved.is_over;
        let forget = Callback::new(move |()| {
            saved.forget();
            all.set(Saved::all());
        });
        let told = t!("forget-match", game = title.clone());
        let delete = if is_over {
            let forget = move |_| forget.run(());
            view! { <button type="button" class="button small" aria-label=told on:click=forget>{t!("forget")}</button> }
                .into_any()
        } else {
            view! { <Sure label=t!("forget") told=Some(told) question=t!("forget-sure") act=forget /> }.into_any()
        };
        view! {
            <li>
                <a href=href><strong>{title.clone()}</strong>" "<span class="quiet">{about}</span></a>
                <button type="button" class="button small" aria-label=t!("save-match", game = title)
                    on:click=save>{t!("save-log")}</button>
                {delete}
            </li>
        }
    };
    move || {
        (!all.read().is_empty()).then(|| {
            view! {
                <section class="kept">
                    <h2>{t!("your-matches")}</h2>
                    <ul>{all.get().into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// Matches that another version of the page kept.
#[component]
fn Strange() -> impl IntoView {
    let n = Saved::n_strange();
    (n > 0).then(|| view! { <p class="quiet" id="strange">{t!("matches-of-others", n = n)}</p> })
}
