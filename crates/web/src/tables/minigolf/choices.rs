//! Choices that are not made on the course: a land, promises, leftovers, numbers.

mod lands;
mod leftovers;
mod numbers;
mod promises;

use leptos::prelude::*;
use minigolf::Phase;

use super::desk::Desk;

/// What there is to choose beside the course.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Choice {
    Land,
    Promises,
    Leftovers,
    Numbers,
}

/// What there is to choose now, if it is not made on the course.
pub(super) fn current(desk: Desk) -> Memo<Option<Choice>> {
    let is_before_lands = desk.part(|view| view.phase == Phase::ChooseLand);
    Memo::new(move |_| {
        let moves = desk.moves.read();
        let is_before_lands = is_before_lands.get();
        match () {
            () if !moves.lands.is_empty() || is_before_lands => Some(Choice::Land),
            () if moves.is_promising => Some(Choice::Promises),
            () if moves.is_asking => Some(Choice::Leftovers),
            () if moves.is_numbering => Some(Choice::Numbers),
            () => None,
        }
    })
}

/// The cards, boxes or numbers to choose from.
#[component]
pub(super) fn Choices(desk: Desk, choice: Memo<Option<Choice>>) -> impl IntoView {
    move || {
        Some(match choice.get()? {
            Choice::Land => view! { <lands::Lands desk /> }.into_any(),
            Choice::Promises => view! { <promises::Promising desk /> }.into_any(),
            Choice::Leftovers => view! { <leftovers::Leftovers desk /> }.into_any(),
            Choice::Numbers => view! { <numbers::Numbering desk /> }.into_any(),
        })
    }
}
