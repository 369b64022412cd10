//! What can be agreed on before a match: options by name, what they mean, and what can be chosen.

use tabletop::{OptionSpec, OptionsError};
use texts::{Message, kebab};

/// What is said of the options of a game in one catalogue.
#[derive(Clone, Copy)]
pub struct OptionWords<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Whether the catalogue has a message.
    pub has: fn(&str) -> bool,
}

impl OptionWords<'_> {
    /// An option by its name.
    pub fn name(&self, spec: &OptionSpec) -> Message {
        self.about(spec.name).unwrap_or_else(|| plainly(spec.name))
    }

    /// What an option is about, in a sentence or two.
    pub fn help(&self, spec: &OptionSpec) -> Message {
        let about = self.about(&format!("{}-what", spec.name));
        about.unwrap_or_else(|| Message::text(spec.help))
    }

    /// A value of an option by its name.
    pub fn value(&self, spec: &OptionSpec, value: &str) -> Message {
        self.about(&format!("{}-{value}", spec.name)).unwrap_or_else(|| plainly(value))
    }

    /// What is wrong with options that were chosen: a sentence for each.
    pub fn refused(&self, error: &OptionsError) -> impl Iterator<Item = Message> {
        error.0.iter().map(|problem| {
            let own = self.about(&format!("{}-refused", problem.name));
            own.unwrap_or_else(|| Message::text(problem.to_string()))
        })
    }

    /// What is said of this (`version-what`) in this game, else in any game.
    pub fn about(&self, what: &str) -> Option<Message> {
        let what = kebab(what);
        let ids = [format!("{}-option-{what}", self.game), format!("option-{what}")];
        ids.into_iter().find(|id| (self.has)(id)).map(|id| Message::named("", &id))
    }
}

/// A name of notation, where there are no words for it.
fn plainly(name: &str) -> Message {
    Message::text(name.replace('_', " "))
}
