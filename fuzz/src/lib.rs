//! Rooms for the fuzzer: the server's own, with players in all seats and without a network.

use std::sync::OnceLock;

use protocol::{Do, NewMatch, Problem, Terms};
use server::room::{Room, Who};
use store::{Entry, MatchId, Millis, PlayerId};
use table::{GameKind, Games, games};
use tabletop::Viewer;
use uuid::Uuid;

/// The day it is.
pub const TODAY: &str = "2026-11-15";

/// A room and the journal that a store would keep of it.
#[derive(Clone)]
pub struct House {
    /// All games.
    pub games: Games,
    /// The match.
    pub room: Room,
    /// Its journal.
    pub entries: Vec<Entry>,
    /// What the clock says.
    pub now: Millis,
}

/// Somebody; those with the first numbers sit at the table.
pub fn who(n: u8) -> Who {
    Who {
        player: PlayerId(Uuid::from_u128(1 + u128::from(n))),
        name: format!("P{n}"),
        is_guest: n > 3,
    }
}

impl House {
    /// A match that has begun, of a game and a mode chosen by number.
    pub fn open(game: u8, mode: u8) -> Self {
        // Each is opened once: the fuzzer has better things to do.
        static OPENED: OnceLock<Vec<Vec<House>>> = OnceLock::new();
        let opened = OPENED.get_or_init(|| {
            let of_game = |game: &&dyn GameKind| {
                game.modes().iter().map(|mode| Self::of(*game, mode)).collect()
            };
            games().iter().map(of_game).collect()
        });
        let modes = &opened[usize::from(game) % opened.len()];
        modes[usize::from(mode) % modes.len()].clone()
    }

    fn of(game: &dyn GameKind, options: &str) -> Self {
        let games = Games::standard();
        let words = tabletop::options::pairs(options);
        let new = NewMatch {
            game: game.id().to_owned(),
            options: words.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            seats: Vec::new(),
            terms: Terms::default(),
            entropy: None,
            commitment: None,
        };
        let now = Millis(1_000_000);
        let id = MatchId(Uuid::from_u128(77));
        let room = Room::empty(&games, &new, id, [7; 32], now).expect("a mode can be played");
        let mut house = Self { games, room, entries: Vec::new(), now };
        let mut n = 0;
        while !house.room.has_begun() {
            house.wish(n, &Do::Join { seat: None, entropy: None }).expect("a seat is free");
            n += 1;
        }
        house
    }

    /// Does what is wished, as the server does; if it is refused, nothing has changed, and the refusal has a code.
    pub fn wish(&mut self, n: u8, wish: &Do) -> Result<(), Problem> {
        self.now = self.now.plus(500);
        let before = self.fingerprint();
        match self.room.decide(&self.games, &who(n), wish, self.now) {
            Ok(decision) => {
                for kept in decision.new_entries() {
                    self.entries.push(Entry { number: self.entries.len() as u64, kept });
                }
                self.room.commit(decision);
                assert_eq!(self.room.number(), self.entries.len() as u64);
                Ok(())
            }
            Err(problem) => {
                assert_eq!(self.fingerprint(), before, "a refused wish leaves no trace");
                check(&problem);
                Err(problem)
            }
        }
    }

    /// Asks what changes nothing.
    pub fn ask(&self, n: u8, mv: &str) {
        let before = self.fingerprint();
        let me = who(n);
        drop(self.room.legal_moves(&me));
        if let protocol::Outcome::Error(problem) = self.room.preview(&me, mv) {
            check(&problem);
        }
        if let Err(problem) = self.room.may_be_helped(&me) {
            check(&problem);
        }
        if let Err(problem) = self.room.log(TODAY) {
            check(&problem);
        }
        assert_eq!(self.fingerprint(), before, "a question leaves no trace");
    }

    /// How much has happened, and the state's fingerprint.
    pub fn fingerprint(&self) -> (u64, Option<String>) {
        (self.room.number(), self.room.table().map(|table| table.hash().to_string()))
    }

    /// The journal is all there is: read again, it is the same room.
    pub fn check_reload(&self) {
        let again = Room::load(&self.games, self.room.kept().clone(), &self.entries);
        let again = again.expect("what was written can be read");
        assert_eq!(again.summary(), self.room.summary());
        assert_eq!(
            again.snapshot(Viewer::Spectator, self.now),
            self.room.snapshot(Viewer::Spectator, self.now)
        );
        let hash = |room: &Room| room.table().map(|table| table.hash());
        assert_eq!(hash(&again), hash(&self.room));
    }

    /// The match goes on: whoever is to act can do something.
    pub fn check_goes_on(&self) {
        for seat in self.room.to_act() {
            let table = self.room.table().expect("somebody is to act");
            assert!(!table.legal_moves(seat).is_empty());
        }
    }
}

/// Clients go by the code, people by the message.
pub fn check(problem: &Problem) {
    assert!(protocol::Code::ALL.contains(&problem.code));
    assert!(!problem.message.is_empty());
    assert!((400..600).contains(&problem.code.status()));
}
