//! What comes from outside: only what `deny.toml` lets in.

mod license;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::read;
use crate::shell;

/// What has a lock file of its own: all of ours, and the fuzzer.
const WORKSPACES: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Crates that `deny.toml` does not let in, and lines of it that nothing needs any more.
pub(super) fn problems() -> Result<Vec<String>> {
    let law: Law = toml::from_str(&read("deny.toml")?).context("deny.toml cannot be read")?;
    let workspaces = WORKSPACES.map(|manifest| crates(manifest, &law.graph.targets));
    let workspaces = workspaces.into_iter().collect::<Result<Vec<_>>>()?;
    Ok(law.problems(&workspaces))
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
    #[serde(rename = "wildcards")]
    _wildcards: Deny,
    #[serde(rename = "allow-wildcard-paths")]
    _paths: True,
    deny: Vec<Named>,
    skip: Vec<Named>,
}

/// The one answer that is checked here.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Deny {
    Deny,
}

/// As above: crates of ours lie side by side and need no versions.
#[derive(Deserialize)]
#[serde(try_from = "bool")]
struct True;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(is_true: bool) -> Result<Self, Self::Error> {
        is_true.then_some(Self).ok_or("only `true` is held to")
    }
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
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    /// Where it lies, if it is one of ours.
    path: Option<String>,
}

impl Law {
    /// What is wrong in each workspace, told once; and lines that no workspace needs.
    fn problems(&self, workspaces: &[Vec<Crate>]) -> Vec<String> {
        let mut problems = BTreeSet::new();
        for crates in workspaces {
            for it in crates {
                problems.extend(if it.source.is_some() {
                    self.strange(it)
                } else {
                    any_version(it)
                });
            }
            problems.extend(self.repeated(crates));
        }
        problems.extend(self.needless(workspaces));
        problems.into_iter().map(|problem| format!("deny.toml: {problem}")).collect()
    }

    /// What is not let in about a crate from outside.
    fn strange(&self, it: &Crate) -> Vec<String> {
        let what = format!("{} {}", it.name, it.version);
        let mut problems = Vec::new();
        if !self.licenses.allows(it) {
            let license = it.license.as_deref().unwrap_or("none");
            problems.push(format!("{what} is under a licence that is not allowed: {license}"));
        }
        if !self.sources.knows(it) {
            problems.push(format!("{what} is not from a registry that is allowed"));
        }
        let banned = self.bans.deny.iter().filter(|ban| ban.means(it));
        problems.extend(banned.map(|ban| format!("{what} is banned: {}", ban.reason)));
        problems
    }

    /// Crates in several versions, all but one of which must be named.
    fn repeated(&self, crates: &[Crate]) -> Vec<String> {
        let kept = self.kept(crates);
        let twice = kept.iter().filter(|(_, versions)| versions.len() > 1);
        twice.map(|(name, versions)| format!("{name} {}", versions.join(" and "))).collect()
    }

    /// The versions of each crate that are not skipped.
    fn kept<'a>(&self, crates: &'a [Crate]) -> BTreeMap<&'a str, Vec<&'a str>> {
        let mut kept = BTreeMap::<&str, Vec<&str>>::new();
        for it in crates.iter().filter(|it| !self.bans.skip.iter().any(|skip| skip.means(it))) {
            kept.entry(&it.name).or_default().push(&it.version);
        }
        kept
    }

    /// Versions and licences that are let in for nobody.
    fn needless(&self, workspaces: &[Vec<Crate>]) -> Vec<String> {
        let is_skipped = |skip: &Named| {
            workspaces.iter().any(|crates| {
                let kept = self.kept(crates);
                crates.iter().any(|it| skip.means(it) && kept.contains_key(it.name.as_str()))
            })
        };
        let skips = self.bans.skip.iter().filter(|skip| !is_skipped(skip));
        let skips = skips.map(|skip| format!("{} need not be skipped", skip.which));
        let is_excepted = |exception: &Exception| {
            workspaces.iter().flatten().any(|it| self.licenses.needs(exception, it))
        };
        let exceptions = self.licenses.exceptions.iter().filter(|it| !is_excepted(it));
        let exceptions = exceptions.map(|it| format!("{} needs no exception", it.name));
        skips.chain(exceptions).collect()
    }
}

/// Crates from outside that one of ours takes in any version.
fn any_version(ours: &Crate) -> Vec<String> {
    let any = ours.dependencies.iter().filter(|it| it.req == "*" && it.path.is_none());
    any.map(|it| format!("{} takes any version of {}", ours.name, it.name)).collect()
}

