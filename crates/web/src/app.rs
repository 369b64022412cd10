//! The whole page: what the address names, under a bar that leads home.

use leptos::prelude::*;

use crate::account::AccountScreen;
use crate::home::Home;
use crate::logs::{Desk, LogReplay, Logs};
use crate::newer::Newer;
use crate::opening::Opening;
use crate::playing::{LocalMatch, OnlineMatch};
use crate::replay::{LocalReplay, OnlineReplay};
use crate::route::{self, Route};
use crate::rules::RulesScreen;
use crate::settings::{self, SettingsScreen};
use crate::{t, tables};

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
        Route::New(game) => view! { <Opening game /> }.into_any(),
        Route::Match(id) => view! { <LocalMatch id /> }.into_any(),
        Route::Table(id) => view! { <OnlineMatch id /> }.into_any(),
        Route::ReplayMatch(id) => view! { <LocalReplay id /> }.into_any(),
        Route::ReplayTable(id) => view! { <OnlineReplay id /> }.into_any(),
        Route::Rules(game, place) => view! { <RulesScreen game place /> }.into_any(),
        Route::Logs => view! { <Logs /> }.into_any(),
        Route::ReplayLog => view! { <LogReplay /> }.into_any(),
        Route::Account => view! { <AccountScreen /> }.into_any(),
        Route::Settings => view! { <SettingsScreen /> }.into_any(),
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
        </nav>
        <Newer />
        <div id="screen" tabindex="-1">{screen}</div>
    }
}

/// What the window is called. A match adds whose turn it is.
fn title(route: &Route) -> String {
    let place = match route {
        Route::Home => return t!("clubhouse"),
        Route::New(game) => tables::title(game),
        Route::Match(_) | Route::Table(_) => t!("match"),
        Route::ReplayMatch(_) | Route::ReplayTable(_) | Route::ReplayLog => t!("replay"),
        Route::Rules(game, _) => t!("rules-of", game = tables::title(game)),
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
