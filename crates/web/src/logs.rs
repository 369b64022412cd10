//! Logs from elsewhere: read, checked, and told what is wrong with them.

use leptos::prelude::*;
use table::Dealer;

use crate::t;

/// Replays any log of ours in the page and shows the state it leads to, or what is wrong with it.
#[component]
pub(crate) fn Logs() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let check = move |_| {
        answer.set(match table::load(&text.read(), Dealer::Scripted) {
            Ok(table) => t!(
                "log-good",
                game = table.game(),
                steps = table.n_steps(),
                hash = table.hash().to_string()
            ),
            Err(error) => t!("log-bad", reason = error.to_string()),
        });
    };
    view! {
        <main class="page narrow log-check">
            <h1>{t!("logs")}</h1>
            <p>{t!("logs-what")}</p>
            <label for="log-text">{t!("paste-log")}</label>
            <textarea id="log-text" rows="12" spellcheck="false"
                on:input:target=move |event| text.set(event.target().value())></textarea>
            <div class="buttons">
                <button type="button" id="check-log" class="button primary" on:click=check>{t!("replay-log")}</button>
            </div>
            <p id="log-answer" role="status">{answer}</p>
        </main>
    }
}
