//! Two rooms that one viewer cannot tell apart, played on together.
//!
//! Where something is secret by the rules, the two differ: other draws, other choices. Where the rules show a difference
//! sooner or later, the second follows the first again. Besides, at every point each viewer may imagine what he does not
//! know. Whatever such a viewer hears must be the same, byte for byte.

use protocol::{Clock, Do, NewMatch, Terms};
use server::room::{Body, Decision, Room};
use store::{Entry, MatchId, Millis};
use table::{Dealer, Games, Table};
use tabletop::{ChanceDue, GameRng, Seat, Seed, Stream, ToAct, Viewer, hex};
use uuid::Uuid;

use super::double::{self, Leak, Script, with_imagined, with_script};
use super::heard::{Ears, Question, who};
use super::secrets::{Secrets, n_named};

/// A walk goes no further than so many decisions.
const LONGEST: usize = 150;

/// So often a viewer imagines at one point what he does not know.
const IMAGINED: usize = 3;

/// So many questions are asked at one point, besides what is told anyway.
const QUESTIONS: usize = 3;

/// A difference that somebody heard.
#[derive(Debug)]
pub(crate) struct Leaked(pub(crate) String);

/// How many pairs were compared.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// Two histories.
    pub(crate) histories: u64,
    /// A truth and an imagination.
    pub(crate) imagined: u64,
    /// Answers compared, of all pairs together.
    pub(crate) answers: u64,
}

impl Tally {
    pub(crate) const fn pairs(self) -> u64 {
        self.histories + self.imagined
    }
}

/// One of the two: its room, the same match without a room, its draws, and its journal.
#[derive(Clone)]
pub(crate) struct Side {
    pub(crate) room: Room,
    pub(crate) shadow: Box<dyn Table>,
    script: Script,
    pub(crate) journal: Vec<Entry>,
}

impl Side {
    fn keep(&mut self, decision: Decision) {
        for kept in decision.new_entries() {
            self.journal.push(Entry { number: self.journal.len() as u64, kept });
        }
        self.room.commit(decision);
    }

    /// Draws this, if it can be drawn.
    fn supply(&mut self, outcome: &str) -> bool {
        let n = self.shadow.n_steps();
        let is_possible = self.shadow.supply(n, outcome).is_ok();
        if is_possible {
            self.script.insert(n, outcome.to_owned());
        }
        is_possible
    }

    /// The room of a journal that this viewer cannot tell from the true one: the others added something else to the
    /// shuffle.
    fn seen_by(&self, viewer: Viewer, games: &Games) -> Room {
        let mut journal = self.journal.clone();
        for entry in &mut journal {
            let body = serde_json::from_str(&entry.kept.body).expect("an entry");
            if let Body::Sat { seat, player, name, .. } = body
                && !viewer.sees(seat)
            {
                let body = Body::Sat { seat, player, name, entropy: "ee".repeat(32) };
                entry.kept.body = serde_json::to_string(&body).expect("an entry is plain data");
            }
        }
        let loaded = Room::load(games, self.room.kept().clone(), &journal);
        loaded.expect("a journal that was kept")
    }

    fn differs(&self, other: &Self) -> bool {
        self.shadow.hash() != other.shadow.hash()
    }
}

/// A walk through a match by two rooms.
pub(crate) struct Walk<'a> {
    secrets: &'a Secrets,
    games: &'a Games,
    number: u64,
    pub(crate) rng: GameRng,
    /// Who must not tell the two apart.
    viewer: Viewer,
    pub(crate) one: Side,
    two: Side,
    pub(crate) now: Millis,
    /// Moves that somebody could have made at some time: of other racks, or no longer legal.
    pub(crate) remembered: Vec<String>,
    tally: Tally,
}

/// Walks until so many pairs were compared.
pub(crate) fn walk(
    secrets: &Secrets,
    leak: Option<Leak>,
    n_pairs: u64,
    mut progress: impl FnMut(Tally),
) -> Result<Tally, Leaked> {
    let games = double::games(secrets.game, leak);
    let mut all = Tally::default();
    for number in 0.. {
        let tally = Walk::begin(secrets, &games, number, &Terms::default()).go()?;
        all.histories += tally.histories;
        all.imagined += tally.imagined;
        all.answers += tally.answers;
        progress(all);
        if all.pairs() >= n_pairs {
            break;
        }
        assert!(number < 100 || all.pairs() > 0, "no pair ever differs: nothing is tested");
    }
    Ok(all)
}

