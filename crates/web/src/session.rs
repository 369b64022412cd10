//! A match on the screen: what is known of it, and what can be asked of it.
//!
//! Tables and panels read [`Seen`] and call [`Session`]; they do not know who hosts the match.
//! What is seen is replaced as a whole whenever something happens.

pub(crate) mod local;
pub(crate) mod online;
pub(crate) mod saved;

use std::rc::Rc;

use faces::{Event, Message, Scene};
use leptos::prelude::*;
use protocol::How;
use table::{LineView, Preview, Standing, SubmitError, Table};
use tabletop::{Seat, SeatSet, ToAct, Viewer};
use texts::People;

use crate::record::Fairness;
use crate::route::Route;
use crate::{games, language, t, tables};

/// The match as the person at this screen sees it now.
#[derive(Clone)]
pub(crate) struct Seen {
    /// Answers everything about rules: legal moves, previews, refusals. Offline it is the match itself;
    /// online a match that the viewer cannot tell from the true one.
    pub(crate) table: Box<dyn Table>,
    /// My seat; none if I look on.
    pub(crate) me: Option<Seat>,
    /// The seat that is called `You`: my own, also where I look back through somebody else's eyes.
    pub(crate) you: Option<Seat>,
    /// Who sits where, by seat.
    pub(crate) sitters: Vec<Sitter>,
    /// The game as I see it, to be drawn and put into words.
    pub(crate) scene: Scene,
    /// How many steps have been taken.
    pub(crate) step: usize,
    /// Who decides now.
    pub(crate) to_act: Vec<Seat>,
    /// My legal moves, in notation.
    pub(crate) moves: Vec<String>,
    /// Everybody's points, as far as I may know them.
    pub(crate) standings: Vec<Standing>,
    /// All I learned, from the beginning.
    pub(crate) story: Vec<Fact>,
    /// To where I may go back on my own, the latest first.
    pub(crate) undo: Vec<usize>,
    /// How it ended, if it has.
    pub(crate) ending: Option<Ending>,
    /// Whether it is only looked back at: there is nothing to decide.
    pub(crate) is_past: bool,
}

/// Something that happened, as I learned it.
#[derive(Clone, Debug)]
pub(crate) struct Fact {
    /// The number of steps after it.
    pub(crate) step: usize,
    /// What it was; nothing if this page does not know such facts.
    pub(crate) heard: Option<Event>,
    /// Whether a bot did it in a player's place.
    pub(crate) by_bot: bool,
}

/// Whoever has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sitter {
    /// As everybody reads it.
    pub(crate) name: String,
    /// Whether the seat is a person's, whoever plays it now.
    pub(crate) is_person: bool,
    /// The level of the bot that plays, if one does.
    pub(crate) level: Option<u8>,
    /// Whether somebody is expected here who has left, or has not come yet.
    pub(crate) is_away: bool,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    /// In what way.
    pub(crate) how: How,
    /// Each seat's rank; empty if nobody has one.
    pub(crate) ranks: Vec<u32>,
    /// The next match, if there is one already.
    pub(crate) rematch: Option<String>,
}

impl Seen {
    /// The game's id.
    pub(crate) fn game(&self) -> &'static str {
        self.table.game()
    }

    /// What a hint or a refusal is about.
    fn position(&self) -> (usize, Vec<Seat>, Option<Ending>) {
        (self.step, self.to_act.clone(), self.ending.clone())
    }

    /// Whether I am to decide.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.is_past && self.me.is_some_and(|me| self.to_act.contains(&me))
    }

    /// What I have decided, or somebody for me; the latest first.
    pub(crate) fn my_decisions(&self) -> impl Iterator<Item = &Fact> {
        self.story.iter().rev().filter(|fact| self.is_mine(fact) && fact.is_decision())
    }

    /// Whether a fact is about me.
    pub(crate) fn is_mine(&self, fact: &Fact) -> bool {
        self.me.is_some() && fact.heard.as_ref().and_then(Event::actor) == self.me
    }

    /// The view in the game's own type; nothing if it is of another game.
    pub(crate) fn view<V: 'static>(&self) -> Option<&V> {
        self.scene.view()
    }

    /// Says a message to whoever sits at this screen.
    pub(crate) fn tell(&self, message: &Message) -> String {
        language::tell(message, self)
    }

    /// Whoever has this seat, as far as is known: a server may have told of fewer seats than the table has.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// Whether a bot plays for me.
    pub(crate) fn is_played_for_me(&self) -> bool {
        self.me.and_then(|me| self.sitter(me)).is_some_and(|it| it.level.is_some())
    }

    /// A seat's name, as others read it.
    pub(crate) fn name(&self, seat: Seat) -> String {
        language::name(seat, self)
    }

    /// A seat's name, or `You`.
    pub(crate) fn who(&self, seat: Seat) -> String {
        if self.is_me(seat) { t!("you") } else { self.name(seat) }
    }

    /// The language of a seat's name: that of the page, unless somebody else is called so, whose language nobody knows.
    pub(crate) fn lang(&self, seat: Seat) -> Option<&'static str> {
        let is_anothers = self.sitter(seat).is_some_and(|it| it.is_person && self.me != Some(seat));
        is_anothers.then_some("")
    }

    /// What a seat has in one line of its score.
    pub(crate) fn line(&self, seat: Seat, category: &str) -> Option<&LineView> {
        let standing = self.standings.iter().find(|it| it.seat == seat)?;
        standing.lines.iter().find(|line| line.category == category)
    }
}

