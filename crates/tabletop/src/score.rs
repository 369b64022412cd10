//! Points with their reasons, and who is first.

use alloc::vec::Vec;

use serde::Serialize;

use crate::seat::{BySeat, Seat};

/// For what, how many, how many points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ScoreLine<K> {
    /// What the points are given for.
    pub category: K,
    /// How many of it.
    pub count: i32,
    /// What they are worth.
    pub points: i32,
}

/// All of a seat's points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SeatScore<K> {
    /// The reasons, in the order of the rules.
    pub lines: Vec<ScoreLine<K>>,
    /// What decides first.
    pub total: i32,
    /// What decides between equal totals, in order; more is better.
    pub tiebreaks: Vec<i32>,
}

impl<K> SeatScore<K> {
    /// The score of a game whose total is the sum of its lines.
    pub fn sum(lines: Vec<ScoreLine<K>>, tiebreaks: Vec<i32>) -> Self {
        let total = lines.iter().map(|line| line.points).sum();
        Self { lines, total, tiebreaks }
    }

    fn standing(&self) -> (i32, &[i32]) {
        (self.total, &self.tiebreaks)
    }
}

/// Each seat's rank: 1 + the number of sides strictly better. Equal to the last tiebreak means equal rank.
pub fn ranks<K>(scores: &BySeat<SeatScore<K>>, side: impl Fn(Seat) -> Seat) -> BySeat<u32> {
    let sides = || scores.iter().filter(|(seat, _)| side(*seat) == *seat);
    scores.map(|_, own| rank(&own.standing(), sides().map(|(_, score)| score.standing())))
}

/// The one place where a rank is made: 1 + how many are strictly better, so that equals share the better place and
/// leave a gap. Partners are one side, and have one standing among these.
pub fn rank<S: PartialOrd>(own: &S, standings: impl IntoIterator<Item = S>) -> u32 {
    standings.into_iter().filter(|standing| standing > own).fold(1, |rank, _| rank + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    fn table(standings: &[(i32, &[i32])]) -> BySeat<SeatScore<()>> {
        BySeat::from_fn(u8::try_from(standings.len()).unwrap(), |seat| {
            let (total, tiebreaks) = standings[seat.index()];
            SeatScore { lines: vec![], total, tiebreaks: tiebreaks.to_vec() }
        })
    }

    fn ranked(scores: &BySeat<SeatScore<()>>, side: impl Fn(Seat) -> Seat) -> Vec<u32> {
        ranks(scores, side).values().copied().collect()
    }

    #[test]
    fn ties_share_the_better_place_and_leave_a_gap() {
        let scores = table(&[(5, &[]), (9, &[]), (5, &[]), (1, &[])]);
        assert_eq!(ranked(&scores, |seat| seat), [2, 1, 2, 4]);
    }

    #[test]
    fn tiebreaks_decide_in_order() {
        let scores = table(&[(9, &[12, 12]), (9, &[12, 13]), (10, &[0, 0]), (9, &[12, 13])]);
        assert_eq!(ranked(&scores, |seat| seat), [4, 2, 1, 2]);
    }

    #[test]
    fn partners_count_as_one_side() {
        let scores = table(&[(9, &[]), (4, &[]), (9, &[]), (4, &[])]);
        assert_eq!(ranked(&scores, |seat| Seat::new(seat.number() % 2)), [1, 2, 1, 2]);
    }

    #[test]
    fn a_total_is_the_sum_of_its_lines() {
        let line = |points| ScoreLine { category: "x", count: 1, points };
        assert_eq!(SeatScore::sum(vec![line(4), line(-3)], vec![]).total, 1);
    }
}
