//! What is promised of the bots.

mod bots;
mod builder;
mod green;

mod support {
    pub(crate) mod matches;
}
