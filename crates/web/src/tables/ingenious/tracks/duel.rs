//! The one track of a duel: from the opponent's 9 through 0 to mine, and who has the tokens.

use ingenious::Colour;
use leptos::prelude::*;
use tabletop::Seat;

use super::super::flights::marker_name;
use super::super::shapes::Sign;
use super::super::view::{View, colour_in_words};
use super::{Gains, Risen, places};
use crate::playing::players::Badge;
use crate::session::Session;
use crate::t;
use crate::tables::words::signed;

/// Six markers between two players; mine is the right side.
#[component]
pub(super) fn Duel(
    session: Session,
    view: Memo<View>,
    gains: Gains,
    risen: Risen,
) -> impl IntoView {
    let right = session.glance().me.unwrap_or(Seat::new(0));
    let left = Seat::new(1 - right.number().min(1));
    let name = move |seat: Seat| {
        let seen = session.glance();
        view! { <Badge seat=seat.number() name=seen.name(seat) /><span>{seen.who(seat)}</span> }
    };
    let row = move |hue: Colour| view! { <Row session view right hue gains risen /> };
    view! {
        <section class="tracks duel" aria-label=t!("ingenious-tracks")>
            <div class="card mine">
                <h2><span class="end">{name(left)}</span><span class="end">{name(right)}</span></h2>
                <ul>{Colour::ALL.map(row)}</ul>
            </div>
        </section>
    }
}

#[component]
fn Row(
    session: Session,
    view: Memo<View>,
    right: Seat,
    hue: Colour,
    gains: Gains,
    risen: Risen,
) -> impl IntoView {
    // The view counts from the side of seat 0.
    let sign = if right == Seat::new(0) { 1 } else { -1 };
    let value = Memo::new(move |_| {
        sign * view.read().tracks.first().and_then(|it| it.get(&hue)).copied().unwrap_or(0)
    });
    let gain = Memo::new(move |_| gains.read().get(&hue).copied());
    let after = move || gain.get().map_or(value.get(), |gain| sign * gain.after);
    let gained = move || {
        let gain = gain.get().filter(|gain| gain.after != gain.before)?;
        let cry = if gain.bonus { "!" } else { "" };
        Some(format!("{}{cry}", signed((sign * (gain.after - gain.before)).into())))
    };
    let x = |place: i32| 90 + 10 * place;
    view! {
        <li class=format!("track {}", hue.name()) class:risen=move || risen.read().contains(&(0, hue))>
            <Sign hue />
            <span class="for-readers">{colour_in_words(hue)}</span>
            <svg class="scale" viewBox="0 0 180 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="ground" width="180" height="10" />
                <rect class="bar" x=move || x(value.get().min(0)) width=move || 10 * value.get().abs() height="10" />
                // What the opponent would lose, and what I would win.
                <rect class="lost" x=move || x(value.get().min(0))
                    width=move || 10 * (after().min(0) - value.get().min(0)).max(0) height="10" />
                <rect class="gain" x=move || x(value.get().max(0))
                    width=move || 10 * (after().max(0) - value.get().max(0)).max(0) height="10" />
                <path class="places" d=places(18) />
                <path class="second" d="M90 0v10" />
            </svg>
            <span class="value" data-marker=marker_name((0, hue))>{move || signed(value.get().into())}</span>
            <Token session view hue />
            <span class="gained">{gained}</span>
        </li>
    }
}

/// IN-13: who has the colour's token.
#[component]
fn Token(session: Session, view: Memo<View>, hue: Colour) -> impl IntoView {
    let owner = Memo::new(move |_| view.read().tokens.as_ref().and_then(|it| *it.get(&hue)?));
    move || {
        let Some(seat) = owner.get() else {
            return view! { <span class="token" title=t!("ingenious-token-free")></span> }
                .into_any();
        };
        let who = session.glance().who(Seat::new(seat));
        let name = session.glance().name(Seat::new(seat));
        let label = t!("ingenious-token-of", who = who);
        view! {
            <span class="token taken" title=label.clone()>
                <Badge seat name /><span class="for-readers">{label.clone()}</span>
            </span>
        }
        .into_any()
    }
}
