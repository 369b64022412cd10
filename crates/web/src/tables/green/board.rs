//! The hole as a picture: terrain, signs, the progress card, and everybody's balls.

use std::fmt::Write;

use green::{Ball, LAST_SPACE, Space, Terrain, View};
use leptos::prelude::*;
use tabletop::Seat;

use super::choice::Choice;
use super::map::{Map, Point, Room};
use super::{marks, words};
use crate::{browser, language, t};

/// The hole from the tee at the bottom to the green at the top.
#[component]
pub(super) fn Board(choice: Choice) -> impl IntoView {
    let view = choice.view;
    let is_low = is_low();
    let map = Memo::new(move |_| {
        let view = view.read();
        let room = if is_low.get() { Room::LOW } else { Room::TALL };
        Map::new(room, view.course.len(), view.hole.is_multiple_of(2))
    });
    let course = Memo::new(move |_| view.read().course.clone());
    let number = Memo::new(move |_| usize::from(view.read().hole));
    let frame = move || {
        let Room { width, height, .. } = map.read().room;
        format!("0 0 {width} {height}")
    };
    let scene = move || words::scene(&choice.session().seen(), &view.read());
    view! {
        <svg class="g-board" class:low=is_low viewBox=frame role="group" aria-label=scene>
            {move || ground(&map.read(), number.get())}
            {move || spaces(&map.read(), &course.read())}
            {move || end_of_the_hole(&map.read())}
            {move || signs(&map.read(), &view.read())}
            {move || ladder(&map.read())}
            <marks::Trail choice map />
            {move || circles(&map.read(), &course.read())}
            <marks::Spots choice map />
            <marks::Ghosts choice map />
            {move || labels(&map.read(), &course.read())}
            <Balls choice map />
        </svg>
    }
}

/// Whether the clubs lie below the board.
fn is_low() -> RwSignal<bool> {
    let ask = || !browser::is_wide();
    let is_low = RwSignal::new(ask());
    let handle = window_event_listener(leptos::ev::resize, move |_| {
        if is_low.try_get_untracked() == Some(!ask()) {
            is_low.set(ask());
        }
    });
    on_cleanup(move || handle.remove());
    is_low
}

fn ground(map: &Map, salt: usize) -> impl IntoView + use<> {
    let tree = |((x, y), size): (Point, f64)| {
        view! {
            <g class="g-tree">
                <ellipse cx=x + 2.0 cy=y + size * 0.7 rx=size ry=size * 0.55 class="g-shade" />
                <circle cx=x cy=y r=size />
                <circle cx=x - size * 0.25 cy=y - size * 0.3 r=size * 0.5 class="g-leaves" />
            </g>
        }
    };
    let wide = map.radius * 2.0;
    view! {
        <rect class="g-ground" width=map.room.width height=map.room.height rx="14" />
        <path class="g-semirough" d=map.fairway() stroke-width=wide + 2.0 * Map::SEMIROUGH />
        <path class="g-fairway" d=map.fairway() stroke-width=wide + 2.0 />
        {map.trees(salt).into_iter().map(tree).collect_view()}
    }
}

fn spaces(map: &Map, course: &[Space]) -> impl IntoView + use<> {
    let spaces: Vec<_> =
        course.iter().enumerate().map(|(i, space)| ground_of(map, i + 1, *space)).collect();
    let (x, y) = map.places[0];
    let r = map.radius;
    view! {
        {spaces}
        <g class="g-tee">
            <rect x=x - r * 1.9 y=y - r * 0.62 width=r * 3.8 height=r * 1.24 rx="6" />
            <circle cx=x - r * 1.7 cy=y r="2.5" class="g-peg" />
            <circle cx=x + r * 1.7 cy=y r="2.5" class="g-peg" />
        </g>
    }
}

fn labels(map: &Map, course: &[Space]) -> impl IntoView + use<> {
    course.iter().enumerate().map(|(i, space)| label_of(map, i + 1, *space)).collect_view()
}

