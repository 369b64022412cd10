//! The games that are scored: how their files are read, and a file of each to start from.

use ::green::Green;
use ::ingenious::Ingenious;
use ::minigolf::Minigolf;
use tabletop::Game;

use crate::reading::{At, Findings};
use crate::{Contents, Players, green, ingenious, minigolf};

/// The ids of the games whose finished tables can be scored.
pub const GAMES: [&str; SCORED.len()] = {
    let mut ids = [""; SCORED.len()];
    let mut n = 0;
    while n < SCORED.len() {
        ids[n] = SCORED[n].id;
        n += 1;
    }
    ids
};

/// A file of this game that is scored without a warning; `None` if there is no such game.
pub fn example(game: &str) -> Option<&'static str> {
    scored(game).map(|it| it.example)
}

/// The game of this id.
pub(crate) fn scored(game: &str) -> Option<&'static Scored> {
    SCORED.iter().find(|it| it.id == game)
}

/// A game whose finished tables can be scored.
pub(crate) struct Scored {
    id: &'static str,
    pub(crate) read: Read,
    example: &'static str,
}

/// The players of a file with their points, and who wins; `None` if a problem was found.
type Read = fn(&At<'_>, &Contents, &mut Findings) -> Option<(Players, Vec<String>)>;

const SCORED: &[Scored] = &[
    Scored {
        id: Minigolf::ID,
        read: |root, contents, findings| minigolf::read(root, &contents.minigolf, findings),
        example: include_str!("../examples/minigolf.json"),
    },
    Scored {
        id: Ingenious::ID,
        read: |root, _, findings| ingenious::read(root, findings),
        example: include_str!("../examples/ingenious.json"),
    },
    Scored {
        id: Green::ID,
        read: |root, contents, findings| green::read(root, &contents.green, findings),
        example: include_str!("../examples/green.json"),
    },
];
