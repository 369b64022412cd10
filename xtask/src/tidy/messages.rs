//! Messages: whoever says one hands over what it is about. In a program that is passed on, a variable without a value
//! would stand on the screen as `{$n}`.

mod calls;
mod catalogue;
mod languages;
pub(super) mod tokens;
mod uses;

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use super::files::ending;
use super::{read, tracked};
use calls::{Call, Way};
use catalogue::Catalogue;
use uses::Uses;

/// The catalogue that is always whole: other languages are translated from it.
const FIRST: &str = "locales/en/";

/// Calls that say no message, or not what their message is about.
pub(super) fn problems() -> Result<Vec<String>> {
    let files = tracked()?;
    let mut catalogue = Catalogue::default();
    for path in files.iter().filter(|path| path.starts_with(FIRST)) {
        catalogue.add(&read(path)?).with_context(|| format!("{path} cannot be read"))?;
    }
    let mut problems = languages::problems(&files)?;
    let mut uses = Uses::default();
    for path in files.iter().filter(|path| path.starts_with("crates/") && ending(path) == "rs") {
        let program = read(path)?;
        if !is_of_tests(path) {
            uses.add_rust(&program);
        }
        for call in calls::calls(&program) {
            problems.extend(faults(&call, &catalogue).map(|fault| format!("{path}: {fault}")));
        }
    }
    for path in PAGES {
        uses.add_page(&read(path)?);
    }
    problems.extend(uses.missing(&catalogue));
    Ok(problems)
}

/// Pages whose words are filled in.
const PAGES: [&str; 3] = [
    "crates/web/assets/card.html",
    "crates/web/assets/index.html",
    "crates/web/assets/manifest.webmanifest",
];

fn is_of_tests(path: &str) -> bool {
    path.contains("/tests/") || path.contains("/benches/")
}

/// What is wrong about a call.
fn faults(call: &Call, catalogue: &Catalogue) -> impl Iterator<Item = String> {
    let id = &call.id;
    let (unknown, wanted) = match catalogue.variables(id) {
        Some(wanted) => (None, wanted),
        None => (Some(format!("there is no message `{id}`")), call.given.clone()),
    };
    let given = given(call, &wanted);
    let missing = wanted.difference(&given).map(|name| format!("`{id}` wants `{name}` as well"));
    let unused = given.difference(&wanted).map(|name| format!("`{id}` never uses `{name}`"));
    let faults: Vec<String> = missing.chain(unused).collect();
    unknown.into_iter().chain(faults)
}

/// What a message is handed: with `$who` it also has `$person`, and with `$whom` `$object`, if it asks.
fn given(call: &Call, wanted: &BTreeSet<String>) -> BTreeSet<String> {
    let mut given = call.given.clone();
    for (who, person) in [("who", "person"), ("whom", "object")] {
        if call.way == Way::Message && given.contains(who) && wanted.contains(person) {
            given.insert(person.into());
        }
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLUENT: &str = "
passed = { $person ->
    [me] You pass
   *[other] { $who } passes
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
taken = { $object ->
    [me] Taken by you
   *[other] Taken by { $whom }
}
title = Clubhouse
";

    fn found(source: &str) -> Vec<String> {
        let mut catalogue = Catalogue::default();
        catalogue.add(FLUENT).expect("Fluent");
        calls::calls(source).iter().flat_map(|call| faults(call, &catalogue)).collect()
    }

    #[test]
    fn calls_that_hand_over_what_is_wanted_are_no_problem() {
        let source = r#"
            fn all() {
                say("title", &[]);
                t!("points", n = 3);
                message!("passed", who = seat);
                message!("taken", whom = seat);
                t!("passed", who = name, person = "me");
            }
        "#;
        assert_eq!(found(source), [""; 0]);
    }

    #[test]
    fn what_is_missing_unused_or_unknown_is_named() {
        assert_eq!(found(r#"t!("points")"#), ["`points` wants `n` as well"]);
        assert_eq!(found(r#"say("title", &[("n", 3.into())])"#), ["`title` never uses `n`"]);
        assert_eq!(
            found(r#"message!("points", m = 3)"#),
            ["`points` wants `n` as well", "`points` never uses `m`"]
        );
        assert_eq!(found(r#"say("pints", &[("n", 3.into())])"#), ["there is no message `pints`"]);
    }

    #[test]
    fn only_a_message_knows_the_person_of_whom_it_tells() {
        assert_eq!(found(r#"t!("passed", who = name)"#), ["`passed` wants `person` as well"]);
        assert_eq!(found(r#"message!("points", n = 1, who = 2)"#), ["`points` never uses `who`"]);
    }
}
