//! axe-core, the program in the page that finds what keeps people out of it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::shell;

const VERSION: &str = "4.14.1";
/// The hash of that version's package in the npm registry. npm takes no other.
const INTEGRITY: &str = "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==";

/// Fetches it, for the browser tests, if this version of it is not there.
pub(crate) fn axe() -> Result<()> {
    let folder = folder();
    if is_complete(&folder) {
        return Ok(());
    }
    if !shell::is_installed("npm") {
        bail!(
            "browser tests need axe-core from the npm registry: please install Node.js, with `npm`"
        );
    }
    println!("setup: fetching axe-core {VERSION} from the npm registry, for the browser tests");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("package.json"), package().to_string())?;
    fs::write(folder.join("package-lock.json"), lock().to_string())?;
    let mut install = shell::command("npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    install.current_dir(&folder);
    shell::output(install)?;
    if !is_complete(&folder) {
        bail!("npm has not put axe-core {VERSION} into {}", folder.display());
    }
    Ok(())
}

/// Where `crates/web/tests/browser/accessible.rs` looks for it.
fn folder() -> PathBuf {
    shell::target().join("tools/axe")
}

/// npm writes down what it has installed once all of it is there.
fn is_complete(folder: &Path) -> bool {
    let modules = folder.join("node_modules");
    let installed = fs::read_to_string(modules.join(".package-lock.json"));
    installed.is_ok_and(|it| it.contains(INTEGRITY))
        && modules.join("axe-core/axe.min.js").is_file()
}

fn package() -> Value {
    json!({ "private": true, "dependencies": { "axe-core": VERSION } })
}

fn lock() -> Value {
    let axe = json!({
        "version": VERSION,
        "resolved": format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz"),
        "integrity": INTEGRITY,
    });
    json!({ "lockfileVersion": 3, "requires": true, "packages": { "": package(), "node_modules/axe-core": axe } })
}
