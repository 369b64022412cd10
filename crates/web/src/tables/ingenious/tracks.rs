//! Everybody's tracks: how far each colour has come, which is the lowest, and what the ghost would add.

mod duel;

use std::collections::BTreeMap;

use ingenious::Colour;
use leptos::prelude::*;
use tabletop::{Seat, sort_few};

use super::flights::{Marker, marker_name, risen};
use super::shapes::{Sign, TilePicture};
use super::view::{Mode, Scored, View, colour_in_words, halves};
use crate::playing::players::Badge;
use crate::session::{Seen, Session};
use crate::t;
use crate::tables::words::signed;

/// What the move that I point at would do to my markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gain {
    before: i32,
    after: i32,
    bonus: bool,
}

type Gains = Memo<BTreeMap<Colour, Gain>>;
type Risen = Memo<Vec<Marker>>;

fn gains(session: Session) -> Gains {
    Memo::new(move |_| {
        let preview = session.aimed.get().and_then(|mv| session.try_out(&mv).ok());
        let mut gains = BTreeMap::<Colour, Gain>::new();
        for scored in preview.iter().flat_map(|preview| Scored::all(&preview.events)) {
            let Scored { colour, before, after, bonus, .. } = scored;
            let gain = gains.entry(colour).or_insert(Gain { before, after, bonus });
            gain.after = after;
            gain.bonus |= bonus;
        }
        gains
    })
}

/// Whoever shares a track.
#[derive(Clone, PartialEq, Debug)]
struct Side {
    track: usize,
    seats: Vec<Seat>,
    is_mine: bool,
}

/// The sides, mine first.
fn sides(seen: &Seen, view: &View) -> Vec<Side> {
    let side = |track: usize| {
        let seats = Seat::first(seen.table.n_seats());
        let seats: Vec<Seat> = seats.filter(|seat| view.track_of(seat.index()) == track).collect();
        let is_mine = seen.me.is_some_and(|me| seats.contains(&me));
        Side { track, seats, is_mine }
    };
    let mut sides: Vec<Side> = (0..view.tracks.len()).map(side).collect();
    sort_few(&mut sides, |one, other| other.is_mine.cmp(&one.is_mine));
    sides
}

/// All tracks, and the racks of others where they may be seen.
#[component]
pub(super) fn Tracks(session: Session) -> impl IntoView {
    let view = session.part(View::of);
    let gains = gains(session);
    let risen = risen(session);
    if view.read_untracked().mode() == Mode::Duel {
        return view! { <duel::Duel session view gains risen /> }.into_any();
    }
    let sides = sides(&session.glance(), &view.read_untracked());
    let is_crowded = sides.len() > 2;
    let card = |side: Side| view! { <Card session view side gains risen /> };
    view! {
        <section class="tracks" class:crowded=is_crowded aria-label=t!("ingenious-tracks")>
            {sides.into_iter().map(card).collect_view()}
        </section>
    }
    .into_any()
}

/// One side's six tracks.
#[component]
fn Card(
    session: Session,
    view: Memo<View>,
    side: Side,
    gains: Gains,
    risen: Risen,
) -> impl IntoView {
    let (track, is_mine) = (side.track, side.is_mine);
    let seats = side.seats.clone();
    let names = {
        let seen = session.glance();
        seats.iter().map(|seat| seen.who(*seat)).collect::<Vec<_>>().join(" · ")
    };
    let badge = move |seat: &Seat| {
        let name = session.glance().name(*seat);
        view! { <Badge seat=seat.number() name /> }
    };
    let row = move |hue: Colour| {
        let gain = Memo::new(move |_| gains.read().get(&hue).copied().filter(|_| is_mine));
        view! { <Row view track hue gain risen /> }
    };
    let racks = side.seats.into_iter().filter(|seat| Some(*seat) != session.glance().me);
    view! {
        <div class="card" class:mine=is_mine>
            <h2>{seats.iter().map(badge).collect_view()}<span>{names}</span></h2>
            <ul>{Colour::ALL.map(row)}</ul>
            {racks.map(|seat| view! { <OpenRack view seat=seat.index() /> }).collect_view()}
        </div>
    }
}