/// A space: mown stripe, sand, water or a mound.
fn ground_of(map: &Map, position: usize, space: Space) -> impl IntoView + use<> {
    let (x, y) = map.places[position];
    let r = map.radius;
    let mown = if position.is_multiple_of(2) { "g-mown even" } else { "g-mown" };
    let patch = match space.kind {
        Terrain::Fairway => ().into_any(),
        Terrain::Lake => lake((x, y), r).into_any(),
        Terrain::Bunker => bunker((x, y), r).into_any(),
        Terrain::Height => mound((x, y), r).into_any(),
    };
    view! {
        <g class="g-space">
            <path class=mown d=map.stretch(position) stroke-width=r * 2.0 />
            {patch}
        </g>
    }
}

/// A space's number, and what it does to a shot.
fn label_of(map: &Map, position: usize, space: Space) -> impl IntoView + use<> {
    let r = map.radius;
    let (number, pill) = map.beside(position, r + 9.0, r + 6.0);
    let effect = words::effect(space).map(|text| {
        let (x, y) = pill;
        view! {
            <g class=format!("g-effect {}", space.kind.name())>
                <rect x=x - 12.0 y=y - 8.0 width="24" height="16" rx="8" />
                <text x=x y=y + 4.0>{text}</text>
            </g>
        }
    });
    view! {
        <text class="g-number" x=number.0 y=number.1 + 4.0>{position}</text>
        {effect}
    }
}

fn lake((x, y): Point, r: f64) -> impl IntoView {
    let wave = move |dy: f64| {
        let d = format!(
            "M{:.1} {:.1}q{2:.1} -5 {3:.1} 0t{3:.1} 0",
            x - r * 0.6,
            y + dy,
            r * 0.3,
            r * 0.6
        );
        view! { <path class="g-wave" d=d /> }
    };
    view! {
        <path class="g-shore" d=blob((x, y), r * 1.16, &[1.0, 0.93, 1.08, 0.96, 1.05, 0.92, 1.06, 0.97]) />
        <path class="g-water" d=blob((x, y), r * 1.06, &[1.0, 0.93, 1.08, 0.96, 1.05, 0.92, 1.06, 0.97]) />
        {wave(-r * 0.35)}{wave(0.0)}{wave(r * 0.38)}
    }
}

fn bunker((x, y): Point, r: f64) -> impl IntoView {
    let grain = move |(dx, dy): Point| view! { <circle class="g-grain" cx=x + dx * r cy=y + dy * r r="1.2" /> };
    view! {
        <path class="g-lip" d=blob((x, y), r * 1.02, &[1.0, 1.08, 0.9, 1.05, 0.98, 1.1, 0.92, 1.03]) />
        <path class="g-sand" d=blob((x, y + 1.0), r * 0.92, &[1.0, 1.08, 0.9, 1.05, 0.98, 1.1, 0.92, 1.03]) />
        {[(-0.6, 0.3), (0.55, 0.45), (0.6, -0.4), (-0.5, -0.5), (0.1, 0.75), (0.0, -0.75)].map(grain).collect_view()}
    }
}

fn mound((x, y): Point, r: f64) -> impl IntoView {
    view! {
        <ellipse class="g-mound low" cx=x cy=y rx=r * 1.02 ry=r * 0.94 />
        <ellipse class="g-mound" cx=x cy=y - r * 0.06 rx=r * 0.78 ry=r * 0.7 />
        <ellipse class="g-mound top" cx=x cy=y - r * 0.12 rx=r * 0.54 ry=r * 0.47 />
    }
}

/// A round shape, a little uneven.
fn blob(centre: Point, size: f64, radii: &[f64; 8]) -> String {
    let corner = |i: u8| {
        let angle = std::f64::consts::TAU * f64::from(i) / 8.0;
        let far = size * radii[usize::from(i % 8)];
        (centre.0 + far * angle.cos(), centre.1 + far * angle.sin())
    };
    let between = |i: u8| {
        let (one, other) = (corner(i), corner(i + 1));
        (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1))
    };
    let start = between(7);
    let mut d = format!("M{:.1} {:.1}", start.0, start.1);
    for i in 0..8 {
        let (by, to) = (corner(i), between(i));
        let _ = write!(d, "Q{:.1} {:.1} {:.1} {:.1}", by.0, by.1, to.0, to.1);
    }
    d + "Z"
}

