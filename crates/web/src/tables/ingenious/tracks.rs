//! Everybody's tracks: how far each colour has come, which is the lowest, and what the ghost would add.

mod duel;

use std::collections::BTreeMap;

use ingenious::{Colour, Direction, HalfScore, Mode, Placement, View};
use leptos::prelude::*;
use tabletop::{Seat, sort_few};

use super::flights::{Marker, marker_name, risen};
use super::shapes::{Sign, TilePicture};
use super::words;
use crate::playing::players::Badge;
use crate::session::{Seen, Session};
use crate::tables::words::signed;
use crate::{language, t};

/// What the move that I point at would do to my markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gain {
    before: i8,
    after: i8,
    bonus: bool,
}

type Gains = Memo<BTreeMap<Colour, Gain>>;
type Risen = Memo<Vec<Marker>>;

fn gains(session: Session, view: Memo<View>) -> Gains {
    Memo::new(move |_| {
        let aimed: Option<Placement> = session.aimed.get().and_then(|mv| mv.parse().ok());
        let scored = aimed.and_then(|placed| view.read().preview(session.seen().me?, placed));
        let mut gains = BTreeMap::<Colour, Gain>::new();
        for HalfScore { colour, before, after, bonus, .. } in scored.into_iter().flatten() {
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
        let mode = view.options.mode;
        let seats: Vec<Seat> = seats.filter(|seat| mode.track_of(*seat) == track).collect();
        let is_mine = seen.me.is_some_and(|me| seats.contains(&me));
        Side { track, seats, is_mine }
    };
    let mut sides: Vec<Side> = (0..view.tracks.len()).map(side).collect();
    sort_few(&mut sides, |one, other| other.is_mine.cmp(&one.is_mine));
    sides
}

/// All tracks, and the racks of others where they may be seen.
#[component]
pub(super) fn Tracks(session: Session, view: Memo<View>) -> impl IntoView {
    let mode = view.read_untracked().options.mode;
    let gains = gains(session, view);
    let risen = risen(session, mode);
    if mode == Mode::Duel {
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
        language::labels(seats.iter().map(|seat| seen.who(*seat)))
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
            {racks.map(|seat| view! { <OpenRack view seat /> }).collect_view()}
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
    let value = Memo::new(move |_| marker(&view.read(), track, hue));
    let is_lowest = Memo::new(move |_| view.read().lowest(track).contains(hue));
    let mode = view.read_untracked().options.mode;
    let (length, second) = (width(mode.track().1), width(mode.first_bonus()));
    let after = move || gain.get().map_or(value.get(), |gain| gain.after);
    let gained = move || {
        let gain = gain.get().filter(|gain| gain.after != gain.before)?;
        Some(words::gained(gain.after - gain.before, gain.bonus))
    };
    view! {
        <li class=format!("track {}", hue.name()) class:lowest=is_lowest
            class:risen=move || risen.read().contains(&(track, hue))>
            <Sign hue />
            <span class="for-readers">{words::colour(hue)}</span>
            <svg class="scale" viewBox=format!("0 0 {length} 10") preserveAspectRatio="none" aria-hidden="true">
                <rect class="ground" width=length height="10" />
                <rect class="gain" width=move || width(after()) height="10" />
                <rect class="bar" width=move || width(value.get()) height="10" />
                <path class="places" d=places(length) />
                {(length > second).then(|| view! { <path class="second" d=format!("M{second} 0v10") /> })}
            </svg>
            <span class="value" data-marker=marker_name((track, hue))>{value}</span>
            <span class="gained">{gained}</span>
            <span class="lowest-mark">{move || is_lowest.get().then(|| t!("ingenious-lowest"))}</span>
        </li>
    }
}

/// Where a marker stands.
fn marker(view: &View, track: usize, hue: Colour) -> i8 {
    view.tracks.get(track).map_or(0, |track| track.get(hue))
}

/// So many places of a track on the screen.
fn width(n: i8) -> i32 {
    10 * i32::from(n)
}

/// A line between each place and the next.
fn places(length: i32) -> String {
    (1..length / 10).map(|i| format!("M{} 0v10", 10 * i)).collect::<Vec<_>>().concat()
}

/// The rack of somebody else, where it may be seen.
#[component]
fn OpenRack(view: Memo<View>, seat: Seat) -> impl IntoView {
    move || {
        let tiles = view.read().racks.get(seat).copied().flatten().unwrap_or_default();
        let tile = |tile| view! { <TilePicture tile facing=Signal::stored(Direction::East) /> };
        let tiles = (!tiles.is_empty()).then(|| tiles.iter().map(tile).collect_view());
        tiles.map(|tiles| view! { <div class="open-rack">{tiles}</div> })
    }
}

/// All values in a few lines, for screens that have no room beside the board.
/// What it says stands in full below, so readers need not hear it twice.
#[component]
pub(super) fn Strip(session: Session, view: Memo<View>) -> impl IntoView {
    let gains = gains(session, view);
    let risen = risen(session, view.read_untracked().options.mode);
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
    let mode = view.read_untracked().options.mode;
    // In duel one track serves both: it is read from my side.
    let me = session.glance().me.unwrap_or(Seat::new(0));
    let (track, is_mine) = (side.track, side.is_mine);
    let value = move || marker(&view.read(), track, hue);
    let is_lowest = move || view.read().lowest(track).contains(hue);
    let after = move || {
        let gain = gains.read().get(&hue).copied().filter(|_| is_mine)?;
        (gain.after != gain.before).then_some(gain.after)
    };
    // There is no room for two numbers: the one that would be takes the place of the one that is.
    let shown = move || {
        let n = mode.from_side(me, after().unwrap_or_else(value));
        if mode == Mode::Duel { signed(n.into()) } else { n.to_string() }
    };
    view! {
        <span class="chip" class:lowest=is_lowest class:after=move || after().is_some()
            class:risen=move || risen.read().contains(&(track, hue)) data-marker=marker_name((track, hue))>
            <Sign hue /><span>{shown}</span>
        </span>
    }
}