impl People for Seen {
    fn name(&self, seat: Seat) -> Option<String> {
        self.sitter(seat).map(|it| it.name.clone())
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}

impl Fact {
    /// Something that this game tells.
    pub(crate) fn new(game: &str, step: usize, fact: &table::Fact, by_bot: bool) -> Self {
        Self { step, heard: games::get(game).and_then(|game| game.face.learn(fact)), by_bot }
    }

    /// Whether it tells what a seat decided, and not what became of it or was dealt to it.
    pub(crate) fn is_decision(&self) -> bool {
        self.heard.as_ref().is_some_and(Event::is_decision)
    }
}

/// A match on the screen. Copies are the same match.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    seen: RwSignal<Seen>,
    /// Why the last move was refused; gone with the next.
    pub(crate) refused: RwSignal<Option<Refusal>>,
    /// What a bot would do, if I asked.
    pub(crate) hint: RwSignal<Option<Hint>>,
    /// The hinted move, once I take it up: tables lay it out as if my hand had chosen it.
    taken: RwSignal<Option<String>>,
    /// The move that I point at and have not made, in notation: what stands beside the board shows what it would bring.
    pub(crate) aimed: RwSignal<Option<String>>,
    /// Something I should know.
    pub(crate) trouble: RwSignal<Option<String>>,
    /// What others say; nothing where there is nobody to talk to.
    pub(crate) chat: RwSignal<Option<Vec<Saying>>>,
    /// The clocks, by seat; none if nobody has to hurry.
    pub(crate) clocks: RwSignal<Vec<Clock>>,
    /// Who asks to let time run back, and to where.
    pub(crate) asked_back: RwSignal<Option<(Seat, usize)>>,
    /// What is to be known of it besides.
    pub(crate) about: RwSignal<About>,
    host: StoredValue<Option<Rc<dyn Host>>, LocalStorage>,
}

/// What is to be known of a match besides the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct About {
    /// Whether it is gone when the page is closed, since the browser does not keep it.
    pub(crate) is_unkept: bool,
    /// How many matches that were over had to go to make room for it.
    pub(crate) n_cleared: usize,
    /// Whether a move of mine is on its way.
    pub(crate) is_sending: bool,
    /// The whole match, once it is over and everybody may read it.
    pub(crate) recorded: Option<Recorded>,
    /// Whether its result counts for ratings.
    pub(crate) is_rated: bool,
    /// For so many seconds the seat of somebody who is away is kept free; then a bot plays it.
    pub(crate) grace: Option<u32>,
    /// So many of my decisions a bot has made while I was away; until I have read it.
    pub(crate) n_made_for_me: usize,
    /// The day whose deal this is, if it is one.
    pub(crate) daily: Option<String>,
    /// Who explains the game.
    pub(crate) teaching: Teaching,
}

/// Who explains a game while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Teaching {
    /// Nobody.
    #[default]
    Nobody,
    /// A lesson: nothing is done in the match but what the lesson is about.
    Lesson,
    /// A coach, who explains what happens for the first time.
    Coach,
}

impl About {
    /// Whether it is to be played by oneself: no hints, no bot, and nothing is taken back by agreement.
    pub(crate) fn counts(&self) -> bool {
        self.is_rated || self.daily.is_some()
    }
}

