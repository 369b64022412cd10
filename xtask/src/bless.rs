//! `cargo xtask bless`: writes goldens anew.

use anyhow::Result;

use crate::{shell, tidy};

/// The tests that hold stored texts: playthroughs of every game, pictures of positions, reports of the command.
const GOLDENS: [&str; 5] = ["play::", "playthrough::", "positions::", "replay::", "score::"];

/// Writes the stored texts of every crate.
pub(crate) fn bless() -> Result<()> {
    let mut test = shell::cargo(&["test", "--quiet", "--locked", "--test", "tests"]);
    test.args(["--package", "cli", "--package", "pictures"]);
    for game in tidy::games()? {
        test.args(["--package", &game]);
    }
    test.arg("--").args(GOLDENS).env("CLUBHOUSE_BLESS", "1");
    shell::run(test)?;
    println!("blessed; now read `git diff` as a reviewer would");
    Ok(())
}
