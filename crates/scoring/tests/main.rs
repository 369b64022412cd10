//! Score files, from any input to the printed report.

mod any_input;
mod docs;
mod frames;
mod problems;
mod rulebook;

mod support {
    pub(crate) mod files;
}
