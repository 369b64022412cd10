//! The rules over the table: whoever reads them keeps his seat, and the move that he has pinned.

use leptos::html::{Button, Dialog};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{Text, pieces};
use crate::pieces::{fetched_part, house_screens};
use crate::route::Route;
use crate::session::Session;
use crate::{games, t};

/// What lies open, and where.
#[derive(Clone)]
pub(crate) enum Open {
    /// At their beginning.
    All,
    /// At this rule or section, with all others around it.
    At(String),
    /// At this rule alone.
    Rule(String),
    /// Not the rules, but what is left in the box of this match.
    Left(Session),
}

impl Open {
    fn place(&self) -> Option<String> {
        match self {
            Self::All | Self::Left(_) => None,
            Self::At(place) | Self::Rule(place) => Some(place.clone()),
        }
    }
}

/// Where the rules lie open over a table, if they do. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Reading(RwSignal<Option<Open>>);

impl Reading {
    /// For all that stands on the screen of a match.
    pub(crate) fn provide() -> Self {
        let reading = Self(RwSignal::new(None));
        provide_context(reading);
        reading
    }

    /// Opens them.
    pub(crate) fn open(self, at: Open) {
        self.0.set(Some(at));
    }

    fn close(self) {
        self.0.set(None);
    }

    /// The match whose box is counted, if it is.
    fn left(self) -> Option<Session> {
        match *self.0.read_untracked() {
            Some(Open::Left(session)) => Some(session),
            Some(Open::All | Open::At(_) | Open::Rule(_)) | None => None,
        }
    }
}

/// The rules, while somebody reads them.
#[component]
pub(crate) fn Book(game: &'static str, reading: Reading) -> impl IntoView {
    let is_read = Memo::new(move |_| reading.0.read().is_some());
    move || is_read.get().then(|| fetched_part(house_screens, move |it| (it.pages)(game, reading)))
}

/// The pages that lie open.
#[component]
pub(crate) fn Pages(game: &'static str, reading: Reading) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    dialog.on_load(|dialog| drop(dialog.show_modal()));
    let way_out = NodeRef::<Button>::new();
    // Closed by itself, it gives the focus back to where it was; what `on:close` does comes after.
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let open_all = move |_| {
        // The button that was pressed goes away: the focus must not go with it.
        if let Some(way_out) = way_out.get_untracked() {
            let _ = way_out.focus();
        }
        reading.open(Open::All);
    };
    let left = reading.left();
    let title = match left {
        Some(_) => t!("left"),
        None => t!("rules-of", game = games::title(game)),
    };
    let is_alone = Signal::derive(move || matches!(*reading.0.read(), Some(Open::Rule(_))));
    let place = Signal::derive(move || reading.0.read().as_ref().and_then(Open::place));
    // A press beside the pages closes them.
    let beside = move |event: web_sys::MouseEvent| {
        let pressed =
            event.target().and_then(|it| it.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if pressed.is_some() {
            close();
        } else if let Some(place) = followed(&event) {
            reading.open(Open::At(place));
        }
    };
    view! {
        <dialog class="book" aria-labelledby="book-title" node_ref=dialog on:close=move |_| reading.close() on:click=beside>
            <div class="pages">
                <header>
                    <h2 id="book-title">{title}</h2>
                    <div class="buttons">
                        <button type="button" class="button" id="all-rules" hidden=move || !is_alone.get()
                            on:click=open_all>{t!("all-rules")}</button>
                        <button type="button" class="button" id="close-rules" node_ref=way_out on:click=move |_| close()>{t!("close")}</button>
                    </div>
                </header>
                <Text game left place is_alone />
            </div>
        </dialog>
    }
}

/// The place in the rules that a click on a link leads to. The table below must not be left for it, unless it is
/// asked for by a key that opens another tab.
fn followed(event: &web_sys::MouseEvent) -> Option<String> {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let link = target.closest("a[href]").ok()??;
    let Route::Rules(_, Some(place)) = Route::parse(&link.get_attribute("href")?) else {
        return None;
    };
    event.prevent_default();
    Some(place)
}

/// A text in which whatever names a rule leads to it.
#[component]
pub(crate) fn WithRules(game: &'static str, #[prop(into)] text: Signal<String>) -> impl IntoView {
    let reading = use_context::<Reading>();
    let piece = move |(text, is_rule): (String, bool)| {
        if !is_rule {
            return text.into_any();
        }
        let href = Route::Rules(game.into(), Some(text.clone())).hash();
        let open = move |event: web_sys::MouseEvent| {
            // Where nothing is left behind, the link leads to the page.
            if let Some((reading, rule)) = reading.and_then(|it| Some((it, followed(&event)?))) {
                reading.open(Open::Rule(rule));
            }
        };
        view! { <a class="rule" href=href on:click=open>{text}</a> }.into_any()
    };
    move || pieces(&text.read()).into_iter().map(piece).collect_view()
}
