//! A piece in hand over the board: which, how turned, where.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use minigolf::Fate;
use pictures::{Board, Laid, Pieces, Place, Position, Spelled};
use table::Table;
use tabletop::{Seat, Viewer};

use crate::words::language;

/// What may be laid where, and what is pointed at.
#[derive(Clone, Debug)]
pub(in crate::play) struct Placing {
    pieces: Arc<dyn Pieces>,
    /// The legal placements.
    legal: BTreeSet<Laid>,
    piece: usize,
    turn: u8,
    cell: String,
    other: Option<Fate>,
}

/// Where the cursor goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::play) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Placing {
    /// `None` where nothing is laid on a board.
    pub(super) fn new(table: &dyn Table, seat: Seat, moves: &[String]) -> Option<Self> {
        let position = Position::of(table.view_as_any(Viewer::Seat(seat)), language()).ok()?;
        let pieces = position.to_lay(seat)?;
        let read = moves.iter().filter_map(|mv| pieces.read(mv));
        let read: Vec<Laid> = read.flat_map(|laid| copies(&*pieces, &laid)).collect();
        let mirrored = read.iter().filter_map(|laid| pieces.mirrored(laid));
        let legal: BTreeSet<Laid> = mirrored.chain(read.iter().cloned()).collect();
        let first = middle(&legal)?.clone();
        let Laid { piece, turn, cell, other } = first;
        Some(Self { pieces, legal, piece, turn, cell, other })
    }

    fn laid(&self) -> Laid {
        let &Self { piece, turn, other, .. } = self;
        Laid { piece, turn, cell: self.cell.clone(), other }
    }

    /// The move that is being chosen, legal or not.
    pub(in crate::play) fn spelled(&self) -> Option<Spelled> {
        self.pieces.spell(&self.laid())
    }

    /// Every way to write it.
    pub(super) fn spellings(&self) -> Vec<String> {
        let laid = self.laid();
        let mirrored = self.pieces.mirrored(&laid);
        let all = [laid].into_iter().chain(mirrored);
        all.filter_map(|it| self.pieces.spell(&it)).map(|it| it.mv).collect()
    }

    /// Whether it is a legal one.
    pub(in crate::play) fn is_legal(&self) -> bool {
        self.legal.contains(&self.laid())
    }

    pub(in crate::play) fn cell(&self) -> &str {
        &self.cell
    }

    pub(in crate::play) fn piece(&self) -> usize {
        self.piece
    }

    /// Whether this piece can be laid at all.
    pub(in crate::play) fn is_playable(&self, piece: usize) -> bool {
        self.legal.iter().any(|laid| laid.piece == piece)
    }

    /// Whether pieces are turned in this game.
    pub(in crate::play) fn has_turns(&self) -> bool {
        self.pieces.has_turns()
    }

    /// Whether a move lays a piece.
    pub(super) fn lays(&self, mv: &str) -> bool {
        self.pieces.read(mv).is_some()
    }

    /// What becomes of the other tile, where there is a choice.
    pub(in crate::play) fn other(&self) -> Option<Fate> {
        self.other.filter(|_| self.others().len() > 1)
    }

    /// The cells where the piece in hand may begin.
    pub(in crate::play) fn targets(&self) -> Vec<String> {
        let own = self.legal.iter().filter(|laid| laid.piece == self.piece);
        own.map(|laid| laid.cell.clone()).collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn turns_at(&self, cell: &str) -> BTreeSet<u8> {
        let here = self.legal.iter().filter(|it| it.piece == self.piece && it.cell == cell);
        here.map(|laid| laid.turn).collect()
    }

    fn all_turns(&self) -> BTreeSet<u8> {
        let own = self.legal.iter().filter(|laid| laid.piece == self.piece);
        own.map(|laid| laid.turn).collect()
    }

    fn others(&self) -> BTreeSet<Option<Fate>> {
        let own = self.legal.iter().filter(|laid| laid.piece == self.piece);
        own.map(|laid| laid.other).collect()
    }

    /// Takes another piece in hand; the cursor stays.
    pub(in crate::play) fn take(&mut self, piece: usize) {
        if self.pieces.has(piece) {
            self.piece = piece;
            self.fit();
        }
    }

    /// The next piece that can be laid, or the one before.
    pub(in crate::play) fn next_piece(&mut self, forward: bool) {
        let n = self.pieces.n_places();
        let step = if forward { 1 } else { n.saturating_sub(1) };
        let others = (1..=n).map(|i| (self.piece + i * step) % n.max(1));
        let next = others.into_iter().find(|&piece| self.is_playable(piece));
        if let Some(piece) = next {
            self.take(piece);
        }
    }

    /// Turns the piece: among the ways it may lie here, or all if there is none.
    pub(in crate::play) fn turn(&mut self, clockwise: bool) {
        let here = self.turns_at(&self.cell);
        let turns = if here.is_empty() { self.all_turns() } else { here };
        let next = if clockwise {
            turns.iter().find(|&&turn| turn > self.turn).or(turns.first())
        } else {
            turns.iter().rev().find(|&&turn| turn < self.turn).or(turns.last())
        };
        self.turn = next.copied().unwrap_or(self.turn);
    }

    /// The next thing that may become of the other tile.
    pub(in crate::play) fn next_other(&mut self) {
        let others = self.others();
        let next = others.iter().find(|other| **other > self.other).or(others.first());
        self.other = next.copied().flatten();
    }

    /// Points at a cell.
    pub(in crate::play) fn point(&mut self, cell: &str) {
        cell.clone_into(&mut self.cell);
        self.fit();
    }

    /// Turns the piece as it may lie here, if it may lie here at all, by the fewest turns.
    fn fit(&mut self) {
        let turns = self.turns_at(&self.cell);
        let most = self.all_turns().last().copied().unwrap_or(0) + 1;
        let after = |turn: u8| (turn + most - self.turn % most) % most;
        let nearest = turns.iter().min_by_key(|&&turn| after(turn));
        self.turn = nearest.copied().unwrap_or(self.turn);
        if !self.others().contains(&self.other) {
            self.other = self.others().first().copied().flatten();
        }
    }

    /// Moves the cursor to the nearest cell on that side.
    pub(in crate::play) fn go(&mut self, arrow: Arrow, board: &Board) {
        let Some(here) = board.place(&self.cell) else { return };
        let distance = |place: &&Place| distance(here, place, arrow);
        let beyond = board.cells.iter().filter(|place| distance(place).is_some());
        let next = beyond.min_by_key(distance).map(|place| place.name.clone());
        if let Some(cell) = next {
            self.point(&cell);
        }
    }

    /// Jumps to the next target in the order of reading, or the one before.
    pub(in crate::play) fn next_target(&mut self, forward: bool, board: &Board) {
        let order: BTreeMap<(usize, usize), &str> = board
            .cells
            .iter()
            .map(|place| ((place.row, place.column), place.name.as_str()))
            .collect();
        let targets = self.targets();
        let cells: Vec<&str> =
            order.into_values().filter(|it| targets.iter().any(|t| t == it)).collect();
        let all: Vec<&str> = board.cells.iter().map(|place| place.name.as_str()).collect();
        let rank = |cell: &str| all.iter().position(|it| *it == cell);
        let here = rank(&self.cell);
        let next = if forward {
            cells.iter().find(|cell| rank(cell) > here).or(cells.first())
        } else {
            cells.iter().rev().find(|cell| rank(cell) < here).or(cells.last())
        };
        let next = next.map(|cell| (*cell).to_owned());
        if let Some(cell) = next {
            self.point(&cell);
        }
    }

    /// Takes a listed move in hand; false if it lays nothing.
    pub(in crate::play) fn choose(&mut self, mv: &str) -> bool {
        let Some(laid) = self.pieces.read(mv) else { return false };
        Laid { piece: self.piece, turn: self.turn, cell: self.cell, other: self.other } = laid;
        true
    }
}

