//! A match that cannot be shown: why, and what can be done about it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Do};

use crate::net::NetError;
use crate::route::Route;
use crate::sure::Sure;
use crate::{net, t};

/// Why a match cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Loss {
    /// In a few words.
    pub(crate) heading: String,
    /// In a sentence or two.
    pub(crate) reason: String,
    /// The match's id, if it can be given up all the same.
    pub(crate) can_give_up: Option<String>,
}

impl Loss {
    /// A reason under its heading.
    pub(crate) fn new(heading: String, reason: String) -> Self {
        Self { heading, reason, can_give_up: None }
    }

    /// What is there cannot be read.
    pub(crate) fn unreadable(reason: String) -> Self {
        Self::new(t!("match-unreadable"), t!("match-unreadable-why", reason = reason))
    }

    /// A piece of the page did not come.
    pub(crate) fn piece() -> Self {
        Self::new(t!("piece-missing"), t!("piece-missing-why"))
    }

    /// The server does not show a match of its own.
    pub(crate) fn online(id: &str, error: &NetError) -> Self {
        match error.code() {
            None => Self::new(t!("server-away"), error.message()),
            Some(Code::NoMatch) => Self::new(t!("no-match-here"), t!("no-match-there")),
            Some(Code::OtherRules) => Self {
                can_give_up: Some(id.to_owned()),
                ..Self::new(t!("other-rules"), t!("other-rules-why"))
            },
            Some(_) => Self::new(t!("match-not-shown"), error.message()),
        }
    }
}

/// A match that cannot be shown.
#[component]
pub(crate) fn Lost(loss: Loss, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let again = |_| {
        let _ = window().location().reload();
    };
    view! {
        <main class="page narrow" id="lost">
            <h1>{loss.heading}</h1>
            <p>{loss.reason}</p>
            <div class="buttons">
                <a class="button primary" href=Route::Home.hash()>{t!("to-the-hall")}</a>
                <button type="button" class="button" id="try-again" on:click=again>{t!("try-again")}</button>
                {children.map(|also| also())}
            </div>
        </main>
    }
}

/// A match of a server that cannot be shown.
#[component]
pub(crate) fn LostOnline(loss: Loss) -> impl IntoView {
    match loss.can_give_up.clone() {
        Some(id) => view! { <Lost loss><GiveUp id /></Lost> }.into_any(),
        None => view! { <Lost loss /> }.into_any(),
    }
}

/// A match of other rules cannot be played on, but nobody has to keep it.
#[component]
fn GiveUp(id: String) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let give_up = Callback::new(move |()| {
        let id = id.clone();
        spawn_local(async move {
            let given_up = net::wish(&id, Do::Resign).await;
            let told = given_up.map_or_else(|error| error.message(), |_| t!("given-up"));
            let _ = answer.try_set(told);
        });
    });
    view! {
        <div id="give-up">
            <Sure label=t!("give-up") told=None question=t!("give-up-sure") act=give_up />
        </div>
        <p role="status">{answer}</p>
    }
}
