//! How a good player imagines a match of Ingenious going on: a few turns, then a judgement.

use ingenious::{Board, Ingenious, Mode, Move, Phase};
use tabletop::{BySeat, Game, GameRng, Nobody, Viewer};

use super::judge::Judge;
use super::lines::Lines;
use super::quick::Quick;
use crate::bot::{Decision, Streams};
use crate::limits::Limits;
use crate::order::best_first;
use crate::search::playouts::deal_on;
use crate::search::{Playouts, rewards};

/// Whoever is to move lays the tile and place after which the judge likes his position best, of the best place for
/// each of his tiles; after some turns the judge says who has what of the match.
pub struct Ahead {
    quick: Quick,
    judge: Judge,
    n_turns: u32,
    /// Tables of boards met before: all playouts of a decision begin on a few boards.
    known: Vec<(Board, Lines)>,
}

/// So many turns are imagined.
const N_TURNS: u32 = 2;

/// So many boards are remembered.
const MOST_KNOWN: usize = 64;

impl Default for Ahead {
    fn default() -> Self {
        Self::new(Judge::default(), N_TURNS)
    }
}

impl Ahead {
    pub(super) fn new(judge: Judge, n_turns: u32) -> Self {
        Self { quick: Quick::default(), judge, n_turns, known: Vec::new() }
    }

    fn lines(&mut self, board: &Board) -> Lines {
        if let Some((_, lines)) = self.known.iter().find(|(known, _)| known == board) {
            return lines.clone();
        }
        if self.known.len() == MOST_KNOWN {
            self.known.clear();
        }
        let lines = Lines::of(board);
        self.known.push((*board, lines.clone()));
        lines
    }

    /// The move that the judge likes best, of the quick player's for each tile.
    pub(super) fn choose(&mut self, game: &Ingenious, lines: &Lines, rng: &mut GameRng) -> Move {
        if game.phase() == Phase::Swap || game.is_first_turn() {
            return self.quick.choose(game, lines, rng);
        }
        let seat = game.turn();
        let mut best = (f64::MIN, None);
        for (_, mv) in self.quick.placements(game, lines) {
            let (after, lines) = moved(game, lines, &mv);
            let share = self.judge.shares(&after, &lines, seat)[seat];
            let share = if after.phase() == Phase::Over { result(&after)[seat] } else { share };
            if share > best.0 {
                best = (share, Some(mv));
            }
        }
        best.1.expect("somebody to act has a tile")
    }

    /// Plays the turn on until it is over.
    fn end_turn(&mut self, game: &mut Ingenious, lines: &mut Lines, rng: &mut GameRng) {
        while matches!(game.phase(), Phase::Place | Phase::Swap) {
            let mv = self.choose(game, lines, rng);
            play(game, lines, &mv);
        }
    }

    fn shares(&self, game: &Ingenious, lines: &Lines) -> BySeat<f64> {
        if game.phase() == Phase::Over {
            return result(game);
        }
        self.judge.shares(game, lines, game.turn())
    }
}

impl Playouts<Ingenious> for Ahead {
    fn play_out(&mut self, mut game: Ingenious, rng: &mut GameRng) -> BySeat<f64> {
        let mut lines = self.lines(game.board());
        self.end_turn(&mut game, &mut lines, rng);
        for _ in 0..self.n_turns {
            if deal_on(&mut game, rng).is_none() {
                break;
            }
            self.end_turn(&mut game, &mut lines, rng);
        }
        self.shares(&game, &lines)
    }

    fn first_sight(
        &mut self,
        decision: &Decision<Ingenious>,
        limits: &Limits<'_>,
        streams: &mut Streams,
    ) -> Vec<Move> {
        let world = Ingenious::determinize(&decision.view, &mut streams.imagination);
        let lines = Lines::of(world.board());
        let thinking = limits.begin();
        let mut seen: Vec<(f64, Move)> = Vec::with_capacity(decision.moves.len());
        for mv in everywhere(&decision.moves) {
            if !seen.is_empty() && !thinking.has_time() {
                break;
            }
            let (mut after, mut lines) = moved(&world, &lines, mv);
            self.end_turn(&mut after, &mut lines, &mut streams.choice);
            seen.push((self.shares(&after, &lines)[decision.seat], *mv));
        }
        best_first(seen, |(share, _)| *share).into_iter().map(|(_, mv)| mv).collect()
    }
}

/// All moves, the first of them from everywhere in the list: they are listed by tile and place, and who runs out of time
/// should have seen some of each.
fn everywhere(moves: &[Move]) -> impl Iterator<Item = &Move> {
    let n = moves.len();
    // Steps of about the golden section leave the smallest gaps; without a common divisor they come by every move once.
    let step = (n * 618 / 1000..=n).find(|&step| is_coprime(step, n)).unwrap_or(1);
    (0..n).map(move |i| &moves[i * step % n])
}

fn is_coprime(mut one: usize, mut other: usize) -> bool {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

fn moved(game: &Ingenious, lines: &Lines, mv: &Move) -> (Ingenious, Lines) {
    let (mut game, mut lines) = (game.clone(), lines.clone());
    play(&mut game, &mut lines, mv);
    (game, lines)
}

pub(super) fn play(game: &mut Ingenious, lines: &mut Lines, mv: &Move) {
    if let Move::Place(placement) = mv {
        lines.lay(*placement);
    }
    game.play(game.turn(), mv, &mut Nobody);
}

/// What each seat has of a match that has ended; alone, how far the lowest marker came.
pub(super) fn result(game: &Ingenious) -> BySeat<f64> {
    match game.options().mode {
        Mode::Solo => {
            let (_, most) = Mode::Solo.track();
            game.scores(Viewer::Referee).map(|_, score| f64::from(score.total) / f64::from(most))
        }
        Mode::Base | Mode::Team | Mode::Duel => rewards(game),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ingenious::IngeniousOptions;
    use tabletop::{Options, Seat, Seed};

    #[test]
    fn every_move_is_looked_at_once_and_some_of_every_tile_soon() {
        let mut game = Ingenious::new(&IngeniousOptions::from_text("").expect("defaults"));
        let mut rng = GameRng::from_seed(&Seed::from(1));
        let seat: Seat = deal_on(&mut game, &mut rng).expect("somebody begins");
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let seen: Vec<&Move> = everywhere(&moves).collect();
        assert!(moves.iter().all(|mv| seen.contains(&mv)) && seen.len() == moves.len());
        let tile = |mv: &Move| match mv {
            Move::Place(placement) => Some(placement.tile),
            Move::Swap | Move::SetAside(_) | Move::Keep => None,
        };
        let soon = &seen[..seen.len() / 10];
        assert!(moves.iter().all(|mv| soon.iter().any(|other| tile(other) == tile(mv))));
    }
}