/// The rough around the green, the green, the cup and its flag.
fn end_of_the_hole(map: &Map) -> impl IntoView + use<> {
    let (x, y) = map.green();
    let (rx, ry) = map.green_size();
    let ball = map.ball();
    let side = map.open_side();
    let class = if side < 0.0 { "g-place left" } else { "g-place" };
    // Each in a line of its own, however low the picture is.
    let on_green = y + ry * 0.62;
    let in_rough = (y + ry).max(on_green + map.room.height * 0.045);
    let tuft = move |(dx, dy): Point| {
        let (x, y) = (x + dx * (rx + ball * 1.5), y + dy * (ry + ball * 1.5));
        view! { <path class="g-tuft" d=format!("M{:.1} {y:.1}l-3 -6m3 6v-8m0 8l3 -6", x) /> }
    };
    view! {
        <ellipse class="g-rough" cx=x cy=y + ball * 0.5 rx=rx + ball * 2.4 ry=ry + ball * 2.1 />
        {[(-0.98, 0.3), (0.99, 0.25), (-0.7, 0.8), (0.72, 0.83), (-0.75, -0.5), (0.78, -0.55), (0.3, 1.05)].map(tuft).collect_view()}
        <ellipse class="g-green" cx=x cy=y rx=rx ry=ry />
        <ellipse class="g-cup" cx=x cy=y rx="5.5" ry="3.2" />
        <path class="g-pole" d=format!("M{x:.1} {y:.1}v{:.1}", -(ry + 14.0)) />
        <path class="g-pin" d=format!("M{x:.1} {:.1}l22 7l-22 8z", y - ry - 14.0) />
        {text(class, (x + side * rx * 0.4, on_green), 44.0, t!("green-the-green"))}
        {text(class, (x + side * (rx + ball * 2.6), in_rough), 44.0, t!("green-the-rough"))}
    }
}

/// A text that has so much room: if it is surely longer, its letters are set narrower.
fn text(class: &'static str, (x, y): Point, room: f64, text: String) -> impl IntoView {
    // The sign’s are bold, and Chinese ones larger than elsewhere.
    let long = if class == "g-hole" {
        letters(&text, 7.4) + 15.0 * n_chinese(&text)
    } else {
        letters(&text, 6.5)
    };
    let most = (long > room).then_some(room);
    view! { <text class=class x=x y=y textLength=most lengthAdjust="spacingAndGlyphs">{text}</text> }
}

/// How long a text is, if its letters are so wide.
fn letters(text: &str, letter: f64) -> f64 {
    letter * f64::from(language::width(text))
}

/// How many Chinese characters there are in a text: they are set larger.
fn n_chinese(text: &str) -> f64 {
    letters(text, 1.0) - text.chars().map(|_| 1.0).sum::<f64>()
}

/// The circles, free or not.
fn circles(map: &Map, course: &[Space]) -> impl IntoView + use<> {
    let ring = |position: usize, n: usize, i: usize| {
        let (x, y) = map.circle(position, n, i);
        view! { <circle class="g-circle" cx=x cy=y r=map.ball() + 0.5 /> }
    };
    let rings = course.iter().enumerate().flat_map(|(i, space)| {
        let n = usize::from(space.circles);
        (0..n).map(move |circle| ring(i + 1, n, circle))
    });
    rings.collect_view()
}

