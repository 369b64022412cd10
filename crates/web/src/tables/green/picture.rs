//! The picture in the hall: from the tee over a bunker to the green, a ball in flight.

use leptos::prelude::*;

/// The picture on the card in the hall.
pub(crate) fn picture() -> impl IntoView {
    let tree = |(x, y, r): (f64, f64, f64)| {
        view! {
            <ellipse class="g-shade" cx=x + 2.0 cy=y + r * 0.7 rx=r ry=r * 0.5 />
            <circle class="g-wood" cx=x cy=y r=r />
            <circle class="g-leaves" cx=x - r * 0.25 cy=y - r * 0.3 r=r * 0.5 />
        }
    };
    let stripe = |(i, d): (usize, &'static str)| {
        let class = if i % 2 == 0 { "g-mown" } else { "g-mown even" };
        view! { <path class=class stroke-width="50" d=d /> }
    };
    let trees = [
        (24.0, 34.0, 12.0),
        (52.0, 20.0, 9.0),
        (20.0, 92.0, 10.0),
        (300.0, 120.0, 13.0),
        (274.0, 152.0, 10.0),
        (180.0, 24.0, 10.0),
        (150.0, 42.0, 8.0),
        (304.0, 84.0, 9.0),
        (120.0, 20.0, 11.0),
        (196.0, 160.0, 9.0),
    ];
    let stripes = [
        "M44 152C62 150 78 146 92 140",
        "M92 140C106 134 116 126 126 118",
        "M126 118C138 109 150 102 164 98",
        "M164 98C178 94 190 92 204 86",
        "M204 86C216 80 228 70 238 60",
    ];
    view! {
        <svg class="g-picture" viewBox="0 0 320 180">
            <rect class="g-ground" width="320" height="180" />
            <path class="g-semirough" stroke-width="68" d="M44 152C110 148 120 104 164 98S222 78 248 54" />
            {stripes.into_iter().enumerate().map(stripe).collect_view()}
            {trees.map(tree).collect_view()}
            <ellipse class="g-rough" cx="250" cy="54" rx="58" ry="36" />
            <ellipse class="g-green" cx="250" cy="52" rx="46" ry="27" />
            <path class="g-shore" d="M84 74q20 -16 38 -4t34 -4q16 6 4 20t-40 10t-36 -4t0 -18z" />
            <path class="g-water" d="M88 76q18 -13 34 -3t33 -3q11 5 2 15t-37 9t-33 -4t1 -14z" />
            <path class="g-wave" d="M100 82q5 -4 10 0t10 0M124 78q5 -4 10 0t10 0" />
            <path class="g-lip" d="M182 118q12 -14 28 -6t26 0q12 8 0 18t-30 6t-26 -4t2 -14z" />
            <path class="g-sand" d="M186 119q10 -11 24 -4t24 1q8 6 -1 13t-27 4t-22 -3t2 -11z" />
            <ellipse class="g-cup" cx="256" cy="50" rx="5" ry="2.8" />
            <path class="g-pole" d="M256 50V12" />
            <path class="g-pin" d="M256 12l24 8l-24 9z" />
            <g class="g-tee"><rect x="22" y="140" width="44" height="24" rx="6" /></g>
            <circle class="g-peg" cx="28" cy="152" r="2.5" /><circle class="g-peg" cx="60" cy="152" r="2.5" />
            <path class="g-air" d="M44 150Q110 10 200 64" />
            <path class="g-arc" d="M44 150Q110 10 200 64" />
            <ellipse class="g-shade" cx="206" cy="92" rx="7" ry="3" />
            <circle class="g-white" cx="204" cy="66" r="8" />
            <circle class="g-dimple" cx="202" cy="64" r="1" /><circle class="g-dimple" cx="206" cy="65" r="1" />
            <circle class="g-dimple" cx="203" cy="68.500" r="1" />
        </svg>
    }
}
