//! A Rust that compiles to WebAssembly, from wherever this machine can get one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::apt;
use crate::shell;

const TARGET: &str = "wasm32-unknown-unknown";
/// A program that breaks stops at once, and says nothing: nobody reads words for that in a browser, and they weigh.
const WITHOUT_WORDS: &str = " -Zunstable-options -Cpanic=immediate-abort";
/// Without a route to its server, rustup may wait for a long time.
const RUSTUP_SECONDS: u32 = 120;
/// The compiler, its host libraries, and the source of the standard library.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src"];

/// What a module is built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To travel: small. A standard library built from source is built only for this.
    Product,
    /// To be looked at by whoever changes it: large and slow, but built in seconds.
    Draft,
}

impl Purpose {
    const fn profile(self) -> &'static str {
        match self {
            Self::Product => "wasm",
            Self::Draft => "draft",
        }
    }
}

/// How to compile to WebAssembly here.
pub(crate) enum WasmToolchain {
    /// The active toolchain has the target.
    Active {
        /// Whether it has the source of the standard library, too.
        has_source: bool,
    },
    /// Debian's compiler, which has no WebAssembly library but the source to build one.
    Debian {
        /// Where its packages are unpacked.
        packages: PathBuf,
        /// The active toolchain's linker, since Debian's compiler comes without one.
        linker: PathBuf,
    },
}

/// Finds a toolchain for WebAssembly, or gets one.
pub(crate) fn wasm() -> Result<WasmToolchain> {
    if is_target_installed()? {
        return active();
    }
    // Looked for before rustup is asked, so that a machine without rustup's server asks only once.
    let packages = shell::target().join("wasm-toolchain");
    if !packages.is_dir() {
        if add_target() {
            return active();
        }
        unpack_debian(&packages).with_context(|| {
            format!("no way to WebAssembly found; `rustup target add {TARGET}` would be one")
        })?;
    }
    Ok(WasmToolchain::Debian { packages, linker: active_linker()? })
}

/// The active toolchain, with the source of its library if it can be had: without, the page is 6 % heavier.
fn active() -> Result<WasmToolchain> {
    let source = rustlib()?.join("src/rust/library/std");
    let has_source = source.is_dir() || add_source();
    Ok(WasmToolchain::Active { has_source })
}

impl WasmToolchain {
    /// `cargo build` for WebAssembly; `arguments` say what to build.
    pub(crate) fn build(&self, purpose: Purpose, arguments: &[&str]) -> Command {
        let profile = purpose.profile();
        let mut build =
            shell::cargo(&["build", "--locked", "--target", TARGET, "--profile", profile]);
        build.arg("--target-dir").arg(target_dir()).args(arguments);
        // Leptos then builds components of one type each instead of one type for every page: the module is smaller.
        let mut flags = "--cfg erase_components -Clink-args=--emit-relocs".to_owned();
        if purpose == Purpose::Product && self.has_source() {
            flags.push_str(WITHOUT_WORDS);
            build.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
            // Lets a stable cargo and rustc take `-Z`.
            build.env("RUSTC_BOOTSTRAP", "1");
        }
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        match self {
            WasmToolchain::Active { .. } => {}
            WasmToolchain::Debian { packages, linker } => use_debian(&mut build, packages, linker),
        }
        build
    }

    /// Whether the source of the standard library is here, so that it can be built as small as the page.
    pub(crate) const fn has_source(&self) -> bool {
        matches!(self, Self::Active { has_source: true })
    }
}

/// Where a build leaves the module of this program.
pub(crate) fn module(purpose: Purpose, program: &str) -> PathBuf {
    target_dir().join(TARGET).join(purpose.profile()).join(program).with_extension("wasm")
}

/// Apart from the other builds, so that neither waits for the other or throws away its work.
fn target_dir() -> PathBuf {
    shell::target().join("wasm")
}

fn use_debian(build: &mut Command, packages: &Path, linker: &Path) {
    build
        .arg("-Zbuild-std=std,panic_abort")
        // Lets a stable cargo and rustc take `-Z`.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", packages.join("usr/bin/rustc"))
        .env("LD_LIBRARY_PATH", library_path(packages))
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
}

/// Debian 12 still has some libraries in `/lib` and others in `/usr/lib`.
fn library_path(packages: &Path) -> String {
    let triple = format!("{}-linux-gnu", std::env::consts::ARCH);
    let usr_lib = packages.join("usr/lib").join(&triple);
    let lib = packages.join("lib").join(&triple);
    format!("{}:{}", usr_lib.display(), lib.display())
}

fn is_target_installed() -> Result<bool> {
    Ok(rustlib()?.join(TARGET).is_dir())
}

fn active_linker() -> Result<PathBuf> {
    let host = rustc_prints("host-tuple")?;
    let linker = rustlib()?.join(host).join("bin/rust-lld");
    if !linker.is_file() {
        bail!(
            "Debian's Rust needs the linker of a rustup toolchain, but there is no {}",
            linker.display()
        );
    }
    Ok(linker)
}

fn rustlib() -> Result<PathBuf> {
    Ok(Path::new(&rustc_prints("sysroot")?).join("lib/rustlib"))
}

fn rustc_prints(what: &str) -> Result<String> {
    Ok(shell::output(shell::command("rustc", &["--print", what]))?.trim().to_owned())
}

/// Whether rustup could add the target. A refusal is no error: there is another way.
fn add_target() -> bool {
    println!("setup: adding the Rust target {TARGET}, for the browser client");
    rustup(&["target", "add", TARGET])
}

/// Whether rustup could add the source of the standard library. A refusal is no error: there is one to link.
fn add_source() -> bool {
    // To ask may take minutes, and would before every start of the product.
    let refused = shell::target().join("no-library-source");
    if refused.exists() {
        return false;
    }
    println!("setup: adding the source of Rust's library, for a smaller browser client");
    let is_added = rustup(&["component", "add", "rust-src"]);
    if !is_added {
        let _ = fs::write(&refused, "");
    }
    is_added
}

fn rustup(arguments: &[&str]) -> bool {
    if !shell::is_installed("rustup") {
        return false;
    }
    let mut rustup = shell::command("rustup", arguments);
    rustup.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    rustup.spawn().is_ok_and(|child| succeeds_within(child, RUSTUP_SECONDS))
}

fn succeeds_within(mut child: Child, seconds: u32) -> bool {
    for _ in 0..seconds * 10 {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    // It may have ended meanwhile; either way it is of no more use.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// Unpacks beside the folder and then renames: a folder that exists is complete.
fn unpack_debian(folder: &Path) -> Result<()> {
    if !apt::is_available() {
        bail!("neither rustup's server nor Debian's packages are in reach");
    }
    println!("setup: unpacking Debian's {DEBIAN_PACKAGES:?} into target/, for the browser client");
    let unfinished = folder.with_extension("unfinished");
    remove_if_there(&unfinished)?;
    apt::unpack(&DEBIAN_PACKAGES, &unfinished)?;
    remove_compiler_source(&unfinished)?;
    fs::rename(&unfinished, folder)?;
    Ok(())
}

/// Only the library's source is needed; the compiler's would take as much room as all the rest.
fn remove_compiler_source(packages: &Path) -> Result<()> {
    let source = packages.join("usr/lib/rustlib/src/rust");
    for folder in ["compiler", "src"] {
        remove_if_there(&source.join(folder))?;
    }
    Ok(())
}

fn remove_if_there(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}
