//! What the command `clubhouse` is made of, as far as others than itself call it: tests, and the fuzzer.

pub mod called;
pub mod engine;
pub mod layout;
pub mod options;
pub mod paint;
pub mod play;
pub mod seed;
pub mod signals;
pub mod terminal;
pub mod words;
