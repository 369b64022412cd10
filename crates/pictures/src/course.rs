//! A course of mini golf: lanes, tees and greens with the numbers of their holes, and what is wrong with it.

mod icons;
mod svg;
mod text;
mod tile;

use minigolf::scoring::{Line, Reason};
use minigolf::{Cell, Direction, Ground, PlacedTile, Shape};
use texts::{Language, message};

use crate::board::{Board, Marks};
use crate::sketch::Sketch;
use crate::svg::Svg;
use crate::words::Words;

pub use tile::{Lie, tile};

/// A course with what its score sheet says of it.
#[derive(Clone, Debug)]
pub struct Course<'a> {
    laid: &'a minigolf::Course,
    /// The numbered holes with their cells.
    holes: Vec<(u8, Vec<Cell>)>,
    /// MG-18: edges where red meets green, the rim or the gate, each from its red side.
    faults: Vec<(Cell, Direction)>,
    /// MG-19: arrows against the way of play.
    wrong_ways: Vec<Cell>,
}

impl<'a> Course<'a> {
    /// A course, with the lines of its sheet: those of the condition Par number the holes, those of the
    /// playable check show mistakes; others say nothing here.
    pub fn new<'b>(
        course: &'a minigolf::Course,
        lines: impl IntoIterator<Item = &'b Line>,
    ) -> Self {
        let mut picture =
            Self { laid: course, holes: Vec::new(), faults: Vec::new(), wrong_ways: Vec::new() };
        lines.into_iter().for_each(|line| picture.mark(line));
        picture
    }

    /// As text, a few columns for each cell.
    pub fn sketch(&self, language: Language) -> Sketch {
        self.draw_text(Words::of(language))
    }

    pub(crate) fn draw_text(&self, words: Words) -> Sketch {
        text::sketch(self, words)
    }

    /// MG-18: edges where red meets green, the rim or the gate.
    pub(crate) fn faults(&self) -> &[(Cell, Direction)] {
        &self.faults
    }

    /// MG-19: arrows against the way of play.
    pub(crate) fn wrong_ways(&self) -> &[Cell] {
        &self.wrong_ways
    }

    /// As text, with what is being chosen.
    pub(crate) fn board(&self, marks: &Marks, words: Words) -> Board {
        text::board(self, marks, words)
    }

    /// As a picture, and how large it is.
    pub(crate) fn draw(&self, words: Words) -> (Svg, (f64, f64)) {
        svg::draw(self, words)
    }

    /// What the signs of the text picture mean: those that are always there, and those that are there now.
    pub fn legend(&self, language: Language) -> String {
        let tiles = || self.laid.tiles().iter();
        let is_end = |it: &PlacedTile| matches!(it.tile.shape, Shape::Tee | Shape::Green);
        let is_unnumbered = tiles().any(|it| is_end(it) && self.number(it.cell).is_none());
        let is_missing = !self.laid.missing().is_empty();
        let is_off = self.laid.off_the_land().next().is_some();
        let seldom = [
            (message!("minigolf-sign-no-number"), is_unnumbered),
            (message!("minigolf-sign-no-tile"), is_missing),
            (message!("minigolf-sign-mismatch"), !self.faults.is_empty()),
            (message!("minigolf-sign-wrong-way"), !self.wrong_ways.is_empty()),
            (message!("minigolf-sign-off-the-land"), is_off),
        ];
        let always = [
            message!("minigolf-sign-tee"),
            message!("minigolf-sign-green"),
            message!("minigolf-sign-hole"),
            message!("minigolf-sign-par"),
        ];
        let shown = seldom.into_iter().filter(|(_, is_there)| *is_there).map(|(sign, _)| sign);
        Words::of(language).beside(always.into_iter().chain(shown))
    }

    fn mark(&mut self, line: &Line) {
        match line.reason {
            Reason::HolePar => {
                self.holes.extend(line.hole.map(|number| (number, line.cells.clone())));
            }
            Reason::Mismatch | Reason::Rim | Reason::Gate => {
                let red = |edge| line.cells.iter().map(move |&cell| (cell, edge));
                let sides = line.edge.into_iter().flat_map(red);
                let faults: Vec<_> = sides.map(|(cell, edge)| self.red_side(cell, edge)).collect();
                self.faults.extend(faults);
            }
            Reason::WrongWay => self.wrong_ways.extend(&line.cells),
            // These tell of points, or of what is seen anyway.
            Reason::People
            | Reason::FaceDown
            | Reason::Elements
            | Reason::Hole
            | Reason::StraightOn
            | Reason::AllStraightOn
            | Reason::TotalPar
            | Reason::Card
            | Reason::OffTheLand
            | Reason::Missing
            | Reason::Link
            | Reason::FromTheGate
            | Reason::ToTheGate
            | Reason::HoleCount
            | Reason::Malformed => {}
        }
    }

    /// An edge is named from either side; a lane ends at it on one of them.
    fn red_side(&self, cell: Cell, edge: Direction) -> (Cell, Direction) {
        let is_red = self.tile(cell).is_some_and(|placed| placed.red().has(edge));
        if is_red { (cell, edge) } else { (cell.step(edge), edge.opposite()) }
    }

    fn tile(&self, cell: Cell) -> Option<&PlacedTile> {
        self.laid.tiles().iter().find(|placed| placed.cell == cell)
    }

    fn number(&self, cell: Cell) -> Option<u8> {
        self.holes.iter().find(|(_, cells)| cells.contains(&cell)).map(|(number, _)| *number)
    }

    fn is_off_the_land(&self, cell: Cell) -> bool {
        self.laid.off_the_land().any(|placed| placed.cell == cell)
    }

    fn has_fault(&self, cell: Cell, edge: Direction) -> bool {
        let other = (cell.step(edge), edge.opposite());
        self.faults.contains(&(cell, edge)) || self.faults.contains(&other)
    }

    /// Whether a lane runs to this edge of a cell.
    fn is_red(&self, cell: Cell, edge: Direction) -> bool {
        self.tile(cell).is_some_and(|placed| placed.red().has(edge))
    }

    /// What the map shows on a cell.
    fn ground(&self, cell: Cell) -> Ground {
        self.laid.land().ground(cell)
    }

    /// The first and the last cell of everything there is to see.
    fn bounds(&self) -> (Cell, Cell) {
        let land = self.laid.land();
        let (width, height) = land.size();
        let small = |n: usize| i16::try_from(n).expect("a map is small");
        let on_map =
            (0..small(height)).flat_map(|y| (0..small(width)).map(move |x| Cell::new(x, y)));
        let shown: Vec<Cell> = on_map
            .filter(|&cell| land.ground(cell) != Ground::Void)
            .chain(self.laid.tiles().iter().map(|placed| placed.cell))
            .collect();
        let least = |of: fn(&Cell) -> i16| shown.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&Cell) -> i16| shown.iter().map(of).max().unwrap_or(0);
        (Cell::new(least(|it| it.x), least(|it| it.y)), Cell::new(most(|it| it.x), most(|it| it.y)))
    }
}
