//! Learning a game by playing it: a first match on the real board, in which each step says what to do and why
//! (`script`, `guide`), and a coach for the match that follows, who speaks up when something happens for the first time.
//!
//! Their words are a file of their own in each language, fetched with them.

mod coach;
mod guide;
mod script;

use leptos::prelude::*;

use crate::pieces::{Missing, TableScreens};
use crate::route::Route;
use crate::{browser, language, net, t};
use guide::Guide;
use script::Script;

pub(crate) use coach::Coach;
pub(crate) use guide::GoOn;

/// The guided match of a game that is here, where it was left.
pub(crate) fn lesson(game: &str, screens: TableScreens) -> AnyView {
    let Some(script) = Script::of(game) else {
        Route::Rules(game.to_owned(), None).go_instead();
        return ().into_any();
    };
    let guide = Guide::of(game, script, screens.go_on);
    (screens.playing)(guide.session, view! { <Panel guide /> }.into_any())
}

/// Brings the words of lessons and of the coach, unless they are here: outside of a browser all words are.
pub(crate) async fn bring_words() -> Result<(), Missing> {
    if language::has(texts::id!("learn-lesson").as_str()) {
        return Ok(());
    }
    let file = browser::meta(&format!("lessons-{}", language::language().tag())).ok_or(Missing)?;
    let words = net::get_text(&file).await.map_err(|_| Missing)?;
    language::add_fetched(&words);
    Ok(())
}

/// What to do now and why, and how far the lesson is.
#[component]
fn Panel(guide: Guide) -> impl IntoView {
    let progress = move || {
        let (number, of) = guide.progress();
        view! {
            <p class="coach-step">{t!("learn-step", n = number.min(of), of = of)}</p>
            <progress max=of.to_string() value=(number - 1).to_string() aria-label=t!("learn-progress")></progress>
        }
    };
    let is_over = Memo::new(move |_| guide.is_over());
    let is_first = Memo::new(move |_| guide.is_first());
    view! {
        <section class="coach" aria-label=t!("learn-lesson")>
            <div class="coach-head">
                {progress}
                <div class="buttons">
                    <button type="button" class="button small" id="learn-again" disabled=is_first
                        on:click=move |_| guide.begin_again()>{t!("learn-again")}</button>
                    <button type="button" class="button small" id="learn-back" disabled=is_first
                        on:click=move |_| guide.step_back()>{t!("learn-back")}</button>
                    <button type="button" class="button small" id="learn-show" hidden=is_over
                        disabled=move || !guide.is_mine() on:click=move |_| guide.show_me()>{t!("learn-show")}</button>
                    <button type="button" class="button small primary" id="learn-play-on" hidden=move || !is_over.get()
                        on:click=move |_| guide.play_on()>{t!("learn-play-on")}</button>
                </div>
            </div>
            <p class="coach-text" role="status">{move || guide.text()}</p>
        </section>
    }
}

/// Lights up what is at these names: `26-learn.css` knows where on a table that is.
fn light_up(names: &str) {
    if let Some(page) = document().document_element() {
        let _ = page.set_attribute("data-lit", names);
    }
}

/// There is no lesson any more.
fn go_dark() {
    if let Some(page) = document().document_element() {
        let _ = page.remove_attribute("data-lit");
    }
}
