//! A match behind the object-safe door.

mod check;
mod imagine;
mod refusals;
mod simulate;
mod table;
