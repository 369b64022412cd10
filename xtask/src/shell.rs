//! Running other programs: what is run is shown, what fails is named.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The root of the checkout, wherever cargo was called from.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies one folder below the root")
}

/// Where cargo builds, honouring `CARGO_TARGET_DIR`.
#[allow(clippy::disallowed_methods, reason = "xtask is configured as cargo itself is")]
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The names of all files of a folder, in order.
pub(crate) fn file_names(folder: &Path) -> Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_str().context("a name of our own")?.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// `cargo` with these arguments, in the root, as if it were called by hand.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = command("cargo", args);
    // We were started by a cargo that told us which package we are. Some build scripts (ring's) look at that of the
    // cargo around them, too, and all that depends on them would be built again by each change from a chore to cargo.
    let ours = std::env::vars_os().map(|(name, _)| name);
    for name in ours.filter(|name| names_a_package(&name.to_string_lossy())) {
        cargo.env_remove(name);
    }
    cargo
}

fn names_a_package(variable: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|prefix| variable.starts_with(prefix))
}

/// Any program with these arguments, in the root.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// Runs to the end; a failure names the whole command line.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let line = describe(&command);
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs to the end and returns what was printed.
pub(crate) fn output(mut command: Command) -> Result<String> {
    let line = describe(&command);
    let output = command.output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        bail!(
            "`{line}` failed ({}): {}",
            output.status,
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program of this name is on the path.
#[allow(clippy::disallowed_methods, reason = "the path is the system's own list of programs")]
pub(crate) fn is_installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}

fn describe(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
