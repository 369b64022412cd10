//! What happened, in words.

use leptos::prelude::*;

use crate::session::{Fact, Seen, Session};
use crate::{t, tables};

/// The newest facts stand first.
#[component]
pub(crate) fn Story(
    session: Session,
    /// Whether it is unfolded from the first.
    #[prop(optional)]
    is_open: bool,
) -> impl IntoView {
    let lines = move || {
        let seen = session.seen();
        let told = seen.story.iter().rev().filter_map(|fact| tables::fact(&seen, &fact.event));
        told.map(|text| view! { <li>{text}</li> }).collect_view()
    };
    view! {
        <details class="story" open=is_open>
            <summary>{t!("story")}</summary>
            <ol reversed=true>{lines}</ol>
        </details>
    }
}

/// What happened since I last decided, shortly.
pub(crate) fn last(seen: &Seen) -> String {
    let is_mine = |fact: &Fact| {
        let seat = fact.event["seat"].as_u64();
        seen.me.is_some_and(|me| seat == Some(me.number().into()))
    };
    let recent: Vec<&Fact> = seen.story.iter().rev().take_while(|fact| !is_mine(fact)).collect();
    let facts = if recent.is_empty() { seen.story.iter().rev().take(4).collect() } else { recent };
    let mut told: Vec<String> =
        facts.iter().filter_map(|fact| tables::fact(seen, &fact.event)).take(3).collect();
    told.reverse();
    told.iter().map(|text| sentence(text)).collect::<Vec<_>>().join(" ")
}

/// With a full stop, if it has no other end.
pub(crate) fn sentence(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}
