//! What is agreed before a match.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use tabletop::options::{START_SPEC, seat_value, seats_spec};
use tabletop::{OptionKind, OptionReader, OptionSpec, Options, Seat};

/// The options of a match of Pips.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PipsOptions {
    /// How many play.
    pub n_seats: u8,
    /// How long the row is.
    pub n_cells: u8,
    /// Who begins; `None` leaves it to chance.
    pub start: Option<Seat>,
}

impl Options for PipsOptions {
    const SPECS: &'static [OptionSpec] = &[
        seats_spec(2, 4, "2"),
        OptionSpec {
            name: "cells",
            kind: OptionKind::Number { min: 4, max: 12 },
            default: "9",
            help: "How many spaces the row has.",
        },
        START_SPEC,
    ];

    const AXES: &'static [&'static str] = &["seats"];

    fn read(reader: &mut OptionReader<'_>) -> Self {
        let small = |number: u32| u8::try_from(number).expect("the spec bounds it");
        let n_seats = small(reader.number("seats"));
        let n_cells = small(reader.number("cells"));
        Self { n_seats, n_cells, start: reader.seat("start", n_seats) }
    }

    fn values(&self) -> Vec<String> {
        vec![self.n_seats.to_string(), self.n_cells.to_string(), seat_value(self.start)]
    }
}
