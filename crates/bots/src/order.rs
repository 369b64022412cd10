//! The best first.
//!
//! Sorting is much code, and the compiler writes it anew for every kind of thing that is sorted: here, for all games and
//! their moves, it is written once, since the page that people load holds it, too.

use std::cmp::Ordering;

/// Everything in the order that `compare` says; equals keep theirs.
pub(crate) fn ordered<T>(items: Vec<T>, compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    let order = order(items.len(), &|one, other| compare(&items[one], &items[other]));
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|at| items[at].take()).collect()
}

/// What has the highest value first; equals keep their order.
pub(crate) fn best_first<T>(items: Vec<T>, value: impl Fn(&T) -> f64) -> Vec<T> {
    ordered(items, |one, other| value(other).total_cmp(&value(one)))
}

fn order(n: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_equals_keep_their_order() {
        let items = vec![('a', 1.0), ('b', 3.0), ('c', 1.0), ('d', 2.0)];
        let names: String = best_first(items, |item| item.1).into_iter().map(|it| it.0).collect();
        assert_eq!(names, "bdac");
    }
}
