//! What has happened at a table, shared between its copies.

use std::sync::Arc;

/// A list that only grows. A copy costs nothing, however long it is: whoever tries a move on a copy of a table
/// has the same past, and each goes on from it on his own.
pub(crate) struct Past<T> {
    last: Option<Arc<Node<T>>>,
    len: usize,
}

struct Node<T> {
    item: T,
    before: Option<Arc<Self>>,
}

impl<T> Past<T> {
    pub(crate) const fn new() -> Self {
        Self { last: None, len: 0 }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn push(&mut self, item: T) {
        let before = self.last.take();
        self.last = Some(Arc::new(Node { item, before }));
        self.len += 1;
    }

    /// From the last to the first.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = &T> {
        let nodes = std::iter::successors(self.last.as_deref(), |node| node.before.as_deref());
        nodes.map(|node| &node.item)
    }

    /// From this number on, in order. It costs as much as there are, and not as much as were before.
    pub(crate) fn since(&self, n: usize) -> Vec<&T> {
        let mut items: Vec<&T> = self.backwards().take(self.len.saturating_sub(n)).collect();
        items.reverse();
        items
    }
}

impl<T> Clone for Past<T> {
    fn clone(&self) -> Self {
        Self { last: self.last.clone(), len: self.len }
    }
}

impl<T> Drop for Past<T> {
    /// One after the other: each dropping the one before it would need a stack as long as the match.
    fn drop(&mut self) {
        let mut next = self.last.take();
        while let Some(node) = next.and_then(Arc::into_inner) {
            next = node.before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(items: impl IntoIterator<Item = u32>) -> Past<u32> {
        let mut past = Past::new();
        items.into_iter().for_each(|item| past.push(item));
        past
    }

    #[test]
    fn it_is_read_from_any_number_on() {
        let past = past(0..5);
        assert_eq!((past.len(), past.since(0)), (5, vec![&0, &1, &2, &3, &4]));
        assert_eq!(past.since(3), [&3, &4]);
        assert_eq!((past.since(5), past.since(9)), (Vec::new(), Vec::new()));
        assert_eq!(past.backwards().collect::<Vec<_>>(), [&4, &3, &2, &1, &0]);
    }

    #[test]
    fn copies_go_on_on_their_own() {
        let mut one = past(0..3);
        let mut other = one.clone();
        one.push(3);
        other.push(30);
        other.push(40);
        assert_eq!(one.since(2), [&2, &3]);
        assert_eq!(other.since(2), [&2, &30, &40]);
        drop(one);
        assert_eq!(other.since(0), [&0, &1, &2, &30, &40]);
    }

    #[test]
    fn a_long_one_goes_without_a_long_stack() {
        let long = past(0..1_000_000);
        let copy = long.clone();
        drop(long);
        assert_eq!(copy.len(), 1_000_000);
        drop(copy);
    }
}