/// The same move with every piece that is just alike.
fn copies(pieces: &dyn Pieces, laid: &Laid) -> Vec<Laid> {
    let alike = (0..pieces.n_places()).filter(|&piece| pieces.is_alike(laid.piece, piece));
    alike.map(|piece| Laid { piece, ..laid.clone() }).collect()
}

/// A placement to begin with: one in the middle of the list lies in the middle of the board.
fn middle(legal: &BTreeSet<Laid>) -> Option<&Laid> {
    let piece = legal.first()?.piece;
    let own: Vec<&Laid> = legal.iter().filter(|laid| laid.piece == piece).collect();
    own.get(own.len() / 2).copied()
}

/// How far a cell lies that way; a row is as high as two columns are wide. `None` on any other side.
fn distance(from: &Place, to: &Place, arrow: Arrow) -> Option<usize> {
    let middle = |place: &Place| place.column + place.width / 2;
    let (dx, dy) = (middle(from).abs_diff(middle(to)), from.row.abs_diff(to.row));
    let is_beyond = match arrow {
        Arrow::Left => middle(to) < middle(from) && dy == 0,
        Arrow::Right => middle(to) > middle(from) && dy == 0,
        Arrow::Up => to.row < from.row,
        Arrow::Down => to.row > from.row,
    };
    is_beyond.then_some(dx + 8 * dy)
}
