//! A move that is chosen but not made: what it would bring, and the button that makes it.

use leptos::prelude::*;

use crate::rules::WithRules;
use crate::session::Session;
use crate::tables::words;
use crate::{language, t};

/// Shows the chosen move's price and makes it on demand. `label` names the act: `Place`, `Play`.
#[component]
pub(crate) fn Confirm(
    session: Session,
    /// The move, in notation.
    chosen: RwSignal<Option<String>>,
    /// What the button says.
    #[prop(into)]
    label: Signal<String>,
    /// The move in words, for whoever does not see where it is pinned.
    #[prop(default = Signal::stored(String::new()))]
    said: Signal<String>,
) -> impl IntoView {
    let game = session.glance().game();
    let tried = Memo::new(move |_| {
        let mv = chosen.get()?;
        // The same move may bring something else after somebody else's.
        session.seen();
        Some(session.try_out(&mv).map(|it| words::change(&session.glance(), &it)).map_err(|it| {
            let why = words::refusal(&session.glance(), &it);
            (why, it.rule().map(ToOwned::to_owned))
        }))
    });
    let text = move || match tried.get() {
        None => String::new(),
        Some(Ok(change)) => change,
        Some(Err((why, rule))) => language::refused(&why, rule.as_deref()),
    };
    let is_good = move || matches!(tried.get(), Some(Ok(_)));
    let make = move |event: web_sys::MouseEvent| {
        // What comes next may be chosen already; the second half of a double click does not mean it.
        if event.detail() > 1 {
            return;
        }
        if let Some(mv) = chosen.get_untracked() {
            chosen.set(None);
            session.play(mv);
        }
    };
    view! {
        <div class="confirm" class:empty=move || chosen.read().is_none()>
            <p class="change" role="status" aria-live="polite"><span class="for-readers">{said}" "</span><WithRules game text=Signal::derive(text) /></p>
            <div class="buttons">
                <button type="button" class="button" id="cancel" hidden=move || chosen.read().is_none()
                    on:click=move |_| chosen.set(None)>{t!("cancel")}</button>
                <button type="button" class="button primary" id="confirm" disabled=move || !is_good()
                    on:click=make on:keydown=ignore_repeats>{label}</button>
            </div>
        </div>
    }
}

/// A key that is held down presses once.
pub(crate) fn ignore_repeats(event: web_sys::KeyboardEvent) {
    if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
    }
}

/// Says why a move cannot be made, if it cannot.
pub(crate) fn explain(session: Session, mv: &str) {
    if let Err(error) = session.try_out(mv) {
        session.refuse(&error);
    }
}
