//! What comes from outside: only what `deny.toml` lets in.

mod license;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::read;
use crate::shell;

/// Crates that `deny.toml` does not let in, and lines of it that nothing needs any more.
pub(super) fn problems() -> Result<Vec<String>> {
    let law: Law = toml::from_str(&read("deny.toml")?).context("deny.toml cannot be read")?;
    Ok(law.problems(&crates(&law.graph.targets)?))
}

/// `deny.toml`. A line that is not understood is refused: it would look as if somebody held to it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Law {
    graph: Graph,
    licenses: Licenses,
    sources: Sources,
    bans: Bans,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Graph {
    targets: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Licenses {
    allow: BTreeSet<String>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sources {
    #[serde(rename = "unknown-registry")]
    _registries: Deny,
    #[serde(rename = "unknown-git")]
    _git: Deny,
    #[serde(rename = "allow-registry")]
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bans {
    #[serde(rename = "multiple-versions")]
    _versions: Deny,
    deny: Vec<Named>,
    skip: Vec<Named>,
}

/// The one answer that is checked here.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Deny {
    Deny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    /// `name`, or `name@0.7`.
    #[serde(rename = "crate")]
    which: String,
    reason: String,
}

/// As cargo knows it.
#[derive(Deserialize)]
struct Crate {
    name: String,
    version: String,
    license: Option<String>,
    /// Ours have none.
    source: Option<String>,
}

impl Law {
    fn problems(&self, crates: &[Crate]) -> Vec<String> {
        let mut problems = Vec::new();
        for it in crates.iter().filter(|it| it.source.is_some()) {
            let what = format!("deny.toml: {} {}", it.name, it.version);
            if !self.licenses.allows(it) {
                let license = it.license.as_deref().unwrap_or("none");
                problems.push(format!("{what} is under a licence that is not allowed: {license}"));
            }
            if !self.sources.knows(it) {
                problems.push(format!("{what} is not from a registry that is allowed"));
            }
            let banned = self.bans.deny.iter().filter(|ban| ban.means(it));
            problems.extend(banned.map(|ban| format!("{what} is banned: {}", ban.reason)));
        }
        problems.extend(self.repeated(crates));
        problems
    }

    /// Crates in several versions, all but one of which must be named; and names without need.
    fn repeated(&self, crates: &[Crate]) -> Vec<String> {
        let skip = &self.bans.skip;
        let mut kept = BTreeMap::<&str, Vec<&str>>::new();
        for it in crates.iter().filter(|it| !skip.iter().any(|skip| skip.means(it))) {
            kept.entry(&it.name).or_default().push(&it.version);
        }
        let twice = kept.iter().filter(|(_, versions)| versions.len() > 1);
        let twice =
            twice.map(|(name, versions)| format!("deny.toml: {name} {}", versions.join(" and ")));
        let is_needed = |skip: &Named| {
            crates.iter().any(|it| skip.means(it) && kept.contains_key(it.name.as_str()))
        };
        let needless = skip.iter().filter(|skip| !is_needed(skip));
        let needless =
            needless.map(|skip| format!("deny.toml: {} need not be skipped", skip.which));
        twice.chain(needless).collect()
    }
}

impl Licenses {
    fn allows(&self, it: &Crate) -> bool {
        let exception = self.exceptions.iter().find(|exception| exception.name == it.name);
        let is_allowed = |license: &str| {
            self.allow.contains(license)
                || exception.is_some_and(|exception| exception.allow.contains(license))
        };
        it.license.as_deref().is_some_and(|license| license::is_met(license, is_allowed))
    }
}

impl Sources {
    fn knows(&self, it: &Crate) -> bool {
        let registry = it.source.as_deref().and_then(|source| source.strip_prefix("registry+"));
        registry.is_some_and(|registry| self.allow.iter().any(|allowed| allowed == registry))
    }
}

impl Named {
    fn means(&self, it: &Crate) -> bool {
        let (name, version) = self.which.split_once('@').unwrap_or((&self.which, ""));
        let rest = it.version.strip_prefix(version);
        let is_whole = version.is_empty() || rest.is_some_and(|rest| rest.starts_with('.'));
        name == it.name && rest.is_some() && is_whole
    }
}

/// All crates that something of ours is built from on one of these targets.
fn crates(targets: &[String]) -> Result<Vec<Crate>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Crate>,
    }
    let mut metadata = shell::cargo(&["metadata", "--locked", "--format-version", "1"]);
    for target in targets {
        metadata.args(["--filter-platform", target]);
    }
    let metadata: Metadata = serde_json::from_str(&shell::output(metadata)?)?;
    Ok(metadata.packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAW: &str = r#"
        graph.targets = []
        licenses.allow = ["MIT"]
        licenses.exceptions = [{ crate = "odd", allow = ["Odd-1.0"] }]
        [sources]
        unknown-registry = "deny"
        unknown-git = "deny"
        allow-registry = ["https://good"]
        [bans]
        multiple-versions = "deny"
        deny = [{ crate = "evil", reason = "it is evil" }]
        skip = [{ crate = "old@0.1", reason = "friends of ours" }]
    "#;

    fn found(crates: &[(&str, &str, &str, &str)]) -> Vec<String> {
        let law: Law = toml::from_str(LAW).expect("a sound law");
        let known = |&(name, version, license, source): &(&str, &str, &str, &str)| Crate {
            name: name.to_owned(),
            version: version.to_owned(),
            license: Some(license.to_owned()),
            source: Some(source.to_owned()),
        };
        let mut crates: Vec<Crate> = crates.iter().map(known).collect();
        crates
            .extend([known(&("old", "0.1.5", "MIT", GOOD)), known(&("old", "0.2.0", "MIT", GOOD))]);
        law.problems(&crates)
    }

    const GOOD: &str = "registry+https://good";

    #[test]
    fn what_is_allowed_is_no_problem() {
        assert_eq!(
            found(&[("fine", "1.0.0", "MIT", GOOD), ("odd", "1.0.0", "Odd-1.0", GOOD)]),
            [""; 0]
        );
    }

    #[test]
    fn whatever_is_not_allowed_is_named_with_its_reason() {
        assert_eq!(
            found(&[
                ("a", "1.0.0", "Odd-1.0", GOOD),
                ("b", "1.0.0", "MIT", "registry+https://other"),
                ("c", "1.0.0", "MIT", "git+https://good"),
                ("evil", "1.0.0", "MIT", GOOD),
                ("two", "0.1.0", "MIT", GOOD),
                ("two", "0.10.0", "MIT", GOOD),
            ]),
            [
                "deny.toml: a 1.0.0 is under a licence that is not allowed: Odd-1.0",
                "deny.toml: b 1.0.0 is not from a registry that is allowed",
                "deny.toml: c 1.0.0 is not from a registry that is allowed",
                "deny.toml: evil 1.0.0 is banned: it is evil",
                "deny.toml: two 0.1.0 and 0.10.0",
            ]
        );
    }

    #[test]
    fn a_line_that_nothing_needs_is_refused_and_so_is_one_that_says_something_else() {
        let law: Law = toml::from_str(LAW).expect("a sound law");
        assert_eq!(law.problems(&[]), ["deny.toml: old@0.1 need not be skipped"]);
        assert!(
            toml::from_str::<Law>(&LAW.replace("unknown-git = \"deny\"", "unknown-git = \"warn\""))
                .is_err()
        );
        assert!(toml::from_str::<Law>(&format!("{LAW}\nwildcards = \"deny\"")).is_err());
    }
}
