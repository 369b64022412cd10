//! What people say to each other; only where there are people.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::session::{Saying, Session};
use crate::{browser, t};

/// Where it is kept up to when the talk at a table was read, so that it is known after a reload, too.
const READ: &str = "clubhouse/read/";

/// The talk at a table, and how much of it was read here.
#[derive(Clone, Copy)]
pub(crate) struct Talk {
    session: Session,
    is_open: RwSignal<bool>,
    /// When the last thing was said that was read.
    read: RwSignal<i64>,
}

impl Talk {
    pub(crate) fn at(session: Session) -> Self {
        let place = session.with_host(|host| host.link()).flatten();
        let place = place.map(|link| format!("{READ}{}", link.rsplit('/').next().unwrap_or(&link)));
        let kept = place.as_deref().and_then(browser::recall::<i64>).unwrap_or_default();
        // Where there is room it lies open.
        let talk =
            Self { session, is_open: RwSignal::new(browser::is_wide()), read: RwSignal::new(kept) };
        Effect::new(move |_| {
            let last = talk.session.chat.read().iter().flatten().map(|it| it.at).max();
            if let (true, Some(last)) = (talk.is_open.get(), last)
                && last > talk.read.get_untracked()
            {
                talk.read.set(last);
                if let Some(place) = &place {
                    // Where nothing is kept, it counts as new once more.
                    let _ = browser::keep(place, &last);
                }
            }
        });
        talk
    }

    /// What others have said that was not read yet.
    fn unread(self) -> Vec<Saying> {
        let read = self.read.get();
        let is_new = |it: &&Saying| it.at > read && !it.is_mine;
        self.session.chat.read().iter().flatten().filter(is_new).cloned().collect()
    }

    fn open(self) {
        self.is_open.set(true);
        request_animation_frame(|| {
            let field = document().get_element_by_id("say");
            if let Some(field) = field.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
                field.scroll_into_view();
                let _ = field.focus();
            }
        });
    }
}

/// The last thing that somebody said while the talk was folded up: on a phone that is far below the table.
#[component]
pub(crate) fn Heard(talk: Talk) -> impl IntoView {
    let last = Memo::new(move |_| talk.unread().pop().filter(|_| !talk.is_open.get()));
    move || {
        last.get().map(|saying| {
            view! {
                <p class="notice news heard" role="status">
                    <span><strong>{saying.name}</strong>" "{saying.text}</span>
                    <button type="button" class="button small" id="answer" on:click=move |_| talk.open()>
                        {t!("answer")}
                    </button>
                </p>
            }
        })
    }
}

/// The last sayings, and a line to say something. Folded up it counts what is said meanwhile.
#[component]
pub(crate) fn Chat(talk: Talk) -> impl IntoView {
    let Talk { session, is_open, .. } = talk;
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
        let line = |it: Saying| view! { <li><strong>{it.name}</strong>" "{it.text}</li> };
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
    let n_unread = move || talk.unread().len();
    let toggle = move |event: web_sys::Event| {
        let details = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        is_open.set(details.is_some_and(|it| it.has_attribute("open")));
    };
    move || {
        is_there.get().then(|| {
            view! {
                <details class="chat" prop:open=is_open on:toggle=toggle>
                    <summary>{t!("chat")}<Unheard n=Signal::derive(n_unread) /></summary>
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
