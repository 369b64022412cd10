//! How scores are distributed, as a picture: a panel for each seat, all on the same scales.

use std::fmt::Write as _;

use super::experiment::Experiment;
use super::tally::{SeatTally, Tally};
use crate::layout::counted;
use crate::numbers::float;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 74.0;
const PANEL: f64 = 132.0;
const GAP: f64 = 40.0;
const BOTTOM: f64 = 56.0;

/// No panel has more bars: wider ranges are drawn in wider steps.
const MOST_BARS: i32 = 60;

/// Colours that differ for all eyes, and a hatching of its own for each (`pattern`).
const COLOURS: [&str; 5] = ["#0072b2", "#d55e00", "#009e73", "#a0568c", "#8a6d00"];

pub(crate) fn svg(tally: &Tally, experiment: &Experiment<'_>) -> String {
    let panels = Panels::new(tally);
    let n = float(tally.seats.len() as u64);
    let height = TOP + n * PANEL + (n - 1.0) * GAP + BOTTOM;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#222\">\n\
         <title>Scores of {} of {}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf8\"/>\n",
        counted(tally.n_matches(), "match"),
        experiment.game.id(),
    );
    svg += &heading(tally, experiment);
    for (i, seat) in tally.seats.iter().enumerate() {
        let top = TOP + float(i as u64) * (PANEL + GAP);
        svg += &panels.panel(i, seat, top);
    }
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">points at the end of the match</text>\n</svg>",
        f64::midpoint(LEFT, WIDTH - RIGHT),
        height - 12.0
    );
    svg
}

fn heading(tally: &Tally, experiment: &Experiment<'_>) -> String {
    format!(
        "<text x=\"{LEFT}\" y=\"24\" font-size=\"16\" font-weight=\"600\">{}: {}</text>\n\
         <text x=\"{LEFT}\" y=\"42\" fill=\"#666\" font-size=\"11\">{}</text>\n",
        experiment.game.id(),
        counted(tally.n_matches(), "match"),
        crate::layout::cut(&experiment.options_text, 110),
    )
}

/// The scales that all panels share.
struct Panels {
    first: i32,
    /// How many points one bar stands for.
    step: i32,
    n_bars: i32,
    /// The greatest share of a bar.
    most: f64,
}

impl Panels {
    fn new(tally: &Tally) -> Self {
        let ends = |percent| tally.seats.iter().map(move |seat| seat.totals.percentile(percent));
        let (min, max) = (ends(0).min().unwrap_or(0), ends(100).max().unwrap_or(0));
        let step = nice_step((max - min) / MOST_BARS + 1);
        let first = min.div_euclid(step) * step;
        let n_bars = (max - first) / step + 1;
        let mut panels = Self { first, step, n_bars, most: 0.0 };
        let shares = tally.seats.iter().flat_map(|seat| panels.shares(seat));
        panels.most = shares.fold(1e-9, f64::max);
        panels
    }

    fn shares(&self, seat: &SeatTally) -> Vec<f64> {
        let mut shares = vec![0.0; usize::try_from(self.n_bars).unwrap_or(0)];
        for (value, n) in seat.totals.iter() {
            let bar = usize::try_from((value - self.first) / self.step).unwrap_or(0);
            shares[bar] += float(n) / float(seat.totals.n());
        }
        shares
    }

    fn bar_width(&self) -> f64 {
        (WIDTH - LEFT - RIGHT) / f64::from(self.n_bars)
    }

    /// Where a number of points lies: the middle of its bar, if bars are single points.
    fn x(&self, points: f64) -> f64 {
        let half = 0.5 / f64::from(self.step);
        LEFT + ((points - f64::from(self.first)) / f64::from(self.step) + half) * self.bar_width()
    }

