//! The game as one viewer sees it, and what that viewer may imagine behind it.

mod read;

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, GameRng, Seat, Viewer};

use crate::clubs::{ClubType, Clubs, Kind};
use crate::content::Content;
use crate::course::{Ball, CardId, Space};
use crate::golfers::Golfer;
use crate::notation::Hit;
use crate::player::Player;
use crate::row::Row;
use crate::rules::{DISPLAY, Green, N_HOLES, Phase, Variant, is_guarded};
use crate::scoring::{self, HoleResult};

pub(crate) use read::read;

tabletop::view! {
    /// The game as one viewer sees it.
    ///
    /// GR-16: hands are hidden, also though every club in them was drawn openly: a view is what lies on the table now,
    /// not what somebody may remember. The discards lie open.
    ///
    /// Of its content only the name is written: [`Game::read_view`](tabletop::Game::read_view), which is given the options,
    /// knows what it names, and judges what it reads.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub struct View {
        /// Whose view it is.
        pub viewer: Viewer,
        /// What the match is played with, by its name: as much as is written of it.
        #[serde(rename = "content")]
        content_name: String,
        /// What the match is played with.
        #[serde(skip, default = "Content::standard")]
        pub content: Arc<Content>,
        /// What was agreed.
        #[serde(flatten)]
        pub variant: Variant,
        /// What is going on.
        pub phase: Phase,
        /// Whose turn it is.
        pub turn: Seat,
        /// Who began the hole; null while that is open.
        pub starter: Option<Seat>,
        /// From 1.
        pub hole: u8,
        /// GR-12: 3, 4 or 5.
        pub par: u8,
        /// Null before the die is rolled.
        pub wind: Option<u8>,
        /// The spaces from the tee.
        pub course: Vec<Space>,
        /// The course cards from the tee.
        pub cards: Vec<CardId>,
        /// Each seat's ball: its position, `rough`, `pocketed` or `retired`.
        pub balls: BySeat<Ball>,
        /// Each seat's shots, each a list of one or two clubs.
        pub rows: BySeat<Vec<Vec<Kind>>>,
        /// Each seat's clubs; null if they are hidden.
        pub hands: BySeat<Option<Vec<Kind>>>,
        /// How many clubs each seat holds.
        pub hand_sizes: BySeat<u8>,
        /// Each seat's caddies.
        pub caddies: BySeat<u8>,
        /// The caddies nobody has.
        pub supply: u8,
        /// The four slots, null where empty.
        pub display: [Option<Kind>; DISPLAY],
        /// How many clubs are in the deck.
        pub deck: u8,
        /// How many clubs are discarded.
        pub discards: u8,
        /// Which ones, without their order.
        pub discard_pile: Vec<Kind>,
        /// Each pocketed ball's space on the progress card.
        pub progress: BySeat<Option<u8>>,
        /// GR-13: each seat's points so far.
        pub totals: BySeat<i32>,
        /// How each finished hole ended for each seat.
        pub holes: BySeat<Vec<HoleResult>>,
        /// GR-14: each seat's golfer.
        pub golfers: BySeat<Option<Golfer>>,
        /// GR-14: whether a golfer was used in this turn.
        pub golfer_used: bool,
        /// GR-6: whether each seat has played a club on this hole.
        pub has_played: BySeat<bool>,
        /// GR-15: the turns each seat has taken on this hole, up to 255.
        pub turns: BySeat<u8>,
        /// The latest hit of the match.
        pub last_hit: Option<LastHit>,
    }
}

impl View {
    /// The seats whose balls lie there.
    pub fn at(&self, ball: Ball) -> impl Iterator<Item = Seat> {
        self.balls.iter().filter(move |(_, other)| **other == ball).map(|(seat, _)| seat)
    }

    /// GR-9: how many shots a seat has made on this hole, or had made when it ended and the clubs left the row.
    pub fn n_shots(&self, seat: Seat) -> usize {
        let n_before = usize::from(self.hole.saturating_sub(1));
        match self.holes.get(seat).and_then(|holes| holes.get(n_before)) {
            Some(HoleResult::Pocketed { shots, .. }) => usize::from(*shots),
            Some(HoleResult::Retired | HoleResult::Unfinished) | None => {
                self.rows.get(seat).map_or(0, Vec::len)
            }
        }
    }

    /// Whether a player who is no person should retire now instead of anything else (GR-15).
    pub fn guard_says_retire(&self, seat: Seat) -> bool {
        let turns = self.turns.get(seat);
        turns.is_some_and(|&turns| is_guarded(self.phase, self.turn == seat, turns))
    }

