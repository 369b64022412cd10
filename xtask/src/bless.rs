//! `cargo xtask bless`: writes goldens anew.

use anyhow::Result;

use crate::shell;

/// The tests that hold stored texts: playthroughs of every game, pictures of positions, reports of the command.
const GOLDENS: [&str; 5] = ["play", "playthrough", "positions", "replay", "score"];

/// Writes the stored texts of every crate.
pub(crate) fn bless() -> Result<()> {
    let mut arguments = vec!["test", "--quiet", "--locked", "--workspace"];
    arguments.extend(GOLDENS.iter().flat_map(|name| ["--test", name]));
    let mut test = shell::cargo(&arguments);
    test.env("CLUBHOUSE_BLESS", "1");
    shell::run(test)?;
    println!("blessed; now read `git diff` as a reviewer would");
    Ok(())
}
