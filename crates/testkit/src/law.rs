//! The promises of [`tabletop::Game`], and how a broken one is reported.

use std::fmt;

/// A promise of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// Moves ascend without repeats; whoever is to act has one, nobody else has any.
    MovesAreListed,
    /// `check` allows exactly the listed moves.
    CheckAgreesWithList,
    /// The second, slow generator lists the same moves.
    SlowGeneratorAgrees,
    /// `random_move` gives a listed move whenever there is one.
    RandomMoveIsListed,
    /// `random_move` gives each of them equally often.
    RandomMoveIsEven,
    /// A listed move is its own canonical spelling, and no spelling changes twice.
    CanonicalIsStable,
    /// A refused step changes nothing and tells nothing.
    RefusedChangesNothing,
    /// A refusal names a rule by its id.
    RulesAreNamed,
    /// Text read back is what was written.
    NotationRoundTrips,
    /// A drawn outcome is a possible one.
    SampledIsPossible,
    /// Whatever outcome is possible leaves every piece somewhere.
    PossibleKeepsPieces,
    /// The log replays to the live state, and so does its text.
    ReplayEqualsLive,
    /// The same seed gives the same match.
    Deterministic,
    /// Secret choices made at once may come in any order.
    SimultaneousCommutes,
    /// A view read back from what it was written as is the same view.
    ViewsReadBack,
    /// A fact read back from what it was written as is the same fact.
    EventsReadBack,
    /// What a viewer imagines looks to him like the truth.
    DeterminizeKeepsView,
    /// What a viewer imagines holds all pieces and can be played on.
    ImaginedIsSound,
    /// What a viewer does not know he imagines differently, and `Subject::reshuffle` changes it, too.
    ImaginationVaries,
    /// What the mover imagines leaves him the same moves.
    DeterminizeKeepsMoves,
    /// The referee's view holds the whole state.
    RefereeSeesAll,
    /// Two states equal in a viewer's information give him the same view, scores, moves and errors.
    SameInformation,
    /// A viewer is told different things exactly when what he sees differs.
    EventsMatchViews,
    /// A move that tells its actor something new is marked as a reveal.
    RevealsAreMarked,
    /// When the match is over, everybody sees the same scores.
    FinalScoresAreOpen,
    /// Partners name the same seat as their side.
    SidesAgree,
    /// The match ends within its bound.
    Ends,
    /// Pieces are conserved.
    PiecesAreConserved,
    /// Lines add up to the total.
    LinesAddUp,
}

impl Law {
    /// All of them.
    pub const ALL: [Self; 29] = [
        Self::MovesAreListed,
        Self::CheckAgreesWithList,
        Self::SlowGeneratorAgrees,
        Self::RandomMoveIsListed,
        Self::RandomMoveIsEven,
        Self::CanonicalIsStable,
        Self::RefusedChangesNothing,
        Self::RulesAreNamed,
        Self::NotationRoundTrips,
        Self::SampledIsPossible,
        Self::PossibleKeepsPieces,
        Self::ReplayEqualsLive,
        Self::Deterministic,
        Self::SimultaneousCommutes,
        Self::ViewsReadBack,
        Self::EventsReadBack,
        Self::DeterminizeKeepsView,
        Self::ImaginedIsSound,
        Self::ImaginationVaries,
        Self::DeterminizeKeepsMoves,
        Self::RefereeSeesAll,
        Self::SameInformation,
        Self::EventsMatchViews,
        Self::RevealsAreMarked,
        Self::FinalScoresAreOpen,
        Self::SidesAgree,
        Self::Ends,
        Self::PiecesAreConserved,
        Self::LinesAddUp,
    ];
}

/// A broken promise, with everything needed to see it again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which promise.
    pub law: Law,
    /// How it was broken.
    pub detail: String,
    /// The match up to there, as text.
    pub log: String,
    /// The seed of the match.
    pub seed: u64,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} is broken: {}", self.law, self.detail)?;
        write!(f, "seed {}, after\n{}", self.seed, self.log)
    }
}
