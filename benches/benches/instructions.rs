//! Instructions of 10,000 random decisions, outcomes of chance included: `cargo xtask bench`.
//! Divide by 10,000 for one decision.

#![allow(missing_docs, reason = "the macros make items of their own")]

use std::hint::black_box;

use green::Green;
use gungraun::{library_benchmark, library_benchmark_group, main};
use ingenious::Ingenious;
use minigolf::Minigolf;

const DECISIONS: u32 = 10_000;

#[library_benchmark]
#[bench::base_2("mode=base seats=2")]
#[bench::base_3("mode=base seats=3")]
#[bench::base_4("mode=base seats=4")]
#[bench::solo("mode=solo")]
#[bench::team("mode=team")]
#[bench::duel("mode=duel")]
fn ingenious_play(options: &str) -> u32 {
    black_box(benches::play::<Ingenious>(black_box(options), DECISIONS))
}

#[library_benchmark]
#[bench::seats_2("seats=2")]
#[bench::seats_4("seats=4")]
#[bench::pro_golfers("seats=2 pro_golfers=true")]
fn green_play(options: &str) -> u32 {
    black_box(benches::play::<Green>(black_box(options), DECISIONS))
}

#[library_benchmark]
#[bench::solo("seats=1")]
#[bench::seats_2("seats=2")]
#[bench::seats_5_advanced("seats=5 version=advanced")]
fn minigolf_play(options: &str) -> u32 {
    black_box(benches::play::<Minigolf>(black_box(options), DECISIONS))
}

library_benchmark_group!(
    name = random_play,
    benchmarks = [ingenious_play, green_play, minigolf_play]
);

main!(library_benchmark_groups = random_play);