    /// GR-16: the clubs that this viewer doesn't see: in the deck, or in hands that are hidden.
    pub fn unseen(&self) -> Clubs {
        let lanes = self.content.lanes();
        let mut unseen = Clubs::ALL;
        let in_rows = self.rows.values().flatten().flatten();
        let in_hands = self.hands.values().flatten().flatten();
        let seen = in_rows.chain(in_hands).chain(self.display.iter().flatten());
        seen.chain(&self.discard_pile).for_each(|&club| lanes.remove(&mut unseen, club));
        unseen
    }

    /// GR-12: whether course cards will be laid once more. Then any of them can come.
    pub fn has_course_to_come(&self) -> bool {
        self.cards.is_empty() || self.hole < N_HOLES
    }

    /// GR-5: the type of a seat's last club, whose power others can borrow.
    pub fn lends(&self, seat: Seat) -> Option<ClubType> {
        Some(self.rows.get(seat)?.last()?.last()?.club_type())
    }
}

/// A hit everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastHit {
    /// By whom.
    pub seat: Seat,
    /// How it was made.
    pub hit: Hit,
}

pub(crate) fn view(game: &Green, viewer: Viewer) -> View {
    let players = &game.players;
    View {
        viewer,
        content_name: game.content.name(),
        content: game.content.clone(),
        variant: game.variant,
        phase: game.phase,
        turn: game.turn,
        starter: game.starter,
        hole: game.hole,
        par: game.par(),
        wind: Some(game.wind).filter(|&wind| wind > 0),
        course: game.course.spaces().to_vec(),
        cards: game.cards.to_vec(),
        balls: players.map(|_, player| player.ball),
        rows: players.map(|_, player| player.row.to_shots()),
        hands: players.map(|seat, player| {
            // GR-16: hidden until the end, unless agreed otherwise.
            let shown = viewer.sees(seat) || game.variant.open_hands || game.is_over();
            shown.then(|| game.content.list(player.hand))
        }),
        hand_sizes: players.map(|_, player| player.hand.len()),
        caddies: players.map(|_, player| player.caddies),
        supply: game.supply,
        display: game.display,
        deck: game.deck.len(),
        discards: game.discards.len(),
        discard_pile: game.content.list(game.discards),
        progress: players.map(|_, player| player.progress),
        totals: scoring::scores(game).map(|_, score| score.total),
        holes: players.map(|_, player| player.results.iter().flatten().copied().collect()),
        golfers: players.map(|_, player| player.golfer),
        golfer_used: game.golfer_used,
        has_played: players.map(|_, player| player.has_played),
        turns: players.map(|_, player| player.turns),
        last_hit: game.last_hit.map(|(seat, hit)| LastHit { seat, hit }),
    }
}

pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Green {
    let content = &view.content;
    let (hands, deck) = imagine_hands(view, rng);
    let player = |seat: Seat| Player {
        hand: hands[seat],
        row: Row::from_shots(&view.rows[seat]),
        ball: view.balls[seat],
        caddies: view.caddies[seat],
        progress: view.progress[seat],
        results: core::array::from_fn(|hole| view.holes[seat].get(hole).copied()),
        golfer: view.golfers[seat],
        has_played: view.has_played[seat],
        turns: view.turns[seat],
    };
    let n_seats = view.balls.n_seats();
    Green {
        content: content.clone(),
        variant: view.variant,
        n_seats,
        phase: view.phase,
        turn: view.turn,
        starter: view.starter,
        hole: view.hole,
        wind: view.wind.unwrap_or(0),
        cards: view.cards.iter().copied().collect(),
        course: content.course(&view.cards),
        display: view.display,
        deck,
        discards: content.lanes().heap(&view.discard_pile),
        supply: view.supply,
        players: BySeat::from_fn(n_seats, player),
        golfer_used: view.golfer_used,
        last_hit: view.last_hit.map(|last| (last.seat, last.hit)),
    }
}

/// Hidden hands out of the clubs that lie nowhere in sight; what is left is the deck.
fn imagine_hands(view: &View, rng: &mut GameRng) -> (BySeat<Clubs>, Clubs) {
    let lanes = view.content.lanes();
    let mut unseen = view.unseen();
    let hands = view.hands.map(|seat, hand| {
        if let Some(clubs) = hand {
            return lanes.heap(clubs);
        }
        let mut hand = Clubs::EMPTY;
        for _ in 0..view.hand_sizes[seat] {
            let club = lanes.draw(&mut unseen, rng);
            lanes.insert(&mut hand, club);
        }
        hand
    });
    (hands, unseen)
}
