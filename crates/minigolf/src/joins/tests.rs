//! The searches against each other, and against the effort they may spend.

use alloc::sync::Arc;

use tabletop::{GameRng, Seed};

use super::*;
use crate::cells::{Cell, Direction};
use crate::content::Content;
use crate::course::{Course, PlacedTile};
use crate::holes::parts;
use crate::tiles::{Shape, Tile};

/// Tiles of these shapes that touch by their corners, so that many ends lie open.
fn sprawl(seed: u64, shapes: &[Shape], n_tiles: usize) -> Course {
    let content = Content::standard();
    let mut rng = GameRng::from_seed(&Seed::from(seed));
    let mut below = |n: usize| rng.below(u32::try_from(n).expect("few")) as usize;
    let kinds: Vec<Tile> = content.kinds().iter().map(|kind| kind.tile).collect();
    let kinds: Vec<Tile> = kinds.into_iter().filter(|it| shapes.contains(&it.shape)).collect();
    let land = Arc::clone(&content.lands()[0].land);
    let gate: Vec<Cell> = land.gate().collect();
    let mut tiles: Vec<PlacedTile> = Vec::new();
    while tiles.len() < n_tiles {
        let is_taken = |cell: &Cell| tiles.iter().any(|it| it.cell == *cell) || gate.contains(cell);
        let is_apart = |cell: &Cell| {
            !is_taken(cell) && !Direction::ALL.iter().any(|&side| is_taken(&cell.step(side)))
        };
        let near = tiles.iter().flat_map(|it| it.cell.around()).filter(is_apart);
        let mut cells: Vec<Cell> = near.collect();
        if tiles.is_empty() {
            cells = land.doorsteps().to_vec();
        }
        let (cell, tile) = (cells[below(cells.len())], kinds[below(kinds.len())]);
        let turn = u8::try_from(below(4)).expect("four") % tile.n_turns();
        tiles.push(PlacedTile { cell, tile, turn });
    }
    Course::new(land, tiles).expect("tiles hang together")
}

/// Asks about each group of a course.
fn for_each_group(course: &Course, mut ask: impl FnMut(&Group<'_>, usize)) {
    let plan = Plan::new(course);
    let strands = Strands::new(&plan, &parts(&plan));
    let field = Field::new(&plan, &strands.faced, &strands.doors);
    for regions in groups(&strands, &field) {
        let group = Group::new(&field, &strands, regions, &Effort::of(Effort::in_score(40)));
        let most = strands.most_joins(group.members.iter().copied());
        ask(&group, most);
    }
}

#[test]
fn mg_16_tees_and_greens_are_counted_alike_by_flow_and_frontier() {
    for seed in 0..200 {
        let course = sprawl(
            seed,
            &[Shape::Tee, Shape::Green],
            14 + usize::try_from(seed % 20).expect("few"),
        );
        for_each_group(&course, |group, most| {
            let effort = Effort::of(Effort::in_score(40));
            let by_flow = flow::most_joins(group, &[], most, &effort);
            let from_quick = flow::most_joins(group, &group.quick, most, &effort);
            let by_frontier = frontier::most_joins(group, 0, most, &effort);
            assert_eq!(by_flow, by_frontier, "seed {seed}");
            assert_eq!(by_flow, from_quick, "seed {seed}");
        });
    }
}

#[test]
fn mg_16_what_is_found_has_room_whatever_the_effort() {
    let red = [Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner];
    let mut n_open = 0;
    for seed in 0..60 {
        for_each_group(&sprawl(seed, &red, 40), |group, most| {
            let quick = group.quick.len().min(most);
            let little = frontier::most_joins(group, quick, most, &Effort::of(5_000));
            let much = frontier::most_joins(group, quick, most, &Effort::of(Effort::in_score(40)));
            let counts = [quick, little.n, much.n, most];
            assert!(counts.is_sorted(), "seed {seed}");
            // What is said to be proven stays so, however long one looks.
            assert!(!little.is_proven || little.n == much.n, "seed {seed}");
            n_open += usize::from(!little.is_proven);
            assert!(much.is_proven, "seed {seed}");
        });
    }
    assert!(n_open > 0, "a search that gives up says so");
}

#[test]
fn mg_16_nothing_is_looked_at_once_the_effort_is_spent() {
    let red = [Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner];
    for seed in 0..20 {
        let (course, nothing) = (sprawl(seed, &red, 40), Effort::of(0));
        let plan = Plan::new(&course);
        count(&plan, &parts(&plan), &nothing);
        for_each_group(&course, |group, most| {
            let quick = group.quick.len().min(most);
            assert_eq!(group.most_joins(most, &nothing).n, quick, "seed {seed}");
        });
        assert_eq!(nothing.spent(), 0, "seed {seed}");
    }
}
