//! Something to say, before it is said in a language and to somebody.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use tabletop::{Figure, Seat};

use crate::{Catalogue, Id, Value};

/// Something to say: which message, and what it is about.
///
/// The code that makes it knows the game; the code that [says](Catalogue::tell) it knows the language and the people.
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
    /// A person. As `$who`, the message also has `$person`: `me` for the person who reads it, `other` for everybody
    /// else. As `$whom`, for whoever something is done to, it has `$object` in the same way.
    Seat(Seat),
    /// Words of their own.
    Said(Message),
    /// Several in a sentence: `a, b and c`.
    List(Vec<Argument>),
    /// Several side by side, where there is little room: `a · b · c`.
    Labels(Vec<Argument>),
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

    /// A text that is the same in all languages.
    pub fn text(text: impl Into<String>) -> Self {
        Self::named("", "").otherwise(text)
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

impl Argument {
    /// Several side by side, where there is little room: `a · b · c`.
    pub fn labels(items: impl IntoIterator<Item = impl Into<Self>>) -> Self {
        Self::Labels(items.into_iter().map(Into::into).collect())
    }
}

/// The people at a table, as the person who reads knows them.
pub trait People {
    /// A seat's name; none if it has none, and then the language calls it by its number.
    fn name(&self, seat: Seat) -> Option<String>;

    /// Whether the person who reads sits there.
    fn is_me(&self, seat: Seat) -> bool;
}

/// People without names: `Seat 1`.
#[derive(Clone, Copy, Debug)]
pub struct Nameless {
    /// The seat of the person who reads, if they have one.
    pub me: Option<Seat>,
}

impl People for Nameless {
    fn name(&self, _seat: Seat) -> Option<String> {
        None
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
                && let Some((_, person)) = PERSONS.iter().find(|(who, _)| who == name)
            {
                let value = if people.is_me(*seat) { "me" } else { "other" };
                about.push((person, value.into()));
            }
        }
        self.say(&message.id, &about)
    }

    fn value(&self, argument: &Argument, people: &dyn People) -> Value {
        match argument {
            Argument::Number(n) => (*n).into(),
            Argument::Ordinal(n) => ordinal(*n),
            Argument::Change(_)
            | Argument::Text(_)
            | Argument::Seat(_)
            | Argument::Said(_)
            | Argument::List(_)
            | Argument::Labels(_) => self.text(argument, people).into(),
        }
    }

    fn text(&self, argument: &Argument, people: &dyn People) -> String {
        let texts = |items: &[Argument]| -> Vec<String> {
            items.iter().map(|it| self.text(it, people)).collect()
        };
        match argument {
            Argument::Number(n) | Argument::Ordinal(n) => n.to_string(),
            Argument::Change(n) => signed(*n),
            Argument::Text(text) => text.clone(),
            Argument::Seat(seat) if people.is_me(*seat) => self.say("you", &[]),
            Argument::Seat(seat) => self.name(*seat, people),
            Argument::Said(message) => self.tell(message, people),
            Argument::List(items) => self.list(texts(items)),
            Argument::Labels(items) => self.labels(texts(items)),
        }
    }

    /// A seat's name, or what this language calls a seat without one.
    pub fn name(&self, seat: Seat, people: &dyn People) -> String {
        let nameless = || self.say("nameless-seat", &[("n", seat.number().into())]);
        people.name(seat).unwrap_or_else(nameless)
    }

    /// Several things in a sentence: `one, two and three`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let (Some(last), n) = (items.pop(), items.len()) else { return String::new() };
        match self.join("list-middle", items) {
            None => last,
            Some(before) => {
                let id = if n == 1 { "list-pair" } else { "list-end" };
                self.say(id, &[("before", before.into()), ("item", last.into())])
            }
        }
    }

    /// Several things side by side, where there is little room: `one · two · three`.
    pub fn labels(&self, items: impl IntoIterator<Item = String>) -> String {
        self.join("label-next", items).unwrap_or_default()
    }

    /// Sentences one after the other. Each has its own full stop.
    pub fn sentences(&self, items: impl IntoIterator<Item = String>) -> String {
        self.join("sentence-next", items).unwrap_or_default()
    }

    fn join(&self, id: &str, items: impl IntoIterator<Item = String>) -> Option<String> {
        let and = |before: String, item: String| {
            self.say(id, &[("before", before.into()), ("item", item.into())])
        };
        items.into_iter().reduce(and)
    }
}

