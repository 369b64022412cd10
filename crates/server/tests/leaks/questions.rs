//! What viewers ask, sensible or not.

use protocol::Do;
use tabletop::{Seat, Viewer};

use super::heard::Question;
use super::pair::{Walk, below};

impl Walk<'_> {
    /// Anything that this viewer may ask, sensible or not.
    pub(crate) fn question(&mut self, viewer: Viewer) -> Question {
        let number = self.one.room.number();
        match self.rng.below(40) {
            0..2 => Question::Snapshot,
            2 => Question::Waiting,
            3 => Question::Log,
            4 => Question::Sight,
            5 if self.rng.below(32) == 0 => Question::Hint(self.rng.below(1000).into()),
            5..7 => {
                let since = u64::from(self.rng.below(u32::try_from(number).unwrap_or(1) + 2));
                Question::Update { since, with_view: self.rng.below(2) == 0 }
            }
            _ => Question::Command(self.command(viewer)),
        }
    }

    fn command(&mut self, viewer: Viewer) -> Do {
        let n_steps = self.one.room.n_steps();
        let to = below(&mut self.rng, n_steps + 2);
        let seat = Seat::new(self.number_below(5));
        match self.rng.below(24) {
            0..9 => {
                let backs = self.one.room.point().backs;
                let step = self.any_step(n_steps);
                Do::Move { step, backs, mv: self.any_move(viewer) }
            }
            9..13 => Do::Preview { mv: self.any_move(viewer) },
            13 | 14 => Do::Moves,
            15 => Do::Undo { to },
            16 => Do::AskBack { to },
            17 => Do::AnswerBack { to: self.asked(), yes: self.rng.below(2) == 0 },
            18 => Do::Bot { seat, level: self.number_below(12) },
            19 => [Do::Resign, Do::Abandon][below(&mut self.rng, 2)].clone(),
            20 => [Do::Back, Do::Leave][below(&mut self.rng, 2)].clone(),
            21 => Do::Join { seat: Some(seat), entropy: Some("0".into()) },
            22 => Do::Say { text: "\n".into() },
            _ => Do::Say { text: "what do you hold?".into() },
        }
    }

    /// Mostly now; else what is stale, or still to come.
    fn any_step(&mut self, n_steps: usize) -> usize {
        if self.rng.below(4) > 0 { n_steps } else { below(&mut self.rng, n_steps + 3) }
    }

    /// A move of one's own, of somebody else, of another time, or none at all.
    fn any_move(&mut self, viewer: Viewer) -> String {
        let n_seats = u32::from(self.one.shadow.n_seats());
        let seat = match viewer {
            Viewer::Seat(seat) if self.rng.below(2) == 0 => seat,
            _ => Seat::new(self.number_below(n_seats)),
        };
        let moves = match self.rng.below(16) {
            0 => ["", "nonsense", "9@9", "RB 0,0 0,1", "favour 0"].map(str::to_owned).to_vec(),
            1..5 => self.one.shadow.legal_moves(seat),
            _ => self.remembered.clone(),
        };
        if moves.is_empty() { "-".into() } else { moves[below(&mut self.rng, moves.len())].clone() }
    }
}
