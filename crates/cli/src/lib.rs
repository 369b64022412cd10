//! What the command `clubhouse` is made of, as far as others than itself call it: tests, and the fuzzer.

pub mod engine;
