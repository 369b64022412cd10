//! Files that commands write: what is there already stays, unless somebody says otherwise.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use clap::Args;

/// Whether files may be replaced; a part of every command that writes some.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Outputs {
    /// Replace files that are there already
    #[arg(long)]
    force: bool,
}

impl Outputs {
    /// Whether this file can be written, as far as that is known before; a long command asks first.
    pub(crate) fn check(self, path: &Path) -> Result<()> {
        let name = path.display();
        ensure!(!path.is_dir(), "{name} is a folder: name a file");
        ensure!(
            self.force || !path.exists(),
            "{name} is there already: name a new file, or replace it with --force"
        );
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        ensure!(folder.is_none_or(Path::is_dir), "cannot write {name}: there is no such folder");
        Ok(())
    }

    /// Writes a whole file.
    pub(crate) fn write(self, path: &Path, text: &str) -> Result<()> {
        self.check(path)?;
        write(path, text)
    }
}

/// Writes a file that was asked about before.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| unwritten(path))
}

/// What is said of a file that could not be written.
pub(crate) fn unwritten(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

/// The name of a picture: what is written is always SVG, so nothing else should be promised.
pub(crate) fn svg(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_svg = path.extension().is_some_and(|it| it.eq_ignore_ascii_case("svg"));
    is_svg.then_some(path).ok_or_else(|| "pictures are SVG: the name must end in .svg".into())
}
