//! Messages that no program says.

use std::collections::BTreeSet;

use super::catalogue::Catalogue;
use super::tokens::{Token, tokens};

/// Texts of programs by which messages are said: whole ids, and forms with gaps that data fills (`{game}-title`).
#[derive(Default)]
pub(super) struct Uses {
    whole: BTreeSet<String>,
    forms: BTreeSet<Vec<String>>,
}

/// So many letters a form must have besides its gaps, or it would be one of anything.
const FEWEST_LETTERS: usize = 4;

impl Uses {
    /// Takes in a program.
    pub(super) fn add_rust(&mut self, program: &str) {
        for token in tokens(program) {
            if let Token::Text(text) = token {
                self.add(text);
            }
        }
    }

    /// Takes in a page, in which gaps hold ids.
    pub(super) fn add_page(&mut self, page: &str) {
        let gaps = page.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        for (id, _) in gaps {
            // `{*-title}` is the title of any game.
            self.add(&id.replace('*', "{game}"));
        }
    }

    fn add(&mut self, text: &str) {
        if !text.contains('-') || text.contains(char::is_whitespace) {
            self.whole.insert(text.to_owned());
            return;
        }
        let mut form: Vec<String> = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            form.push(before.to_owned());
            rest = after.split_once('}').map_or("", |(_, after)| after);
        }
        form.push(rest.to_owned());
        // What ends with a dash is the beginning of ids.
        if rest.ends_with('-') {
            form.push(String::new());
        }
        let n_letters: usize = form.iter().map(|it| it.replace('-', "").len()).sum();
        if form.len() == 1 {
            self.whole.insert(text.to_owned());
        } else if n_letters >= FEWEST_LETTERS {
            self.forms.insert(form);
        }
    }

    fn is_said(&self, id: &str) -> bool {
        self.whole.contains(id) || self.forms.iter().any(|form| fits(id, form))
    }

    /// The messages of a catalogue that are neither said nor part of another message.
    pub(super) fn missing<'a>(
        &'a self,
        catalogue: &'a Catalogue,
    ) -> impl Iterator<Item = String> + 'a {
        let parts = catalogue.parts_of_others();
        let unsaid = catalogue.ids().filter(move |id| !self.is_said(id) && !parts.contains(*id));
        unsaid.map(|id| format!("nothing says the message `{id}`"))
    }
}

/// Whether an id begins with the first part of a form, ends with its last, and has the others between, in their order.
fn fits(id: &str, form: &[String]) -> bool {
    let [first, middle @ .., last] = form else { return false };
    let Some(mut rest) = id.strip_prefix(first.as_str()) else { return false };
    for part in middle {
        let Some(at) = rest.find(part.as_str()) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_is_neither_said_nor_named_by_data_nor_part_of_another_is_found() {
        let mut catalogue = Catalogue::default();
        let fluent = "
said = One
golf-title = Two
golf-colour-red = Three
part = Four
whole = { part } and more
in-page = Five
unsaid = Six
golf-other = Seven
";
        catalogue.add(fluent).expect("Fluent");
        let mut uses = Uses::default();
        uses.add_rust(
            r#"fn main() { say("said"); format!("{id}-title"); named("golf-colour-", red); f("{}-{}"); g("whole") }"#,
        );
        uses.add_page("<p>{in-page}</p>");
        let missing: Vec<String> = uses.missing(&catalogue).collect();
        assert_eq!(
            missing,
            ["nothing says the message `golf-other`", "nothing says the message `unsaid`"]
        );
    }
}
