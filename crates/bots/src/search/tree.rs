//! Information-set tree search: one tree for all imagined worlds (Cowling, Powley and Whitehouse 2012).
//!
//! Every playout goes down the tree by the moves that are legal in its own world, adds one node, and plays on from there.
//! An edge counts how often it could have been chosen, so that moves which are rarely possible are not starved.
//! Everybody at the table wants his own best. Draws have no nodes of their own. Where several seats decide at once,
//! all of them choose from nodes that do not know of the others' choices.

use tabletop::{GameRng, Nobody, Seat, ToAct};

use super::playouts::deal_on;
use super::{Playouts, reason};
use crate::arithmetic::ln;
use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::limits::Limits;
use crate::order::ordered;
use crate::playable::Playable;

/// Plays the move it tried most. A candidate's value is its share of all playouts.
#[derive(Clone, Debug)]
pub struct Tree<P> {
    streams: Streams,
    playouts: P,
}

impl<P> Tree<P> {
    /// A bot that plays on in this way below its tree.
    pub const fn new(streams: Streams, playouts: P) -> Self {
        Self { streams, playouts }
    }
}

/// How much curiosity weighs against experience.
const CURIOSITY: f64 = 0.7;

/// A seat's decision: what is known of its moves, in their order.
struct Node<M> {
    edges: Vec<Edge<M>>,
    /// Where all edges lead together, if the others do not see which one was taken.
    beyond: Option<usize>,
}

impl<M> Node<M> {
    const EMPTY: Self = Self { edges: Vec::new(), beyond: None };
}

struct Edge<M> {
    mv: M,
    child: Option<usize>,
    n_tried: u32,
    n_possible: u32,
    sum: f64,
}

impl<M> Edge<M> {
    const fn new(mv: M) -> Self {
        Self { mv, child: None, n_tried: 0, n_possible: 0, sum: 0.0 }
    }

    fn bound(&self) -> f64 {
        let n = f64::from(self.n_tried);
        #[allow(clippy::cast_precision_loss, reason = "its logarithm has six digits")]
        let surprise = f64::from(ln(self.n_possible as f32));
        self.sum / n + CURIOSITY * (surprise / n).sqrt()
    }
}

/// An edge taken on the way down: the node, its edge, and who took it.
type Taken = (usize, usize, Seat);

impl<G: Playable, P: Playouts<G>> Bot<G> for Tree<P> {
    fn advise(&mut self, decision: &Decision<G>, limits: &Limits<'_>) -> Advice<G::Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let edges = self.grow(decision, limits).swap_remove(0).edges;
        let edges = ordered(edges, |a, b| b.n_tried.cmp(&a.n_tried).then(b.sum.total_cmp(&a.sum)));
        let best = &edges[0];
        let reason = reason(decision, &best.mv, best.sum / f64::from(best.n_tried), &self.streams);
        Advice::best_of(candidates(edges), reason)
    }
}

impl<P> Tree<P> {
    /// The nodes of a tree, its root first, after as many playouts as the limits allow.
    fn grow<G: Playable>(
        &mut self,
        decision: &Decision<G>,
        limits: &Limits<'_>,
    ) -> Vec<Node<G::Move>>
    where
        P: Playouts<G>,
    {
        let mut nodes: Vec<Node<G::Move>> = vec![Node::EMPTY];
        let (mut path, mut moves) = (Vec::new(), Vec::new());
        let mut thinking = limits.begin();
        while thinking.goes_on() {
            let rng = &mut self.streams.imagination;
            let mut world = G::determinize(&decision.view, rng);
            path.clear();
            descend(&mut nodes, &mut world, decision.seat, rng, &mut moves, &mut path);
            let rewards = self.playouts.play_out(world, rng);
            for &(node, edge, seat) in &path {
                let edge = &mut nodes[node].edges[edge];
                edge.n_tried += 1;
                edge.sum += rewards[seat];
            }
        }
        nodes
    }
}

