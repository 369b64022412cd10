//! Words in a picture, in somebody's language. Seats are told of by their numbers, as they are drawn.

use tabletop::Seat;
use texts::{Catalogue, Language, Message, People};

/// Says messages in a language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    language: Language,
    catalogue: &'static Catalogue,
}

impl Words {
    pub(crate) fn of(language: Language) -> Self {
        Self::from(language, Catalogue::of(language))
    }

    pub(crate) const fn from(language: Language, catalogue: &'static Catalogue) -> Self {
        Self { language, catalogue }
    }

    pub(crate) const fn language(self) -> Language {
        self.language
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.catalogue.tell(message, &self)
    }

    /// One after the other.
    pub(crate) fn list(self, messages: impl IntoIterator<Item = Message>) -> String {
        self.catalogue.list(messages.into_iter().map(|message| self.say(&message)))
    }

    /// Side by side, where there is little room.
    pub(crate) fn beside(self, messages: impl IntoIterator<Item = Message>) -> String {
        self.catalogue.labels(messages.into_iter().map(|message| self.say(&message)))
    }

    /// A seat, by its number.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.catalogue.name(seat, &self)
    }
}

impl People for Words {
    fn name(&self, _seat: Seat) -> Option<String> {
        None
    }

    fn is_me(&self, _seat: Seat) -> bool {
        false
    }
}
