//! Makes the page fit to travel: names that change with the content, so that browsers may keep files for ever,
//! and copies that are compressed already.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::languages;
use crate::shell;

/// Scripts that name each other: their names follow from what all of them say.
const KNOT: [&str; 2] = ["clubhouse.js", "pieces.js"];

/// Files that others name, each after all that it names itself.
const NAMED: [&str; 9] = [
    "clubhouse_bg.wasm",
    "bytes.js",
    "bring.js",
    "clubhouse.js",
    "worker.js",
    "boot.js",
    "first.js",
    "style.css",
    "tables.css",
];

/// Gives files their lasting names, mends who names them, and tells the service worker what there is.
pub(super) fn name(folder: &Path) -> Result<()> {
    let mut names = Names { folder, lasting: BTreeMap::new() };
    let mut apart: Vec<String> = shell::file_names(folder)?;
    apart.retain(|file| is_apart(file));
    for file in apart.iter().map(String::as_str).chain(NAMED) {
        if file == KNOT[0] { names.knot()? } else { names.give(file)? }
    }
    // They name icons, which need no hash, and the one that has a hash already.
    let manifests = shell::file_names(folder)?.into_iter().filter(|it| it.starts_with("manifest_"));
    for file in manifests.chain(["index.html".to_owned(), "manifest.webmanifest".to_owned()]) {
        let text = fs::read_to_string(folder.join(&file))?;
        fs::write(folder.join(&file), names.renamed(text))?;
    }
    write_service_worker(folder, &names.lasting)
}

/// Files that name no others.
fn is_apart(file: &str) -> bool {
    let kinds = ["piece_", "rules_", "words_", "first_"];
    kinds.iter().any(|kind| file.starts_with(kind)) || file == "icon.svg"
}

/// Names that last, as far as they are given.
struct Names<'a> {
    folder: &'a Path,
    lasting: BTreeMap<String, String>,
}

impl Names<'_> {
    fn read(&self, file: &str) -> Result<Vec<u8>> {
        let content = fs::read(self.folder.join(file)).with_context(|| format!("no {file}"))?;
        if !has_ending(file, "js") {
            return Ok(content);
        }
        let text = String::from_utf8(content)?;
        let module = fs::metadata(self.folder.join(self.lasting_name("clubhouse_bg.wasm")));
        let size = module.map_or(0, |it| it.len()).to_string();
        Ok(self.renamed(without_remarks(&text)).replace("/* bytes */", &size).into_bytes())
    }

    fn lasting_name(&self, file: &str) -> String {
        self.lasting.get(file).cloned().unwrap_or_default()
    }

    fn give(&mut self, file: &str) -> Result<()> {
        let content = self.read(file)?;
        self.put(file, lasting_name(file, &content), content)
    }

    fn put(&mut self, file: &str, lasting: String, content: Vec<u8>) -> Result<()> {
        fs::write(self.folder.join(&lasting), content)?;
        fs::remove_file(self.folder.join(file))?;
        self.lasting.insert(file.to_owned(), lasting);
        Ok(())
    }

    fn knot(&mut self) -> Result<()> {
        let contents = KNOT.map(|file| self.read(file)).into_iter().collect::<Result<Vec<_>>>()?;
        let all = contents.concat();
        for file in KNOT {
            self.lasting.insert(file.to_owned(), lasting_name(file, &all));
        }
        let [links, lasting] = [KNOT[1].to_owned(), self.lasting_name(KNOT[1])];
        let import = |file: &str| format!("\"./{file}\": import");
        for file in KNOT {
            let content = String::from_utf8(self.read(file)?)?;
            // The module itself knows what it imports by the old name.
            let content = content.replace(&import(&lasting), &import(&links));
            self.put(file, self.lasting_name(file), content.into_bytes())?;
        }
        Ok(())
    }

    fn renamed(&self, text: String) -> String {
        self.lasting.iter().fold(text, |text, (file, lasting)| text.replace(file, lasting))
    }
}

/// A script without lines that are remarks: they are for those who change it.
fn without_remarks(script: &str) -> String {
    let lines = script.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// `boot.js` becomes `boot-1f3a….js`.
fn lasting_name(file: &str, content: &[u8]) -> String {
    let (stem, ending) = file.split_once('.').expect("all of them have an ending");
    format!("{stem}-{}.{ending}", short_hash(content))
}

pub(super) fn short_hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    format!("{:016x}", u64::from_be_bytes(std::array::from_fn(|i| digest[i])))
}

fn write_service_worker(folder: &Path, names: &BTreeMap<String, String>) -> Result<()> {
    let path = folder.join("sw.js");
    let in_all = names.iter().filter(|(file, _)| languages::of_file(file).is_none());
    let in_all = in_all.map(|(_, lasting)| lasting.as_str()).chain(["./", "manifest.webmanifest"]);
    let in_all = listed(folder, in_all)?;
    let by_language = languages::others().map(|language| {
        let manifest = format!("manifest_{}.webmanifest", language.tag());
        let of_it = names.iter().filter(|(file, _)| languages::of_file(file) == Some(language));
        let files = of_it.map(|(_, lasting)| lasting.as_str()).chain([manifest.as_str()]);
        Ok(format!("\"{}\": {{{}}}", language.tag(), listed(folder, files)?))
    });
    let by_language = by_language.collect::<Result<Vec<_>>>()?.join(", ");
    let text = without_remarks(&fs::read_to_string(&path)?)
        .replace("/* files */", &in_all)
        .replace("/* languages */", &by_language);
    // Versions never share what they keep, so the name changes with anything that they are made of.
    let page = fs::read_to_string(folder.join("index.html"))?;
    let version = short_hash(format!("{page}{text}").as_bytes());
    Ok(fs::write(path, text.replace("/* version */", &version))?)
}

/// Files as they are asked for, each with its hash.
fn listed<'a>(folder: &Path, files: impl Iterator<Item = &'a str>) -> Result<String> {
    let entry = |file: &str| {
        let path = folder.join(if file == "./" { "index.html" } else { file });
        let content = fs::read(&path).with_context(|| format!("no {}", path.display()))?;
        Ok(format!("\"{file}\": \"{}\"", short_hash(&content)))
    };
    Ok(files.map(entry).collect::<Result<Vec<_>>>()?.join(", "))
}

/// Writes a compressed copy beside every file, `.br` and `.gz`.
pub(super) fn compress(folder: &Path) -> Result<()> {
    for name in shell::file_names(folder)? {
        // The icons of home screens.
        if has_ending(&name, "png") {
            continue;
        }
        let path = folder.join(&name);
        let content = fs::read(&path)?;
        fs::write(with_ending(&path, "br"), brotli(&content)?)?;
        fs::write(with_ending(&path, "gz"), gzip(&content)?)?;
    }
    Ok(())
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == ending)
}

fn with_ending(path: &Path, ending: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    // In one block, which packs the large modules a little better.
    let how = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        lgblock: 24,
        ..Default::default()
    };
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
