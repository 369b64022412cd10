//! Choices that are not made on the course: a land, promises, leftovers, numbers.

mod lands;
mod leftovers;
mod numbers;
mod promises;

use leptos::prelude::*;

use super::desk::Desk;

/// What there is to choose now, if it is not made on the course.
#[component]
pub(super) fn Choices(desk: Desk) -> impl IntoView {
    #[derive(Clone, Copy, PartialEq)]
    enum What {
        Land,
        Promises,
        Leftovers,
        Numbers,
    }
    let what = Memo::new(move |_| {
        let moves = desk.moves.read();
        let is_before_lands = desk.session().seen().view["phase"] == "choose_land";
        match () {
            () if !moves.lands.is_empty() || is_before_lands => Some(What::Land),
            () if moves.is_promising => Some(What::Promises),
            () if moves.is_asking => Some(What::Leftovers),
            () if moves.is_numbering => Some(What::Numbers),
            () => None,
        }
    });
    move || {
        Some(match what.get()? {
            What::Land => view! { <lands::Lands desk /> }.into_any(),
            What::Promises => view! { <promises::Promising desk /> }.into_any(),
            What::Leftovers => view! { <leftovers::Leftovers desk /> }.into_any(),
            What::Numbers => view! { <numbers::Numbering desk /> }.into_any(),
        })
    }
}
