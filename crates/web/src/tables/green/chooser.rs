//! How a shot is made: its number, its partner, its power and its golfer, each a row of buttons.

use green::{Hit, Kind, Move};
use leptos::prelude::*;

use super::choice::{Aspect, Choice, Part};
use super::words;
use crate::{language, tables};

/// What the move would do, in words, and everything about it that can be chosen.
#[component]
pub(super) fn Chooser(choice: Choice) -> impl IntoView {
    let shown = Memo::new(move |_| choice.pointed.get().or_else(|| choice.mv.get()));
    let told = move || shown.get().map(|mv| said(choice, &mv));
    let winds = move || shown.get().and_then(|mv| words::winds(&choice.view.read(), &mv));
    let club = Memo::new(move |_| choice.club());
    let rows = move || {
        let club = club.get()?;
        let hits = choice.hits(club);
        let rows = Aspect::ALL.into_iter().map(|aspect| row(choice, aspect, &hits, club));
        Some(rows.collect_view())
    };
    view! {
        // Readers hear of it from the bar that confirms it.
        <p class="g-said" aria-hidden="true" hidden=move || shown.read().is_none()>
            {told}{language::between_sentences()}<span class="g-said-winds">{winds}</span>
        </p>
        <div class="g-aspects">{rows}</div>
    }
}

/// What a move would do, in words.
pub(super) fn said(choice: Choice, mv: &Move) -> String {
    tables::spoken(&choice.session().seen(), &mv.to_string())
}

fn row(choice: Choice, aspect: Aspect, hits: &[Hit], club: Kind) -> Option<impl IntoView + use<>> {
    let values = aspect.values(hits, club);
    let is_open = values.len() > 1;
    is_open.then(|| {
        view! {
            <fieldset class="g-aspect">
                <legend>{words::aspect(aspect)}</legend>
                <div class="g-options">
                    {values.into_iter().map(|value| option(choice, aspect, value, club)).collect_view()}
                </div>
            </fieldset>
        }
    })
}

fn option(choice: Choice, aspect: Aspect, value: Part, club: Kind) -> impl IntoView {
    let hit = Memo::new(move |_| choice.changed(aspect, value));
    let flight = Memo::new(move |_| choice.flight(hit.get()?));
    let is_chosen = move || hit.get().is_some() && hit.get() == choice.hit();
    let label = move || {
        let income = flight.read().as_ref().is_some_and(|it| it.income);
        words::part(&choice.session().seen(), &choice.view.read(), club, value, income)
    };
    let lands = move || flight.get().map(|it| words::lands(it.to));
    let point = move || choice.pointed.set(hit.get_untracked().map(Move::Hit));
    let leave = move || choice.pointed.set(None);
    let choose = move |_| {
        leave();
        if let Some(hit) = hit.get_untracked() {
            choice.choose(&Move::Hit(hit));
        }
    };
    view! {
        <button type="button" class="g-option" aria-pressed=move || is_chosen().to_string()
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focus=move |_| point() on:blur=move |_| leave() on:click=choose>
            <span>{label}</span><small>{lands}</small>
        </button>
    }
}
