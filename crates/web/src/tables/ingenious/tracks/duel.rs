//! The one track of a duel: from the opponent's 9 through 0 to mine, and who has the tokens.

use ingenious::{Colour, View};
use leptos::prelude::*;
use tabletop::Seat;
use texts::message;

use super::super::flights::marker_name;
use super::super::shapes::Sign;
use super::super::words;
use super::{Gains, Risen, marker, places, width};
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
    let left = right.next(view.read_untracked().options.n_seats);
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
    let mode = view.read_untracked().options.mode;
    let (least, most) = mode.track();
    let value = Memo::new(move |_| mode.from_side(right, marker(&view.read(), 0, hue)));
    let gain = Memo::new(move |_| gains.read().get(&hue).copied());
    let after = move || gain.get().map_or(value.get(), |gain| mode.from_side(right, gain.after));
    let gained = move || {
        let gain = gain.get().filter(|gain| gain.after != gain.before)?;
        Some(words::gained(mode.from_side(right, gain.after - gain.before), gain.bonus))
    };
    let length = width(most) - width(least);
    let x = move |place: i8| width(place) - width(least);
    view! {
        <li class=format!("track {}", hue.name()) class:risen=move || risen.read().contains(&(0, hue))>
            <Sign hue />
            <span class="for-readers">{words::colour(hue)}</span>
            <svg class="scale" viewBox=format!("0 0 {length} 10") preserveAspectRatio="none" aria-hidden="true">
                <rect class="ground" width=length height="10" />
                <rect class="bar" x=move || x(value.get().min(0)) width=move || width(value.get().abs()) height="10" />
                // What the opponent would lose, and what I would win.
                <rect class="lost" x=move || x(value.get().min(0))
                    width=move || width((after().min(0) - value.get().min(0)).max(0)) height="10" />
                <rect class="gain" x=move || x(value.get().max(0))
                    width=move || width((after().max(0) - value.get().max(0)).max(0)) height="10" />
                <path class="places" d=places(length) />
                <path class="second" d=format!("M{} 0v10", x(0)) />
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
    let owner = Memo::new(move |_| view.read().tokens.and_then(|it| it.0[hue.index()]));
    move || {
        let Some(seat) = owner.get() else {
            return view! { <span class="token" title=t!("ingenious-token-free")></span> }
                .into_any();
        };
        let name = session.glance().name(seat);
        let label = session.glance().tell(&message!("ingenious-token-of", who = seat));
        view! {
            <span class="token taken" title=label.clone()>
                <Badge seat=seat.number() name /><span class="for-readers">{label.clone()}</span>
            </span>
        }
        .into_any()
    }
}
