//! The clubs a player has played on a hole, in order.

use alloc::vec::Vec;

use crate::clubs::{Kind, N_CLUBS};

/// Shots in the order they were played; a Hybrid pair is one shot of two clubs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row {
    len: u8,
    clubs: [Kind; N_CLUBS],
    /// Bits of clubs that belong to the shot of the club before them.
    joined: u64,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { len: 0, clubs: [Kind::FILLER; N_CLUBS], joined: 0 };

    pub(crate) fn push(&mut self, club: Kind, with: Option<Kind>) {
        self.append(club);
        if let Some(with) = with {
            self.joined |= 1 << self.len;
            self.append(with);
        }
    }

    fn append(&mut self, club: Kind) {
        self.clubs[usize::from(self.len)] = club;
        self.len += 1;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn clubs(&self) -> &[Kind] {
        &self.clubs[..usize::from(self.len)]
    }

    pub(crate) fn last(&self) -> Option<Kind> {
        self.clubs().last().copied()
    }

    /// GR-9: what counts; a pair counts once.
    pub(crate) fn n_shots(&self) -> u8 {
        let n_joined = u8::try_from(self.joined.count_ones()).unwrap_or(0);
        self.len - n_joined
    }

    pub(crate) fn to_shots(self) -> Vec<Vec<Kind>> {
        let mut shots: Vec<Vec<Kind>> = Vec::new();
        for (bit, &club) in self.clubs().iter().enumerate() {
            match shots.last_mut() {
                Some(shot) if self.joined & (1 << bit) != 0 => shot.push(club),
                Some(_) | None => shots.push(alloc::vec![club]),
            }
        }
        shots
    }

    /// From shots of one or two clubs.
    pub(crate) fn from_shots(shots: &[Vec<Kind>]) -> Self {
        let mut row = Self::EMPTY;
        for shot in shots {
            if let Some(&club) = shot.first() {
                row.push(club, shot.get(1).copied());
            }
        }
        row
    }
}
