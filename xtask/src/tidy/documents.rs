//! Documents: what they name is there. Links lead somewhere, and paths in back ticks exist, in pages and in the
//! comments that document Rust.

mod checkout;
mod markdown;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use super::files::ending;
use super::{read, tracked};
use checkout::Checkout;
use markdown::{Link, Passage};

/// The page that says where everything is.
const MAP: &str = "ARCHITECTURE.md";

/// Dead links, dead paths, and crates that the map leaves out.
pub(super) fn problems() -> Result<Vec<String>> {
    let files = tracked()?;
    let checkout = Checkout::new(&files);
    let mut pages = BTreeMap::new();
    let mut problems = Vec::new();
    for path in &files {
        match ending(path) {
            "md" => {
                pages.insert(path.as_str(), read(path)?);
            }
            "rs" => {
                let passages = markdown::passages_of_rust(&read(path)?);
                problems.extend(dead_paths(path, &passages, &checkout));
            }
            _ => {}
        }
    }
    for (path, text) in &pages {
        problems.extend(dead_paths(path, &markdown::passages(text), &checkout));
        let links = markdown::links(text);
        problems.extend(links.iter().filter_map(|link| dead_link(path, link, &pages, &checkout)));
    }
    problems.extend(unmapped(pages.get(MAP).map_or("", String::as_str), &files));
    Ok(problems)
}

fn dead_paths(file: &str, passages: &[Passage], checkout: &Checkout<'_>) -> Vec<String> {
    let dead = passages.iter().flat_map(|passage| checkout.dead_paths(file, passage));
    dead.map(|(line, path)| format!("{file}:{line}: there is no `{path}`")).collect()
}

fn dead_link(
    file: &str,
    link: &Link,
    pages: &BTreeMap<&str, String>,
    checkout: &Checkout<'_>,
) -> Option<String> {
    let Link { line, target } = link;
    if target.contains(':') {
        return None;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = from_root(file, path);
    if !checkout.has(&path) {
        return Some(format!("{file}:{line}: the link to {target} leads nowhere"));
    }
    let is_there = anchor.is_empty()
        || pages.get(path.as_str()).is_some_and(|page| markdown::anchors(page).contains(anchor));
    (!is_there).then(|| format!("{file}:{line}: {path} has no heading #{anchor}"))
}

/// The path of a link's target; a link without a path leads to its own page.
fn from_root(file: &str, target: &str) -> String {
    if target.is_empty() {
        return file.to_owned();
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            // Too many of them lead out of the checkout, where nothing is ours.
            ".." if !parts.is_empty() && parts.last() != Some(&"..") => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// Crates that have no paragraph on the map.
fn unmapped(map: &str, files: &[String]) -> Vec<String> {
    let crates: BTreeSet<&str> =
        files.iter().filter_map(|path| path.strip_prefix("crates/")?.split('/').next()).collect();
    let is_unmapped = |name: &&str| !map.contains(&format!("\n**`crates/{name}`**"));
    let unmapped = crates.into_iter().filter(is_unmapped);
    unmapped.map(|name| format!("{MAP}: the code map leaves out `crates/{name}`")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 5] = [
        "README.md",
        "crates/pips/src/rules.rs",
        "docs/engine.md",
        "docs/notation.md",
        "docs/rules/pips.md",
    ];

    fn found(file: &str, text: &str) -> Vec<String> {
        let files = FILES.map(str::to_owned);
        let checkout = Checkout::new(&files);
        let engine = "# The engine\n\n## Errors, and their `codes`\n\n## Why?\n\n## Why?\n";
        let pages =
            BTreeMap::from([("docs/engine.md", engine.to_owned()), (file, text.to_owned())]);
        let links = markdown::links(text);
        let dead = links.iter().filter_map(|link| dead_link(file, link, &pages, &checkout));
        dead.chain(dead_paths(file, &markdown::passages(text), &checkout)).collect()
    }

    #[test]
    fn what_is_there_is_no_problem() {
        let page = "# Here\n[a](engine.md#errors-and-their-codes) [b](../README.md) [c](rules) [d](#here)\n\
                    <img src=\"../docs/rules/pips.md\"> [e](https://example.com/none) [f](engine.md#why-1)\n\
                    `crates/pips/src/rules.rs` `docs/rules/<game>.md`\n";
        assert_eq!(found("docs/notation.md", page), [""; 0]);
    }

    #[test]
    fn whatever_is_gone_is_named_with_its_line() {
        let page = "\n[a](docs/gone.md)\n\n[b](docs/engine.md#gone) [c](../README.md)\n[d][e]\n\n\
                    [e]: gone.svg\n\n<img src=\"gone.webp\">\n\n`docs/gone.md`\n";
        assert_eq!(
            found("README.md", page),
            [
                "README.md:2: the link to docs/gone.md leads nowhere",
                "README.md:4: docs/engine.md has no heading #gone",
                "README.md:4: the link to ../README.md leads nowhere",
                "README.md:5: the link to gone.svg leads nowhere",
                "README.md:9: the link to gone.webp leads nowhere",
                "README.md:11: there is no `docs/gone.md`",
            ]
        );
    }

    #[test]
    fn each_crate_is_on_the_map() {
        let files = FILES.map(str::to_owned);
        assert_eq!(unmapped("\n**`crates/pips`** is one.\n", &files), [""; 0]);
        assert_eq!(
            unmapped("\nSee `crates/pips`.\n", &files),
            ["ARCHITECTURE.md: the code map leaves out `crates/pips`"]
        );
    }
}