/// One colour of a side.
#[component]
fn Row(
    view: Memo<View>,
    track: usize,
    hue: Colour,
    gain: Memo<Option<Gain>>,
    risen: Risen,
) -> impl IntoView {
    let value = Memo::new(move |_| {
        view.read().tracks.get(track).and_then(|track| track.get(&hue)).copied().unwrap_or(0)
    });
    let is_lowest = Memo::new(move |_| is_lowest(&view.read(), track, hue));
    let (_, end) = view.read_untracked().places();
    let after = move || gain.get().map_or(value.get(), |gain| gain.after);
    let gained = move || {
        let gain = gain.get().filter(|gain| gain.after != gain.before)?;
        let cry = if gain.bonus { "!" } else { "" };
        Some(format!("{}{cry}", signed((gain.after - gain.before).into())))
    };
    view! {
        <li class=format!("track {}", hue.name()) class:lowest=is_lowest
            class:risen=move || risen.read().contains(&(track, hue))>
            <Sign hue />
            <span class="for-readers">{colour_in_words(hue)}</span>
            <svg class="scale" viewBox=format!("0 0 {} 10", 10 * end) preserveAspectRatio="none" aria-hidden="true">
                <rect class="ground" width=10 * end height="10" />
                <rect class="gain" width=move || 10 * after() height="10" />
                <rect class="bar" width=move || 10 * value.get() height="10" />
                <path class="places" d=places(end) />
                {(end > 18).then(|| view! { <path class="second" d="M180 0v10" /> })}
            </svg>
            <span class="value" data-marker=marker_name((track, hue))>{value}</span>
            <span class="gained">{gained}</span>
            <span class="lowest-mark">{move || is_lowest.get().then(|| t!("ingenious-lowest"))}</span>
        </li>
    }
}

/// Whether a colour is behind others; where all are equal, none stands out.
fn is_lowest(view: &View, track: usize, hue: Colour) -> bool {
    let Some(track) = view.tracks.get(track) else { return false };
    let (least, most) = (track.values().min(), track.values().max());
    least != most && least == track.get(&hue)
}

/// A line between each place and the next.
fn places(n: i32) -> String {
    (1..n).map(|i| format!("M{} 0v10", 10 * i)).collect::<Vec<_>>().concat()
}

/// The rack of somebody else, where it may be seen.
#[component]
fn OpenRack(view: Memo<View>, seat: usize) -> impl IntoView {
    move || {
        let tiles = view.read().rack(seat).to_vec();
        let tile = |tile: &String| {
            halves(tile).map(|halves| view! { <TilePicture halves facing=Signal::stored(0) /> })
        };
        let tiles = (!tiles.is_empty()).then(|| tiles.iter().map(tile).collect_view());
        tiles.map(|tiles| view! { <div class="open-rack">{tiles}</div> })
    }
}

/// All values in a few lines, for screens that have no room beside the board.
/// What it says stands in full below, so readers need not hear it twice.
#[component]
pub(super) fn Strip(session: Session) -> impl IntoView {
    let view = session.part(View::of);
    let gains = gains(session);
    let risen = risen(session);
    let sides = sides(&session.glance(), &view.read_untracked());
    let line = move |side: Side| {
        let name = |seat: &Seat| {
            view! { <Badge seat=seat.number() name=session.glance().name(*seat) /> }
        };
        let names = side.seats.iter().take(2).map(name).collect_view();
        let chip =
            move |hue: Colour| view! { <Chip session view side=side.clone() hue gains risen /> };
        view! { <div class="strip-line"><span class="names">{names}</span>{Colour::ALL.map(chip)}</div> }
    };
    view! { <div class="strip" aria-hidden="true">{sides.into_iter().map(line).collect_view()}</div> }
}

#[component]
fn Chip(
    session: Session,
    view: Memo<View>,
    side: Side,
    hue: Colour,
    gains: Gains,
    risen: Risen,
) -> impl IntoView {
    let is_duel = view.read_untracked().mode() == Mode::Duel;
    // In duel one track serves both: it is read from my side.
    let sign = if is_duel && session.glance().me == Some(Seat::new(1)) { -1 } else { 1 };
    let (track, is_mine) = (side.track, side.is_mine);
    let value = move || {
        let view = view.read();
        sign * view.tracks.get(track).and_then(|track| track.get(&hue)).copied().unwrap_or(0)
    };
    let is_lowest = move || !is_duel && is_lowest(&view.read(), track, hue);
    let after = move || {
        let gain = gains.read().get(&hue).copied().filter(|_| is_mine)?;
        (gain.after != gain.before).then_some(sign * gain.after)
    };
    // There is no room for two numbers: the one that would be takes the place of the one that is.
    let shown = move || {
        let n = after().unwrap_or_else(value);
        if is_duel { signed(n.into()) } else { n.to_string() }
    };
    view! {
        <span class="chip" class:lowest=is_lowest class:after=move || after().is_some()
            class:risen=move || risen.read().contains(&(track, hue)) data-marker=marker_name((track, hue))>
            <Sign hue /><span>{shown}</span>
        </span>
    }
}
