//! Whether the page in a folder is the one that would be made now: then it is left as it is, down to the times of its
//! files, and nothing that holds the page has to be built again.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use super::wasm_opt_version;
use crate::setup::Purpose;
use crate::shell;

/// What a page is made of, and who makes it.
pub(super) struct Ingredients(String);

/// Everything but the module, which the compiler answers for.
const FOLDERS: [&str; 3] = ["crates/web/assets", "docs/rules", "locales"];

impl Ingredients {
    pub(super) fn of(module: &Path, purpose: Purpose) -> Result<Self> {
        let mut all = Sha256::new();
        feed_file(&mut all, module)?;
        for folder in FOLDERS {
            feed_folder(&mut all, &shell::root().join(folder))?;
        }
        feed(&mut all, format!("{purpose:?} {:?}", wasm_opt_version()).as_bytes());
        feed(&mut all, this_program()?.as_bytes());
        Ok(Self(in_digits(all)))
    }

    /// Whether the folder holds what was made of the same, and nobody has changed it since.
    pub(super) fn are_in(&self, out: &Path) -> bool {
        let kept = fs::read_to_string(stamp());
        kept.is_ok_and(|kept| self.record(out).is_ok_and(|record| kept == record))
    }

    /// Remembers that the folder now holds what was made of these.
    pub(super) fn went_into(&self, out: &Path) -> Result<()> {
        Ok(fs::write(stamp(), self.record(out)?)?)
    }

    fn record(&self, out: &Path) -> Result<String> {
        let mut made = Sha256::new();
        feed_folder(&mut made, out)?;
        Ok(format!("{}\nof {}\nmade {}\n", out.display(), self.0, in_digits(made)))
    }
}

/// Outside of the folder, all of which is served.
fn stamp() -> PathBuf {
    shell::target().join("web.made")
}

/// The packer is part of what it makes. Cargo writes its file again whenever anything in it changes.
fn this_program() -> Result<String> {
    let program = fs::metadata(std::env::current_exe()?)?;
    Ok(format!("{:?} {}", program.modified()?, program.len()))
}

/// All files of a folder and of the folders in it, with their names, in the order of these.
fn feed_folder(hash: &mut Sha256, folder: &Path) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    feed(hash, &paths.len().to_le_bytes());
    for path in paths {
        feed(hash, path.file_name().unwrap_or_default().as_encoded_bytes());
        if path.is_dir() { feed_folder(hash, &path)? } else { feed_file(hash, &path)? }
    }
    Ok(())
}

fn feed_file(hash: &mut Sha256, path: &Path) -> Result<()> {
    feed(hash, &fs::read(path).with_context(|| format!("no {}", path.display()))?);
    Ok(())
}

/// With its length before it, so that no two lists of parts read alike.
fn feed(hash: &mut Sha256, part: &[u8]) {
    hash.update((part.len() as u64).to_le_bytes());
    hash.update(part);
}

fn in_digits(hash: Sha256) -> String {
    format!("{:02x?}", hash.finalize().as_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_another_with_any_change_of_names_or_contents() {
        let folder = shell::target().join("tmp/fresh");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("css")).unwrap();
        let mut seen = vec![hash(&folder)];
        let changes: [(&str, &str); 4] = [("a", "one"), ("a", "two"), ("b", ""), ("css/a", "two")];
        for (name, text) in changes {
            fs::write(folder.join(name), text).unwrap();
            seen.push(hash(&folder));
        }
        fs::rename(folder.join("b"), folder.join("c")).unwrap();
        seen.push(hash(&folder));
        assert_eq!(seen.last(), Some(&hash(&folder)), "it is the same twice");
        let n_seen = seen.len();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), n_seen);
        fs::remove_dir_all(&folder).unwrap();
    }

    fn hash(folder: &Path) -> String {
        let mut hash = Sha256::new();
        feed_folder(&mut hash, folder).unwrap();
        in_digits(hash)
    }
}
