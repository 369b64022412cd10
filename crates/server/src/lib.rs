//! Online tables: durable, fair, and telling everybody only what he may know.
//!
//! Read in this order: `room` (one match: what may happen in it and what everybody is told of it, without any
//! input or output), `matches` (the tasks that carry rooms), then whatever brings people to them.

mod clock;
pub mod matches;
pub mod room;
