//! How the points went: a line for each player, told apart by colour, by dashes and by initials.

use std::fmt::Write as _;

use leptos::prelude::*;
use tabletop::{Seat, sort_few};

use super::players::{Badge, initial};
use crate::record::Curve;
use crate::tables::words;
use crate::{language, t};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 150.0;
/// Left of the lines stand the numbers.
const LEFT: f64 = 42.0;
const TOP: f64 = 8.0;
/// Right of the lines stand the initials.
const RIGHT: f64 = 24.0;
const BOTTOM: f64 = 8.0;

/// The chart; nothing until the points are counted.
#[component]
pub(crate) fn CurveChart(
    curve: RwSignal<Curve>,
    /// As badges know them.
    names: Vec<String>,
    /// Whose line is called `You`.
    you: Option<Seat>,
    /// The stop that is looked at, if one is.
    #[prop(optional, into)]
    at: Option<RwSignal<usize>>,
) -> impl IntoView {
    move || {
        let points = curve.get();
        (points.len() > 1).then(|| chart(&Scale::of(&points), &points, &names, you, at))
    }
}

fn chart(
    scale: &Scale,
    points: &Curve,
    names: &[String],
    you: Option<Seat>,
    at: Option<RwSignal<usize>>,
) -> impl IntoView + use<> {
    let scale = *scale;
    let seats = 0..names.len();
    let lines = seats.clone().map(|seat| {
        let class = format!("curve-line of-{seat}");
        view! { <path class=class d=scale.line(points, seat) /> }
    });
    let last = points.last().cloned().unwrap_or_default();
    let ends = seats.map(|seat| {
        let (x, y) = scale.place(points.len() - 1, last.get(seat).copied().unwrap_or(0));
        let initial = initial(u8::try_from(seat).unwrap_or(0), &names[seat]);
        view! {
            <circle class=format!("curve-end of-{seat}") cx=x cy=y r="3.5" />
            <text class=format!("curve-name of-{seat}") x=x + 8.0 y=scale.apart(&last, seat)>{initial}</text>
        }
    });
    let marks = scale.marks().map(|mark| {
        let (_, y) = scale.place(0, mark);
        view! {
            <path class="curve-mark" d=format!("M{LEFT} {y:.1}H{}", WIDTH - RIGHT) />
            <text class="curve-number" x=LEFT - 6.0 y=y + 4.0>{words::plain(mark)}</text>
        }
    });
    let now = move || {
        let (x, _) = scale.place(at?.get(), 0);
        Some(view! { <path class="curve-now" d=format!("M{x:.1} {TOP}V{}", HEIGHT - BOTTOM) /> })
    };
    let shown = shown(names, you);
    let legend = names.iter().zip(shown.clone()).enumerate().map(|(seat, (name, shown))| {
        let number = u8::try_from(seat).unwrap_or(0);
        view! {
            <li>
                <Badge seat=number name=name.clone() />
                <svg class="curve-sample" viewBox="0 0 28 8" aria-hidden="true">
                    <path class=format!("curve-line of-{seat}") d="M0 4H28" />
                </svg>
                <span>{shown}</span>
            </li>
        }
    });
    view! {
        <figure class="curve">
            <figcaption>{t!("curve")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=told(points, &shown)>
                {marks.collect_view()}
                {lines.collect_view()}
                {ends.collect_view()}
                {now}
            </svg>
            <ul class="curve-legend">{legend.collect_view()}</ul>
        </figure>
    }
}

/// The names as the person reads them whose line is among them.
pub(crate) fn shown(names: &[String], you: Option<Seat>) -> Vec<String> {
    let is_you = |seat: usize| you.is_some_and(|you| you.index() == seat);
    let name = |(seat, name): (usize, &String)| if is_you(seat) { t!("you") } else { name.clone() };
    names.iter().enumerate().map(name).collect()
}

/// The curve in words: where everybody stood after each quarter.
fn told(points: &Curve, names: &[String]) -> String {
    let last = points.len() - 1;
    let players = names.iter().enumerate().map(|(seat, name)| {
        let at = |quarter: usize| points[last * quarter / 4].get(seat).copied().unwrap_or(0);
        let numbers = language::list((0..=4).map(|quarter| words::plain(at(quarter))));
        t!("curve-of", who = name.clone(), numbers = numbers)
    });
    t!("curve-told", players = language::sentences(players))
}

/// Where points lie on the paper.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    least: i32,
    most: i32,
    n: usize,
}

