//! The rules in our own words. `cargo xtask web` makes a piece of the page of each file in `docs/rules`;
//! it is fetched when somebody asks for it, and every rule is found by its id.

mod book;

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::html::Article;
use leptos::prelude::*;
use leptos::task::spawn_local;
use texts::Language;
use wasm_bindgen::JsCast;

use crate::language::language;
use crate::route::{self, Route};
use crate::session::Session;
use crate::{browser, games, net, t};

pub(crate) use book::{Book, Open, Pages, Reading, WithRules};

/// The rules of a game as a place of the house.
#[component]
pub(crate) fn RulesScreen(game: String, place: Option<String>) -> impl IntoView {
    let back = route::before_rules();
    let label = match back {
        Route::Match(_)
        | Route::Table(_)
        | Route::ReplayMatch(_)
        | Route::ReplayTable(_)
        | Route::ReplayLog => t!("to-the-table"),
        Route::Home => t!("to-the-hall"),
        Route::New(_)
        | Route::Play(_)
        | Route::Friends(_)
        | Route::Learn(_)
        | Route::Rules(..)
        | Route::Logs
        | Route::Account
        | Route::Settings
        | Route::Nowhere(_) => t!("back"),
    };
    view! {
        <main class="page narrow">
            <h1>{t!("rules-of", game = games::title(&game))}</h1>
            <div class="buttons"><a class="button" id="way-back" href=back.hash()>{label}</a></div>
            <Text game place=Signal::stored(place) />
        </main>
    }
}

/// The text itself, with the place that was asked for in sight and lit.
#[component]
fn Text(
    #[prop(into)] game: String,
    /// A rule's id, or a section.
    place: Signal<Option<String>>,
    /// Whether only what is lit is shown.
    #[prop(default = Signal::stored(false))]
    is_alone: Signal<bool>,
    /// The match whose box is counted, where that is the text.
    #[prop(default = None)]
    left: Option<Session>,
) -> impl IntoView {
    let text = RwSignal::new(if left.is_none() { read_before(&game).map(Ok) } else { None });
    let ask = Callback::new(move |()| {
        let game = game.clone();
        spawn_local(async move {
            let told = match left {
                Some(session) => games::left_in_box(session).await.map_err(|_| Missing),
                None => fetch(&game).await,
            };
            let _ = text.try_set(Some(told));
        });
    });
    if let Some(session) = left {
        // It goes on counting while others move.
        Effect::new(move |_| {
            session.seen();
            ask.run(());
        });
    } else if text.read_untracked().is_none() {
        ask.run(());
    }
    let again = Callback::new(move |()| {
        text.set(None);
        ask.run(());
    });
    let class = if left.is_some() { "tallies" } else { "rules" };
    let article = NodeRef::<Article>::new();
    Effect::new(move |_| {
        let (place, _) = (place.get(), is_alone.get());
        if let (Some(article), Some(Ok(_))) = (article.get(), &*text.read()) {
            // Once it is laid out, and the screen has the keyboard.
            request_animation_frame(move || light(&article, place.as_deref()));
        }
    });
    move || match text.get() {
        None => {
            let comes = if left.is_some() { t!("piece-comes") } else { t!("rules-come") };
            view! { <p role="status">{comes}</p> }.into_any()
        }
        Some(Err(Missing)) => {
            let missing =
                if left.is_some() { t!("piece-missing-why") } else { t!("rules-missing") };
            view! {
                <p class="notice" role="alert">{missing}</p>
                <button type="button" class="button" id="rules-again" on:click=move |_| again.run(())>{t!("try-again")}</button>
            }
            .into_any()
        }
        Some(Ok(html)) => {
            let unknown =
                place.get().filter(|place| !html.contains(&format!("data-place=\"{place}\"")));
            let unknown = unknown.map(|place| {
                view! {
                    <p class="notice" role="status">{t!("rules-unknown", place = place)}</p>
                }
            });
            view! {
                {unknown}
                <article class=class class:alone=is_alone node_ref=article inner_html=html></article>
            }
            .into_any()
        }
    }
}

/// Lights a place, and nothing else; the keyboard and the reader go on from there.
fn light(article: &web_sys::Element, place: Option<&str>) {
    if let Ok(Some(before)) = article.query_selector(".lit") {
        let _ = before.class_list().remove_1("lit");
    }
    let Some(place) = place else { return };
    let found = article.query_selector(&format!("[data-place='{place}']"));
    let Ok(Some(found)) = found else { return };
    let _ = found.class_list().add_1("lit");
    let _ = found.set_attribute("tabindex", "-1");
    if let Some(found) = found.dyn_ref::<web_sys::HtmlElement>() {
        let _ = found.focus();
    }
    found.scroll_into_view();
}

/// The text did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Missing;

thread_local! {
    /// What was fetched already.
    static READ: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn read_before(game: &str) -> Option<String> {
    READ.with_borrow(|read| read.get(game).cloned())
}

async fn fetch(game: &str) -> Result<String, Missing> {
    let name = match language() {
        Language::ENGLISH => format!("rules-{game}"),
        other => format!("rules-{game}-{}", other.tag()),
    };
    let file = browser::meta(&name).ok_or(Missing)?;
    let text = net::get_text(&file).await.map_err(|_| Missing)?;
    READ.with_borrow_mut(|read| read.insert(game.to_owned(), text.clone()));
    Ok(text)
}

/// Whether this names a rule: two capitals and a number, as `XX-3`.
fn is_rule(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 2
            && game.bytes().all(|c| c.is_ascii_uppercase())
            && (1..=3).contains(&number.len())
            && number.bytes().all(|c| c.is_ascii_digit())
    })
}

/// A text in pieces, each with whether it names a rule.
fn pieces(text: &str) -> Vec<(String, bool)> {
    let is_edge = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let mut pieces: Vec<(String, bool)> = Vec::new();
    for word in text.split_inclusive(is_edge) {
        let bare = word.trim_end_matches(is_edge);
        let (rule, plain) = if is_rule(bare) { word.split_at(bare.len()) } else { ("", word) };
        if !rule.is_empty() {
            pieces.push((rule.to_owned(), true));
        }
        match pieces.last_mut() {
            Some((last, false)) => last.push_str(plain),
            Some((_, true)) | None => pieces.push((plain.to_owned(), false)),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> Vec<String> {
        pieces(text).into_iter().filter(|(_, is_rule)| *is_rule).map(|(text, _)| text).collect()
    }

    #[test]
    fn rules_are_found_where_a_text_names_them_and_nothing_is_lost() {
        for (text, named) in [
            ("Not possible: your first tile must touch a printed symbol. XX-2", vec!["XX-2"]),
            ("XX-5 leaves no choice, (XX-12).", vec!["XX-5", "XX-12"]),
            ("UTF-8, X-1, XX-, XX-1234, xx-3, ABC-3, 18-3", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(rules(text), named);
            assert_eq!(pieces(text).into_iter().map(|(text, _)| text).collect::<String>(), text);
        }
    }
}
