//! What each message of a catalogue is about.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

/// Messages by id.
#[derive(Default)]
pub(super) struct Catalogue(BTreeMap<String, Parts>);

/// What stands in a message.
#[derive(Default)]
struct Parts {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Catalogue {
    /// Reads a file of messages.
    pub(super) fn add(&mut self, fluent: &str) -> Result<()> {
        let Ok(resource) = parser::parse_runtime(fluent) else { bail!("this is no Fluent") };
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut parts = Parts::default();
                if let Some(pattern) = &message.value {
                    parts.add(pattern);
                }
                self.0.insert(message.id.name.to_owned(), parts);
            }
        }
        Ok(())
    }

    /// The ids of all messages.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The messages that stand in others.
    pub(super) fn parts_of_others(&self) -> BTreeSet<&str> {
        self.0.values().flat_map(|parts| parts.messages.iter().map(String::as_str)).collect()
    }

    /// What a message is about by itself.
    pub(super) fn own_variables(&self, id: &str) -> Option<&BTreeSet<String>> {
        self.0.get(id).map(|parts| &parts.variables)
    }

    /// What a message is about, with the messages that stand in it.
    pub(super) fn variables(&self, id: &str) -> Option<BTreeSet<String>> {
        self.0.get(id)?;
        let mut variables = BTreeSet::new();
        let (mut waiting, mut seen) = (vec![id], BTreeSet::new());
        while let Some(id) = waiting.pop() {
            if let Some(parts) = self.0.get(id).filter(|_| seen.insert(id)) {
                variables.extend(parts.variables.iter().cloned());
                waiting.extend(parts.messages.iter().map(String::as_str));
            }
        }
        Some(variables)
    }
}

impl Parts {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            // A term knows nothing but the literals it is handed where it stands.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|it| &it.value);
        for argument in arguments.positional.iter().chain(named) {
            self.add_inline(argument);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(fluent: &str, id: &str) -> Option<String> {
        let mut catalogue = Catalogue::default();
        catalogue.add(fluent).expect("Fluent");
        let all = catalogue.variables(id)?;
        Some(all.into_iter().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn variables_stand_in_text_in_choices_and_in_functions() {
        let fluent = "
drew = { $who } drew { $n ->
    [one] { $tile }
   *[other] { NUMBER($n) } { NUMBER($rest, minimumFractionDigits: 2) }
}
plain = Nothing
";
        assert_eq!(variables(fluent, "drew").as_deref(), Some("n rest tile who"));
        assert_eq!(variables(fluent, "plain").as_deref(), Some(""));
        assert_eq!(variables(fluent, "drawn"), None);
    }

    #[test]
    fn what_stands_in_a_message_is_wanted_with_it_but_not_what_a_term_says() {
        let fluent = "
-club = { $case ->
    [of] of the club
   *[other] the club
}
one = { $a } { two }
two = { -club(case: \"of\") } { $b } { { three } }
three = { $c } { one }
";
        assert_eq!(variables(fluent, "one").as_deref(), Some("a b c"));
        assert_eq!(variables(fluent, "-club"), None);
    }

    #[test]
    fn what_is_no_fluent_is_refused() {
        assert!(Catalogue::default().add("one = { $a\n").is_err());
    }
}
