//! Lists the ids of all messages, so that a program that says one which does not exist does not compile.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The catalogue that is always whole: other languages are translated from it.
const FIRST: &str = "../../locales/en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FIRST}");
    let mut ids = Vec::new();
    for file in fs::read_dir(Path::new(FIRST))? {
        ids.extend(fs::read_to_string(file?.path())?.lines().filter_map(id).map(ToOwned::to_owned));
    }
    ids.sort_unstable();
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    fs::write(out.join("ids.rs"), format!("{ids:?}"))
}

/// The id of the message that begins in this line.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    id.starts_with(|it: char| it.is_ascii_lowercase()).then_some(id)
}
