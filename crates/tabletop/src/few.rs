//! Sorting where there are few things to sort.

use core::cmp::Ordering;

/// Puts a handful of things in order; equal ones stay in the order in which they were.
///
/// The standard library sorts many things quickly, at 4 kB of code for every kind of thing: together they were a
/// thirtieth of the page that everybody loads. This costs a few hundred bytes, and its time grows with the square.
pub fn sort_few<T>(things: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..things.len() {
        let mut place = end;
        while place > 0 && compare(&things[place - 1], &things[place]) == Ordering::Greater {
            things.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn few_things_are_sorted_as_the_standard_library_sorts_them(
            things in proptest::collection::vec((0_u8..5, 0_u8..5), 0..30)
        ) {
            let mut expected: Vec<(u8, u8)> = things.clone();
            expected.sort_by_key(|thing| thing.0);
            let mut sorted = things;
            sort_few(&mut sorted, |one, other| one.0.cmp(&other.0));
            prop_assert_eq!(sorted, expected);
        }
    }
}
