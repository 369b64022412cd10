//! A game under test, and what only its author can say of it.

use std::path::PathBuf;

use tabletop::{Game, GameRng, Options, Seat, Viewer};

/// A game under test, and what only its author can say of it.
pub struct Subject<G: Game> {
    /// Option sets to play besides every mode: texts such as `mode=duel start=1`.
    pub variants: &'static [&'static str],
    /// How many pieces of each kind there are, wherever they lie. No step may change it.
    pub census: fn(&G) -> Vec<u32>,
    /// A state this viewer must not be able to tell from the given one: everything secret lies elsewhere.
    /// Written from the rules of secrecy, not from `View`, so that the two can disagree.
    pub reshuffle: fn(&G, Viewer, &mut GameRng) -> G,
    /// A second move generator, slow and plain: what it lists must be what the game lists.
    pub slow_moves: fn(&G, Seat) -> Vec<G::Move>,
    /// No match is longer, in steps.
    pub bound: usize,
    /// How an eager player chooses.
    pub eager: Eager<G>,
    /// One state in so many is checked: 1, unless its scores take long to work out.
    pub one_state_in: u32,
    /// Whether a total is the sum of its lines.
    pub adds_up: bool,
    /// The game's own folder, for its playthroughs.
    pub folder: PathBuf,
}

/// How an eager player chooses: it brings a match to where points are many and rare rules apply.
pub enum Eager<G: Game> {
    /// By the score after each move; in conformance, of a handful of random ones.
    ByScore,
    /// By what the author says each of the listed moves is worth.
    ByWorth(fn(&G, Seat, &[G::Move]) -> Vec<i32>),
}

impl<G: Game> Subject<G> {
    /// Every mode and every variant.
    ///
    /// # Panics
    /// If a variant is not valid.
    pub fn option_sets(&self) -> Vec<G::Options> {
        let variants = self.variants.iter().map(|text| {
            G::Options::from_text(text)
                .unwrap_or_else(|e| panic!("variant `{text}` of {}: {e}", G::ID))
        });
        G::Options::all_modes().into_iter().chain(variants).collect()
    }
}

/// A number given by whoever runs the tests, for longer runs on demand.
#[allow(clippy::disallowed_methods, reason = "the length of a test run is its caller's choice")]
pub(crate) fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name)
        .ok()
        .map(|text| text.parse().unwrap_or_else(|_| panic!("{name} must be a number")))
}
