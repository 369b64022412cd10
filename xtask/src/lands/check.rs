//! What we promise of our own 47 lands, beyond what any content pack must keep.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use super::map::{Cell, Ground, Land, Side};

const N_LANDS: usize = 47;
/// Lands with one, two and three golf balls.
const BALLS: [usize; 3] = [16, 16, 15];
const LEAST_WITH_PONDS: usize = 12;
const LEAST_WITH_STREAMS: usize = 8;
const CELLS: RangeInclusive<usize> = 36..=46;
const POINTS: RangeInclusive<i32> = 8..=22;
const WIDEST: i32 = 11;

/// Every promise that is not kept.
pub(super) fn problems(lands: &[Land]) -> Vec<String> {
    let mut problems: Vec<String> = lands
        .iter()
        .flat_map(|land| {
            land_problems(land).into_iter().map(|problem| format!("{}: {problem}", land.id))
        })
        .collect();
    problems.extend(order_problems(lands));
    problems.extend(mixture_problems(lands));
    problems.extend(twins(lands));
    problems
}

fn land_problems(land: &Land) -> Vec<String> {
    let mut problems = gate_problems(land);
    let mut demand = |is_kept: bool, problem: String| {
        if !is_kept {
            problems.push(problem);
        }
    };
    let n_cells = land.n_cells();
    demand(CELLS.contains(&n_cells), format!("{n_cells} cells"));
    demand(POINTS.contains(&land.points), format!("{} points", land.points));
    demand((1..=BALLS.len()).contains(&land.balls), format!("{} balls", land.balls));
    demand(land.width.max(land.height) <= WIDEST, "does not fit 11×11".to_owned());
    demand(is_trimmed(land), "an empty row or column at the rim".to_owned());
    demand(is_connected(land), "the land is in pieces".to_owned());
    for cell in stray_water(land) {
        demand(false, format!("the water at {cell} touches no land"));
    }
    problems
}

/// Of the twelve cells around the gate, five are land and seven void, even those that touch only a corner:
/// "no other cell touches it" (MG-10) is then plain to see.
fn gate_problems(land: &Land) -> Vec<String> {
    let Some(gate) = land.gate() else {
        return vec!["the gate is no 2×2 block with two adjacent sides to land".to_owned()];
    };
    let mut inner = gate.doors();
    inner.push(gate.tip());
    let expected = |cell: &Cell| if inner.contains(cell) { Ground::Land } else { Ground::Void };
    gate.around()
        .into_iter()
        .filter(|cell| land.at(*cell) != expected(cell))
        .map(|cell| format!("beside the gate, {cell} should be {:?}", expected(&cell)))
        .collect()
}

/// The map's origin is the top-left character: a blank rim would only shift every course.
fn is_trimmed(land: &Land) -> bool {
    let columns: BTreeSet<i32> = land.grounds().map(|(cell, _)| cell.x).collect();
    let rows: BTreeSet<i32> = land.grounds().map(|(cell, _)| cell.y).collect();
    [0, land.width - 1].iter().all(|x| columns.contains(x))
        && [0, land.height - 1].iter().all(|y| rows.contains(y))
}

