//! A match behind the object-safe door.

mod check;
mod imagine;
mod simulate;
mod table;
