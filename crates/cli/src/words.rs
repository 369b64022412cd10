//! What is said in the terminal: faces make the messages, the catalogue has the words.

use std::io;
use std::path::Path;
use std::sync::OnceLock;

use faces::{GameFace, Lead, Left, Listed, Scene};
use table::{Fact, Preview, SubmitError, Table, Term};
use tabletop::{Seat, Viewer};
use texts::{Catalogue, Language, Message, Nameless, message};

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Speaks this language to people from now on. It is chosen once, before anything is said; programs read English.
pub fn speak(language: Language) {
    let _ = CHOSEN.set(language);
}

/// The language of the terminal: English, unless another was chosen.
pub fn language() -> Language {
    CHOSEN.get().copied().unwrap_or(Language::ENGLISH)
}

fn catalogue() -> &'static Catalogue {
    Catalogue::of(language())
}

/// What is said to one viewer of a match.
#[derive(Debug)]
pub struct Speech {
    game: &'static str,
    scene: Scene,
    people: Nameless,
}

impl Speech {
    /// To whoever plays there, who is `You`.
    pub fn to(table: &dyn Table, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        Self { people: Nameless { me }, ..Self::about(table, viewer) }
    }

    /// Of a match that somebody looks at through these eyes: every seat is told of by its number.
    pub fn about(table: &dyn Table, viewer: Viewer) -> Self {
        let scene =
            Scene::of(table, viewer).expect("every game has a face: a test of faces holds it");
        Self { game: table.game(), scene, people: Nameless { me: None } }
    }

    /// All facts of a step, one after the other; nothing if the viewer learns nothing by it that is worth a word.
    pub fn facts(&self, facts: &[Fact]) -> Option<String> {
        let told: Vec<String> = facts.iter().filter_map(|fact| self.fact(fact)).collect();
        (!told.is_empty()).then(|| catalogue().labels(told))
    }

    fn fact(&self, fact: &Fact) -> Option<String> {
        Some(self.tell(&self.scene.fact(&self.scene.face().learn(fact)?)?))
    }

    /// Whether somebody decided something in a step.
    pub fn is_decided(&self, facts: &[Fact]) -> bool {
        let face = self.scene.face();
        facts.iter().any(|fact| face.learn(fact).is_some_and(|it| it.is_decision()))
    }

    /// What the viewer may do now, where these are his moves.
    pub fn prompt(&self, moves: &[String]) -> String {
        self.tell(&self.scene.prompt(moves))
    }

    /// A move that the viewer could make.
    pub fn mv(&self, mv: &str) -> String {
        self.scene.mv(mv).map_or_else(|| mv.to_owned(), |said| self.tell(&said))
    }

    /// The same, and what it would come to if these facts followed it.
    pub fn tried(&self, mv: &str, facts: &[Fact]) -> String {
        self.scene.tried(mv, facts).map_or_else(|| self.mv(mv), |said| self.tell(&said))
    }

    /// Where on the board a move would lead that these facts would follow.
    pub fn leads_to(&self, facts: &[Fact]) -> Option<Lead> {
        self.scene.leads_to(facts)
    }

    /// Where a move stands in a list of all.
    pub fn listed(&self, mv: &str) -> Listed {
        self.scene.listed(mv)
    }

    /// What the box holds and what of it may still come.
    pub fn left(&self) -> Option<Left> {
        self.scene.left()
    }

    /// What a move brings: its lines, then what it changes in all.
    pub fn brings(&self, preview: &Preview) -> String {
        let parts = faces::change(&self.scene, preview);
        if parts.is_empty() { self.tell(&message!("no-points")) } else { self.labels(&parts) }
    }

    /// A good move, and why.
    pub fn hint(&self, mv: &str, terms: &[Term]) -> String {
        let why = self.labels(&faces::reason(self.game, terms));
        self.tell(&message!("hint-at-the-table", what = self.mv(mv), why = why))
    }

    /// Why something is refused, and by which rule.
    pub fn refusal(&self, error: &SubmitError) -> String {
        let why = faces::refusal(self.game, error);
        self.tell(&match error.rule() {
            Some(rule) => message!("refused-with-rule", why = why, rule = rule.to_owned()),
            None => message!("refused", why = why),
        })
    }

    /// A message, to this viewer.
    pub fn tell(&self, message: &Message) -> String {
        catalogue().tell(message, &self.people)
    }

    fn labels(&self, parts: &[Message]) -> String {
        catalogue().labels(parts.iter().map(|it| self.tell(it)))
    }
}

/// Why a bot would do it, with categories as notation names them: for programs.
pub fn reason_for_programs(terms: &[Term]) -> String {
    let english = Catalogue::of(Language::ENGLISH);
    let pieces = faces::reason_by_names(terms);
    english.labels(pieces.iter().map(|it| english.tell(it, &Nameless { me: None })))
}

/// A game as its box calls it.
pub fn title(game: &str) -> String {
    let title = faces::face(game).map(GameFace::title);
    title.map_or_else(|| game.to_owned(), |title| say(&title))
}

/// A category of points as people read it.
pub fn category(game: &str, name: &str) -> String {
    say(&faces::category(game, name))
}

/// A message, to nobody in particular.
pub fn say(message: &Message) -> String {
    catalogue().tell(message, &Nameless { me: None })
}

/// Why a file could not be read or written. What happens often has words; everything else has the system’s own.
#[allow(clippy::wildcard_enum_match_arm, reason = "systems fail in more ways than people meet")]
pub fn trouble(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => say(&message!("file-missing")),
        io::ErrorKind::PermissionDenied => say(&message!("file-forbidden")),
        io::ErrorKind::IsADirectory => say(&message!("file-folder")),
        io::ErrorKind::InvalidData => say(&message!("file-not-text")),
        io::ErrorKind::StorageFull => say(&message!("file-disk-full")),
        _ => error.to_string(),
    }
}

/// That a file could not be read, and why.
pub fn unread(file: &str, error: &io::Error) -> String {
    say(&message!("file-unread", file = file.to_owned(), why = trouble(error)))
}

/// That a file could not be written, and why.
pub fn unwritten(file: &Path, error: &io::Error) -> String {
    let file = file.display().to_string();
    say(&message!("file-unwritten", file = file, why = trouble(error)))
}

/// Several things side by side.
pub fn labels(items: impl IntoIterator<Item = String>) -> String {
    catalogue().labels(items)
}

/// Whole sentences, one after the other.
pub fn sentences(items: impl IntoIterator<Item = String>) -> String {
    catalogue().sentences(items)
}

/// Whether there are words for this in the language of the terminal.
pub fn has(id: &str) -> bool {
    catalogue().has(id)
}

/// A seat, by its number.
pub fn seat(seat: Seat) -> String {
    catalogue().name(seat, &Nameless { me: None })
}
