//! A copy of the checkout to try things in, built with what is built already.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::{shell, tidy};

/// The copy. Registry crates are shared with the checkout's own builds, whatever is ours is apart.
pub(super) struct Scratch {
    root: PathBuf,
    target: PathBuf,
}

impl Scratch {
    /// Copies every file that is, or would be, committed. What was tried before is gone.
    pub(super) fn new() -> Result<Self> {
        let folder = shell::target().join("trial");
        let scratch = Self { root: folder.join("checkout"), target: folder.join("target") };
        if scratch.root.exists() {
            fs::remove_dir_all(&scratch.root)?;
        }
        for path in tidy::tracked()? {
            let to = scratch.path(&path);
            fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
            fs::copy(shell::root().join(&path), &to)
                .with_context(|| format!("cannot write {}", to.display()))?;
        }
        // `tidy` asks git what belongs to a checkout.
        shell::run(scratch.command("git", &["init", "--quiet"]))?;
        scratch.borrow_toolchain()?;
        Ok(scratch)
    }

    /// A file of the copy.
    pub(super) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// What it builds.
    pub(super) fn target(&self) -> &Path {
        &self.target
    }

    /// `cargo` with these arguments, in the copy.
    pub(super) fn cargo(&self, args: &[&str]) -> Command {
        let mut cargo = self.command("cargo", args);
        cargo.env("CARGO_TARGET_DIR", &self.target).env("CARGO_BUILD_BUILD_DIR", shell::target());
        // Crates of the copy would take the place of those of the checkout, which have the same names and paths, if
        // they were built alike. Crates of the registry have settings of their own, and are the same in both.
        cargo.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
        cargo.env("CARGO_INCREMENTAL", "0");
        cargo
    }

    /// Any program with these arguments, in the copy.
    pub(super) fn command(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.root);
        command
    }

    /// A compiler for WebAssembly that was unpacked for the checkout serves the copy, too.
    fn borrow_toolchain(&self) -> Result<()> {
        let name = "wasm-toolchain";
        let (ours, borrowed) = (shell::target().join(name), self.target.join(name));
        fs::create_dir_all(&self.target)?;
        if ours.is_dir() && !borrowed.exists() {
            #[cfg(unix)]
            std::os::unix::fs::symlink(ours, borrowed)?;
        }
        Ok(())
    }
}
