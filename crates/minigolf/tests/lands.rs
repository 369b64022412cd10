//! The stored proof of each land: a full course with nine holes, a perfect circuit and no mistake.

use std::sync::Arc;

use minigolf::{Cell, Condition, Content, Course, Kind, LandId, Mr, Mrs, PlacedTile};

use crate::support::picture;

const COURSES: &str = include_str!("../../../data/minigolf/courses.txt");

#[test]
fn every_land_has_a_stored_course_with_a_perfect_circuit_and_no_penalty() {
    let content = Content::standard();
    let mut n_courses = 0;
    for block in COURSES.split("\n\n").filter(|block| block.contains("course L")) {
        let mut lines = block.lines().filter(|line| !line.starts_with('#'));
        let number =
            lines.next().and_then(|line| line.strip_prefix("course L")).expect("a heading");
        let card = content.land(LandId(number.parse().expect("a number"))).expect("a land");
        let tiles =
            lines.filter(|line| line.contains(" r")).map(|line| placed(&content, line)).collect();
        let course = Course::new(Arc::clone(&card.land), tiles).expect("a sound course");
        let sheet = picture::sheet(&course, Mr::Short, Mrs::Lazy);
        assert!(sheet.is_full, "{}", card.id);
        assert_eq!(sheet.points(Condition::Circuit), 20, "{}: {:?}", card.id, sheet.numbers);
        assert_eq!(sheet.playable.points, 0, "{}: {:?}", card.id, sheet.playable);
        n_courses += 1;
    }
    assert_eq!(n_courses, content.lands().len());
}

/// `2,0 141 r1`.
fn placed(content: &Content, line: &str) -> PlacedTile {
    let mut words = line.split(' ');
    let cell: Cell = words.next().expect("a cell").parse().expect("a cell");
    let kind = words.next().and_then(|word| Kind::new(word.parse().ok()?)).expect("a kind");
    let turn = words.next().and_then(|word| word.strip_prefix('r')?.parse().ok()).expect("a turn");
    PlacedTile { cell, tile: content.kind(kind).tile, turn }
}
