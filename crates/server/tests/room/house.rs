//! A room for a test, and what tests do with it again and again.

use protocol::{Clock, Code, Do, NewMatch, Terms};
use server::room::{Decision, Outline, Point, Room, Who};
use store::{Entry, MatchId, Millis, PlayerId};
use table::Games;
use tabletop::options::pairs;
use tabletop::{Seat, Viewer};
use uuid::Uuid;

/// A room and the journal that a store would keep of it.
pub(crate) struct House {
    pub(crate) games: Games,
    pub(crate) room: Room,
    pub(crate) entries: Vec<Entry>,
    pub(crate) now: Millis,
    /// An older outline.
    outline: String,
}

pub(crate) fn who(n: u128) -> Who {
    Who { player: PlayerId(Uuid::from_u128(n)), name: format!("P{n}"), is_guest: n > 90 }
}

impl House {
    pub(crate) fn new(game: &str, options: &str, terms: &Terms) -> Self {
        let (games, now) = (Games::standard(), Millis(1_000_000));
        let new = NewMatch {
            game: game.into(),
            options: pairs(options)
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            seats: Vec::new(),
            terms: terms.clone(),
            entropy: None,
            commitment: None,
        };
        let id = MatchId(Uuid::from_u128(77));
        let room = Room::empty(&games, &new, id, [7; 32], now).expect("it goes well");
        let outline = room.outlined();
        Self { games, room, entries: Vec::new(), now, outline }
    }

    /// Two players at a table of pips.
    pub(crate) fn of_two(terms: &Terms) -> Self {
        let mut house = Self::new("pips", "seats=2 start=0", terms);
        house
            .wish(1, &Do::Join { seat: None, entropy: Some("00ff".into()) })
            .expect("it goes well");
        house.wish(2, &Do::Join { seat: Some(Seat::new(1)), entropy: None }).expect("it goes well");
        house
    }

    pub(crate) fn wish(&mut self, n: u128, wish: &Do) -> Result<u64, Code> {
        let decision =
            self.room.decide(&self.games, &who(n), wish, self.now).map_err(|it| it.code)?;
        Ok(self.keep(decision))
    }

    pub(crate) fn keep(&mut self, decision: Decision) -> u64 {
        for kept in decision.new_entries() {
            self.entries.push(Entry { number: self.entries.len() as u64, kept });
        }
        self.room.commit(decision);
        assert_eq!(self.room.number(), self.entries.len() as u64);
        self.check_reload();
        self.check_outlines();
        self.room.number()
    }

    /// The journal is all there is: read again, it is the same room.
    fn check_reload(&self) {
        let again =
            Room::load(&self.games, self.room.kept().clone(), &self.entries).expect("it goes well");
        let viewers =
            Viewer::all(u8::try_from(self.room.info().seats.len()).expect("it goes well"));
        for viewer in viewers {
            assert_eq!(again.snapshot(viewer, self.now), self.room.snapshot(viewer, self.now));
        }
        assert_eq!(again.summary(), self.room.summary());
        let hash = |room: &Room| room.table().map(table::Table::hash);
        assert_eq!(hash(&again), hash(&self.room));
    }

    /// Lists show the same, whether they read the journal or an outline of it, with what has happened since.
    fn check_outlines(&mut self) {
        let new = self.room.outlined();
        for text in [&self.outline, &new] {
            let mut kept = self.room.kept().clone();
            kept.summary.outline = Some(text.clone());
            let outline = Outline::of(&kept);
            let since = usize::try_from(outline.number()).expect("a short journal");
            let listed = Room::listed(&self.games, kept, outline, &self.entries[since..]);
            let listed = listed.expect("it goes well");
            let everybody = self.room.players().map(|(_, player)| Some(player)).chain([None]);
            for player in everybody {
                assert_eq!(listed.waiting(player), self.room.waiting(player));
            }
        }
        // Now and then the older one is written again.
        if self.entries.len().is_multiple_of(7) {
            self.outline = new;
        }
    }

    pub(crate) fn first_move(&self, seat: u8) -> String {
        self.room.table().expect("it goes well").legal_moves(Seat::new(seat))[0].clone()
    }

    pub(crate) fn play(&mut self, n: u128, seat: u8) -> Result<u64, Code> {
        let (Point { step, backs }, mv) = (self.room.point(), self.first_move(seat));
        self.wish(n, &Do::Move { step, backs, mv })
    }

    /// The bot of a seat makes a move.
    pub(crate) fn bot_plays(&mut self, seat: u8) {
        let (point, mv) = (self.room.point(), self.first_move(seat));
        let moved =
            self.room.bot_move(Seat::new(seat), point, &mv, self.now).expect("it goes well");
        self.keep(moved);
    }

    /// What is due happens.
    pub(crate) fn catch_up(&mut self) {
        while let Some(decision) = self.room.overdue(self.now) {
            self.keep(decision);
        }
    }

    /// Both choose a favourite.
    pub(crate) fn open(terms: &Terms) -> Self {
        let mut house = Self::of_two(terms);
        house.play(1, 0).expect("it goes well");
        house.play(2, 1).expect("it goes well");
        house
    }
}

pub(crate) fn timed(clock: Clock) -> Terms {
    Terms { clock, ..Terms::default() }
}
