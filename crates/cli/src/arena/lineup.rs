//! Who sits where.

use std::collections::BTreeSet;

/// A contestant, by the place in the command, for each seat.
pub(crate) type Lineup = Vec<usize>;

/// All matches of one deal: every order of seats that comes from turning the table.
///
/// If there are more contestants than seats, every group that fills the table plays; if there are fewer, they sit in
/// turn, and each of them begins once, so that all sit in as many seats.
pub(crate) fn lineups(n_contestants: usize, n_seats: usize) -> Vec<Lineup> {
    let mut seen = BTreeSet::new();
    let mut lineups = Vec::new();
    for group in groups(n_contestants, n_contestants.min(n_seats)) {
        for first in 0..group.len() {
            let filled: Lineup = group.iter().copied().cycle().skip(first).take(n_seats).collect();
            for turn in 0..n_seats {
                let mut lineup = filled.clone();
                lineup.rotate_left(turn);
                if seen.insert(lineup.clone()) {
                    lineups.push(lineup);
                }
            }
        }
    }
    lineups
}

/// Every choice of so many of the first `n` numbers, each ascending.
fn groups(n: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for last in size - 1..n {
        for mut group in groups(last, size - 1) {
            group.push(last);
            all.push(group);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(n_contestants: usize, n_seats: usize) -> String {
        let letter = |lineup: &Lineup| lineup.iter().map(|&i| ["A", "B", "C", "D"][i]).collect();
        lineups(n_contestants, n_seats).iter().map(letter).collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn the_table_is_turned_through_all_seats() {
        assert_eq!(shown(2, 2), "AB BA");
        assert_eq!(shown(3, 3), "ABC BCA CAB");
        assert_eq!(shown(2, 3), "ABA BAA AAB BAB ABB BBA");
        assert_eq!(shown(2, 4), "ABAB BABA");
        assert_eq!(shown(3, 2), "AB BA AC CA BC CB");
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (n_contestants, n_seats) in [(2, 2), (2, 3), (2, 4), (2, 5), (3, 4), (4, 3), (5, 2)] {
            let lineups = lineups(n_contestants, n_seats);
            for seat in 0..n_seats {
                let count = |i| lineups.iter().filter(|lineup| lineup[seat] == i).count();
                assert!((0..n_contestants).all(|i| count(i) == count(0)));
            }
        }
    }
}
