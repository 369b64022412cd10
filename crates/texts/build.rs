//! Lists the ids of all messages, so that a program that says one which does not exist does not compile, and the files
//! of every language.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// A folder for each language.
const LOCALES: &str = "../../locales";

/// The catalogue that is always whole: other languages are translated from it.
const FIRST: &str = "en";

/// What the page has with it: English around the tables, and on the cards of all games. The words of a game come with the game, and other languages
/// when somebody reads them.
const IN_PAGE: [&str; 5] = ["cards", "clubhouse", "online", "problems", "records"];

#[allow(clippy::disallowed_methods, reason = "cargo tells build scripts things this way")]
fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let is_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let locales = fs::canonicalize(LOCALES)?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let mut ids = Vec::new();
    let (mut files, mut english) = (String::new(), String::new());
    for language in sorted(&locales)? {
        let tag = name(&language);
        for file in sorted(&language)? {
            let messages = fs::read_to_string(&file)?;
            if tag == FIRST {
                ids.extend(messages.lines().filter_map(id).map(ToOwned::to_owned));
                let (constant, words) = (constant(&name(&file)), bare(&messages));
                let doc = format!("/// The words of `{}.ftl`.", name(&file));
                let line = format!("{doc}\npub const {constant}: &str = {words:?};");
                writeln!(english, "{line}").map_err(io::Error::other)?;
            }
            if !is_page || (tag == FIRST && IN_PAGE.contains(&name(&file).as_str())) {
                writeln!(files, "({tag:?}, {:?}),", bare(&messages)).map_err(io::Error::other)?;
            }
        }
    }
    ids.sort_unstable();
    fs::write(out.join("english.rs"), english)?;
    fs::write(out.join("ids.rs"), format!("{ids:?}"))?;
    fs::write(out.join("files.rs"), format!("[{files}]"))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// A file's or folder's name, without its ending.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The messages without remarks, which are for translators.
fn bare(messages: &str) -> String {
    let lines = messages.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// `MINIGOLF_REFUSALS` of `minigolf-refusals`.
fn constant(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}

/// The id of the message that begins in this line.
fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    id.starts_with(|it: char| it.is_ascii_lowercase()).then_some(id)
}