fn is_connected(land: &Land) -> bool {
    let mut reached: BTreeSet<Cell> = land.cells(Ground::Land).take(1).collect();
    let mut open: Vec<Cell> = reached.iter().copied().collect();
    while let Some(cell) = open.pop() {
        for next in Side::ALL.map(|side| cell.step(side)) {
            if land.is_land(next) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached.len() == land.cells(Ground::Land).count()
}

/// Water that no course could ever come near is a slip of the pen. Wide water reaches over other water.
fn stray_water(land: &Land) -> Vec<Cell> {
    let is_near = |cell: Cell| {
        (-2..=2).any(|dy| (-2..=2).any(|dx| land.is_land(Cell::new(cell.x + dx, cell.y + dy))))
    };
    land.grounds()
        .filter(|(_, ground)| matches!(ground, Ground::Pond | Ground::Stream))
        .map(|(cell, _)| cell)
        .filter(|cell| !is_near(*cell))
        .collect()
}

fn order_problems(lands: &[Land]) -> Vec<String> {
    let mut problems = Vec::new();
    if lands.len() != N_LANDS {
        problems.push(format!("{} lands, not {N_LANDS}", lands.len()));
    }
    let mut names = BTreeSet::new();
    for (number, land) in (1..).zip(lands) {
        if land.id != format!("L{number}") {
            problems.push(format!("{} stands where L{number} should", land.id));
        }
        if !names.insert(&land.name) {
            problems.push(format!("{}: another land is called {}", land.id, land.name));
        }
    }
    problems
}

fn mixture_problems(lands: &[Land]) -> Vec<String> {
    let mut problems = Vec::new();
    let count =
        |is_counted: &dyn Fn(&Land) -> bool| lands.iter().filter(|land| is_counted(land)).count();
    for (balls, expected) in (1..).zip(BALLS) {
        let found = count(&|land| land.balls == balls);
        if found != expected {
            problems.push(format!("{found} lands of {balls} balls, not {expected}"));
        }
    }
    for (ground, least) in [(Ground::Pond, LEAST_WITH_PONDS), (Ground::Stream, LEAST_WITH_STREAMS)]
    {
        let found = count(&|land| land.has(ground));
        if found < least {
            problems.push(format!("{ground:?}s on {found} lands only, not {least}"));
        }
    }
    let facings: BTreeSet<[Side; 2]> =
        lands.iter().filter_map(Land::gate).map(|gate| gate.facing).collect();
    if facings.len() != 4 {
        problems.push(format!("the gate stands in {} corners only, not 4", facings.len()));
    }
    problems
}

/// Pairs that are the same land, turned or mirrored.
fn twins(lands: &[Land]) -> Vec<String> {
    let mut seen = BTreeMap::new();
    lands
        .iter()
        .filter_map(|land| {
            let twin = seen.insert(canonical(land), &land.id)?;
            Some(format!("{}: the same shape as {twin}", land.id))
        })
        .collect()
}

/// The smallest of the eight pictures of a land.
fn canonical(land: &Land) -> Vec<(Cell, Ground)> {
    let (right, bottom) = (land.width - 1, land.height - 1);
    let pictures = (0..8).map(|picture| {
        let mut cells: Vec<(Cell, Ground)> = land
            .grounds()
            .map(|(Cell { x, y }, ground)| {
                let x = if picture & 1 == 0 { x } else { right - x };
                let y = if picture & 2 == 0 { y } else { bottom - y };
                let cell = if picture & 4 == 0 { Cell::new(x, y) } else { Cell::new(y, x) };
                (cell, ground)
            })
            .collect();
        cells.sort_unstable();
        cells
    });
    pictures.min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::map;
    use super::*;

    const GOOD: &str = "GG#####\nGG#####\n#######\n#######\n#######\n#######";

    fn land(rows: &str) -> Land {
        let text = format!("land L1 Test\npoints 8\nballs 1\n{rows}\n");
        map::parse(&text).unwrap().remove(0)
    }

    fn check(rows: &str, problem: &str) {
        let problems = land_problems(&land(rows));
        assert!(problems.iter().any(|found| found.contains(problem)), "{problem}: {problems:?}");
    }

    #[test]
    fn a_good_land_has_no_problems() {
        assert_eq!(land_problems(&land(GOOD)), Vec::<String>::new());
    }

    #[test]
    fn bad_lands_are_refused_with_a_reason() {
        check("GG##\nGG##\n####", "12 cells");
        check("GG####.#\nGG####..\n######..\n######..\n######..\n######..", "in pieces");
        check(
            "GG####...\nGG####...\n######..~\n######...\n######...\n######...",
            "touches no land",
        );
        check(".GG####\n.GG####\n.######\n.######\n.######\n.######", "at the rim");
        check("GG##########\nGG##########\n############\n############", "11×11");
    }

    #[test]
    fn a_gate_stands_in_a_corner_and_sees_five_cells_of_land() {
        check("######\n#GG###\n#GG###\n######\n######\n######", "no 2×2 block");
        check("G#####\nG#####\nGG####\n######\n######\n######", "no 2×2 block");
        check("######\n######\nGG..GG\nGG..GG\n######\n######", "no 2×2 block");
        check("GG####\nGG####\n##.###\n######\n######\n######", "2,2 should be Land");
        check("..####\nGG####\nGG####\n######\n######\n######", "2,0 should be Void");
    }

    #[test]
    fn a_land_turned_and_mirrored_is_the_same_land() {
        let turned = "####GG\n####GG\n######\n######\n######\n######\n######";
        assert_eq!(twins(&[land(GOOD), land(turned)]).len(), 1);
        let other = "####GG\n####GG\n######\n###~##\n######\n######\n######";
        assert_eq!(twins(&[land(GOOD), land(other)]).len(), 0);
    }
}