/// What names a person in a message, and what says then whether it is the person who reads.
const PERSONS: [(&str, &str); 2] = [("who", "person"), ("whom", "object")];

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
        n => format!("{MINUS}{}", n.unsigned_abs()),
    }
}

/// A minus as wide as a digit, not a hyphen.
pub const MINUS: &str = "−";

/// Numbers as notation has them, but for their minuses: `−2`, `2,−1`.
pub fn plain(numbers: impl fmt::Display) -> String {
    numbers.to_string().replace('-', MINUS)
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

impl<T: Into<Argument>> FromIterator<T> for Argument {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn tell(message: &Message, me: Option<u8>) -> String {
        let people = Nameless { me: me.map(Seat::new) };
        Catalogue::of(Language::ENGLISH).tell(message, &people)
    }

    #[test]
    fn a_message_is_said_of_me_and_of_others() {
        let resigned = message!("ended-by-giving-up", who = Seat::new(1));
        assert_eq!(tell(&resigned, Some(1)), "You resigned.");
        assert_eq!(tell(&resigned, Some(0)), "Seat 1 resigned.");
        assert_eq!(tell(&resigned, None), "Seat 1 resigned.");
    }

    #[test]
    fn numbers_choose_and_changes_have_signs() {
        assert_eq!(tell(&message!("points", n = 1u8), None), "1 point");
        assert_eq!(tell(&message!("points", n = 3u8), None), "3 points");
        assert_eq!([3, -2, 0].map(signed).join(" "), "+3 −2 ±0");
        assert_eq!(plain("2,-1"), "2,−1");
    }

    #[test]
    fn places_in_an_order_are_written_as_people_do() {
        let rank = |n| tell(&message!("rank", n = Argument::Ordinal(n)), None);
        assert_eq!([1, 2, 3, 4, 11, 12, 21].map(rank).join(" "), "1st 2nd 3rd 4th 11th 12th 21st");
    }

    #[test]
    fn words_stand_within_words() {
        let guest = message!("guest-name", number = 2u8);
        let names: Argument = [message!("a-bot"), guest].into_iter().collect();
        assert_eq!(tell(&message!("against", names = names), None), "Against a bot and Guest 2");
    }

    #[test]
    fn lists_have_the_form_of_the_language() {
        let english = Catalogue::of(Language::ENGLISH);
        let items = |n: usize| ["a", "b", "c", "d"].into_iter().take(n).map(str::to_owned);
        let lists = [0, 1, 2, 3, 4].map(|n| english.list(items(n)));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c", "a, b, c and d"]);
        let labels = [0, 1, 3].map(|n| english.labels(items(n)));
        assert_eq!(labels, ["", "a", "a · b · c"]);
        assert_eq!(english.sentences(["A.".to_owned(), "B.".to_owned()]), "A. B.");
    }

    #[test]
    fn people_stand_in_lists_and_side_by_side() {
        let seats = || [1, 2].map(Seat::new);
        let winners: Argument = seats().into_iter().collect();
        assert_eq!(tell(&message!("win-together", who = winners), None), "Seat 1 and Seat 2 win.");
        let places = Argument::labels(seats());
        let line = message!("result-line", game = "Pips".to_owned(), places = places);
        assert_eq!(tell(&line, None), "Pips: Seat 1 · Seat 2");
    }
}
