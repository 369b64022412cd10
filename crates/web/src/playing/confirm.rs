//! A move that is chosen but not made: what it would bring, and the button that makes it.

use leptos::prelude::*;

use crate::session::Session;
use crate::t;
use crate::tables::words;

/// Shows the chosen move's price and makes it on demand. `label` names the act: `Place`, `Play`.
#[component]
pub(crate) fn Confirm(
    session: Session,
    /// The move, in notation.
    chosen: RwSignal<Option<String>>,
    /// What the button says.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let tried = Memo::new(move |_| {
        let mv = chosen.get()?;
        // The same move may bring something else after somebody else's.
        session.seen();
        Some(
            session
                .try_out(&mv)
                .map(|it| words::change(session.glance().game(), &it))
                .map_err(|it| (it.to_string(), it.rule().unwrap_or_default().to_owned())),
        )
    });
    let text = move || match tried.get() {
        None => String::new(),
        Some(Ok(change)) => change,
        Some(Err((why, rule))) => {
            t!("refused", why = why, rule = format!(" {rule}").trim_end().to_owned())
        }
    };
    let is_good = move || matches!(tried.get(), Some(Ok(_)));
    let make = move |_| {
        if let Some(mv) = chosen.get_untracked() {
            chosen.set(None);
            session.play(mv);
        }
    };
    view! {
        <div class="confirm" class:empty=move || chosen.read().is_none()>
            <p class="change" role="status" aria-live="polite">{text}</p>
            <div class="buttons">
                <button type="button" class="button" id="cancel" hidden=move || chosen.read().is_none()
                    on:click=move |_| chosen.set(None)>{t!("cancel")}</button>
                <button type="button" class="button primary" id="confirm" disabled=move || !is_good()
                    on:click=make>{label}</button>
            </div>
        </div>
    }
}
