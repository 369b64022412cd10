//! The whole page: what the address names, under a bar that leads home.

use leptos::prelude::*;
use tabletop::Seat;

use crate::home::{self, Home};
use crate::language::{LanguageChoice, language};
use crate::logs::Desk;
use crate::newer::Newer;
use crate::pieces::{
    HouseScreens, OnlineScreens, RecordScreens, TableScreens, fetched, house_screens,
    lesson_screens, online_screens, opening_screen, outline, record_screens, server_part,
    table_screens, with_game,
};
use crate::route::{self, Route};
use crate::session::local::Plan;
use crate::session::saved::Saved;
use crate::settings;
use crate::{games, t};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::show_theme(settings::current().theme);
    let route = route::current();
    provide_context(Desk::default());
    // Whoever goes somewhere by keyboard or ear begins there, and not where he came from.
    Effect::new(move |before: Option<()>| {
        let title = title(&route.read());
        document().set_title(&title);
        if before.is_some() {
            focus("screen");
            // The bar of the house stands above the screen, and comes first for the eye.
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let screen = move || match route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Play(game) => at_table(Some(game.clone()), move |it| play(it, &game)),
        Route::Friends(game) => friends(game),
        Route::Learn(game) => learn(game),
        Route::New(game) => opening(game),
        Route::Match(id) => at_table(game_of(&id), move |it| (it.local_match)(id.clone())),
        Route::Table(id) => online(move |it| (it.play)(id.clone())),
        Route::ReplayMatch(id) => record(game_of(&id), move |it| (it.local_replay)(id.clone())),
        Route::ReplayTable(id) => online(move |it| (it.replay)(id.clone())),
        Route::Rules(game, place) => around(move |it| (it.rules)(game.clone(), place.clone())),
        Route::Logs => record(None, |it| (it.logs)()),
        Route::ReplayLog => record(None, |it| (it.log_replay)()),
        Route::Account => around(|it| (it.account)()),
        Route::Settings => around(|it| (it.settings)()),
        Route::Nowhere(path) => view! { <Nowhere path /> }.into_any(),
    };
    view! {
        <a class="skip" href="#screen" on:click=move |event| {
            // The part after `#` is taken for places of the house.
            event.prevent_default();
            focus("screen");
        }>{t!("skip-to-content")}</a>
        <nav class="bar" aria-label=t!("house")>
            <a class="brand" href=Route::Home.hash()>
                <Mark />
                <span>{t!("clubhouse")}</span>
            </a>
            <a class="quiet" href=Route::Logs.hash()>{t!("logs")}</a>
            <a class="quiet" href=Route::Account.hash()>{t!("account")}</a>
            <a class="quiet" href=Route::Settings.hash()>{t!("settings")}</a>
            <LanguageSwitch />
        </nav>
        <Newer />
        <div id="screen" tabindex="-1">{screen}</div>
    }
}

/// A screen with a table, of this game if that is known.
fn at_table(
    game: Option<String>,
    show: impl Fn(TableScreens) -> AnyView + Send + 'static,
) -> AnyView {
    let of = game.clone();
    let bring = move || with_game(table_screens(), game.clone());
    fetched(bring, move || outline(of.as_deref()), show)
}

/// A match that is over, of this game if that is known.
fn record(
    game: Option<String>,
    show: impl Fn(RecordScreens) -> AnyView + Send + 'static,
) -> AnyView {
    let of = game.clone();
    let bring = move || with_game(record_screens(), game.clone());
    fetched(bring, move || outline(of.as_deref()), show)
}

/// A match that is not yet agreed on.
fn opening(game: String) -> AnyView {
    let of = game.clone();
    let bring = {
        let game = game.clone();
        move || with_game(opening_screen(), Some(game.clone()))
    };
    fetched(bring, move || outline(Some(&of)), move |show| show(game.clone()))
}

/// A match of a server.
fn online(show: impl Fn(OnlineScreens) -> AnyView + Send + 'static) -> AnyView {
    fetched(online_screens, || outline(None), show)
}

/// A screen without.
fn around(show: impl Fn(HouseScreens) -> AnyView + Send + 'static) -> AnyView {
    fetched(house_screens, || outline(None), show)
}

/// A match that begins at once, with what is usual.
fn play(screens: TableScreens, game: &str) -> AnyView {
    let plan = Plan {
        game: game.to_owned(),
        options: Vec::new(),
        me: Some(Seat::new(0)),
        level: settings::current().level,
    };
    match (screens.begin)(&plan) {
        Ok(id) => {
            Route::Match(id).go_instead();
            outline(Some(game))
        }
        Err(message) => {
            home::tell(message);
            outline(Some(game))
        }
    }
}

/// A guided match.
fn learn(game: String) -> AnyView {
    let of = game.clone();
    let bring = {
        let game = game.clone();
        move || lesson_screens(game.clone())
    };
    fetched(bring, move || outline(Some(&of)), move |(it, table)| (it.lesson)(&game, table))
}

/// A match that friends join by its link, with what is usual.
fn friends(game: String) -> AnyView {
    let trouble = RwSignal::new(None);
    Effect::new(move |_| trouble.get().map(home::tell));
    let of = game.clone();
    fetched(
        server_part,
        move || outline(Some(&of)),
        move |part| {
            (part.invite)(&game, trouble);
            outline(Some(&game))
        },
    )
}

/// The game of a match that is kept here.
fn game_of(id: &str) -> Option<String> {
    Saved::find(id).ok().map(|saved| saved.game)
}

/// What the window is called. A match adds whose turn it is.
fn title(route: &Route) -> String {
    let place = match route {
        Route::Home => return t!("clubhouse"),
        Route::New(game) | Route::Play(game) | Route::Friends(game) => games::title(game),
        Route::Learn(game) => t!("learn-game", game = games::title(game)),
        Route::Match(_) | Route::Table(_) => t!("match"),
        Route::ReplayMatch(_) | Route::ReplayTable(_) | Route::ReplayLog => t!("replay"),
        Route::Rules(game, _) => t!("rules-of", game = games::title(game)),
        Route::Logs => t!("logs"),
        Route::Account => t!("account"),
        Route::Settings => t!("settings"),
        Route::Nowhere(_) => t!("nowhere"),
    };
    t!("title-of", place = place)
}

/// The house's mark: a flag on a green.
#[component]
fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" class="mark-ground" />
            <ellipse cx="15" cy="24" rx="10" ry="3.5" class="mark-green" />
            <path d="M14 24V6l11 4.5L14 15" class="mark-flag" />
        </svg>
    }
}

/// The language, for readers who do not find it otherwise: under a sign that needs no words.
#[component]
fn LanguageSwitch() -> impl IntoView {
    view! {
        <div class="language-switch" title=t!("language")>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="9" />
                <path d="M3 12h18M12 3c6 6 6 12 0 18M12 3c-6 6-6 12 0 18" />
            </svg>
            <span lang=language().tag() aria-hidden="true">{language().name()}</span>
            <LanguageChoice id="language" />
        </div>
    }
}

/// A link that leads to nothing.
#[component]
fn Nowhere(path: String) -> impl IntoView {
    view! {
        <main class="page narrow">
            <h1>{t!("nowhere")}</h1>
            <p>{t!("nowhere-why", path = path)}</p>
            <a class="button primary" href=Route::Home.hash()>{t!("to-the-hall")}</a>
        </main>
    }
}

/// Puts the keyboard there.
pub fn focus(id: &str) {
    use wasm_bindgen::JsCast;
    let element =
        document().get_element_by_id(id).and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(element) = element {
        let _ = element.focus();
    }
}
