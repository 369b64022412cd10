//! Builds the browser client into a folder that any web server can serve.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{setup, shell};

/// The stem of the generated files; `assets/boot.js` imports this name.
const STEM: &str = "clubhouse";

/// The compiled rules and page, by whose presence we know a page of ours.
const MODULE: &str = "clubhouse_bg.wasm";

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
pub(crate) fn build(out: &Path) -> Result<()> {
    refuse_foreign(out)?;
    let module = compile()?;
    // A folder of our own: nothing of anybody else's is ever emptied.
    let unfinished = shell::target().join("web.unfinished");
    empty(&unfinished)?;
    bind(&module, &unfinished)?;
    optimize(&unfinished.join(MODULE));
    copy_files(&shell::root().join("crates/web/assets"), &unfinished)?;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    copy_files(&unfinished, out)?;
    report(out)
}

/// A folder that holds something, but no page of ours, is somebody else's.
fn refuse_foreign(out: &Path) -> Result<()> {
    let is_empty = fs::read_dir(out).map_or(true, |mut entries| entries.next().is_none());
    if !is_empty && !out.join(MODULE).is_file() {
        bail!("{} holds other things: name a folder that is new or empty", out.display());
    }
    Ok(())
}

fn compile() -> Result<PathBuf> {
    shell::run(setup::wasm()?.build(&["--package", "web", "--bin", "web"]))?;
    Ok(setup::module("web"))
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
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}

fn report(out: &Path) -> Result<()> {
    let module = out.join(MODULE);
    let size = fs::metadata(&module)?.len();
    let packed = packed_size(&module)
        .map_or_else(String::new, |size| format!(", {} kB with gzip", size / 1000));
    println!("web: {} (module {} kB{packed})", out.display(), size / 1000);
    Ok(())
}

/// What travels over the network; unknown where there is no `gzip` to ask.
fn packed_size(file: &Path) -> Option<usize> {
    let output = Command::new("gzip").args(["--best", "--stdout"]).arg(file).output().ok()?;
    output.status.success().then_some(output.stdout.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_wasm_opt_is_read_from_what_it_prints() {
        assert_eq!(version_number("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version_number("wasm-opt version 108"), Some(108));
        assert_eq!(version_number("no such program"), None);
    }
}
