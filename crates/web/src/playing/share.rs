//! Telling others about a match: by whatever the device shares with, or else by the clipboard.

use leptos::prelude::*;

use super::finish::in_a_line;
use crate::session::Session;
use crate::{browser, t};

/// One button: the result in a line, and the link of a match that lives on a server.
#[component]
pub(super) fn Share(session: Session) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let share = move |_| {
        let text = in_a_line(&session.glance());
        let recorded = session.about.read_untracked().recorded.clone();
        let is_online = session.with_host(|host| host.link()).flatten().is_some();
        let address = recorded.filter(|_| is_online).map(|recorded| recorded.place.address());
        if !browser::share(&text, address.as_deref()) {
            let copied = address.map_or(text.clone(), |address| format!("{text}\n{address}"));
            browser::copy(&copied, is_copied);
        }
    };
    view! {
        <button type="button" class="button" id="share" on:click=share>
            {move || if is_copied.get() { t!("copied") } else { t!("share") }}
        </button>
    }
}
