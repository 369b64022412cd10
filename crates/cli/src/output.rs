//! Files that commands write: what is there already stays, unless somebody says otherwise.

use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, ensure};
use clap::Args;
use cli::words::{self, say};
use texts::message;

/// Whether files may be replaced; a part of every command that writes some.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Outputs {
    /// Replace files that already exist
    #[arg(long)]
    force: bool,
}

impl Outputs {
    /// Whether this file can be written, as far as that is known before; a long command asks first.
    pub(crate) fn check(self, path: &Path) -> Result<()> {
        let file = path.display().to_string();
        ensure!(!path.is_dir(), say(&message!("output-folder", file = file)));
        ensure!(self.force || !path.exists(), say(&message!("output-exists", file = file)));
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        ensure!(folder.is_none_or(Path::is_dir), say(&message!("output-no-folder", file = file)));
        Ok(())
    }

    /// Writes a whole file.
    pub(crate) fn write(self, path: &Path, text: &str) -> Result<()> {
        self.check(path)?;
        write(path, text)
    }
}

/// A file that grows for a long time, beside the one that it will be: what stood there stays until it is whole.
pub(crate) struct Draft {
    path: PathBuf,
    /// None where there is nothing to rename: a device or a pipe.
    part: Option<PathBuf>,
}

impl Draft {
    pub(crate) fn create(path: &Path) -> Result<(Self, File)> {
        let part = part(path);
        let file = File::create(part.as_deref().unwrap_or(path));
        Ok((Self { path: path.to_owned(), part }, file.with_context(|| unwritten(path))?))
    }

    /// What it will be.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// It is whole.
    pub(crate) fn publish(self) -> Result<()> {
        let renamed = self.part.map_or(Ok(()), |part| std::fs::rename(part, &self.path));
        renamed.with_context(|| unwritten(&self.path))
    }
}

/// Where an output grows; none for a device or a pipe, which are written to as they are.
pub(crate) fn part(path: &Path) -> Option<PathBuf> {
    let mut name = path.to_owned().into_os_string();
    name.push(".part");
    let is_special = path.exists() && !path.is_file();
    (!is_special).then(|| PathBuf::from(name))
}

/// One name for all names of a file, as far as folders and links have them.
pub(crate) fn canonical(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let beside = || Some(folder.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(beside).unwrap_or_else(|| path.to_owned())
}

/// Writes a file that was asked about before.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).map_err(|error| anyhow!(words::unwritten(path, &error)))
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
