//! What people say to each other; only where there are people.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::session::Session;
use crate::{browser, t};

/// The last sayings, and a line to say something. Folded up it counts what is said meanwhile.
#[component]
pub(crate) fn Chat(session: Session) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            session.with_host(|host| host.say(said));
            text.set(String::new());
        }
    };
    let is_there = Memo::new(move |_| session.chat.read().is_some());
    let sayings = move || {
        let sayings = session.chat.get().unwrap_or_default();
        let line =
            |it: crate::session::Saying| view! { <li><strong>{it.name}</strong>" "{it.text}</li> };
        sayings.into_iter().map(line).collect_view()
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        session.chat.track();
        // What was said last stands at the end, and is what people want to read.
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let n_said = Memo::new(move |_| session.chat.read().as_ref().map_or(0, Vec::len));
    // Where there is room it lies open.
    let is_open = RwSignal::new(browser::is_wide());
    let n_heard = RwSignal::new(n_said.get_untracked());
    Effect::new(move |_| {
        // A fresh start brings only the last of a long talk.
        let n_said = n_said.get();
        if is_open.get() || n_said < n_heard.get_untracked() {
            n_heard.set(n_said);
        }
    });
    let n_unheard = move || n_said.get().saturating_sub(n_heard.get());
    let toggle = move |event: web_sys::Event| {
        let details = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        is_open.set(details.is_some_and(|it| it.has_attribute("open")));
    };
    move || {
        is_there.get().then(|| {
            view! {
                <details class="chat" open=is_open.get_untracked() on:toggle=toggle>
                    <summary>{t!("chat")}<Unheard n=Signal::derive(n_unheard) /></summary>
                    <ol aria-live="polite" node_ref=list>{sayings}</ol>
                    <form on:submit=say>
                        <input type="text" id="say" maxlength="500" aria-label=t!("say-something")
                            placeholder=t!("say-something") prop:value=text
                            on:input:target=move |event| text.set(event.target().value()) />
                        <button type="submit" class="button">{t!("say")}</button>
                    </form>
                </details>
            }
        })
    }
}

/// How much was said that nobody here has read yet.
#[component]
fn Unheard(n: Signal<usize>) -> impl IntoView {
    let count = move || {
        let n = n.get();
        (n > 0).then(|| {
            view! {
                <span class="unheard">
                    <span aria-hidden="true">{n}</span>
                    <span class="for-readers">{t!("unheard", n = n)}</span>
                </span>
            }
        })
    };
    view! { <span role="status">{count}</span> }
}
