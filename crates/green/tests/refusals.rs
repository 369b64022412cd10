//! Each refusal by itself: where it is met, which rule it names, and in what words.

use green::{Green, Illegal, Illegal::*};
use tabletop::{BreaksRule, Game};
use testkit::script;

use crate::support::position::position;

/// A position, what happens in it, and then steps with the reason why they are refused.
type Case<'a> = (&'a str, &'a str, &'a [(&'a str, Illegal)]);

const CASES: &[Case<'_>] = &[
    // Draw.
    (
        "display chipper,-,-,-
        seat caddies 0
        seat",
        "",
        &[
            ("draw 4", NoSuchSlot),
            ("draw 255", NoSuchSlot),
            ("draw 1", EmptySlot),
            ("refresh", NoCaddieToRefresh),
            ("discard chipper", NoDiscardDue),
            ("takeback -", NoTakeBackDue),
            ("takeback chipper", NoTakeBackDue),
            ("golfer sand_king", NoGolfers),
        ],
    ),
    ("seat\nseat", "", &[("refresh", NothingOnDisplay), ("draw 0", EmptySlot)]),
    (
        "display chipper,-,-,-
        seat hand wood_tail,wood_tail,wood_head,wood_head,iron_head,iron_head,iron_tail,iron_tail
        seat",
        "",
        &[("draw 0", HandFull), ("refresh", HandFull)],
    ),
    (
        "display chipper,-,-,-
        seat hand wood_tail
        seat",
        "0: refresh
        chance: reveal chipper,chipper,chipper,chipper",
        &[
            ("hit wood_tail", MustDraw),
            ("retire", MustDraw),
            ("discard wood_tail", NoDiscardDue),
            ("takeback -", NoTakeBackDue),
        ],
    ),
    // Clubs, numbers and powers.
    (
        "seat ball 4 hand putter_2,hybrid_2,hybrid_3,wedge_fixed,iron_head,chipper,wood_tail played
        seat ball 4 row chipper",
        "",
        &[
            ("hit putter_2", ChooseNumber),
            ("hit putter_2=3", NumberNotOnClub),
            ("hit putter_2=255 power", NumberNotOnClub),
            ("hit chipper=2", NoChoice),
            ("hit hybrid_2=2 with hybrid_3", NoChoice),
            ("hit wood_head", NotInHand),
            ("hit wood_z", NotInHand),
            ("hit hybrid_2 with hybrid_2", NotInHand),
            ("hit hybrid_2 with hybrid_4", NotInHand),
            ("hit hybrid_2 with putter_2", NotAPair),
            ("hit putter_2=1 with hybrid_2", NotAPair),
            ("hit hybrid_3 with hybrid_2", PairSpelling),
            ("hit hybrid_2 power", HybridAlone),
            ("hit hybrid_2 with hybrid_3 power", OnePower),
            ("hit hybrid_2 with hybrid_3 borrow 1", OnePower),
            ("hit wood_tail power borrow 1", OnePower),
            ("hit wedge_fixed power", WedgeWay),
            ("hit chipper power skip", NotAWedge),
            ("hit wood_tail borrow 1 sand", NotAWedge),
            ("hit wedge_fixed power sand", Useless),
            ("hit wedge_fixed power skip", Useless),
            ("hit putter_2=2 power", Useless),
            ("hit wood_tail power", WoodNotFirst),
            ("hit chipper borrow 1", OwnPower),
            ("hit wood_tail borrow 0", NotAnOpponent),
            ("hit wood_tail borrow 3", NotAnOpponent),
            ("hit wood_tail golfer sand_king", NoGolfers),
        ],
    ),
    ("seat hand iron_head\nseat", "", &[("hit iron_head power", NothingToHitWith)]),
    (
        "options seats=4
        seat hand chipper caddies 0
        seat ball retired
        seat played
        seat ball 3 row hybrid_2+hybrid_3",
        "",
        &[
            ("hit chipper borrow 1", LenderRetired),
            ("hit chipper borrow 2", LenderHasNoClub),
            ("hit chipper borrow 3", HybridNotBorrowed),
        ],
    ),
    (
        "seat hand chipper caddies 0
        seat ball 3 row wood_tail",
        "",
        &[("hit chipper borrow 1", NoCaddieToBorrow)],
    ),
    (
        "display chipper,-,-,-
        seat hand iron_head,chipper
        seat",
        "0: hit iron_head power",
        &[
            ("draw 0", MustHit),
            ("refresh", MustHit),
            ("retire", MustHit),
            ("hit iron_head", NotInHand),
            ("discard chipper", NoDiscardDue),
            ("takeback iron_head", NoTakeBackDue),
        ],
    ),
    // After a hole, or a retirement.
    (
        "seat ball 5 hand wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper row iron_head|iron_tail
        seat",
        "0: retire",
        &[
            ("hit chipper", RetireDiscardFirst),
            ("draw 0", RetireDiscardFirst),
            ("refresh", RetireDiscardFirst),
            ("retire", RetireDiscardFirst),
            ("takeback iron_head", RetireDiscardFirst),
            ("discard putter_1", DiscardNotHeld),
        ],
    ),
    (
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row putter_1
        seat ball 1 hand hybrid_2,hybrid_3,hybrid_3,hybrid_4,hybrid_4,chipper,chipper row chipper|wood_head",
        "1: hit hybrid_2",
        &[
            ("hit chipper", MustDiscard),
            ("draw 0", MustDiscard),
            ("refresh", MustDiscard),
            ("retire", MustDiscard),
            ("takeback -", MustDiscard),
            ("discard putter_1", DiscardNotHeld),
        ],
    ),
    (
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 caddies 2 row wood_tail|wood_tail|wood_head|putter_1
        seat ball 1 hand chipper",
        "1: hit chipper",
        &[
            ("draw 0", TakeBackFirst),
            ("refresh", TakeBackFirst),
            ("retire", TakeBackFirst),
            ("hit wood_tail", TakeBackFirst),
            ("discard wood_tail", TakeBackFirst),
            ("takeback chipper", NotInRow),
            ("takeback wood_z", NotInRow),
            ("takeback putter_1,putter_1", NotInRow),
            ("takeback wood_tail,wood_tail,putter_1", MixedTypes),
            ("takeback wood_tail,wood_tail,wood_head", TooFewCaddies),
            ("takeback wood_head,wood_tail", TakeBackSpelling),
        ],
    ),
    (
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row putter_1|putter_1 hand wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper
        seat ball 1 hand putter_2",
        "1: hit putter_2=1",
        &[("takeback putter_1,putter_1", HandWouldOverflow)],
    ),
    // Chance.
    (
        "display chipper,-,-,-
        seat
        seat",
        "0: draw 0",
        &[
            ("chance reveal wood_tail", OtherCount),
            ("chance reveal chipper,chipper,chipper,wood_z", NotInDeck),
            ("chance reveal putter_1,putter_1,putter_1,chipper", NotInDeck),
            ("chance course C1,C2,C3", OtherOutcomeDue),
            ("chance wind 3", OtherOutcomeDue),
            ("chance start 0", OtherOutcomeDue),
        ],
    ),
    (
        "display iron_head,iron_head,iron_tail,iron_tail
        turn 1
        seat ball retired
        seat",
        "1: retire",
        &[
            ("chance course C1,C2,C3", NotACourse),
            ("chance course C1,C2,C3,C3", NotACourse),
            ("chance course C1,C2,C3,C9", NotACourse),
            ("chance course C1,C2,C3,C4,C5", NotACourse),
            ("chance reveal chipper", OtherOutcomeDue),
        ],
    ),
    (
        "display iron_head,iron_head,iron_tail,iron_tail
        turn 1
        seat ball retired
        seat",
        "1: retire
        chance: course C1,C2,C3,C4",
        &[("chance wind 0", NoSuchWind), ("chance wind 7", NoSuchWind)],
    ),
    (
        "options seats=3
        hole 2 cards C1,C2,C3,C4
        display iron_head,iron_head,iron_tail,iron_tail
        turn 1
        seat ball retired holes 8
        seat holes 3
        seat ball retired holes 3",
        "1: retire
        chance: course C1,C2,C3,C4,C5
        chance: wind 1",
        &[("chance start 0", CannotStart), ("chance start 3", CannotStart)],
    ),
    // Golfers.
    (
        "options pro_golfers=true
        phase golfers turn 1
        display chipper,chipper,chipper,chipper
        seat golfer sand_king
        seat",
        "",
        &[
            ("draw 0", GolferFirst),
            ("refresh", GolferFirst),
            ("retire", GolferFirst),
            ("hit chipper", GolferFirst),
            ("discard chipper", GolferFirst),
            ("takeback -", GolferFirst),
            ("golfer sand_king", GolferTaken),
        ],
    ),
    (
        "options pro_golfers=true
        wind 4
        seat hand iron_head,wood_head golfer sand_king caddies 0
        seat ball 3 row wood_tail golfer wind_master",
        "",
        &[
            ("golfer ultra_lob", NoGolferDue),
            ("hit wood_head borrow 1", NoBorrowing),
            ("hit wood_head golfer wind_master", WindAmount),
            ("hit wood_head golfer wind_master+3", WindAmount),
            ("hit wood_head golfer sand_king+1", NotTheWindMaster),
            ("hit wood_head golfer wind_master+2", NoCaddieForGolfer),
            ("hit wood_head golfer from_far_away", NoCaddieForGolfer),
            ("hit wood_head golfer sand_king", Useless),
        ],
    ),
    (
        "options pro_golfers=true
        wind 4
        seat hand iron_head,wood_head golfer wind_master
        seat golfer sand_king",
        "0: hit iron_head power golfer wind_master-2",
        &[
            ("hit wood_head golfer wind_master-2", GolferUsed),
            ("hit wood_head golfer sand_king", GolferUsed),
        ],
    ),
];

/// The reason before any other spelling is tried, so that those of spelling are met, too.
fn refusal(game: &Green, step: &str) -> Option<Illegal> {
    if let Some(outcome) = step.strip_prefix("chance ") {
        return game.check_chance(&outcome.parse().expect("an outcome")).err();
    }
    let seat = game.to_act().seats().lowest().expect("somebody");
    game.check(seat, &step.parse().expect("a move")).err()
}

/// The list of all refusals; the match fails to compile as soon as one is missing.
macro_rules! all_refusals {
    ($($name:ident)*) => {{
        for illegal in [$(Illegal::$name),*] {
            match illegal {
                $(Illegal::$name => {})*
            }
        }
        [$(Illegal::$name),*]
    }};
}

const N_REFUSALS: usize = 52;

#[rustfmt::skip]
fn all() -> [Illegal; N_REFUSALS] {
    all_refusals!(
        ChooseNumber NumberNotOnClub NoChoice NoSuchSlot EmptySlot HandFull
        NoCaddieToRefresh NothingOnDisplay MustDraw NotInDeck OtherCount NotInHand
        OnePower Useless OwnPower HybridNotBorrowed NoCaddieToBorrow NotAnOpponent
        LenderRetired LenderHasNoClub HybridAlone NotAPair PairSpelling WedgeWay
        NotAWedge WoodNotFirst NothingToHitWith MustHit RetireDiscardFirst MustDiscard
        DiscardNotHeld NoDiscardDue NoTakeBackDue TakeBackFirst NotInRow TooFewCaddies
        HandWouldOverflow MixedTypes TakeBackSpelling OtherOutcomeDue NotACourse NoSuchWind
        CannotStart GolferFirst NoGolferDue GolferTaken NoGolfers GolferUsed
        NoCaddieForGolfer WindAmount NotTheWindMaster NoBorrowing
    )
}

#[test]
fn every_refusal_is_met_where_its_rule_says_so() {
    let mut met = Vec::new();
    for (text, happens, refused) in CASES {
        let game = script::run_from(position(text), happens);
        for (step, wanted) in *refused {
            assert_eq!(refusal(&game, step), Some(*wanted), "{step} in\n{text}\n{happens}");
            met.push(*wanted);
        }
    }
    for illegal in all() {
        assert!(met.contains(&illegal), "{illegal:?} is never met");
    }
}

#[test]
fn every_refusal_names_its_rule_in_a_players_words() {
    let all = all();
    let rules = include_str!("../../../docs/rules/green.md");
    for (i, illegal) in all.into_iter().enumerate() {
        let rule = illegal.rule();
        assert!(rules.contains(&format!(" ({rule})\n")), "{illegal:?}: {rule}");
        let text = illegal.to_string();
        assert!(text.starts_with(char::is_lowercase) && !text.ends_with('.'), "{text}");
        let is_repeated = all[..i].iter().any(|other| other.to_string() == text);
        assert!(!is_repeated, "{illegal:?} says the same as another: {text}");
    }
}
