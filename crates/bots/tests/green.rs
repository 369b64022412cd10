//! The strong player of GREEN: legal, repeatable, blind to secrets, quick to answer, and better than greed.

use bots::{BotKind, Budget, Limits, Need, Term};
use green::{Green, GreenOptions, Move};
use tabletop::{Game, GameRng, Options, Seat, Seed, Viewer, ranks};

use crate::support::matches::{ask, play};

const FEW: Budget = Budget::Playouts(12);

#[test]
fn it_is_legal_repeatable_and_blind_to_secrets_in_every_mode() {
    let mut imagination = GameRng::from_seed(&Seed::from(1));
    let mut n_other = 0;
    for options in GreenOptions::all_modes() {
        play(&options, 7, |game: &Green, seat, number| {
            let limits = Limits::new(FEW);
            let here = ask(BotKind::Strong, game, seat, number, &limits);
            // The same view, so the same question: whoever answers otherwise is not repeatable, or sees too much.
            let other = Green::determinize(&game.view(Viewer::Seat(seat)), &mut imagination);
            assert_eq!(here, ask(BotKind::Strong, &other, seat, number, &limits));
            n_other += u32::from(other != *game);
            for candidate in &here.candidates {
                assert_eq!(game.check(seat, &candidate.mv), Ok(()), "{}", candidate.mv);
            }
            here.mv
        });
    }
    assert!(n_other > 100, "too few different states to show anything: {n_other}");
}

/// The share of the first place in a hundred matches of two, each deal from both seats.
fn percent(budget: Budget, deals: u64) -> u64 {
    let options = GreenOptions::from_text("seats=2").expect("sound options");
    let mut halves = 0;
    for (deal, own) in (0..deals).flat_map(|deal| [(deal, 0), (deal, 1)]) {
        let game = play(&options, deal, |game: &Green, seat, number| {
            let is_own = seat.number() == own;
            let kind = if is_own { BotKind::Strong } else { BotKind::Greedy };
            let budget = if is_own { budget } else { Budget::DEFAULT };
            ask(kind, game, seat, 1000 * deal + number, &Limits::new(budget)).mv
        });
        let ranks = ranks(&game.scores(Viewer::Referee), |seat| seat);
        halves += match ranks[Seat::new(own)].cmp(&ranks[Seat::new(1 - own)]) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
    }
    halves * 25 / deals
}

#[test]
fn it_beats_greed_even_at_first_sight_and_with_little_thought() {
    let sight = percent(Budget::Playouts(1), 30);
    assert!(sight >= 85, "{sight} %");
    let thought = percent(FEW, 15);
    assert!(thought >= 75, "{thought} %");
}

#[test]
fn who_is_called_off_answers_at_once_with_what_looks_best() {
    let options = GreenOptions::from_text("seats=3").expect("sound options");
    play(&options, 3, |game: &Green, seat, number| {
        let called_off = Limits::new(Budget::DEFAULT).until(&|| true);
        let advice = ask(BotKind::Strong, game, seat, number, &called_off);
        assert_eq!(
            advice.mv,
            ask(BotKind::Strong, game, seat, number, &Limits::new(Budget::Playouts(1))).mv
        );
        advice.mv
    });
}

#[test]
fn a_hint_says_what_is_still_needed() {
    let options = GreenOptions::from_text("seats=2").expect("sound options");
    let mut n_shorter = 0;
    play(&options, 5, |game: &Green, seat, number| {
        let advice = ask(BotKind::Strong, game, seat, number, &Limits::new(FEW));
        let needed = advice.reason.iter().find_map(|term| {
            let Term::StillNeeded { what: Need::Shots, before, after } = term else { return None };
            Some((*before, *after))
        });
        if advice.reason != [Term::OnlyMove] {
            assert!(advice.reason.iter().any(|term| matches!(term, Term::Outlook { .. })));
            assert_eq!(needed.is_some(), matches!(advice.mv, Move::Hit(_) | Move::Draw(_)));
        }
        n_shorter += u32::from(needed.is_some_and(|(before, after)| after < before));
        advice.mv
    });
    assert!(n_shorter > 3, "hardly a move brings anybody nearer: {n_shorter}");
}
