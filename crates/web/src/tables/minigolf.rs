//! The table of this game.

use leptos::prelude::*;
use serde_json::Value;

use super::plain;
use crate::session::{Seen, Session};
use crate::t;

/// Board and pieces.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    view! { <plain::Table session /> }
}

/// Points.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    view! { <plain::Sheet session /> }
}

/// What I may do now.
pub(crate) fn prompt(_seen: &Seen) -> String {
    t!("your-turn")
}

/// What happened.
pub(crate) fn fact(seen: &Seen, event: &Value) -> Option<String> {
    plain::fact(seen, event)
}

/// The picture on the card in the hall.
pub(crate) fn picture() -> impl IntoView {
    view! { <svg viewBox="0 0 320 180"></svg> }
}
