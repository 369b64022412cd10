//! Puts the browser's page into the program: all files of the folder that `CLUBHOUSE_PAGE` names, which
//! `cargo xtask web` has built. Without that the program serves a page of a few words.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=CLUBHOUSE_PAGE");
    let folder = env::var_os("CLUBHOUSE_PAGE").map(PathBuf::from);
    if let Some(folder) = &folder {
        // Files may come and go.
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let files = folder.as_deref().map(files).unwrap_or_default();
    let mut list = String::from("[\n");
    for file in files {
        let name = file.file_name().and_then(|name| name.to_str()).expect("our own names");
        let _ = writeln!(
            list,
            "server::PageFile {{ name: {name:?}, plain: {}, brotli: {}, gzip: {} }},",
            bytes(&file, ""),
            bytes(&file, ".br"),
            bytes(&file, ".gz"),
        );
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("page.rs");
    fs::write(out, list).expect("cargo's own folder can be written");
}

/// The files themselves, without their compressed copies.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("CLUBHOUSE_PAGE names a folder that can be read");
    let all = entries.map(|entry| entry.expect("it can be read").path());
    let mut files: Vec<PathBuf> =
        all.filter(|path| path.extension().is_none_or(|it| it != "br" && it != "gz")).collect();
    files.sort();
    files
}

/// An expression: the bytes of the file with this ending behind its name, or none.
fn bytes(file: &Path, ending: &str) -> String {
    let path = format!("{}{ending}", file.display());
    if Path::new(&path).is_file() { format!("include_bytes!({path:?})") } else { "&[]".into() }
}
