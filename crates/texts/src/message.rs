//! Something to say, before it is said in a language and to somebody.

use std::borrow::Cow;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use tabletop::{Figure, Seat};

use crate::{Catalogue, Id, Value};

/// Something to say: which message, and what it is about.
///
/// Whoever makes it knows the game; whoever [says](Catalogue::tell) it knows the language and the people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    id: Cow<'static, str>,
    about: Vec<(&'static str, Argument)>,
    otherwise: Option<String>,
}

/// What a message is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which may choose between one and several.
    Number(i64),
    /// A place in an order, which may choose as `1st`, `2nd` and `3rd` do.
    Ordinal(i64),
    /// A change, with its sign: `+3`, `−2`, `±0`.
    Change(i64),
    /// A text that is the same in all languages: what somebody wrote, or what is printed.
    Text(String),
    /// Somebody. As `$who`, the message also has `$person`: `me` for whoever listens, `other` for everybody else.
    Seat(Seat),
    /// Words of their own.
    Said(Message),
    /// Several, one after the other.
    List(Vec<Message>),
}

/// The message of this id, and what it is about: `message!("minigolf-fact-passed", who = seat)`.
/// One that does not exist does not compile.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($crate::id!($id))$(.about(stringify!($name), $value))*
    };
}

impl Message {
    /// A message that exists.
    pub const fn new(id: Id) -> Self {
        Self { id: Cow::Borrowed(id.as_str()), about: Vec::new(), otherwise: None }
    }

    /// A message that is named by data: `ingenious-colour-` and `red`. Whoever names it so holds with
    /// [`are_known`](crate::are_known) or a test that there is one.
    pub fn named(prefix: &str, name: &str) -> Self {
        let id = Cow::Owned(format!("{prefix}{}", crate::kebab(name)));
        Self { id, about: Vec::new(), otherwise: None }
    }

    /// The same message, said like this by a catalogue that does not have it: for names from newer programs and from
    /// content that somebody else printed.
    #[must_use]
    pub fn otherwise(self, text: impl Into<String>) -> Self {
        Self { otherwise: Some(text.into()), ..self }
    }

    /// The same message with one thing more that it is about.
    #[must_use]
    pub fn about(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.about.push((name, argument.into()));
        self
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// Who sits where, as whoever listens calls them.
pub trait People {
    /// A seat's name, as others read it.
    fn name(&self, seat: Seat) -> String;

    /// Whether whoever listens sits there.
    fn is_me(&self, seat: Seat) -> bool;
}

/// People whom nobody knows by name: `Seat 1`.
#[derive(Clone, Copy, Debug)]
pub struct Nameless {
    /// Where whoever listens sits, if he does.
    pub me: Option<Seat>,
}

impl People for Nameless {
    fn name(&self, seat: Seat) -> String {
        Catalogue::of(crate::Language::English).say("nameless-seat", &[("n", seat.number().into())])
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }
}

impl Catalogue {
    /// Says a message to somebody.
    pub fn tell(&self, message: &Message, people: &dyn People) -> String {
        if let Some(text) = message.otherwise.as_ref().filter(|_| !self.has(&message.id)) {
            return text.clone();
        }
        let mut about: Vec<(&str, Value)> = Vec::with_capacity(message.about.len() + 1);
        for (name, argument) in &message.about {
            about.push((name, self.value(argument, people)));
            if let Argument::Seat(seat) = argument
                && *name == "who"
            {
                let person = if people.is_me(*seat) { "me" } else { "other" };
                about.push(("person", person.into()));
            }
        }
        self.say(&message.id, &about)
    }

    fn value(&self, argument: &Argument, people: &dyn People) -> Value {
        match argument {
            Argument::Number(n) => return (*n).into(),
            Argument::Ordinal(n) => return ordinal(*n),
            Argument::Change(n) => signed(*n),
            Argument::Text(text) => text.clone(),
            Argument::Seat(seat) if people.is_me(*seat) => self.say("you", &[]),
            Argument::Seat(seat) => people.name(*seat),
            Argument::Said(message) => self.tell(message, people),
            Argument::List(items) => self.list(items.iter().map(|it| self.tell(it, people))),
        }
        .into()
    }

    /// Several things as one: `one, two, three`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let and = |before: String, item: String| {
            self.say("list-next", &[("before", before.into()), ("item", item.into())])
        };
        items.into_iter().reduce(and).unwrap_or_default()
    }
}

fn ordinal(n: i64) -> Value {
    let options =
        FluentNumberOptions { r#type: FluentNumberType::Ordinal, ..FluentNumberOptions::default() };
    let value = FluentNumber::from(n).value;
    FluentNumber::new(value, options).into()
}

/// `+3`, `−2`, `±0`.
pub fn signed(n: i64) -> String {
    match n {
        0 => "±0".into(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument {
            fn from(n: $number) -> Self {
                Self::Number(n.into())
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Argument {
    fn from(n: usize) -> Self {
        Self::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Figure> for Argument {
    fn from(figure: Figure) -> Self {
        match figure {
            Figure::Number(n) => Self::Number(n),
            Figure::Name(name) => Self::Text(name),
        }
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Said(message)
    }
}

impl FromIterator<Message> for Argument {
    fn from_iter<I: IntoIterator<Item = Message>>(items: I) -> Self {
        Self::List(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn tell(message: &Message, me: Option<u8>) -> String {
        let people = Nameless { me: me.map(Seat::new) };
        Catalogue::of(Language::English).tell(message, &people)
    }

    #[test]
    fn a_message_is_said_of_me_and_of_others() {
        let passed = message!("minigolf-fact-passed", who = Seat::new(1));
        assert_eq!(tell(&passed, Some(1)), "You pass");
        assert_eq!(tell(&passed, Some(0)), "Seat 1 passes");
        assert_eq!(tell(&passed, None), "Seat 1 passes");
    }

    #[test]
    fn numbers_choose_and_changes_have_signs() {
        assert_eq!(tell(&message!("points", n = 1u8), None), "1 point");
        assert_eq!(tell(&message!("points", n = 3u8), None), "3 points");
        assert_eq!([3, -2, 0].map(signed).join(" "), "+3 −2 ±0");
    }

    #[test]
    fn places_in_an_order_are_written_as_people_do() {
        let rank = |n| tell(&message!("rank", n = Argument::Ordinal(n)), None);
        assert_eq!([1, 2, 3, 4, 11, 12, 21].map(rank).join(" "), "1st 2nd 3rd 4th 11th 12th 21st");
    }

    #[test]
    fn words_stand_within_words() {
        let colour = |name: &str| Message::named("ingenious-colour-", name);
        let tile = message!("ingenious-tile", one = colour("red"), other = colour("blue"));
        let tiles: Argument = [tile, colour("green")].into_iter().collect();
        let drew = message!("ingenious-drew", who = Seat::new(0), tiles = tiles);
        assert_eq!(tell(&drew, None), "Seat 0 drew red and blue, green");
    }
}
