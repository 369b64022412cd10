//! Where in the house we are: the part of the address after `#`.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::games;

/// A place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The hall.
    Home,
    /// A new match of this game, its options still open.
    New(String),
    /// A new match of this game against bots, at once.
    Play(String),
    /// A new match of this game that friends join by a link, at once.
    Friends(String),
    /// A guided match of this game.
    Learn(String),
    /// A match that lives in this browser.
    Match(String),
    /// A match that lives on the server; its link.
    Table(String),
    /// A match of this browser, stepped through.
    ReplayMatch(String),
    /// A match of the server, stepped through.
    ReplayTable(String),
    /// The rules of a game, perhaps at a rule or a section.
    Rules(String, Option<String>),
    /// A log is looked at.
    Logs,
    /// The match of that log, stepped through.
    ReplayLog,
    /// Who I am to the server.
    Account,
    /// How everything looks and sounds.
    Settings,
    /// An address that means nothing.
    Nowhere(String),
}

impl Route {
    /// Reads what stands after `#`.
    pub(crate) fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/') {
            None => match path {
                "" => Self::Home,
                "logs" => Self::Logs,
                "account" => Self::Account,
                "settings" => Self::Settings,
                _ => Self::Nowhere(path.to_owned()),
            },
            Some(("new", game)) if games::is_one(game) => Self::New(game.to_owned()),
            Some(("play", game)) if games::is_one(game) => Self::Play(game.to_owned()),
            Some(("friends", game)) if games::is_one(game) => Self::Friends(game.to_owned()),
            Some(("learn", game)) if games::is_one(game) => Self::Learn(game.to_owned()),
            Some(("rules", path)) => match path.split_once('/') {
                None if games::is_one(path) => Self::Rules(path.to_owned(), None),
                Some((game, place)) if games::is_one(game) && is_place(place) => {
                    Self::Rules(game.to_owned(), Some(place.to_owned()))
                }
                _ => Self::Nowhere(format!("rules/{path}")),
            },
            Some(("match", id)) if is_id(id) => Self::Match(id.to_owned()),
            Some(("table", id)) if is_id(id) => Self::Table(id.to_owned()),
            Some(("replay", "log")) => Self::ReplayLog,
            Some(("replay", path)) => match path.split_once('/') {
                Some(("match", id)) if is_id(id) => Self::ReplayMatch(id.to_owned()),
                Some(("table", id)) if is_id(id) => Self::ReplayTable(id.to_owned()),
                _ => Self::Nowhere(format!("replay/{path}")),
            },
            Some(_) => Self::Nowhere(path.to_owned()),
        }
    }

    /// As it stands in the address.
    pub(crate) fn hash(&self) -> String {
        match self {
            Self::Home => "#/".into(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Play(game) => format!("#/play/{game}"),
            Self::Friends(game) => format!("#/friends/{game}"),
            Self::Learn(game) => format!("#/learn/{game}"),
            Self::Match(id) => format!("#/match/{id}"),
            Self::Table(id) => format!("#/table/{id}"),
            Self::ReplayMatch(id) => format!("#/replay/match/{id}"),
            Self::ReplayTable(id) => format!("#/replay/table/{id}"),
            Self::Rules(game, None) => format!("#/rules/{game}"),
            Self::Rules(game, Some(place)) => format!("#/rules/{game}/{place}"),
            Self::Logs => "#/logs".into(),
            Self::ReplayLog => "#/replay/log".into(),
            Self::Account => "#/account".into(),
            Self::Settings => "#/settings".into(),
            Self::Nowhere(path) => format!("#/{path}"),
        }
    }

    /// As others find it.
    pub(crate) fn address(&self) -> String {
        let location = window().location();
        let (origin, path) =
            (location.origin().unwrap_or_default(), location.pathname().unwrap_or_default());
        format!("{origin}{path}{}", self.hash())
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        let _ = window().location().set_hash(&self.hash());
    }

    /// Goes there, so that the way back leads to where one was before here.
    pub(crate) fn go_instead(&self) {
        let _ = window().location().replace(&self.hash());
    }
}

/// Ids of matches, here and on servers, are 32 hexadecimal digits.
fn is_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Places in rules are ids of rules, and sections.
fn is_place(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

thread_local! {
    static BEFORE_RULES: RefCell<Route> = const { RefCell::new(Route::Home) };
}

/// Where one was before one began to read rules.
pub(crate) fn before_rules() -> Route {
    BEFORE_RULES.with_borrow(Clone::clone)
}

fn remember(route: &Route) {
    if !matches!(route, Route::Rules(..)) {
        BEFORE_RULES.set(route.clone());
    }
}

/// The place, as it changes.
pub(crate) fn current() -> ReadSignal<Route> {
    let here = || {
        let route = Route::parse(&window().location().hash().unwrap_or_default());
        remember(&route);
        route
    };
    let (route, set_route) = signal(here());
    let moved = Closure::<dyn FnMut()>::new(move || {
        let _ = set_route.try_set(here());
        // A new place begins at its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let _ = window().add_event_listener_with_callback("hashchange", moved.as_ref().unchecked_ref());
    // It listens as long as the page lives.
    moved.forget();
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_its_address() {
        let id = "00112233445566778899aabbccddeeff".to_owned();
        for route in [
            Route::Home,
            Route::New("green".into()),
            Route::Play("green".into()),
            Route::Friends("green".into()),
            Route::Match(id.clone()),
            Route::Table(id.clone()),
            Route::ReplayMatch(id.clone()),
            Route::ReplayTable(id),
            Route::Rules("ingenious".into(), None),
            Route::Rules("ingenious".into(), Some("IN-7".into())),
            Route::Logs,
            Route::ReplayLog,
            Route::Account,
            Route::Settings,
        ] {
            assert_eq!(Route::parse(&route.hash()), route);
        }
    }

    #[test]
    fn an_address_that_means_nothing_is_nowhere() {
        for hash in [
            "#/new/chess",
            "#/match/short",
            "#/table/00112233445566778899AABBCCDDEEFF",
            "#/replay/match/short",
            "#/rules/chess",
            "#/rules/green/\"]",
            "#/rules/green/a/b",
            "#/x/y/z",
            "#what",
        ] {
            assert!(matches!(Route::parse(hash), Route::Nowhere(_)), "{hash}");
        }
    }
}