impl Licenses {
    fn allows(&self, it: &Crate) -> bool {
        self.allows_with(self.exceptions.iter().find(|exception| exception.name == it.name), it)
    }

    /// Whether a crate may come in by this exception only.
    fn needs(&self, exception: &Exception, it: &Crate) -> bool {
        exception.name == it.name
            && !self.allows_with(None, it)
            && self.allows_with(Some(exception), it)
    }

    fn allows_with(&self, exception: Option<&Exception>, it: &Crate) -> bool {
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

/// All crates that something in a workspace of ours is built from on one of these targets.
fn crates(manifest: &str, targets: &[String]) -> Result<Vec<Crate>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Crate>,
    }
    let mut metadata = shell::cargo(&["metadata", "--locked", "--format-version", "1"]);
    metadata.args(["--manifest-path", manifest]);
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
        wildcards = "deny"
        allow-wildcard-paths = true
        deny = [{ crate = "evil", reason = "it is evil" }]
        skip = [{ crate = "old@0.1", reason = "friends of ours" }]
    "#;

    const GOOD: &str = "registry+https://good";

    fn law() -> Law {
        toml::from_str(LAW).expect("a sound law")
    }

    fn known((name, version, license, source): (&str, &str, &str, &str)) -> Crate {
        Crate {
            name: name.to_owned(),
            version: version.to_owned(),
            license: Some(license.to_owned()),
            source: Some(source.to_owned()),
            dependencies: Vec::new(),
        }
    }

    /// What the law is written for, so that none of its lines is needless.
    fn usual() -> Vec<Crate> {
        let old = ["0.1.5", "0.2.0"].map(|version| known(("old", version, "MIT", GOOD)));
        old.into_iter().chain([known(("odd", "1.0.0", "Odd-1.0", GOOD))]).collect()
    }

    fn found(crates: &[(&str, &str, &str, &str)]) -> Vec<String> {
        law().problems(&[usual().into_iter().chain(crates.iter().copied().map(known)).collect()])
    }

    #[test]
    fn what_is_allowed_is_no_problem() {
        assert_eq!(found(&[("fine", "1.0.0", "MIT", GOOD)]), [""; 0]);
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
    fn each_workspace_has_versions_of_its_own_and_is_held_to_the_same_law() {
        let two = |version| known(("two", version, "MIT", GOOD));
        let beside = [known(("evil", "1.0.0", "MIT", GOOD)), two("0.2.0")];
        let workspaces = [usual().into_iter().chain([two("0.1.0")]).collect(), beside.into()];
        assert_eq!(law().problems(&workspaces), ["deny.toml: evil 1.0.0 is banned: it is evil"]);
    }

    #[test]
    fn a_line_that_nothing_needs_is_refused_and_so_is_one_that_says_something_else() {
        let needless =
            ["deny.toml: odd needs no exception", "deny.toml: old@0.1 need not be skipped"];
        assert_eq!(law().problems(&[]), needless);
        let tame = known(("odd", "2.0.0", "MIT OR Odd-1.0", GOOD));
        assert_eq!(law().problems(&[vec![tame]]), needless);
        for (held, other) in [
            ("unknown-git = \"deny\"", "unknown-git = \"warn\""),
            ("wildcard-paths = true", "wildcard-paths = false"),
            ("wildcards = \"deny\"", ""),
        ] {
            assert!(toml::from_str::<Law>(&LAW.replace(held, other)).is_err(), "{other}");
        }
        assert!(toml::from_str::<Law>(&format!("{LAW}\nhighlight = \"all\"")).is_err());
    }

    #[test]
    fn ours_say_which_version_they_take_unless_it_lies_beside_them() {
        let dependency = |name: &str, req: &str, path: Option<&str>| Dependency {
            name: name.to_owned(),
            req: req.to_owned(),
            path: path.map(str::to_owned),
        };
        let dependencies = vec![
            dependency("any", "*", None),
            dependency("some", "^1", None),
            dependency("beside", "*", Some("beside")),
        ];
        let ours = Crate { source: None, dependencies, ..known(("ours", "0.1.0", "MIT", "")) };
        let crates = usual().into_iter().chain([ours]).collect();
        assert_eq!(law().problems(&[crates]), ["deny.toml: ours takes any version of any"]);
    }
}