impl<'a> Walk<'a> {
    /// Opens two rooms and lets everybody sit down.
    pub(crate) fn begin(
        secrets: &'a Secrets,
        games: &'a Games,
        number: u64,
        terms: &Terms,
    ) -> Self {
        let mut rng = GameRng::derive(&Seed::from(number), Stream::Bot, 0);
        let options = secrets.options[below(&mut rng, secrets.options.len())];
        let pairs: Vec<(&str, &str)> = tabletop::options::pairs(options).collect();
        let kind = table::find(secrets.game).expect("a known game");
        let shadow = kind.open(&pairs, Dealer::Scripted).expect("good options");
        let viewers: Vec<Viewer> = Viewer::all(shadow.n_seats()).collect();
        let viewer = viewers[below(&mut rng, viewers.len())];
        let now = Millis(1_000_000);
        let clock = Clock { per_match: Some(3600), ..Clock::default() };
        let terms = Terms { clock, rated: rng.below(8) == 0, ..terms.clone() };
        let options = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let new = NewMatch {
            game: secrets.game.into(),
            options: options.collect(),
            seats: Vec::new(),
            terms,
            entropy: None,
            commitment: None,
        };
        let id = MatchId(Uuid::from_u128(77));
        let room = Room::empty(games, &new, id, [7; 32], now).expect("an empty room");
        let side = Side { room, shadow, script: Script::new(), journal: Vec::new() };
        let (one, two) = (side.clone(), side);
        let (remembered, tally) = (Vec::new(), Tally::default());
        let mut walk =
            Self { secrets, games, number, rng, viewer, one, two, now, remembered, tally };
        if !walk.draw() {
            walk.two = walk.one.clone();
        }
        walk.sit_down();
        walk
    }

    fn sit_down(&mut self) {
        for seat in Seat::first(self.one.shadow.n_seats()) {
            let own = hex::digits(&[self.number_below(256)]);
            // What others add to the shuffle is as secret as the seed.
            let other = if self.viewer.sees(seat) { own.clone() } else { "ff".repeat(32) };
            let join = |entropy| Do::Join { seat: Some(seat), entropy: Some(entropy) };
            self.both(Viewer::Seat(seat), &join(own), &join(other));
        }
        assert!(self.one.room.has_begun() && self.two.room.has_begun());
    }

    fn go(mut self) -> Result<Tally, Leaked> {
        for _ in 0..LONGEST {
            if self.one.room.is_over() {
                break;
            }
            let since = self.one.room.number();
            self.now = self.now.plus(1000);
            if self.rng.below(6) == 0 {
                self.aside();
            } else {
                self.step();
            }
            if !self.one.room.is_over() {
                self.compare(since)?;
            }
        }
        Ok(self.tally)
    }

    /// Something besides moves: both rooms take it alike, or refuse it alike.
    fn aside(&mut self) {
        let n_steps = self.one.room.n_steps();
        let n_seats = self.one.shadow.n_seats();
        let viewer = Viewer::Seat(Seat::new(self.number_below(n_seats.into())));
        let to = n_steps.saturating_sub(1 + below(&mut self.rng, 6));
        let seat = Seat::new(self.number_below(n_seats.into()));
        let wish = match self.rng.below(8) {
            0 => Do::AskBack { to },
            1 => Do::AnswerBack { to: self.asked(), yes: true },
            2 => Do::AnswerBack { to: self.asked(), yes: self.rng.below(2) == 0 },
            3 => Do::Undo { to },
            4 => Do::Bot { seat, level: 3 },
            5 => Do::Back,
            6 if n_seats > 2 => Do::Abandon,
            _ => Do::Say { text: "well played".into() },
        };
        let would_end = |room: &Room| {
            let decided = room.decide(self.games, &who(viewer), &wish, self.now);
            decided.is_ok_and(|decision| {
                let mut after = room.clone();
                after.commit(decision);
                after.is_over()
            })
        };
        if !would_end(&self.one.room) {
            self.both(viewer, &wish, &wish.clone());
        }
    }