/// The wind's flag, and which hole it is.
fn signs(map: &Map, view: &View) -> impl IntoView + use<> {
    let wind = view.wind.unwrap_or(0);
    let long = 34.0 + 5.0 * f64::from(wind);
    let flag = format!(
        "M20 12q{0:.1} -7 {1:.1} 0t{1:.1} 0v26q-{0:.1} 7 -{1:.1} 0t-{1:.1} 0z",
        long / 4.0,
        long / 2.0
    );
    let hole = t!("green-hole-par", hole = view.hole, par = view.par);
    let wide = (letters(&hole, 8.2) + 15.0 * n_chinese(&hole) + 12.0).min(map.sign_room());
    let (x, y) = map.sign(wide);
    view! {
        <g class="g-wind" role="img" aria-label=t!("green-wind", n = wind)>
            <path class="g-pole" d="M20 8v52" />
            <path class="g-flag" d=flag />
            <text class="g-force" x=20.0 + long / 2.0 y="32">{wind}</text>
            {text("g-caption", (26.0, 58.0), 44.0, t!("green-wind-word"))}
        </g>
        <g class="g-sign">
            <rect x=x - wide / 2.0 y=y - 12.0 width=wide height="24" rx="6" />
            {text("g-hole", (x, y + 4.5), wide - 10.0, hole)}
        </g>
    }
}

/// The progress card.
fn ladder(map: &Map) -> impl IntoView + use<> {
    let (height, width) = (map.rung_height(), Map::rung_width());
    let rung = |space: u8| {
        let (x, y) = map.rung(space);
        view! {
            <g class="g-rung" class:even=space.is_multiple_of(2)>
                <rect x=x - width / 2.0 y=y - height / 2.0 + 0.5 width=width height=height - 1.0 rx="4" />
                <text x=x y=y + 4.0>{space}</text>
            </g>
        }
    };
    let card = (map.rung(LAST_SPACE).0 - width / 2.0 - 4.0, map.room.height);
    view! {
        <g class="g-ladder" role="img" aria-label=t!("green-progress-card")>
            <rect class="g-card" x=card.0 y="2" width=width + 8.0 height=card.1 - 4.0 rx="10" />
            {text("g-ladder-name", (map.rung(LAST_SPACE).0, 15.0), 40.0, t!("green-points-word"))}
            {(0..=LAST_SPACE).map(rung).collect_view()}
        </g>
    }
}

/// Where a seat's ball is shown; nowhere, if its player has retired.
pub(super) fn lie(map: &Map, view: &View, seat: Seat) -> Option<Point> {
    let ball = *view.balls.get(seat)?;
    let before = view.at(ball).take_while(|&other| other != seat).count();
    match ball {
        Ball::On(0) => Some(map.circle(0, view.at(ball).count(), before)),
        Ball::On(position) => Some(on(map, view, position, before)),
        Ball::Rough => Some(map.rough(before)),
        Ball::Pocketed => {
            let space = |seat: Seat| view.progress.get(seat).copied().flatten();
            let own = space(seat).unwrap_or(0);
            let n = Seat::first(seat.number()).filter(|&other| space(other) == Some(own)).count();
            let (x, y) = map.rung(own);
            Some((x - map.ball() * 1.5 * f64::from(u8::try_from(n).unwrap_or(0)), y))
        }
        Ball::Retired => None,
    }
}

/// A circle of a space; the last one for more balls than it has.
pub(super) fn on(map: &Map, view: &View, position: u8, i: usize) -> Point {
    let position = usize::from(position).min(map.n_spaces());
    let n = view.course.get(position.wrapping_sub(1)).map_or(1, |space| usize::from(space.circles));
    map.circle(position, n, i.min(n.saturating_sub(1)))
}

/// Everybody's ball; it travels when it is struck.
#[component]
fn Balls(choice: Choice, map: Memo<Map>) -> impl IntoView {
    let n_seats = choice.session().glance().table.n_seats();
    let ball = move |seat: Seat| {
        let place = Memo::new(move |_| lie(&map.read(), &choice.view.read(), seat));
        let transform = move || {
            let (x, y) = place.get().unwrap_or_else(|| map.read().places[0]);
            format!("translate({x:.1}px, {y:.1}px)")
        };
        let letter = move || words::initial(&choice.session().seen(), seat);
        view! {
            <g class=format!("g-ball g-seat-{seat}") class:gone=move || place.get().is_none() style:transform=transform>
                <circle r=move || map.read().ball() />
                <text y="4">{letter}</text>
            </g>
        }
    };
    Seat::first(n_seats).map(ball).collect_view()
}
