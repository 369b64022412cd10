//! `cargo play`: everything a person needs to start.

use anyhow::Result;

use crate::shell;

/// Builds the product and starts it.
pub(crate) fn play(arguments: &[String]) -> Result<()> {
    let mut command =
        shell::cargo(&["run", "--quiet", "--locked", "--release", "--package", "cli", "--"]);
    command.args(arguments);
    shell::run(command)
}
