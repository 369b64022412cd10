//! Who sits where.

use std::collections::BTreeSet;

use tabletop::{GameRng, Seed, Stream};

/// A contestant, by the place in the command, for each seat.
pub(crate) type Lineup = Vec<usize>;

/// At tables with more seats, all orders would be too many matches for one deal.
const ALL_ORDERS: usize = 4;

/// Everybody who sits down together, in all the ways that make seats, neighbours and partners the same for all.
///
/// If there are more contestants than seats, every group that fills the table plays; if there are fewer, they fill it
/// as evenly as they can, and each has a seat more as often as any other.
pub(crate) struct Seating {
    /// The side of each seat.
    sides: Vec<usize>,
    /// Who plays a match, ascending.
    companies: BTreeSet<Lineup>,
}

impl Seating {
    pub(crate) fn new(n_contestants: usize, sides: Vec<usize>) -> Self {
        let n_seats = sides.len();
        let mut companies = BTreeSet::new();
        for group in groups(n_contestants, n_contestants.min(n_seats)) {
            for first in 0..group.len() {
                let mut company: Lineup =
                    group.iter().copied().cycle().skip(first).take(n_seats).collect();
                company.sort_unstable();
                companies.insert(company);
            }
        }
        Self { sides, companies }
    }

    /// All matches of one deal: each company in every order of seats. At a large table it sits down in one order that
    /// is drawn, and the table is turned.
    pub(crate) fn of_deal(&self, number: u64) -> Vec<Lineup> {
        let mut rng = GameRng::derive(&Seed::from(number), Stream::Table, BEFORE);
        let mut lineups = Vec::new();
        for company in &self.companies {
            if self.sides.len() <= ALL_ORDERS {
                lineups.extend(orders(company).into_iter().filter(|it| self.is_contest(it)));
            } else {
                let mut drawn = company.clone();
                rng.shuffle(&mut drawn);
                lineups.extend(turns(&drawn));
            }
        }
        lineups
    }

    /// How many they are, in every deal.
    pub(crate) fn n_matches(&self) -> usize {
        self.of_deal(0).len()
    }

    /// Whether these seats are partners.
    pub(crate) fn is_side(&self, one: usize, other: usize) -> bool {
        self.sides[one] == self.sides[other]
    }

    /// Where all sides are the same company, nobody can be better.
    fn is_contest(&self, lineup: &[usize]) -> bool {
        let of_side = |side: usize| {
            let seats = (0..lineup.len()).filter(|&seat| self.sides[seat] == side);
            let mut company: Lineup = seats.map(|seat| lineup[seat]).collect();
            company.sort_unstable();
            company
        };
        self.sides.iter().any(|&side| of_side(side) != of_side(self.sides[0]))
    }
}

/// No match has so many steps: what is drawn with this number is drawn for no step of it.
const BEFORE: u64 = u64::MAX;

/// Every order of an ascending company, once.
fn orders(company: &[usize]) -> Vec<Lineup> {
    if company.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for i in (0..company.len()).filter(|&i| i == 0 || company[i] != company[i - 1]) {
        let mut others = company.to_vec();
        let first = others.remove(i);
        let with_first = |rest: Lineup| [first].into_iter().chain(rest).collect();
        all.extend(orders(&others).into_iter().map(with_first));
    }
    all
}

/// Every order that comes from turning the table.
fn turns(lineup: &[usize]) -> impl Iterator<Item = Lineup> {
    (0..lineup.len()).map(|turn| [&lineup[turn..], &lineup[..turn]].concat())
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

    fn all_alone(n_contestants: usize, n_seats: usize) -> Seating {
        Seating::new(n_contestants, (0..n_seats).collect())
    }

    fn shown(seating: &Seating) -> String {
        let letter = |lineup: &Lineup| lineup.iter().map(|&i| ["A", "B", "C", "D"][i]).collect();
        seating.of_deal(0).iter().map(letter).collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn every_order_of_seats_is_played() {
        assert_eq!(shown(&all_alone(2, 2)), "AB BA");
        assert_eq!(shown(&all_alone(3, 3)), "ABC ACB BAC BCA CAB CBA");
        assert_eq!(shown(&all_alone(2, 3)), "AAB ABA BAA ABB BAB BBA");
        assert_eq!(shown(&all_alone(2, 4)), "AABB ABAB ABBA BAAB BABA BBAA");
        assert_eq!(shown(&all_alone(3, 2)), "AB BA AC CA BC CB");
        assert_eq!(all_alone(4, 4).n_matches(), 24);
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (n_contestants, n_seats) in
            [(2, 2), (2, 3), (2, 4), (2, 5), (3, 4), (4, 3), (5, 2), (3, 5), (5, 5)]
        {
            let lineups = all_alone(n_contestants, n_seats).of_deal(7);
            for seat in 0..n_seats {
                let count = |i| lineups.iter().filter(|lineup| lineup[seat] == i).count();
                assert!((0..n_contestants).all(|i| count(i) == count(0)));
            }
        }
    }

    #[test]
    fn everybody_sits_behind_everybody_equally_often() {
        for (n_contestants, n_seats) in [(3, 3), (4, 4), (4, 3), (3, 4)] {
            let lineups = all_alone(n_contestants, n_seats).of_deal(0);
            let behind = |i: usize, j: usize| {
                let is = |lineup: &Lineup, seat: usize| {
                    lineup[seat] == i && lineup[(seat + 1) % n_seats] == j
                };
                lineups
                    .iter()
                    .map(|it| (0..n_seats).filter(|&seat| is(it, seat)).count())
                    .sum::<usize>()
            };
            for (i, j) in crate::arena::elo::pairs(n_contestants) {
                assert_eq!((behind(i, j), behind(j, i)), (behind(0, 1), behind(0, 1)));
            }
        }
    }

    #[test]
    fn a_large_table_is_turned_from_an_order_of_each_deal() {
        let seating = all_alone(5, 5);
        let firsts: BTreeSet<Lineup> =
            (0..200).map(|deal| seating.of_deal(deal)[0].clone()).collect();
        assert!(firsts.len() > 80, "{}", firsts.len());
        assert_eq!(seating.of_deal(3), seating.of_deal(3));
        assert_eq!(seating.n_matches(), 5);
    }

    #[test]
    fn partners_change_and_sides_of_one_company_do_not_play() {
        let partners = || vec![0, 1, 0, 1];
        assert_eq!(shown(&Seating::new(2, partners())), "ABAB BABA");
        let four = Seating::new(4, partners());
        let partners_of = |i: usize| -> BTreeSet<usize> {
            let seat = |lineup: &Lineup| lineup.iter().position(|&it| it == i).expect("all play");
            four.of_deal(0).iter().map(|lineup| lineup[(seat(lineup) + 2) % 4]).collect()
        };
        assert_eq!(partners_of(0), BTreeSet::from([1, 2, 3]));
        assert!(four.is_side(0, 2) && !four.is_side(0, 1));
    }
}
