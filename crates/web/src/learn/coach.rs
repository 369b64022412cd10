//! The coach of a match: he explains what happens for the first time, each thing once and for all matches.

use leptos::prelude::*;

use crate::session::{Seen, Session};
use crate::{browser, t};

/// The ids of what the coach has explained, in the browser's storage.
const SHELF: &str = "clubhouse/coach";

/// What happened for the first time, and what is to be known of it; nothing when there is nothing new.
#[component]
pub(crate) fn Coach(session: Session) -> impl IntoView {
    let known = RwSignal::new(explained());
    let news = Memo::new(move |_| known.with(|known| first_news(&session.seen(), known)));
    let understood = move |_| {
        if let Some((id, _)) = news.get_untracked() {
            known.update(|known| known.push(id));
            keep(&known.read_untracked());
        }
    };
    move || {
        news.get().map(|(_, text)| {
            view! {
                <section class="coach news" aria-label=t!("learn-coach")>
                    <p class="coach-text" role="status">{text}</p>
                    <button type="button" class="button small" id="coach-understood" on:click=understood>{t!("understood")}</button>
                </section>
            }
        })
    }
}

/// The match so far holds no news for whoever was guided through it.
pub(super) fn has_explained(seen: &Seen) {
    let mut known = explained();
    while let Some((id, _)) = first_news(seen, &known) {
        known.push(id);
    }
    keep(&known);
}

/// The first thing that happened and was never explained: its id, and the explanation.
fn first_news(seen: &Seen, known: &[String]) -> Option<(String, String)> {
    let events = seen.story.iter().filter_map(|fact| fact.heard.as_ref());
    let news = events.filter_map(|event| seen.scene.first_time(event));
    let first = news.into_iter().find(|it| !known.iter().any(|known| known == it.id()))?;
    Some((first.id().to_owned(), seen.tell(&first)))
}

fn explained() -> Vec<String> {
    browser::recall(SHELF).unwrap_or_default()
}

fn keep(known: &[String]) {
    // Without storage things are explained once in every visit.
    let _ = browser::keep(SHELF, &known);
}
