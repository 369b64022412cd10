//! Debian's packages: installed for everybody, or only unpacked into a folder of ours.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// Whether this is a system with Debian's package tools.
pub(crate) fn is_available() -> bool {
    shell::is_installed("apt-get") && shell::is_installed("dpkg")
}

/// Installs packages for everybody on this machine; needs root or `sudo`.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    update()?;
    let arguments = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    run_as_root(&arguments).with_context(|| format!("please install {}", packages.join(" ")))
}

/// Unpacks packages into a folder, with every library of theirs that the system lacks. Needs no root.
pub(crate) fn unpack(packages: &[&str], folder: &Path) -> Result<()> {
    let archives = download_with_fresh_lists(packages, &folder.join("archives"))?;
    for archive in &archives {
        let mut unpack = shell::command("dpkg", &["--extract"]);
        unpack.arg(archive).arg(folder);
        shell::output(unpack)?;
        fs::remove_file(archive)?;
    }
    Ok(())
}

/// Lists that are missing or name packages already replaced are the usual reason for a failure.
fn download_with_fresh_lists(packages: &[&str], folder: &Path) -> Result<Vec<PathBuf>> {
    if let Ok(archives) = download(packages, folder) {
        return Ok(archives);
    }
    update()?;
    download(packages, folder)
}

fn download(packages: &[&str], folder: &Path) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(folder)?;
    // Root would otherwise hand the download to a user that cannot write here, and warn about it.
    let mut download = shell::command("apt-get", &["download", "--option=APT::Sandbox::User=root"]);
    download.args(with_missing_dependencies(packages)?).current_dir(folder);
    shell::output(download)?;
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

/// These packages, installed or not, and what they depend on as far as the system lacks it.
fn with_missing_dependencies(packages: &[&str]) -> Result<Vec<String>> {
    let mut simulate = shell::command("apt-get", &["install", "--simulate"]);
    simulate.args(["--reinstall", "--no-install-recommends"]).args(packages);
    Ok(packages_to_install(&shell::output(simulate)?))
}

/// The names in lines like `Inst libllvm22 (1:22.1.8 Debian:12 [amd64])`.
fn packages_to_install(simulation: &str) -> Vec<String> {
    simulation
        .lines()
        .filter_map(|line| line.strip_prefix("Inst ")?.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

fn update() -> Result<()> {
    run_as_root(&["update"])
}

fn run_as_root(arguments: &[&str]) -> Result<()> {
    // Another apt at work is no reason to fail at once.
    let apt = ["DEBIAN_FRONTEND=noninteractive", "apt-get", "--option=DPkg::Lock::Timeout=120"];
    as_root(&[&apt, arguments].concat())
}

/// Runs a command as root, with variables before it if it needs some.
pub(crate) fn as_root(words: &[&str]) -> Result<()> {
    let mut command = env_as_root()?;
    command.args(words);
    shell::output(command)?;
    Ok(())
}

/// `env`, run as root: the way to set variables that also gets past `sudo`, which clears them.
fn env_as_root() -> Result<Command> {
    let is_root = shell::output(shell::command("id", &["-u"]))?.trim() == "0";
    match (is_root, shell::is_installed("sudo")) {
        (true, _) => Ok(shell::command("env", &[])),
        (false, true) => Ok(shell::command("sudo", &["env"])),
        (false, false) => bail!("`apt-get` needs root, and there is no `sudo`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simulation_names_new_and_replaced_packages() {
        let simulation = "Reading package lists...\n\
            Inst libllvm22 (1:22.1.8-1~deb12u1 Debian-Security:12 [amd64])\n\
            Inst rustc-web [1.85.0] (1.96.0+dfsg1-1 Debian-Security:12 [amd64])\n\
            Conf libllvm22 (1:22.1.8-1~deb12u1 Debian-Security:12 [amd64])\n";
        assert_eq!(packages_to_install(simulation), ["libllvm22", "rustc-web"]);
    }
}
