//! What people say to each other; only where there are people.

use leptos::prelude::*;

use crate::session::Session;
use crate::t;

/// The last sayings, and a line to say something.
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
    move || {
        is_there.get().then(|| {
            view! {
                <section class="chat" aria-label=t!("chat")>
                    <ol aria-live="polite" node_ref=list>{sayings}</ol>
                    <form on:submit=say>
                        <input type="text" id="say" maxlength="500" aria-label=t!("say-something")
                            placeholder=t!("say-something") prop:value=text
                            on:input:target=move |event| text.set(event.target().value()) />
                        <button type="submit" class="button">{t!("say")}</button>
                    </form>
                </section>
            }
        })
    }
}
