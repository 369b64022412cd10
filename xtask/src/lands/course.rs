//! A finished course: a way round cut into nine holes, and a real tile on every cell.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use anyhow::{Context, Result};

use super::chance::Chance;
use super::map::{Cell, Ground, Land, Side};
use super::route;
use super::tiles::{Kind, Shape};

const N_HOLES: usize = 9;
const SHORTEST_HOLE: usize = 2;
const LONGEST_HOLE: usize = 6;

/// The par of most holes. As many are easier as are harder, which makes 36 in all (MG-25).
const MIDDLE_PAR: u32 = 4;
/// There are one to so many easier, and harder, holes.
const MOST_HARDER: usize = 3;

/// Draws of tiles for one hole before the way is cut anew.
const DRAWS: usize = 2000;
const CUTS: usize = 20;

/// Tiles on all cells of a land, and the tees in the order of play.
pub(super) struct Course {
    tiles: BTreeMap<Cell, Tile>,
    tees: Vec<Cell>,
    n_scenery: usize,
}

struct Tile {
    kind: u32,
    turns: usize,
}

/// Searches a course with nothing to complain about.
pub(super) fn find(land: &Land, kinds: &[Kind], chance: &mut Chance) -> Result<Course> {
    let way = route::find(land, chance).context("no way round")?;
    (0..CUTS)
        .find_map(|_| furnished(land, &cut(&way, chance), Supply::new(kinds), chance))
        .context("the box lacks the tiles for it")
}

impl Course {
    /// A block of the file of courses.
    pub(super) fn to_text(&self, land: &str) -> String {
        let mut text = format!("course {land}\n");
        for (cell, Tile { kind, turns }) in &self.tiles {
            writeln!(text, "{cell} {kind} r{turns}").expect("a string takes all text");
        }
        let tees: Vec<String> = self.tees.iter().map(Cell::to_string).collect();
        text + "numbers " + &tees.join(" ") + "\n"
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_tiles = self.tiles.len();
        write!(f, "{n_tiles} tiles, {} of them on the way round", n_tiles - self.n_scenery)
    }
}

/// Cuts a way into nine pieces of different lengths.
fn cut<'a>(way: &'a [Cell], chance: &mut Chance) -> Vec<&'a [Cell]> {
    let mut lengths = [SHORTEST_HOLE; N_HOLES];
    while lengths.iter().sum::<usize>() < way.len() {
        let hole = chance.below(N_HOLES);
        // The longest land has fewer cells than nine of the longest holes: there always is a shorter one.
        if lengths[hole] < LONGEST_HOLE {
            lengths[hole] += 1;
        }
    }
    let mut rest = way;
    lengths.map(|length| rest.split_off(..length).unwrap_or_default()).to_vec()
}

/// Puts tiles on all cells, if the box holds tiles that make the wished pars.
fn furnished(
    land: &Land,
    holes: &[&[Cell]],
    mut supply: Supply<'_>,
    chance: &mut Chance,
) -> Option<Course> {
    let mut tiles = BTreeMap::new();
    for (hole, par) in holes.iter().zip(pars(holes, chance)) {
        let steps = steps(hole);
        let kinds = supply.draw_hole(&steps, par, chance)?;
        let turned = steps.iter().zip(kinds).map(|(step, kind)| step.tile(kind));
        tiles.extend(hole.iter().copied().zip(turned));
    }
    let bare: Vec<Cell> =
        land.cells(Ground::Land).filter(|cell| !tiles.contains_key(cell)).collect();
    for cell in &bare {
        let kind = supply.draw(Shape::Scenery, chance)?.id;
        tiles.insert(*cell, Tile { kind, turns: 0 });
    }
    let tees = holes.iter().filter_map(|hole| hole.first().copied()).collect();
    Some(Course { tiles, tees, n_scenery: bare.len() })
}

/// A par for each hole: the longest are the hardest.
fn pars(holes: &[&[Cell]], chance: &mut Chance) -> [u32; N_HOLES] {
    let mut by_length: Vec<usize> = (0..N_HOLES).collect();
    by_length.sort_by_key(|hole| holes[*hole].len());
    let n_harder = 1 + chance.below(MOST_HARDER);
    let mut pars = [MIDDLE_PAR; N_HOLES];
    for (easy, hard) in by_length.iter().zip(by_length.iter().rev()).take(n_harder) {
        pars[*easy] -= 1;
        pars[*hard] += 1;
    }
    pars
}

/// A cell of a hole: where its lane comes from, and where it goes.
enum Step {
    Tee { ahead: Side },
    Lane { back: Side, ahead: Side },
    Green { back: Side },
}

fn steps(hole: &[Cell]) -> Vec<Step> {
    let heading = |from: usize| hole[from].side_to(hole[from + 1]).expect("a way has no gaps");
    let last = hole.len() - 1;
    let mut steps = vec![Step::Tee { ahead: heading(0) }];
    steps.extend(
        (1..last).map(|at| Step::Lane { back: heading(at - 1).opposite(), ahead: heading(at) }),
    );
    steps.push(Step::Green { back: heading(last - 1).opposite() });
    steps
}

impl Step {
    fn shape(&self) -> Shape {
        match self {
            Self::Tee { .. } => Shape::Tee,
            Self::Lane { back, ahead } if back.opposite() == *ahead => Shape::Straight,
            Self::Lane { .. } => Shape::Corner,
            Self::Green { .. } => Shape::Green,
        }
    }

    /// The kind, turned to lie as it must; of turns that look the same, the first (MG-11).
    fn tile(&self, kind: &Kind) -> Tile {
        let turns = match *self {
            Self::Green { back } => back.turns(),
            Self::Lane { back, ahead } if back.opposite() == ahead && !kind.is_directional => {
                ahead.turns() % 2
            }
            // Unturned, a corner joins the north to the east: its first edge clockwise tells.
            Self::Lane { back, ahead } if back.turned(1) == ahead => back.turns(),
            // An arrow points the way the ball goes (MG-19).
            Self::Tee { ahead } | Self::Lane { ahead, .. } => ahead.turns(),
        };
        Tile { kind: kind.id, turns }
    }
}

/// What is left in the box.
struct Supply<'a> {
    kinds: &'a [Kind],
    copies: Vec<u32>,
}

impl<'a> Supply<'a> {
    fn new(kinds: &'a [Kind]) -> Self {
        Self { kinds, copies: kinds.iter().map(|kind| kind.copies).collect() }
    }

    /// Takes tiles for all steps of a hole whose pars add up.
    fn draw_hole(
        &mut self,
        steps: &[Step],
        par: u32,
        chance: &mut Chance,
    ) -> Option<Vec<&'a Kind>> {
        for _ in 0..DRAWS {
            let before = self.copies.clone();
            let drawn: Option<Vec<&Kind>> =
                steps.iter().map(|step| self.draw(step.shape(), chance)).collect();
            match drawn {
                Some(kinds) if kinds.iter().map(|kind| kind.par).sum::<u32>() == par => {
                    return Some(kinds);
                }
                Some(_) | None => self.copies = before,
            }
        }
        None
    }

    /// Takes a tile of a shape; each kind is as likely as any other, so that courses show many of them.
    fn draw(&mut self, shape: Shape, chance: &mut Chance) -> Option<&'a Kind> {
        let left: Vec<usize> = (0..self.kinds.len())
            .filter(|kind| self.kinds[*kind].shape == shape && self.copies[*kind] > 0)
            .collect();
        let kind = *chance.pick(&left)?;
        self.copies[kind] -= 1;
        self.kinds.get(kind)
    }
}
