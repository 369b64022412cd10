//! What people say to each other; only where there are people.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::session::{Saying, Session};
use crate::{browser, t};

/// Where it is kept up to when the talk at each table was read, so that it is known after a reload, too.
const READ: &str = "clubhouse/read";

/// Of so many tables.
const MOST_TABLES: usize = 50;

/// The address of a table, and when the last thing was said there that was read.
type ReadUpTo = (String, i64);

/// The talk at a table, and how much of it was read here.
#[derive(Clone, Copy)]
struct Talk {
    session: Session,
    is_open: RwSignal<bool>,
    /// When the last thing was said that was read.
    read: RwSignal<i64>,
    /// The address of the table.
    table: StoredValue<Option<String>>,
}

/// Makes what is seen of the talk at a table: the last that was said, and all of it.
#[derive(Clone, Copy)]
pub(crate) struct Talking(fn(Session) -> (AnyView, AnyView));

impl Talking {
    /// For a match of a server. Nobody talks at any other, and its table has not to wait for this.
    pub(crate) fn provide() {
        provide_context(Self(|session| {
            let talk = Talk::at(session);
            (view! { <Heard talk /> }.into_any(), view! { <Chat talk /> }.into_any())
        }));
    }

    /// The talk at this table, where there is any.
    pub(crate) fn at(session: Session) -> (Option<AnyView>, Option<AnyView>) {
        use_context::<Self>().map(|talking| (talking.0)(session)).unzip()
    }
}

impl Talk {
    fn at(session: Session) -> Self {
        let table = session.with_host(|host| host.link()).flatten();
        let kept = browser::recall::<Vec<ReadUpTo>>(READ).unwrap_or_default();
        let kept = kept.into_iter().find(|(it, _)| Some(it) == table.as_ref());
        let read = RwSignal::new(kept.map_or(0, |(_, at)| at));
        // Where there is room it lies open.
        let is_open = RwSignal::new(browser::is_wide());
        let talk = Self { session, is_open, read, table: StoredValue::new(table) };
        let scrolled = RwSignal::new(());
        let heard = window_event_listener_untyped("scroll", move |_| scrolled.set(()));
        on_cleanup(move || heard.remove());
        Effect::new(move |_| {
            scrolled.track();
            talk.session.chat.track();
            if talk.is_open.get() && is_in_sight() {
                talk.read_all();
            }
        });
        talk
    }

    /// All that was said up to now counts as read.
    fn read_all(self) {
        let last = self.session.chat.read_untracked().iter().flatten().map(|it| it.at).max();
        let Some(last) = last.filter(|last| *last > self.read.get_untracked()) else { return };
        self.read.set(last);
        if let Some(table) = self.table.get_value() {
            let mut kept = browser::recall::<Vec<ReadUpTo>>(READ).unwrap_or_default();
            kept.retain(|(it, _)| *it != table);
            kept.insert(0, (table, last));
            kept.truncate(MOST_TABLES);
            // Where nothing is kept, it counts as new once more.
            let _ = browser::keep(READ, &kept);
        }
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

/// Whether the talk, if it is unfolded, can be read: it may lie below the screen, and nobody may look at the page.
fn is_in_sight() -> bool {
    let height = window().inner_height().ok().and_then(|it| it.as_f64()).unwrap_or_default();
    let talk = document().query_selector(".chat ol").ok().flatten();
    let end = talk.map_or(f64::INFINITY, |it| it.get_bounding_client_rect().bottom());
    !document().hidden() && (0.0..=height).contains(&end)
}

/// The last thing that somebody said while nobody here could read it.
#[component]
fn Heard(talk: Talk) -> impl IntoView {
    let last = Memo::new(move |_| talk.unread().pop());
    move || {
        last.get().map(|saying| {
            view! {
                <p class="notice news heard" role="status">
                    <span lang="">{said(saying)}</span>
                    <button type="button" class="button small" id="answer" on:click=move |_| talk.open()>
                        {t!("answer")}
                    </button>
                    <button type="button" class="button small" on:click=move |_| talk.read_all()>
                        {t!("understood")}
                    </button>
                </p>
            }
        })
    }
}

/// The last sayings, and a line to say something. Folded up it counts what is said meanwhile.
#[component]
fn Chat(talk: Talk) -> impl IntoView {
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
        let line = |it: Saying| view! { <li lang="">{said(it)}</li> };
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
        // Whoever unfolds it wants to read it, wherever it is on the screen.
        if is_open.get_untracked() {
            talk.read_all();
        }
    };
    // What the side panel hides is read when somebody comes to it.
    let look = move |_| {
        if is_open.get_untracked() {
            talk.read_all();
        }
    };
    move || {
        is_there.get().then(|| {
            view! {
                <details class="chat" prop:open=is_open on:toggle=toggle on:mouseenter=look>
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

/// Who says what, in whatever language that is.
fn said(saying: Saying) -> impl IntoView {
    view! { <strong>{saying.name}</strong>" "{saying.text} }
}

/// How much was said that nobody here has read yet.
#[component]
fn Unheard(n: Signal<usize>) -> impl IntoView {
    move || {
        let n = n.get();
        (n > 0).then(|| {
            view! {
                <span class="unheard">
                    <span aria-hidden="true">{n}</span>
                    <span class="for-readers">{t!("unheard", n = n)}</span>
                </span>
            }
        })
    }
}
