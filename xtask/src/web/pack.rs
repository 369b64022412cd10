//! Makes the page fit to travel: names that change with the content, so that browsers may keep files for ever,
//! and copies that are compressed already.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// What a first visit may cost, with Brotli, all files together but those that only an installation asks for:
/// 900 kB with our three games, and more for each that somebody adds.
const fn budget(n_games: usize) -> usize {
    810_000 + 30_000 * n_games
}

/// Files that others name, each after all that it names itself.
const NAMED: [&str; 6] =
    ["clubhouse_bg.wasm", "clubhouse.js", "worker.js", "boot.js", "style.css", "icon.svg"];

/// Gives files their lasting names, mends who names them, and tells the service worker what there is.
pub(super) fn name(folder: &Path, rules: &[String]) -> Result<()> {
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    for file in NAMED.into_iter().chain(rules.iter().map(String::as_str)) {
        let mut content = fs::read(folder.join(file)).with_context(|| format!("no {file}"))?;
        if Path::new(file).extension().is_none_or(|ending| ending != "wasm") {
            content = renamed(String::from_utf8(content)?, &names).into_bytes();
        }
        let lasting = lasting_name(file, &content);
        fs::write(folder.join(&lasting), content)?;
        fs::remove_file(folder.join(file))?;
        names.insert(file, lasting);
    }
    for file in ["index.html", "manifest.webmanifest"] {
        let text = fs::read_to_string(folder.join(file))?;
        fs::write(folder.join(file), renamed(text, &names))?;
    }
    write_service_worker(folder, &names)
}

/// `boot.js` becomes `boot-1f3a….js`.
fn lasting_name(file: &str, content: &[u8]) -> String {
    let (stem, ending) = file.split_once('.').expect("all of them have an ending");
    format!("{stem}-{}.{ending}", short_hash(content))
}

fn short_hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    format!("{:016x}", u64::from_be_bytes(std::array::from_fn(|i| digest[i])))
}

fn renamed(text: String, names: &BTreeMap<&str, String>) -> String {
    names.iter().fold(text, |text, (file, lasting)| text.replace(file, lasting))
}

fn write_service_worker(folder: &Path, names: &BTreeMap<&str, String>) -> Result<()> {
    let path = folder.join("sw.js");
    let files = names.values().map(String::as_str).chain(["./", "manifest.webmanifest"]);
    let list: Vec<String> = files.map(|file| format!("\"{file}\"")).collect();
    let text = fs::read_to_string(&path)?.replace("/* files */", &list.join(", "));
    // Versions never share what they keep, so the name changes with anything that they are made of.
    let page = fs::read_to_string(folder.join("index.html"))?;
    let version = short_hash(format!("{page}{text}").as_bytes());
    Ok(fs::write(path, text.replace("/* version */", &version))?)
}

/// Sizes of all files, as they are and with Brotli.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Weight {
    plain: usize,
    packed: usize,
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} kB, {} kB with Brotli", self.plain / 1000, self.packed / 1000)
    }
}

/// Writes a compressed copy beside every file, `.br` and `.gz`, of a page with so many games.
pub(super) fn compress(folder: &Path, n_games: usize) -> Result<Weight> {
    let mut weight = Weight::default();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        // The icons of home screens.
        if path.extension().is_some_and(|ending| ending == "png") {
            continue;
        }
        let content = fs::read(&path)?;
        let brotli = brotli(&content)?;
        weight.plain += content.len();
        weight.packed += brotli.len();
        fs::write(with_ending(&path, "br"), brotli)?;
        fs::write(with_ending(&path, "gz"), gzip(&content)?)?;
    }
    let budget = budget(n_games);
    ensure!(
        weight.packed <= budget,
        "the page weighs {} bytes with Brotli, more than the {budget} that a first visit may cost",
        weight.packed
    );
    Ok(weight)
}

fn with_ending(path: &Path, ending: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let how = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &*content, &mut packed, &how)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content)?;
    Ok(packed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lasting_name_changes_with_the_content_only() {
        assert_eq!(lasting_name("boot.js", b"a"), lasting_name("boot.js", b"a"));
        assert_ne!(lasting_name("boot.js", b"a"), lasting_name("boot.js", b"b"));
        assert!(lasting_name("boot.js", b"a").starts_with("boot-"));
    }
}
