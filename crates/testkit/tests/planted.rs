//! The kit catches what it is for: each planted defect breaks the promise that names it.

#[path = "support/planted.rs"]
mod planted;
#[path = "../../pips/tests/support/subject.rs"]
mod subject;

use planted::{Flaw, Planted};
use tabletop::Game;
use testkit::{Eager, Law, Subject, conformance, unseen};

/// The subject of the sound game, on the game with a flaw.
fn subject<const FLAW: u8>() -> Subject<Planted<FLAW>> {
    let sound = subject::subject();
    Subject {
        variants: sound.variants,
        census: |game| {
            let mut census = (subject::subject().census)(&game.sound);
            census[0] = census[0].saturating_sub(game.n_lost());
            census
        },
        reshuffle: |game, viewer, rng| {
            let sound = (subject::subject().reshuffle)(&game.sound, viewer, rng);
            Planted { sound, ..game.clone() }
        },
        slow_moves: |game, seat| (subject::subject().slow_moves)(&game.sound, seat),
        bound: sound.bound,
        eager: Eager::ByScore,
        one_state_in: sound.one_state_in,
        adds_up: sound.adds_up,
        folder: sound.folder,
    }
}

fn broken_law<const FLAW: u8>() -> Option<Law> {
    conformance::run(&subject::<FLAW>(), 50).err().map(|failure| failure.law)
}

#[test]
fn the_sound_game_breaks_no_promise() {
    assert_eq!(broken_law::<{ u8::MAX }>(), None);
}

/// An author's reshuffle that changes nothing would make every check of secrets idle.
#[test]
fn a_reshuffle_without_effect_is_caught() {
    let idle = Subject { reshuffle: |game: &pips::Pips, _, _| game.clone(), ..subject::subject() };
    let failure = conformance::run(&idle, 50).expect_err("an idle hook");
    assert_eq!(failure.law, Law::ImaginationVaries);
}

#[test]
fn a_census_of_nothing_is_caught() {
    let idle = Subject { census: |_: &pips::Pips| vec![], ..subject::subject() };
    assert_eq!(conformance::run(&idle, 1).expect_err("an idle hook").law, Law::PiecesAreConserved);
}

#[test]
#[should_panic(expected = "tells")]
fn a_count_that_tells_what_is_hidden_is_caught() {
    let shown = |view: &pips::View| view.seats.map(|_, seat| seat.hand.clone());
    unseen::check(&subject::<{ Flaw::ShowsAHandInTheView as u8 }>(), 1, shown, |game, viewer| {
        shown(&game.view(viewer))
    });
}

#[test]
#[should_panic(expected = "left")]
fn a_count_that_is_not_what_is_hidden_is_caught() {
    unseen::check(&subject::subject(), 1, |view| view.unseen().len(), |game, _| game.bag().len());
}

macro_rules! caught {
    ($($name:ident: $flaw:ident breaks $law:ident;)*) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(broken_law::<{ Flaw::$flaw as u8 }>(), Some(Law::$law));
            }
        )*

        #[test]
        fn every_law_has_a_planted_defect() {
            // The last one takes an idle hook, not a flaw of the game.
            let caught = [$(Law::$law,)* Law::ImaginationVaries];
            let idle: Vec<_> = Law::ALL.into_iter().filter(|law| !caught.contains(law)).collect();
            assert_eq!(idle, []);
        }
    };
}

caught! {
    rule_defect_a_lost_move_is_caught: LosesAMove breaks SlowGeneratorAgrees;
    rule_defect_a_repeated_move_is_caught: ListsAMoveTwice breaks MovesAreListed;
    rule_defect_a_taken_cell_allowed_is_caught: AllowsATakenCell breaks CheckAgreesWithList;
    rule_defect_a_listed_move_refused_is_caught: RefusesAListedMove breaks CheckAgreesWithList;
    rule_defect_an_odd_move_allowed_is_caught: AllowsACellOffTheRow breaks CheckAgreesWithList;
    rule_defect_an_unlisted_move_drawn_is_caught: DrawsAnUnlistedMove breaks RandomMoveIsListed;
    rule_defect_a_preferred_move_is_caught: PrefersTheFirstMove breaks RandomMoveIsEven;
    rule_defect_a_listed_move_respelled_is_caught: RespellsAListedMove breaks CanonicalIsStable;
    rule_defect_a_refusal_with_a_trace_is_caught: RefusesWithATrace breaks RefusedChangesNothing;
    rule_defect_a_refusal_without_a_rule_is_caught: NamesNoRule breaks RulesAreNamed;
    rule_defect_a_misspelled_outcome_is_caught: MisspellsAnOutcome breaks NotationRoundTrips;
    rule_defect_an_impossible_draw_is_caught: DrawsWhatIsNotInTheBag breaks SampledIsPossible;
    rule_defect_any_outcome_taken_is_caught: TakesAnyOutcome breaks PossibleKeepsPieces;
    rule_defect_a_lost_stone_is_caught: LosesAStone breaks PiecesAreConserved;
    rule_defect_an_endless_match_is_caught: NeverEnds breaks Ends;
    rule_defect_a_wrong_sum_is_caught: MiscountsThePoints breaks LinesAddUp;
    rule_defect_a_game_without_sides_is_caught: MakesAllPartners breaks SidesAgree;
    rule_defect_hidden_final_scores_are_caught: HidesTheFinalScores breaks FinalScoresAreOpen;
    leak_of_a_hand_in_view_and_events_is_caught: ShowsAndTellsAHand breaks SameInformation;
    leak_of_a_hand_in_the_view_alone_is_caught: ShowsAHandInTheView breaks EventsMatchViews;
    leak_of_everything_everywhere_is_caught: ImaginesTheTruth breaks SameInformation;
    leak_of_a_favourite_in_the_scores_is_caught: ShowsAFavouriteInTheScores breaks SameInformation;
    leak_of_a_draw_in_an_event_is_caught: TellsADraw breaks EventsMatchViews;
    leak_of_a_secret_choice_in_an_event_is_caught: TellsAChoice breaks EventsMatchViews;
    leak_of_a_hand_in_an_error_is_caught: HintsInAnError breaks SameInformation;
    an_event_kept_back_is_caught: KeepsAnEventBack breaks EventsMatchViews;
    an_unmarked_reveal_is_caught: RevealsUnmarked breaks RevealsAreMarked;
    reading_that_forgets_a_hand_is_caught: ForgetsAHandInReading breaks ViewsReadBack;
    reading_that_mistakes_a_fact_is_caught: MistakesAFactInReading breaks EventsReadBack;
    imagination_that_forgets_the_hand_is_caught: ForgetsTheOwnHandInImagination breaks DeterminizeKeepsView;
    imagination_that_forgets_a_move_is_caught: ForgetsAMoveInImagination breaks DeterminizeKeepsMoves;
    imagination_that_loses_a_stone_is_caught: LosesAStoneInImagination breaks ImaginedIsSound;
    a_referee_who_misses_something_is_caught: HidesFromTheReferee breaks RefereeSeesAll;
    nondeterminism_in_a_draw_is_caught: DrawsByACounter breaks Deterministic;
    nondeterminism_in_a_move_is_caught: PlaysByACounter breaks Deterministic;
    nondeterminism_in_the_setup_is_caught: StartsByACounter breaks Deterministic;
    a_state_that_listens_to_its_audience_is_caught: ListensToTheAudience breaks ReplayEqualsLive;
    an_order_of_secret_choices_that_matters_is_caught: RewardsTheLastToChoose breaks SimultaneousCommutes;
}
