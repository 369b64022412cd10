//! The summary as a table for people.

use std::fmt::Write as _;

use super::experiment::Experiment;
use super::tally::{Spread, Summary, Time};
use crate::layout::{WIDTH, counted, wrap};

pub(crate) fn table(summary: &Summary, experiment: &Experiment<'_>) -> String {
    let mut text = heading(summary, experiment);
    text += &scores(summary);
    text += &lengths(&summary.decisions);
    text += &points(summary);
    text += &time(&summary.time, summary);
    text
}

fn heading(summary: &Summary, experiment: &Experiment<'_>) -> String {
    let (game, seeds) = (experiment.game.id(), &experiment.seeds);
    let matches = counted(summary.matches, "match");
    let mut text = format!("{game}: {matches}, seeds {}..{}\n", seeds.start, seeds.end);
    for line in wrap(&experiment.options_text, WIDTH) {
        let _ = writeln!(text, "{line}");
    }
    text
}

fn scores(summary: &Summary) -> String {
    let is_contest = summary.seats.len() > 1;
    let mut text = String::from("\nseat  bot         mean     sd  min  25%  50%  75%  max");
    text += if is_contest { "   first  95% interval\n" } else { "\n" };
    for seat in &summary.seats {
        let Spread { mean, sd, min, quartiles: [low, middle, high], max } = seat.total;
        let _ = write!(
            text,
            "{:>4}  {:<8} {mean:>7.2} {sd:>6.2} {min:>4} {low:>4} {middle:>4} {high:>4} {max:>4}",
            seat.seat, seat.bot
        );
        if is_contest {
            let [share, low, high] =
                [seat.wins.mean, seat.wins.low, seat.wins.high].map(|it| 100.0 * it);
            let _ = write!(text, "  {share:>5.1}%  {low:.1}-{high:.1}%");
        }
        text.push('\n');
    }
    text
}

fn lengths(decisions: &Spread) -> String {
    let Spread { mean, sd, min, quartiles: [low, middle, high], max } = decisions;
    format!(
        "\ndecisions a match: mean {mean:.1}, sd {sd:.1}, quartiles {low} {middle} {high}, from {min} to {max}\n"
    )
}

/// A row for each category that ever brought a point, a column for each seat.
fn points(summary: &Summary) -> String {
    let mut text = String::from("\nmean points     ");
    for seat in &summary.seats {
        let _ = write!(text, "{:>9}", format!("seat {}", seat.seat));
    }
    text.push('\n');
    let n_categories = summary.seats.first().map_or(0, |seat| seat.points.len());
    for i in 0..n_categories {
        let column = || summary.seats.iter().map(|seat| &seat.points[i]);
        if column().all(|(_, mean)| *mean == 0.0) {
            continue;
        }
        let name = column().next().map_or("", |(name, _)| name.as_str());
        let _ = write!(text, "{:<16}", name.replace('_', " "));
        for (_, mean) in column() {
            let _ = write!(text, "{mean:>9.2}");
        }
        text.push('\n');
    }
    text
}

fn time(time: &Time, summary: &Summary) -> String {
    let mut text = format!(
        "\n{:.1} s on {}: {:.0} matches a second, {:.2} µs of a core a decision\n",
        time.seconds,
        counted(time.threads, "thread"),
        time.matches_per_second,
        time.microseconds_per_decision
    );
    for (seat, thought) in summary.seats.iter().zip(&time.microseconds_of_thought) {
        if *thought > 0.0 {
            let _ = writeln!(
                text,
                "seat {} ({}) thought {thought:.1} µs a decision",
                seat.seat, seat.bot
            );
        }
    }
    text
}
