//! Builds the browser client into a folder that any web server can serve.

mod fresh;
mod hall;
mod join;
mod languages;
mod order;
mod pack;
mod rules;
mod split;
mod weight;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::setup::Purpose;
use crate::{setup, shell};
use fresh::Ingredients;
use weight::Bound;

/// The stem of the generated files; `crates/web/assets/boot.js` imports this name.
const STEM: &str = "clubhouse";

/// The compiled rules and page.
const MODULE: &str = "clubhouse_bg.wasm";

/// By one of these we know a page of ours: the list of its files, or the module of a page from before there was one.
const OURS: [&str; 2] = ["sw.js", MODULE];

/// Debian 12's, number 108, makes modules that do not start; this one and later ones were tried.
const OLDEST_WASM_OPT: u32 = 116;

/// What rustc takes for granted of every browser, and `wasm-opt` must be told.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Where the browser tests and the server look for the page.
pub(crate) fn default_out() -> PathBuf {
    shell::target().join("web")
}

/// Builds the page into `out`, which is touched only once all of it is ready.
pub(crate) fn build(out: &Path, purpose: Purpose) -> Result<()> {
    build_by(shell::run, out, purpose)
}

/// The same, with the compiler run in a way of the caller's own.
pub(crate) fn build_by(
    run: impl FnOnce(Command) -> Result<()>,
    out: &Path,
    purpose: Purpose,
) -> Result<()> {
    refuse_foreign(out)?;
    let module = compile(run, purpose)?;
    let ingredients = Ingredients::of(&module, purpose)?;
    if ingredients.are_in(out) {
        println!("web: {} (as it was)", out.display());
        return Ok(());
    }
    make(&module, out, purpose)?;
    ingredients.went_into(out)
}

fn make(module: &Path, out: &Path, purpose: Purpose) -> Result<()> {
    // A folder of our own: nothing of anybody else's is ever emptied.
    let unfinished = shell::target().join("web.unfinished");
    empty(&unfinished)?;
    let assets = shell::root().join("crates/web/assets");
    copy_files(&assets, &unfinished)?;
    let main = split::split(module, &unfinished)?;
    bind(&main, &unfinished)?;
    let hall = unfinished.join(MODULE);
    if purpose == Purpose::Product {
        optimize(&hall);
    }
    fs::write(&hall, order::ordered(&fs::read(&hall)?)?)?;
    let [hall, tables] = styles(&assets.join("css"))?;
    fs::write(unfinished.join("style.css"), hall)?;
    fs::write(unfinished.join("tables.css"), tables)?;
    let rules = rules::write(&unfinished)?;
    hall::fill(&unfinished)?;
    languages::write(&unfinished)?;
    pack::name(&unfinished)?;
    if purpose == Purpose::Product {
        pack::compress(&unfinished)?;
        let bound = if setup::wasm()?.has_source() { Bound::Held } else { Bound::Told };
        weight::check(&unfinished, rules.len(), bound)?;
    }
    // Files of an older page have other names, and would stay for ever.
    empty(out)?;
    copy_files(&unfinished, out)?;
    println!("web: {}", out.display());
    Ok(())
}

/// All style sheets in the order of their names, as two: what the hall needs, whose names begin with 1, and the rest,
/// for which nothing waits that is seen first.
fn styles(folder: &Path) -> Result<[String; 2]> {
    let mut sheets = shell::file_names(folder)?;
    sheets.sort();
    let (hall, rest): (Vec<String>, Vec<String>) =
        sheets.into_iter().partition(|sheet| sheet.starts_with('1'));
    let together = |sheets: Vec<String>| -> Result<String> {
        let text = |sheet| Ok(without_remarks(&fs::read_to_string(folder.join(sheet))?));
        sheets.iter().map(text).collect()
    };
    Ok([together(hall)?, together(rest)?])
}

/// A style sheet without what browsers skip: remarks, indentation and empty lines.
fn without_remarks(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        bare.push_str(part.split_once("*/").map_or("", |(_, rest)| rest));
    }
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A folder that holds something, but no page of ours, is somebody else's.
fn refuse_foreign(out: &Path) -> Result<()> {
    let is_empty = fs::read_dir(out).map_or(true, |mut entries| entries.next().is_none());
    let is_ours =
        out.join("index.html").is_file() && OURS.iter().any(|file| out.join(file).is_file());
    if !is_empty && !is_ours {
        bail!("{} holds other things: name a folder that is new or empty", out.display());
    }
    Ok(())
}

fn compile(run: impl FnOnce(Command) -> Result<()>, purpose: Purpose) -> Result<PathBuf> {
    run(setup::wasm()?.build(purpose, &["--package", "web", "--bin", "web"]))?;
    Ok(setup::module(purpose, "web"))
}

fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Writes the JavaScript through which the module reaches the page.
fn bind(module: &Path, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .out_name(STEM)
        .typescript(false)
        // The library, unlike its program, leaves it to the page to say where the module is.
        .omit_default_module_path(false)
        // Pieces find their functions in the module's own table.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
        .with_context(|| format!("wasm-bindgen cannot read {}", module.display()))
}

/// Makes the module smaller where a good `wasm-opt` happens to be installed; the page works without.
fn optimize(module: &Path) {
    if wasm_opt_version().is_none_or(|version| version < OLDEST_WASM_OPT) {
        return;
    }
    let mut optimize = shell::command("wasm-opt", &["-Os"]);
    optimize.args(WASM_FEATURES).arg(module).arg("--output").arg(module);
    if let Err(error) = shell::output(optimize) {
        println!("web: the module stays as it is, since {error:#}");
    }
}

fn wasm_opt_version() -> Option<u32> {
    version_number(&shell::output(shell::command("wasm-opt", &["--version"])).ok()?)
}

/// The number in a line like `wasm-opt version 132 (version_132)`.
fn version_number(line: &str) -> Option<u32> {
    line.split_whitespace().nth(2)?.parse().ok()
}

fn copy_files(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            continue;
        }
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_stay_at_home() {
        let sheet = "/* One. */\na {\n  top: 0; /* two\n  lines */\n}\n\nb > c {}\n";
        assert_eq!(without_remarks(sheet), "a {\ntop: 0;\n}\nb > c {}\n");
    }

    #[test]
    fn the_version_of_wasm_opt_is_read_from_what_it_prints() {
        assert_eq!(version_number("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version_number("wasm-opt version 108"), Some(108));
        assert_eq!(version_number("no such program"), None);
    }
}
