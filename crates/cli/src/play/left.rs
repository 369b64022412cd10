//! What is left: what the box holds, and what of it may still come.

use faces::{Row, Tally};
use pictures::{Ink, Sketch};
use texts::message;

use crate::layout::{columns, to_the_right, wrap};
use crate::words::Speech;

/// Columns between a name and its numbers, and between numbers.
const GAP: usize = 3;

/// All that one viewer may know of it, in so many columns.
pub(super) fn left(speech: &Speech, width: usize) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line(&[(&speech.tell(&message!("left")), Ink::Strong)]);
    let Some(left) = speech.left() else { return sketch };
    for line in wrap(&speech.tell(&left.note), width) {
        sketch.line(&[(&line, Ink::Quiet)]);
    }
    for tally in &left.tallies {
        sketch.line(&[]);
        Paper::of(tally, speech, width).draw(&mut sketch);
    }
    sketch
}

/// A tally in words, and how wide its columns are.
struct Paper<'a> {
    tally: &'a Tally,
    speech: &'a Speech,
    heads: Vec<String>,
    /// Columns of the names.
    name: usize,
}

impl<'a> Paper<'a> {
    fn of(tally: &'a Tally, speech: &'a Speech, width: usize) -> Self {
        let heads: Vec<String> = tally.heads().map(|it| speech.tell(&it)).collect();
        let names = tally.rows.iter().map(|row| &row.what).chain([&tally.what]);
        let name = names.map(|it| columns(&speech.tell(it))).max().unwrap_or(0);
        let numbers: usize = heads.iter().map(|head| columns(head) + GAP).sum();
        Self { tally, speech, heads, name: name.min(width.saturating_sub(numbers)) }
    }

    fn draw(&self, sketch: &mut Sketch) {
        let what = self.speech.tell(&self.tally.what);
        self.line((&what, Ink::Strong), (self.heads.clone(), Ink::Quiet), sketch);
        for row in &self.tally.rows {
            self.row(row, Ink::Plain, sketch);
        }
        if let Some(all) = &self.tally.all {
            self.row(all, Ink::Strong, sketch);
        }
    }

    fn row(&self, row: &Row, ink: Ink, sketch: &mut Sketch) {
        // What is gone can be passed over.
        let ink = if row.to_come == 0 { Ink::Quiet } else { ink };
        let numbers = self.tally.numbers(row).map(|n| n.to_string()).collect();
        self.line((&self.speech.tell(&row.what), ink), (numbers, ink), sketch);
    }

    /// A name, in as many lines as it needs, and a text below each head.
    fn line(
        &self,
        (name, ink): (&str, Ink),
        (texts, quiet): (Vec<String>, Ink),
        sketch: &mut Sketch,
    ) {
        let row = sketch.rows().len();
        for (n, part) in wrap(name, self.name).iter().enumerate() {
            sketch.put(if n == 0 { 0 } else { 2 }, row + n, part, ink);
        }
        let mut at = self.name;
        for (text, head) in texts.iter().zip(&self.heads) {
            let room = columns(head) + GAP;
            sketch.put(at, row, &to_the_right(text, room), quiet);
            at += room;
        }
    }
}