impl Scale {
    fn of(points: &Curve) -> Self {
        let all = || points.iter().flatten().copied();
        let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
        Self { least: least.min(0), most: most.max(least.min(0) + 1), n: points.len() }
    }

    #[allow(clippy::cast_precision_loss, reason = "a match has few steps")]
    fn place(self, stop: usize, points: i32) -> (f64, f64) {
        let along = stop as f64 / (self.n.max(2) - 1) as f64;
        let up = f64::from(points - self.least) / f64::from(self.most - self.least);
        let (wide, high) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
        (LEFT + along * wide, TOP + (1.0 - up) * high)
    }

    fn line(self, points: &Curve, seat: usize) -> String {
        let mut d = String::new();
        for (stop, then) in points.iter().enumerate() {
            let (x, y) = self.place(stop, then.get(seat).copied().unwrap_or(0));
            let _ = write!(d, "{}{x:.1} {y:.1}", if stop == 0 { 'M' } else { 'L' });
        }
        d
    }

    /// Three or four round numbers to read the height by.
    fn marks(self) -> impl Iterator<Item = i32> {
        let span = self.most - self.least;
        let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| span / step <= 4).unwrap_or(span);
        let first = self.least.div_euclid(step) * step;
        (0..)
            .map(move |i| first + i * step)
            .skip_while(move |it| *it < self.least)
            .take_while(move |it| *it <= self.most)
    }

    /// How high a seat's initial stands: beside its end, but not upon another's.
    fn apart(self, last: &[i32], seat: usize) -> f64 {
        const LINE: f64 = 13.0;
        let mut ends: Vec<(f64, usize)> = last
            .iter()
            .enumerate()
            .map(|(seat, points)| (self.place(0, *points).1 + 4.0, seat))
            .collect();
        sort_few(&mut ends, |a, b| a.0.total_cmp(&b.0));
        for i in 1..ends.len() {
            ends[i].0 = ends[i].0.max(ends[i - 1].0 + LINE);
        }
        // What was pushed over the edge pushes back.
        let mut floor = HEIGHT - 2.0;
        for end in ends.iter_mut().rev() {
            end.0 = end.0.min(floor);
            floor = end.0 - LINE;
        }
        ends.iter().find(|(_, it)| *it == seat).map_or(0.0, |(y, _)| *y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_the_side_are_round_and_few() {
        for (least, most) in [(0, 1), (0, 18), (-90, 41), (0, 133), (-3, 7)] {
            let scale = Scale { least, most, n: 10 };
            let marks: Vec<i32> = scale.marks().collect();
            assert!((1..=6).contains(&marks.len()), "{least} to {most}: {marks:?}");
            assert!(marks.iter().all(|it| (least..=most).contains(it)), "{marks:?}");
        }
    }

    #[test]
    fn my_line_is_called_you_and_not_by_the_name_that_others_read() {
        let names = [t!("guest"), t!("bot-name", number = 2)];
        assert_eq!(shown(&names, Some(Seat::new(0))), [t!("you"), names[1].clone()]);
        assert_eq!(shown(&names, None), names);
    }

    #[test]
    fn initials_of_equal_points_stand_apart_and_on_the_paper() {
        let scale = Scale { least: 0, most: 10, n: 5 };
        let last = [0, 0, 10, 10, 0];
        let mut heights: Vec<f64> = (0..5).map(|seat| scale.apart(&last, seat)).collect();
        heights.sort_by(f64::total_cmp);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] > 12.0), "{heights:?}");
        assert!(heights.iter().all(|it| (0.0..=HEIGHT).contains(it)), "{heights:?}");
    }
}
