//! `Cargo.lock`, written as cargo would write it: so that a game can be made without the registry, and the fuzzer's
//! dependencies need not be there.

use anyhow::{Context, Result};

use super::name::{Name, SAMPLE};

/// The crates that use every game.
const USERS: [&str; 5] = ["bots", "faces", "pictures", "table", "web"];

const HEAD: &str = "[[package]]\nname = \"";

/// The file with the new crate, for which nothing else has to be resolved: it uses what the sample game does.
pub(super) fn with(name: &Name, lock: &str) -> Result<String> {
    let mut parts = lock.split(HEAD);
    let preface = parts.next().unwrap_or_default();
    let mut packages: Vec<String> =
        parts.map(|package| with_user(name, package.trim_end())).collect();
    let sample = packages.iter().find(|package| name_of(package) == SAMPLE);
    let new = name.rename(sample.with_context(|| format!("it knows no crate `{SAMPLE}`"))?);
    packages.push(new);
    packages.sort_by(|one, other| name_of(one).cmp(name_of(other)));
    let packages: Vec<String> =
        packages.iter().map(|package| format!("{HEAD}{package}\n")).collect();
    Ok(format!("{preface}{}", packages.join("\n")))
}

fn name_of(package: &str) -> &str {
    package.split('"').next().unwrap_or_default()
}

/// A package, with the new crate among its dependencies if it uses every game.
fn with_user(name: &Name, package: &str) -> String {
    let sample = format!(" \"{SAMPLE}\",");
    if !USERS.contains(&name_of(package)) {
        return package.to_owned();
    }
    let new = format!(" \"{}\",", name.id);
    let is_dependency = |line: &str| line.starts_with(" \"");
    let mut dependencies: Vec<&str> = package.lines().filter(|line| is_dependency(line)).collect();
    if dependencies.contains(&sample.as_str()) {
        dependencies.push(&new);
    }
    dependencies.sort_unstable();
    let head = package.lines().take_while(|line| !is_dependency(line));
    let rest =
        package.lines().skip_while(|line| !is_dependency(line)).filter(|line| !is_dependency(line));
    head.chain(dependencies).chain(rest).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_new_crate_stands_where_cargo_would_put_it() {
        let name = Name::new("dominoes", &BTreeSet::new()).unwrap();
        let lock = "version = 4\n\n[[package]]\nname = \"bots\"\nversion = \"0.1.0\"\ndependencies = [\n \"arrayvec\",\n \"pips\",\n]\n\n\
            [[package]]\nname = \"pips\"\nversion = \"0.1.0\"\ndependencies = [\n \"tabletop\",\n]\n\n\
            [[package]]\nname = \"testkit\"\nversion = \"0.1.0\"\ndependencies = [\n \"pips\",\n]\n";
        let wanted = "version = 4\n\n[[package]]\nname = \"bots\"\nversion = \"0.1.0\"\ndependencies = [\n \"arrayvec\",\n \"dominoes\",\n \"pips\",\n]\n\n\
            [[package]]\nname = \"dominoes\"\nversion = \"0.1.0\"\ndependencies = [\n \"tabletop\",\n]\n\n\
            [[package]]\nname = \"pips\"\nversion = \"0.1.0\"\ndependencies = [\n \"tabletop\",\n]\n\n\
            [[package]]\nname = \"testkit\"\nversion = \"0.1.0\"\ndependencies = [\n \"pips\",\n]\n";
        assert_eq!(with(&name, lock).unwrap(), wanted);
        assert!(with(&name, "version = 4\n").is_err());
    }
}
