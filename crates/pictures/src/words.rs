//! Words in a picture, in somebody's language. Seats are told of by their numbers, as they are drawn.

use tabletop::Seat;
use texts::{Catalogue, Language, Message, People};

/// Says messages in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words(Language);

impl Words {
    pub(crate) const fn of(language: Language) -> Self {
        Self(language)
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.catalogue().tell(message, &self)
    }

    /// One after the other.
    pub(crate) fn list(self, messages: impl IntoIterator<Item = Message>) -> String {
        self.catalogue().list(messages.into_iter().map(|message| self.say(&message)))
    }

    /// Beside each other, set apart.
    pub(crate) fn beside(self, messages: impl IntoIterator<Item = Message>) -> String {
        let said: Vec<String> = messages.into_iter().map(|message| self.say(&message)).collect();
        said.join(" · ")
    }

    fn catalogue(self) -> &'static Catalogue {
        Catalogue::of(self.0)
    }
}

impl People for Words {
    fn name(&self, seat: Seat) -> String {
        self.catalogue().say("nameless-seat", &[("n", seat.number().into())])
    }

    fn is_me(&self, _seat: Seat) -> bool {
        false
    }
}
