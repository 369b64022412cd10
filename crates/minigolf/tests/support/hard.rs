//! Courses that are hard to count (MG-16), for tests and for the benchmark.

use std::sync::Arc;

use minigolf::{Cell, Course, Land, PlacedTile, Shape, Tile};

/// A line of `hard_courses.txt`: what is known of a course, and the course.
pub(crate) struct Hard {
    pub(crate) name: &'static str,
    pub(crate) n_holes: usize,
    pub(crate) is_proven: bool,
    pub(crate) most_effort: usize,
    pub(crate) course: Course,
}

/// All of them.
pub(crate) fn hard_courses() -> impl Iterator<Item = Hard> {
    let land = Land::from_map(&["######", "######", "GG####", "GG####"], 10).expect("a land");
    let land = Arc::new(land);
    let lines = include_str!("../hard_courses.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(move |line| {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("a word");
        let (name, n_holes, is_proven, most) = (word(), word(), word() == "proven", word());
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let tiles = words.map(|tile| {
            let shape = match &tile[..1] {
                "T" => Shape::Tee,
                "G" => Shape::Green,
                "S" => Shape::Straight,
                "C" => Shape::Corner,
                _ => Shape::Scenery,
            };
            let at: Vec<i16> =
                tile[1..].split(',').map(|it| it.parse().expect("a number")).collect();
            let turn = u8::try_from(at[2]).expect("a turn");
            PlacedTile { cell: Cell::new(at[0], at[1]), tile: Tile::bare(shape), turn }
        });
        let course = Course::new(Arc::clone(&land), tiles.collect()).expect("tiles hang together");
        let (n_holes, most_effort) = (number(n_holes), 1_000 * number(most));
        Hard { name, n_holes, is_proven, most_effort, course }
    })
}
