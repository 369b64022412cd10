//! `cargo xtask bench`: instruction counts, which a busy machine does not change.

use anyhow::Result;

use crate::{setup, shell};

/// Counts the instructions of random play in every game.
pub(crate) fn bench() -> Result<()> {
    setup::instruction_counter()?;
    let mut bench = shell::cargo(&["bench", "--locked", "--package", "benches"]);
    bench.env("GUNGRAUN_RUNNER", setup::gungraun_runner());
    shell::run(bench)
}