    /// Both rooms grant a wish, or both refuse it.
    fn both(&mut self, viewer: Viewer, one: &Do, two: &Do) -> bool {
        let mut are_granted = [false, false];
        let sides = [(&mut self.one, one), (&mut self.two, two)];
        for ((side, wish), is_granted) in sides.into_iter().zip(&mut are_granted) {
            let decided = with_script(&side.script, || {
                side.room.decide(self.games, &who(viewer), wish, self.now)
            });
            let Ok(decision) = decided else { continue };
            side.keep(decision);
            *is_granted = true;
            let n_steps = side.room.n_steps();
            if side.room.has_begun() && n_steps < side.shadow.n_steps() {
                side.shadow.take_back(n_steps).expect("fewer steps");
            }
        }
        assert_eq!(are_granted[0], are_granted[1], "{}: {one:?}", self.place());
        are_granted[0]
    }

    /// One decision of somebody, and what is drawn after it.
    fn step(&mut self) {
        let seats: Vec<Seat> = self.one.shadow.to_act().seats().iter().collect();
        let seat = seats[below(&mut self.rng, seats.len())];
        // A bot that plays this seat hands it back for the move.
        self.both(Viewer::Seat(seat), &Do::Back, &Do::Back);
        let (one, two) = self.choose(seat);
        let n = self.one.shadow.n_steps();
        self.one.shadow.submit(seat, n, &one).expect("a legal move");
        let is_made = two.as_ref().is_some_and(|mv| self.two.shadow.submit(seat, n, mv).is_ok());
        let is_alike = if is_made { self.draw() } else { self.draw_for_one() };
        let two = two.filter(|_| is_alike && self.is_known_alike());
        let backs = self.one.room.point().backs;
        let wish = |mv: &str| Do::Move { step: n, backs, mv: mv.to_owned() };
        if let Some(two) = two {
            assert!(self.both(Viewer::Seat(seat), &wish(&one), &wish(&two)), "{}", self.place());
            return;
        }
        // The rules show a difference: from here on there is one history again.
        let decided = with_script(&self.one.script, || {
            self.one.room.decide(self.games, &who(Viewer::Seat(seat)), &wish(&one), self.now)
        });
        self.one.keep(decided.unwrap_or_else(|it| panic!("{}: {it:?}", self.place())));
        self.two = self.one.clone();
    }

    /// A move for each room: the same, unless the viewer does not see it. None where the second has none like it.
    fn choose(&mut self, seat: Seat) -> (String, Option<String>) {
        let moves = self.one.shadow.legal_moves(seat);
        let one = moves[below(&mut self.rng, moves.len())].clone();
        self.remember(&moves);
        if self.viewer.sees(seat) || !self.one.differs(&self.two) && self.secrets.shows_move(&one) {
            return (one.clone(), Some(one));
        }
        let others = self.two.shadow.legal_moves(seat);
        self.remember(&others);
        if self.secrets.shows_move(&one) {
            let tries = (0..8).map(|_| moves[below(&mut self.rng, moves.len())].clone());
            let both = [one.clone()].into_iter().chain(tries).find(|mv| others.contains(mv));
            return both.map_or((one, None), |mv| (mv.clone(), Some(mv)));
        }
        let alike: Vec<&String> = others.iter().filter(|mv| n_named(mv) == n_named(&one)).collect();
        let two = (!alike.is_empty()).then(|| alike[below(&mut self.rng, alike.len())].clone());
        (one, two)
    }

    fn remember(&mut self, moves: &[String]) {
        self.remembered.truncate(24);
        let pick = moves[below(&mut self.rng, moves.len())].clone();
        let place = below(&mut self.rng, self.remembered.len() + 1);
        self.remembered.insert(place, pick);
    }

    /// Draws for both until somebody is to act: the same, unless the viewer does not see it.
    /// Whether the second could follow.
    fn draw(&mut self) -> bool {
        while let ToAct::Chance(due) = self.one.shadow.to_act() {
            if self.two.shadow.to_act() != ToAct::Chance(due) || !self.draw_one(due) {
                return self.draw_for_one();
            }
        }
        self.one.shadow.to_act() == self.two.shadow.to_act()
    }

    fn draw_one(&mut self, due: ChanceDue) -> bool {
        if self.secrets.shows_draw(due, self.viewer) {
            return (0..4).any(|_| {
                let outcome = self.drawn(Side::shadow_of_one);
                self.two.supply(&outcome) && self.one.supply(&outcome)
            });
        }
        let (one, two) = (self.drawn(Side::shadow_of_one), self.drawn(Side::shadow_of_two));
        self.one.supply(&one) && self.two.supply(&two)
    }

    /// Only the first draws on. The second cannot follow.
    fn draw_for_one(&mut self) -> bool {
        while let ToAct::Chance(_) = self.one.shadow.to_act() {
            let outcome = self.drawn(Side::shadow_of_one);
            assert!(self.one.supply(&outcome), "what is drawn is possible");
        }
        false
    }

