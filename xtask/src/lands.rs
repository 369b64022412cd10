//! `cargo xtask lands`: checks the lands, proves each of them playable, draws them all.
//!
//! A proof is a finished course that a player could have built: it is stored, and the tests of this module
//! judge it without any help from the code that found it.
//!
//! Cells, sides and shapes are written here once more, and not taken from the rules: those hold the lands within
//! themselves, and a chore that is to mend a broken file of lands must not need it to be built. The tests of `minigolf`
//! score the courses found here by the rules, so that the two cannot drift apart.

mod chance;
mod check;
mod course;
mod map;
mod route;
mod sheet;
mod tiles;

#[cfg(test)]
mod proof;

use std::fs;

use anyhow::{Context, Result, bail};

use crate::shell;
use chance::Chance;
use map::Land;
use tiles::Kind;

const LANDS: &str = "data/minigolf/lands.txt";
const TILES: &str = "data/minigolf/tiles.csv";
const COURSES: &str = "data/minigolf/courses.txt";
const SHEET: &str = "docs/lands.svg";

/// What stands at the top of the file of courses.
const COURSES_HEAD: &str = "\
# One finished course per land, found by `cargo xtask lands`: every cell filled, nine holes, circuit 20, no penalty.
# One tile a line: cell, kind, quarter turns clockwise. `numbers` names the tees of holes 1 to 9.
";

/// Writes the courses and the sheet anew, unless the lands break a promise.
pub(crate) fn lands() -> Result<()> {
    let lands = map::parse(&read(LANDS)?).context(LANDS)?;
    let problems = check::problems(&lands);
    for problem in &problems {
        println!("lands: {problem}");
    }
    if !problems.is_empty() {
        bail!("{LANDS}: {} problems", problems.len());
    }
    let kinds = tiles::parse(&read(TILES)?).context(TILES)?;
    write(COURSES, &courses(&lands, &kinds)?)?;
    write(SHEET, &sheet::draw(&lands))
}

/// The whole file of courses. The same lands and tiles always give the same text.
fn courses(lands: &[Land], kinds: &[Kind]) -> Result<String> {
    let mut text = COURSES_HEAD.to_owned();
    for (seed, land) in (1..).zip(lands) {
        // A generator for each land: a change to one leaves the courses of the others as they were.
        let course = course::find(land, kinds, &mut Chance::new(seed))
            .with_context(|| format!("{}: no course found", land.id))?;
        println!("lands: {:3} {:16} {course}", land.id, land.name);
        text += "\n";
        text += &course.to_text(&land.id);
    }
    Ok(text)
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(shell::root().join(path)).with_context(|| format!("cannot read {path}"))
}

fn write(path: &str, text: &str) -> Result<()> {
    fs::write(shell::root().join(path), text).with_context(|| format!("cannot write {path}"))
}