/// Why a move was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    /// In a player's words.
    pub(crate) message: String,
    /// The rule, if one is the reason.
    pub(crate) rule: Option<String>,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    /// In notation.
    pub(crate) mv: String,
    /// Why, in words.
    pub(crate) reason: String,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Saying {
    /// Who.
    pub(crate) name: String,
    /// Text, and nothing but text.
    pub(crate) text: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Whether it was me.
    pub(crate) is_mine: bool,
}

/// A match that is over, to keep and to look back at.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Recorded {
    /// As text.
    pub(crate) log: String,
    /// Where it can be stepped through.
    pub(crate) place: Route,
    /// What came of drawing everything again, where a server had promised to draw fairly.
    pub(crate) fairness: Option<Fairness>,
}

/// How long a seat has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Clock {
    /// Milliseconds that were left at that time.
    pub(crate) left: f64,
    /// When that was, in milliseconds since 1970.
    pub(crate) at: f64,
    /// Whether they pass.
    pub(crate) is_running: bool,
}

/// Whoever carries a match out: this browser or a server.
pub(crate) trait Host {
    /// Makes my move.
    fn play(&self, mv: String);
    /// Goes back to when so many steps had been taken, where that is mine to decide.
    fn undo(&self, to: usize);
    /// Asks for a good move.
    fn ask_hint(&self);
    /// Lets a bot play a seat, or, without a level, its owner again.
    fn let_bot_play(&self, seat: Seat, level: Option<u8>);
    /// Gives up.
    fn resign(&self);
    /// Plays once more with the same people.
    fn rematch(&self);
    /// The match as text, where it lives here.
    fn log(&self) -> Option<String> {
        None
    }
    /// Says something to everybody.
    fn say(&self, text: String);
    /// Asks everybody to let time run back.
    fn ask_back(&self, to: usize);
    /// Answers such a question, which named this number of steps.
    fn answer_back(&self, to: usize, yes: bool);
    /// The address that others can join or look on by, if there is one.
    fn link(&self) -> Option<String>;
}

impl Session {
    /// A match as it is now; [`hosted_by`](Self::hosted_by) says who carries it on.
    pub(crate) fn new(seen: Seen) -> Self {
        Self {
            seen: RwSignal::new(seen),
            refused: RwSignal::new(None),
            hint: RwSignal::new(None),
            taken: RwSignal::new(None),
            aimed: RwSignal::new(None),
            trouble: RwSignal::new(None),
            chat: RwSignal::new(None),
            clocks: RwSignal::new(Vec::new()),
            asked_back: RwSignal::new(None),
            about: RwSignal::new(About::default()),
            host: StoredValue::new_local(None),
        }
    }

    /// Names the host.
    pub(crate) fn hosted_by(&self, host: Rc<dyn Host>) {
        self.host.set_value(Some(host));
    }

    /// The match as it is now; whoever reads it is told when it changes.
    pub(crate) fn seen(&self) -> impl std::ops::Deref<Target = Seen> {
        self.seen.read()
    }

    /// The same, without being told.
    pub(crate) fn glance(&self) -> impl std::ops::Deref<Target = Seen> {
        self.seen.read_untracked()
    }

