//! Online tables: durable, fair, and telling everybody only what he may know.
//!
//! Read in this order: `room` (one match: what may happen in it and what everybody is told of it, without any
//! input or output), then whatever carries it.

pub mod room;
