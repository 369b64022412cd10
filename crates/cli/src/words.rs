//! What is said in the terminal: faces make the messages, the catalogue has the words.

use faces::{GameFace, Lead, Listed, Scene};
use table::{Fact, Preview, SubmitError, Table, Term};
use tabletop::Viewer;
use texts::{Catalogue, Language, Message, Nameless, message};

/// The language of the terminal.
pub const LANGUAGE: Language = Language::English;

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
        (!told.is_empty()).then(|| told.join("; "))
    }

    fn fact(&self, fact: &Fact) -> Option<String> {
        Some(self.phrase(&self.scene.fact(&self.scene.face().learn(fact)?)?))
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
        self.scene.mv(mv).map_or_else(|| mv.to_owned(), |said| self.phrase(&said))
    }

    /// The same, and what it would come to if these facts followed it.
    pub fn tried(&self, mv: &str, facts: &[Fact]) -> String {
        self.scene.tried(mv, facts).map_or_else(|| self.mv(mv), |said| self.phrase(&said))
    }

    /// Where on the board a move would lead that these facts would follow.
    pub fn leads_to(&self, facts: &[Fact]) -> Option<Lead> {
        self.scene.leads_to(facts)
    }

    /// Where a move stands in a list of all.
    pub fn listed(&self, mv: &str) -> Listed {
        self.scene.listed(mv)
    }

    /// What a move brings: its lines, then what it changes in all.
    pub fn brings(&self, preview: &Preview) -> String {
        let parts = faces::change(&self.scene, preview);
        if parts.is_empty() { self.tell(&message!("no-points")) } else { self.list(&parts) }
    }

    /// A good move, and why.
    pub fn hint(&self, mv: &str, terms: &[Term]) -> String {
        let why = self.list(&faces::reason(self.game, terms));
        self.tell(&message!("hint-at-the-table", what = self.mv(mv), why = why))
    }

    /// Why something is refused, and by which rule.
    pub fn refusal(&self, error: &SubmitError) -> String {
        let why = faces::refusal(self.game, error);
        self.tell(&match error.rule() {
            Some(rule) => message!("refused-by-rule", why = why, rule = rule.to_owned()),
            None => message!("refused-plainly", why = why),
        })
    }

    /// Without a full stop: others follow it in the same line.
    fn phrase(&self, message: &Message) -> String {
        let mut said = self.tell(message);
        said.truncate(said.trim_end_matches('.').len());
        said
    }

    /// A message in English.
    pub fn tell(&self, message: &Message) -> String {
        Catalogue::of(LANGUAGE).tell(message, &self.people)
    }

    fn list(&self, parts: &[Message]) -> String {
        Catalogue::of(LANGUAGE).list(parts.iter().map(|it| self.tell(it)))
    }
}

/// Why a bot would do it, with categories as notation names them: for programs.
pub fn reason_for_programs(terms: &[Term]) -> String {
    let english = Catalogue::of(Language::English);
    let pieces = faces::reason_by_names(terms);
    english.list(pieces.iter().map(|it| english.tell(it, &Nameless { me: None })))
}

/// A game as its box calls it.
pub fn title(game: &str) -> String {
    let title = faces::face(game).map(GameFace::title);
    title.map_or_else(|| game.to_owned(), |title| english(&title))
}

/// A category of points as people read it.
pub fn category(game: &str, name: &str) -> String {
    english(&faces::category(game, name))
}

/// A message in English, to nobody in particular.
pub fn english(message: &Message) -> String {
    Catalogue::of(LANGUAGE).tell(message, &Nameless { me: None })
}
