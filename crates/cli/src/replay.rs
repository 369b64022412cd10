//! `clubhouse replay`: a match once more, step by step.

mod film;
mod screen;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use cli::play::save;
use cli::words::{self, labels, say};
use pictures::{Ink, Sketch};
use table::{Games, LineView};
use tabletop::{Header, Viewer};
use texts::message;

use crate::check_log;
use crate::layout::{self, WIDTH, columns, ordinal, to_the_right, wrap};
use crate::numbers;
use crate::output::{self, Outputs};
use film::Film;

/// Replay a match step by step, in words and in notation
///
/// In a terminal, you step through the match with the arrow keys. Elsewhere, or with `--text`, every step is printed
/// with the standings after it. A log with a mistake is shown up to there, and the mistake is explained at the end.
#[derive(Args)]
#[command(after_help = "\
Keys in a terminal: ← → one step, ↑ ↓ ten steps, Home and End, v another viewer, q leaves.

Examples:
  clubhouse replay match.log
  clubhouse replay match.log --at 40
  clubhouse replay match.log --at 40 --viewer seat:1 --json
  clubhouse replay match.log --svg final.svg

Exit codes: 0 shown; 1 the log can't be read, or something in it is wrong; 2 the command wasn't understood.")]
pub(crate) struct Replay {
    /// A log written by any Clubhouse program, or a save of `clubhouse play`
    log: PathBuf,
    /// Show the position after this many steps
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = numbers::whole::<usize>)]
    at: Option<usize>,
    /// Print the position as JSON, as the viewer sees it
    #[arg(long)]
    json: bool,
    /// Draw the position into this file
    #[arg(long, value_name = "FILE.svg", value_parser = output::svg)]
    svg: Option<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
    /// Whose view to show: seat:N, spectator or referee
    #[arg(long, default_value = "referee")]
    viewer: Viewer,
    /// Print all steps, even in a terminal
    #[arg(long, conflicts_with_all = ["at", "json", "svg"])]
    text: bool,
}

impl Replay {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let name = self.log.display().to_string();
        let text = std::fs::read_to_string(&self.log)
            .map_err(|error| anyhow!(words::unread(&name, &error)))?;
        let checked = check_log::check(games, &text, None);
        if let Some(table) = checked.table {
            self.show(&Film::new(table))?;
        }
        if checked.faults.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        let game = Header::parse(save::log(&text).0).ok().map(|header| header.game.to_owned());
        let fault = |fault| say(&faces::log_fault(game.as_deref(), fault));
        let faults: Vec<String> = checked.faults.iter().map(fault).collect();
        crate::complain(&layout::problems(&name, &faults));
        Ok(ExitCode::FAILURE)
    }

    fn show(&self, film: &Film) -> Result<()> {
        let at = self.at.unwrap_or(film.n_steps());
        if at > film.n_steps() {
            bail!(say(&message!("replay-no-step", n = film.n_steps(), at = at)));
        }
        if let Viewer::Seat(seat) = self.viewer
            && seat.number() >= film.n_seats()
        {
            bail!(say(&message!("replay-no-seat", n = film.n_seats(), seat = seat.number())));
        }
        if let Some(path) = &self.svg {
            let svg = film.position(at, self.viewer)?.svg();
            self.outputs.write(path, &svg)?;
        }
        if self.json {
            crate::say(&(film.view(at, self.viewer).to_string() + "\n"))?;
        } else if self.at.is_some() {
            layout::print(&still(film, at, self.viewer)?)?;
        } else if self.svg.is_none() {
            self.whole(film)?;
        }
        Ok(())
    }

    fn whole(&self, film: &Film) -> Result<()> {
        if io::stdout().is_terminal() && io::stdin().is_terminal() && !self.text {
            return screen::run(film, self.viewer);
        }
        Ok(layout::print(&all_steps(film, self.viewer))?)
    }
}

/// One position, with the step that led to it.
fn still(film: &Film, at: usize, viewer: Viewer) -> Result<Sketch> {
    let mut sketch = Sketch::new();
    sketch.line(&[(&headline(film, at, viewer), Ink::Strong)]);
    for line in wrap(&film.words(at, viewer), WIDTH) {
        sketch.line(&[(&line, Ink::Plain)]);
    }
    sketch.line(&[(&film.standing(at, viewer), Ink::Accent)]);
    sketch.line(&[]);
    sketch.below(&film.position(at, viewer)?.sketch());
    Ok(sketch)
}

/// Which step it is.
fn headline(film: &Film, at: usize, viewer: Viewer) -> String {
    let game = words::title(film.game());
    say(&match film.step(at) {
        None => message!("replay-before", game = game),
        Some(step) => message!(
            "replay-step",
            game = game,
            n = at,
            of = film.n_steps(),
            what = step.shown(viewer)
        ),
    })
}

/// Where the columns of a step begin.
const NUMBER: usize = 5;
const WORDS: usize = 33;

/// Every step in a line or two, then how it ended.
fn all_steps(film: &Film, viewer: Viewer) -> Sketch {
    let mut sketch = Sketch::new();
    let title = labels([words::title(film.game()), film.options()]);
    for line in wrap(&title, WIDTH) {
        sketch.line(&[(&line, Ink::Strong)]);
    }
    // Points change by moves only.
    let is_move = |at: usize| film.step(at).is_some_and(|step| step.seat.is_some());
    let points = |at| if is_move(at) { film.short_standing(at, viewer) } else { String::new() };
    let points: Vec<String> = (1..=film.n_steps()).map(points).collect();
    let room = points.iter().map(|it| columns(it)).max().unwrap_or(0);
    for (at, points) in (1..).zip(&points) {
        one_step(film, at, viewer, &to_the_right(points, room), &mut sketch);
    }
    sketch.line(&[]);
    for standing in film.standings(film.n_steps(), viewer) {
        let (rank, points) = (ordinal(standing.rank), message!("points", n = standing.total));
        let title = message!("replay-place", rank = rank, who = standing.seat, points = points);
        let points_for = |line: &LineView| {
            let what = words::category(film.game(), &line.category);
            say(&message!("replay-points", what = what, points = layout::points(line.points)))
        };
        sketch.line(&[("  ", Ink::Plain), (&say(&title), Ink::Strong)]);
        for line in wrap(&labels(standing.lines.iter().map(points_for)), WIDTH - 6) {
            sketch.line(&[("      ", Ink::Plain), (&line, Ink::Quiet)]);
        }
    }
    sketch
}

/// A step: its number, its notation, what it told, and after a move the points of all.
fn one_step(film: &Film, at: usize, viewer: Viewer, points: &str, sketch: &mut Sketch) {
    let Some(step) = film.step(at) else { return };
    let row = sketch.rows().len();
    let room = columns(points);
    sketch.put(0, row, &format!("{at:>4}"), Ink::Quiet);
    sketch.put(WIDTH - room, row, points, Ink::Accent);
    let ink = if step.seat.is_some() { Ink::Strong } else { Ink::Quiet };
    for (n, line) in wrap(&step.shown(viewer), WORDS - NUMBER - 2).iter().enumerate() {
        sketch.put(NUMBER + usize::from(n > 0) * 2, row + n, line, ink);
    }
    for (n, line) in wrap(&film.words(at, viewer), WIDTH - WORDS - room - 1).iter().enumerate() {
        sketch.put(WORDS, row + n, line, Ink::Plain);
    }
}