    /// A part of it; whoever reads it is told only when that part changes.
    pub(crate) fn part<T: PartialEq + Send + Sync + 'static>(
        &self,
        part: impl Fn(&Seen) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        let seen = self.seen;
        Memo::new(move |_| part(&seen.read()))
    }

    /// The view in the game's own type, as it changes; nothing in a match of another game.
    pub(crate) fn view<V: Clone + PartialEq + Send + Sync + 'static>(&self) -> Option<Memo<V>> {
        let first = self.glance().view::<V>()?.clone();
        Some(self.part(move |seen| seen.view().unwrap_or(&first).clone()))
    }

    /// Something has happened. Nothing, if the screen was left meanwhile.
    pub(crate) fn show(&self, seen: Seen) {
        let before = self.seen.try_with_untracked(Seen::position);
        let is_same = before == Some(seen.position());
        // What is only said or who comes and goes changes nothing about a hint or a refusal.
        if self.seen.try_set(seen).is_none() && !is_same {
            self.hint.set(None);
            self.taken.set(None);
            self.refused.set(None);
        }
    }

    /// Takes the hinted move up; nothing is made by that.
    pub(crate) fn take_hint(&self) {
        self.refused.set(None);
        self.taken.set(self.hint.get_untracked().map(|hint| hint.mv));
    }

    /// How a table lays out a move that was taken up.
    pub(crate) fn when_taken(&self, lay_out: impl Fn(String) + 'static) {
        let taken = self.taken;
        Effect::new(move |_| taken.get().map(&lay_out));
    }

    /// Whether the screen is still there.
    pub(crate) fn is_open(&self) -> bool {
        !self.seen.is_disposed()
    }

    /// What a move of mine would bring, at once; or why it would be refused. Nothing changes.
    pub(crate) fn try_out(&self, mv: &str) -> Result<Preview, SubmitError> {
        let seen = self.glance();
        let Some(me) = seen.me else {
            let message = "spectators have no turn".into();
            return Err(SubmitError::NotYourTurn { to_act: SeatSet::EMPTY, message, rule: None });
        };
        seen.table.preview(me, mv)
    }

    /// Makes my move; a refusal is shown.
    pub(crate) fn play(&self, mv: impl Into<String>) {
        // One at a time: the next would be for a position that is about to change.
        if self.about.read_untracked().is_sending {
            return;
        }
        // Whoever goes on has seen what was played for him.
        if self.about.read_untracked().n_made_for_me > 0 {
            self.about.update(|it| it.n_made_for_me = 0);
        }
        self.with_host(|host| host.play(mv.into()));
    }

    /// Shows why something was refused.
    pub(crate) fn refuse(&self, error: &SubmitError) {
        let rule = error.rule().map(ToOwned::to_owned);
        let message = tables::words::refusal(&self.glance(), error);
        self.refused.set(Some(Refusal { message, rule }));
    }

    /// Calls the host, as long as the screen is there.
    pub(crate) fn with_host<T>(&self, ask: impl FnOnce(&dyn Host) -> T) -> Option<T> {
        let host = self.host.try_get_value().flatten()?;
        Some(ask(&*host))
    }
}

/// Whose eyes these are.
pub(crate) fn viewer(me: Option<Seat>) -> Viewer {
    me.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The seat, if this table has it: whoever was told or kept another looks on.
pub(crate) fn seat_at(table: &dyn Table, seat: Option<Seat>) -> Option<Seat> {
    seat.filter(|seat| seat.number() < table.n_seats())
}

/// What the table shows this viewer. Story, sitters and ending are for the host to know.
pub(crate) fn look(
    table: &dyn Table,
    me: Option<Seat>,
    sitters: Vec<Sitter>,
    story: Vec<Fact>,
) -> Seen {
    let seen = look_back(table, me, sitters, story);
    let is_my_turn = me.is_some_and(|me| seen.to_act.contains(&me));
    Seen {
        moves: me.filter(|_| is_my_turn).map(|me| table.legal_moves(me)).unwrap_or_default(),
        undo: me.map(|me| table.take_back_points(me)).unwrap_or_default(),
        is_past: false,
        ..seen
    }
}

/// The same at a table where nothing is to be decided any more.
pub(crate) fn look_back(
    table: &dyn Table,
    me: Option<Seat>,
    sitters: Vec<Sitter>,
    story: Vec<Fact>,
) -> Seen {
    let viewer = viewer(me);
    let standings = table.standings(viewer);
    let ending = (table.to_act() == ToAct::Over).then(|| Ending {
        how: How::Played,
        ranks: standings.iter().map(|it| it.rank).collect(),
        rematch: None,
    });
    Seen {
        scene: scene(table, viewer).expect("whoever has a table has its game"),
        step: table.n_steps(),
        moves: Vec::new(),
        undo: Vec::new(),
        table: table.boxed_clone(),
        to_act: table.to_act().seats().iter().collect(),
        is_past: true,
        me,
        you: me,
        sitters,
        standings,
        story,
        ending,
    }
}

/// What a viewer sees of a match whose game is here.
pub(crate) fn scene(table: &dyn Table, viewer: Viewer) -> Option<Scene> {
    Scene::with(games::get(table.game())?.face, table, viewer)
}

/// All that this viewer learned.
pub(crate) fn story(table: &dyn Table, me: Option<Seat>) -> Vec<Fact> {
    let learned = table.learned(viewer(me), 0).into_iter();
    let facts = learned.flat_map(|it| {
        let step = it.step;
        it.events.into_iter().map(move |event| Fact::new(table.game(), step, &event, false))
    });
    facts.collect()
}