/// Goes down to a move nobody has tried here, and plays it.
fn descend<G: Playable>(
    nodes: &mut Vec<Node<G::Move>>,
    world: &mut G,
    own: Seat,
    rng: &mut GameRng,
    moves: &mut Vec<G::Move>,
    path: &mut Vec<Taken>,
) {
    let (mut node, mut is_root) = (0, true);
    // The last of those who choose at once is alone to act, and yet the others have not seen his choice.
    let mut is_last = false;
    while let Some(lowest) = deal_on(world, rng) {
        let ToAct::Seats(seats) = world.to_act() else { return };
        let seat = if is_root { own } else { lowest };
        is_root = false;
        world.legal_moves(seat, moves);
        let edge = choose(&mut nodes[node], moves, rng);
        let is_new = nodes[node].edges[edge].n_tried == 0;
        world.play(seat, &nodes[node].edges[edge].mv, &mut Nobody);
        path.push((node, edge, seat));
        if is_new {
            return;
        }
        let n_nodes = nodes.len();
        let it = &mut nodes[node];
        let is_unseen = seats.len() > 1 || is_last;
        is_last = seats.len() > 1;
        let next = if is_unseen { &mut it.beyond } else { &mut it.edges[edge].child };
        node = *next.get_or_insert(n_nodes);
        if node == n_nodes {
            nodes.push(Node::EMPTY);
        }
    }
}

/// A legal move that was never tried, else the one with the highest bound.
fn choose<M: Ord + Clone>(node: &mut Node<M>, moves: &[M], rng: &mut GameRng) -> usize {
    // Both lists ascend, so one walk finds which legal moves have edges.
    let (mut n_untried, mut best) = (0, None);
    let mut untried = None;
    let mut at = 0;
    for mv in moves {
        while node.edges.get(at).is_some_and(|edge| edge.mv < *mv) {
            at += 1;
        }
        if let Some(edge) = node.edges.get_mut(at).filter(|edge| edge.mv == *mv) {
            edge.n_possible += 1;
            let bound = edge.bound();
            if best.is_none_or(|(most, _)| bound > most) {
                best = Some((bound, at));
            }
        } else {
            n_untried += 1;
            if rng.below(n_untried) == 0 {
                untried = Some((at, mv));
            }
        }
    }
    if let Some((at, mv)) = untried {
        node.edges.insert(at, Edge { n_possible: 1, ..Edge::new(mv.clone()) });
        return at;
    }
    best.expect("somebody to act has a move").1
}

fn candidates<M>(edges: Vec<Edge<M>>) -> Vec<Candidate<M>> {
    let n_all: u32 = edges.iter().map(|edge| edge.n_tried).sum();
    let value = |n_tried: u32| f64::from(n_tried) / f64::from(n_all);
    edges.into_iter().map(|edge| Candidate { value: value(edge.n_tried), mv: edge.mv }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Counting, first_move, last_stone};
    use super::*;
    use crate::limits::Budget;
    use pips::{Move, Pips};
    use tabletop::{Game, Seed};

    fn tree() -> Tree<Counting> {
        Tree::new(Streams::derive(&Seed::from(1), 0), Counting::default())
    }

    #[test]
    fn a_budget_of_playouts_is_kept() {
        for budget in [1, 2, 50] {
            let mut bot = tree();
            first_move(&mut bot, &last_stone(), &Limits::new(Budget::Playouts(budget)));
            assert_eq!(bot.playouts.n, budget);
        }
        let mut bot = tree();
        first_move(&mut bot, &last_stone(), &Limits::new(Budget::DEFAULT).until(&|| true));
        assert_eq!(bot.playouts.n, 1);
    }

    #[test]
    fn the_stone_that_wins_at_once_is_found() {
        let limits = Limits::new(Budget::Playouts(200));
        assert_eq!(first_move(&mut tree(), &last_stone(), &limits).to_string(), "2@1");
    }

    #[test]
    fn a_seat_that_chooses_at_the_same_time_does_not_know_the_others_choice() {
        let log = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=3 cells=4 start=0\n\
            chance\tdeal 1,1,2\nchance\tdeal 3,3,4\nchance\tdeal 2,2,4\n";
        let game: Pips = log.parse::<tabletop::Log<Pips>>().unwrap().replay().unwrap();
        for seat in Seat::first(3) {
            let limits = Limits::new(Budget::Playouts(300));
            let nodes = tree().grow(&Decision::of(&game, seat), &limits);
            // Three choices one after the other, each from one node only; then the first stone.
            let mut node = 0;
            for _ in 0..3 {
                let Node { edges, beyond } = &nodes[node];
                assert!(edges.iter().all(|edge| edge.child.is_none()));
                assert!(edges.iter().all(|edge| matches!(edge.mv, Move::Favour(_))));
                node = beyond.expect("everything leads to the same place");
            }
            assert!(nodes[node].edges.iter().all(|edge| matches!(edge.mv, Move::Place(..))));
            assert!(nodes[node].beyond.is_none());
            assert!(game.to_act().seats().contains(seat));
        }
    }
}
