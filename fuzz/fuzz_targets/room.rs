//! Any wishes of players, in order and well formed, in a match of any game: moves that are legal, that were, that are
//! somebody else's, or that are nearly notation.

#![no_main]

use fuzz::House;
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use protocol::Do;
use tabletop::Seat;

#[derive(Arbitrary, Debug)]
enum Wish {
    /// A move out of those that are listed for a seat, with some characters replaced.
    Listed {
        of: u8,
        pick: u16,
        stale: i8,
        edits: Vec<(u8, char)>,
    },
    Written {
        step: u16,
        text: String,
    },
    Join {
        seat: Option<u8>,
        entropy: Option<String>,
    },
    Leave,
    Undo(u16),
    AskBack(u16),
    AnswerBack(u16, bool),
    Resign,
    Abandon,
    Bot {
        seat: u8,
        level: u8,
    },
    Back,
    Say(String),
    Rematch,
    /// Time passes.
    Wait(u32),
    /// Somebody's line breaks, or he comes back.
    Line {
        is_there: bool,
    },
}

#[derive(Arbitrary, Debug)]
struct Story {
    game: u8,
    mode: u8,
    wishes: Vec<(u8, Wish)>,
}

fuzz_target!(|story: Story| {
    let mut house = House::open(story.game, story.mode);
    for (n, wish) in story.wishes.into_iter().take(24) {
        let n = n % 5;
        match to_do(&house, wish, n) {
            Step::Do(wish) => {
                if let Do::Move { mv, .. } = &wish {
                    house.ask(n, mv);
                }
                drop(house.wish(n, &wish));
            }
            Step::Wait(millis) => {
                house.now = house.now.plus(millis.into());
                while let Some(decision) = house.room.overdue(house.now) {
                    keep(&mut house, decision);
                }
            }
            Step::Line { is_there } => {
                let player = fuzz::who(n).player;
                let room = &house.room;
                let decision = if is_there {
                    room.returned(player, house.now)
                } else {
                    room.left(player, house.now)
                };
                if let Some(decision) = decision {
                    keep(&mut house, decision);
                }
            }
        }
    }
    house.check_goes_on();
    house.check_reload();
});

enum Step {
    Do(Do),
    Wait(u32),
    Line { is_there: bool },
}

fn keep(house: &mut House, decision: server::room::Decision) {
    for kept in decision.new_entries() {
        house.entries.push(store::Entry { number: house.entries.len() as u64, kept });
    }
    house.room.commit(decision);
}

fn to_do(house: &House, wish: Wish, n: u8) -> Step {
    Step::Do(match wish {
        Wish::Listed { of, pick, stale, edits } => {
            let step = house.room.n_steps().saturating_add_signed(stale.clamp(-3, 3).into());
            let backs = house.room.point().backs;
            Do::Move { step, backs, mv: listed(house, if of == 0 { n } else { of }, pick, &edits) }
        }
        Wish::Written { step, text } => Do::Move { step: step.into(), backs: 0, mv: text },
        Wish::Join { seat, entropy } => Do::Join { seat: seat.map(some_seat), entropy },
        Wish::Leave => Do::Leave,
        Wish::Undo(to) => Do::Undo { to: to.into() },
        Wish::AskBack(to) => Do::AskBack { to: to.into() },
        Wish::AnswerBack(to, yes) => Do::AnswerBack { to: to.into(), yes },
        Wish::Resign => Do::Resign,
        Wish::Abandon => Do::Abandon,
        Wish::Bot { seat, level } => Do::Bot { seat: some_seat(seat), level },
        Wish::Back => Do::Back,
        Wish::Say(text) => Do::Say { text },
        Wish::Rematch => Do::REMATCH,
        Wish::Wait(millis) => return Step::Wait(millis),
        Wish::Line { is_there } => return Step::Line { is_there },
    })
}

/// Of this table or not; one that no table has is not even read.
fn some_seat(number: u8) -> Seat {
    Seat::new(number % 5)
}

fn listed(house: &House, seat: u8, pick: u16, edits: &[(u8, char)]) -> String {
    let moves = house.room.table().map(|table| table.legal_moves(some_seat(seat)));
    let moves = moves.unwrap_or_default();
    let mv = moves.get(usize::from(pick) % moves.len().max(1)).cloned().unwrap_or_default();
    let mut letters: Vec<char> = mv.chars().collect();
    for (place, letter) in edits.iter().take(3) {
        let n = letters.len().max(1);
        if let Some(old) = letters.get_mut(usize::from(*place) % n) {
            *old = *letter;
        }
    }
    letters.into_iter().collect()
}