    fn panel(&self, i: usize, seat: &SeatTally, top: f64) -> String {
        let (colour, bottom) = (COLOURS[i % COLOURS.len()], top + PANEL);
        let mut svg = pattern(i, colour);
        svg += &self.rulers(top, bottom);
        for (bar, share) in (0..).map(f64::from).zip(self.shares(seat)) {
            let (width, height) = (self.bar_width(), share / self.most * (PANEL - 8.0));
            if share > 0.0 {
                let _ = writeln!(
                    svg,
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" \
                     fill=\"url(#seat{i})\" stroke=\"{colour}\"/>",
                    LEFT + bar * width + 0.5,
                    bottom - height,
                    (width - 1.0).max(0.8),
                );
            }
        }
        let (mean, median) = (seat.totals.mean(), seat.totals.percentile(50));
        let x = self.x(mean);
        let _ = writeln!(
            svg,
            "<path d=\"M{x:.1} {top:.1}V{bottom:.1}\" stroke=\"#222\" stroke-dasharray=\"4 3\"/>\n\
             <path d=\"M{LEFT} {bottom:.1}H{}\" stroke=\"#222\"/>\n\
             <text x=\"{LEFT}\" y=\"{:.1}\" font-weight=\"600\" fill=\"{colour}\">seat {i}: {}</text>\n\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">mean {mean:.2} (dashed), median {median}, sd {:.2}</text>",
            WIDTH - RIGHT,
            top - 6.0,
            seat.bot,
            WIDTH - RIGHT,
            top - 6.0,
            seat.totals.sd(),
        );
        svg
    }

    /// Lines and numbers: shares at the left, points below.
    fn rulers(&self, top: f64, bottom: f64) -> String {
        let mut svg = String::new();
        let step = share_step(self.most);
        for n in (0..10).map(f64::from).take_while(|n| n * step <= self.most) {
            let y = bottom - n * step / self.most * (PANEL - 8.0);
            let _ = writeln!(
                svg,
                "<path d=\"M{LEFT} {y:.1}H{}\" stroke=\"#ddd\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#666\">{}%</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0,
                tidy(n * step * 100.0),
            );
        }
        let middle = f64::midpoint(top, bottom);
        let _ = writeln!(
            svg,
            "<text x=\"14\" y=\"{middle:.1}\" text-anchor=\"middle\" fill=\"#666\" \
             transform=\"rotate(-90 14 {middle:.1})\">share of matches</text>"
        );
        let last = self.first + self.n_bars * self.step;
        let step = nice_step((last - self.first) / 12 + 1);
        let begin = self.first.div_euclid(step) * step;
        for points in (begin..last).step_by(usize::try_from(step).unwrap_or(1)) {
            if points >= self.first {
                let _ = writeln!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#666\">{points}</text>",
                    self.x(points.into()),
                    bottom + 15.0,
                );
            }
        }
        svg
    }
}

/// A hatching: lines at another angle for each seat.
fn pattern(i: usize, colour: &str) -> String {
    let angle = [45, 135, 0, 90, 20][i % 5];
    format!(
        "<pattern id=\"seat{i}\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate({angle})\"><rect width=\"6\" height=\"6\" fill=\"{colour}\" fill-opacity=\"0.35\"/>\
         <path d=\"M0 0V6\" stroke=\"{colour}\" stroke-width=\"3\"/></pattern>\n"
    )
}

/// 1, 2, 5, 10, 20, 50 and so on: the least that is not less.
fn nice_step(least: i32) -> i32 {
    let mut power = 1;
    loop {
        for factor in [1, 2, 5] {
            if factor * power >= least {
                return factor * power;
            }
        }
        power *= 10;
    }
}

/// A step that gives three to six lines.
fn share_step(most: f64) -> f64 {
    let steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2];
    steps.into_iter().find(|step| most / step <= 5.0).unwrap_or(0.25)
}

fn tidy(percent: f64) -> String {
    let text = format!("{percent:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_numbers() {
        assert_eq!([1, 2, 3, 6, 11, 60, 101].map(nice_step), [1, 2, 5, 10, 20, 100, 200]);
        assert_eq!([0.0, 2.5, 10.0].map(tidy).join(" "), "0 2.5 10");
    }
}
