//! `cargo xtask bless`: writes goldens anew.

use anyhow::Result;

use crate::shell;

/// Writes the playthroughs of every game.
pub(crate) fn bless() -> Result<()> {
    let mut test =
        shell::cargo(&["test", "--quiet", "--locked", "--workspace", "--test", "playthrough"]);
    test.env("CLUBHOUSE_BLESS", "1");
    shell::run(test)?;
    println!("blessed; now read `git diff` as a reviewer would");
    Ok(())
}