    fn drawn(&mut self, of: fn(&Self) -> &dyn Table) -> String {
        let seed = self.seed();
        of(self).draw(&seed).expect("chance is due")
    }

    fn is_known_alike(&self) -> bool {
        if !self.one.differs(&self.two) {
            return true;
        }
        let known = |side: &Side| self.secrets.known(&*side.shadow, self.viewer);
        self.one.shadow.to_act() != ToAct::Over && known(&self.one) == known(&self.two)
    }

    /// All pairs of this point.
    fn compare(&mut self, since: u64) -> Result<(), Leaked> {
        if self.one.differs(&self.two) {
            let two = (self.two.room.clone(), self.two.script.clone());
            self.tally.histories += 1;
            self.compare_with(&[two], self.viewer, since)?;
        }
        for viewer in Viewer::all(self.one.shadow.n_seats()) {
            let room = self.one.seen_by(viewer, self.games);
            let imagined: Vec<(Room, Script)> =
                (0..IMAGINED).filter_map(|_| self.imagine(&room, viewer)).collect();
            self.tally.imagined += imagined.len() as u64;
            if !imagined.is_empty() {
                self.compare_with(&imagined, viewer, since)?;
            }
        }
        Ok(())
    }

    /// What a viewer may take for the truth, if that is something else.
    fn imagine(&mut self, room: &Room, viewer: Viewer) -> Option<(Room, Script)> {
        let room = with_imagined(viewer, self.seed(), || room.clone());
        let is_other = room.table().map(Table::hash) != self.one.room.table().map(Table::hash);
        is_other.then(|| (room, self.one.script.clone()))
    }

    /// Whether this viewer hears the same in other rooms as in the first.
    fn compare_with(
        &mut self,
        others: &[(Room, Script)],
        viewer: Viewer,
        since: u64,
    ) -> Result<(), Leaked> {
        let mut questions = vec![Question::Update { since, with_view: true }];
        questions.extend((0..QUESTIONS).map(|_| self.question(viewer)));
        let ears = Ears { games: self.games, viewer, now: self.now };
        for question in questions {
            let one = with_script(&self.one.script, || ears.hear(&self.one.room, &question));
            for (room, script) in others {
                self.tally.answers += 1;
                let other = with_script(script, || ears.hear(room, &question));
                if one != other {
                    let question = format!("{viewer}, asking {question:?}");
                    return Err(self.leaked(&question, [&one, &other], room));
                }
            }
        }
        Ok(())
    }

    fn leaked(&self, question: &str, heard: [&str; 2], other: &Room) -> Leaked {
        let logs = [self.one.shadow.log(), other.table().and_then(Table::log)];
        let [one, two] = logs.map(Option::unwrap_or_default);
        let place = self.place();
        Leaked(format!(
            "{place}\n{question}, hears\n{}\nor\n{}\nafter\n{one}\nor\n{two}",
            heard[0], heard[1]
        ))
    }

    /// Where somebody asks to go back to, if anybody does.
    pub(crate) fn asked(&self) -> usize {
        let snapshot = self.one.room.snapshot(Viewer::Spectator, self.now);
        snapshot.asked.map_or(0, |(_, to)| to)
    }

    pub(crate) fn number_below(&mut self, n: u32) -> u8 {
        u8::try_from(self.rng.below(n)).expect("a small number")
    }

    fn seed(&mut self) -> Seed {
        Seed::from(u64::from(self.rng.below(u32::MAX)))
    }

    fn place(&self) -> String {
        let (game, options) = (self.secrets.game, self.one.shadow.options());
        let n = self.one.shadow.n_steps();
        format!("walk {} of {game} ({options}) for {}, {n} steps", self.number, self.viewer)
    }

    /// Takes a decision for whoever comes next, without looking at a second room.
    pub(crate) fn step_alone(&mut self) {
        self.two = self.one.clone();
        self.step();
    }
}

impl Side {
    fn shadow_of_one<'w>(walk: &'w Walk<'_>) -> &'w dyn Table {
        &*walk.one.shadow
    }

    fn shadow_of_two<'w>(walk: &'w Walk<'_>) -> &'w dyn Table {
        &*walk.two.shadow
    }
}

pub(crate) fn below(rng: &mut GameRng, n: usize) -> usize {
    rng.below(u32::try_from(n).expect("a short list")) as usize
}
