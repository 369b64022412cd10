//! What cannot be undone is done by two presses: the first one unfolds the question, in the page itself.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A button with a question behind it. Pressed once more, it takes the question away again.
#[component]
pub(crate) fn Sure(
    /// What it does, on the button that asks and on the one that does it.
    label: String,
    /// The same for readers, who do not see beside what it stands.
    told: Option<String>,
    question: String,
    act: Callback<()>,
) -> impl IntoView {
    let make = move |event: web_sys::MouseEvent| {
        let button = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let asked = button.and_then(|it| it.closest("details").ok().flatten());
        let _ = asked.map(|it| it.remove_attribute("open"));
        act.run(());
    };
    view! {
        <details class="sure">
            <summary class="button" aria-label=told.clone()>{label.clone()}</summary>
            <div class="asked">
                <p>{question}</p>
                <button type="button" class="button danger" aria-label=told on:click=make>{label}</button>
            </div>
        </details>
    }
}
