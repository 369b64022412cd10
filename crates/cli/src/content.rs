//! Content packs: folders whose files replace what is built in.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use table::Games;

use crate::layout::problems;

/// A folder that has been read: the names of its files and their texts.
struct Folder {
    path: PathBuf,
    files: Vec<(String, String)>,
}

/// All folders the command was given.
pub(crate) struct Packs(Vec<Folder>);

impl Packs {
    /// Reads every file of every folder.
    pub(crate) fn read(folders: &[PathBuf]) -> Result<Self> {
        let read = |path: &PathBuf| {
            let files = files(path).with_context(|| about(path))?;
            Ok(Folder { path: path.clone(), files })
        };
        folders.iter().map(read).collect::<Result<_>>().map(Self)
    }

    /// The games with these packs, and what each pack is for and called.
    /// What is wrong with a pack is listed in full, and nothing is started.
    pub(crate) fn games(&self) -> Result<(Games, Vec<(&'static str, String)>)> {
        let mut games = Games::standard();
        let mut names = Vec::new();
        for folder in &self.0 {
            names.push(sound(folder, games.add_pack(&texts(folder)))?);
        }
        Ok((games, names))
    }

    /// What score files are scored with: what is built in, or the latest pack of each game.
    pub(crate) fn contents(&self) -> Result<scoring::Contents> {
        let mut contents = scoring::Contents::standard();
        for folder in &self.0 {
            sound(folder, contents.add_pack(&texts(folder)))?;
        }
        Ok(contents)
    }
}

fn about(path: &Path) -> String {
    format!("content pack {}", path.display())
}

fn files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name =
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("{name} cannot be read as text"))?;
        files.push((name, text));
    }
    files.sort();
    Ok(files)
}

fn texts(folder: &Folder) -> Vec<(&str, &str)> {
    folder.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

fn sound<T>(folder: &Folder, checked: Result<T, Vec<String>>) -> Result<T> {
    match checked {
        Ok(sound) => Ok(sound),
        Err(found) => bail!("{}", problems(&about(&folder.path), &found)),
    }
}
