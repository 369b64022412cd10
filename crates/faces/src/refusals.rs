//! Why something is refused, and what is wrong with logs.

use table::{FaultKind, LogFault, SubmitError};
use tabletop::{Figure, SeatSet};
use texts::{Argument, Message, message};

/// Why a table refuses a step of this game.
pub fn refusal(game: &str, error: &SubmitError) -> Message {
    match error {
        SubmitError::Illegal { reason, figures, message, .. } => {
            illegal(game, reason, figures, message)
        }
        SubmitError::NotYourTurn { to_act, .. } => not_your_turn(*to_act),
        SubmitError::Over => message!("problem-match-over"),
        SubmitError::Stale { .. } => message!("problem-match-stale"),
        // Whoever writes notation by hand is told where it went wrong.
        SubmitError::Malformed(error) => message!("malformed-move", n = error.column),
    }
}

fn not_your_turn(to_act: SeatSet) -> Message {
    if to_act.is_empty() {
        return message!("problem-move-not-your-turn");
    }
    message!("not-your-turn", who = to_act.iter().collect::<Argument>())
}

/// Why the rules of a game refuse something: by the name that they have for it (`CellTaken`) and its figures, or, if
/// the catalogue does not know it, in the words of whoever refused it.
pub fn illegal(game: &str, reason: &str, figures: &[Figure], otherwise: &str) -> Message {
    let refused = Message::named(&format!("{game}-refused-"), reason).otherwise(otherwise);
    let figures = ["one", "two"].into_iter().zip(figures);
    figures.fold(refused, |refused, (name, figure)| refused.about(name, figure.clone()))
}

/// What is wrong with a log of this game, if that is known, in a sentence.
pub fn log_fault(game: Option<&str>, fault: &LogFault) -> Message {
    let line = fault.line;
    match &fault.kind {
        FaultKind::Refused(error) => {
            let why = refusal(game.unwrap_or_default(), error);
            match error.rule() {
                Some(rule) => {
                    let rule = rule.to_owned();
                    message!("log-fault-refused-with-rule", line = line, why = why, rule = rule)
                }
                None => message!("log-fault-refused", line = line, why = why),
            }
        }
        FaultKind::Missing(wanted) => {
            message!("log-fault-missing", line = line, one = wanted.clone())
        }
        FaultKind::Game(id) => message!("log-fault-game", line = line, one = id.clone()),
        FaultKind::Notation(column) => message!("log-fault-notation", line = line, one = *column),
        FaultKind::Other => message!("log-fault-other", line = line),
        FaultKind::Options => message!("log-fault-options", line = line),
        FaultKind::Draw => message!("log-fault-draw", line = line),
        FaultKind::Commitment => message!("log-fault-commitment", line = line),
        FaultKind::State => message!("log-fault-state", line = line),
        FaultKind::Result => message!("log-fault-result", line = line),
        FaultKind::More => message!("log-fault-more", line = line),
    }
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find, games};
    use tabletop::{Seat, Seed};
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    #[test]
    fn every_refusal_is_said_with_its_figures_in_every_language() {
        for game in games() {
            for (name, text) in game.refusals() {
                let figures: Vec<Figure> =
                    text.matches('{').enumerate().map(|(n, _)| Figure::of(&n)).collect();
                let refused = illegal(game.id(), name, &figures, "");
                for language in Language::ALL {
                    // It panics where something cannot be filled in.
                    let told = Catalogue::of(*language).tell(&refused, &Nameless { me: None });
                    assert!(!told.is_empty(), "{name} in {}", language.tag());
                }
            }
        }
    }

    #[test]
    fn a_refusal_is_said_in_the_words_of_the_catalogue_with_its_figures() {
        let options = [("mode", "solo")];
        let table =
            find("ingenious").unwrap().open(&options, Dealer::Seeded(Seed::from(1))).unwrap();
        let mv = table.legal_moves(Seat::new(0)).swap_remove(0);
        let tile = mv.split(' ').next().unwrap();
        let english = Catalogue::of(Language::ENGLISH);
        let refused = |mv: &str| {
            let error = table.preview(Seat::new(0), mv).unwrap_err();
            english.tell(&refusal("ingenious", &error), &Nameless { me: None })
        };
        let apart = format!("{tile} 0,0 3,0");
        let spaces = [("one", "0,0".into()), ("two", "3,0".into())];
        assert_eq!(refused(&apart), english.say("ingenious-refused-not-adjacent", &spaces));
        let other = if tile == "RG" { "RB" } else { "RG" };
        let elsewhere = mv.replacen(tile, other, 1);
        let expected = english.say("ingenious-refused-not-on-rack", &[("one", other.into())]);
        assert_eq!(refused(&elsewhere), expected);
        assert_eq!(refused("what"), english.say("malformed-move", &[("n", 1.into())]));
    }

    #[test]
    fn whoever_is_not_on_turn_learns_who_is() {
        let table = find("pips").unwrap();
        let table = table.open(&[("start", "0")], Dealer::Seeded(Seed::from(1))).unwrap();
        let refused = |seat| {
            let error = table.preview(Seat::new(seat), "favour 1").unwrap_err();
            let people = Nameless { me: Some(Seat::new(seat)) };
            Catalogue::of(Language::ENGLISH).tell(&refusal("pips", &error), &people)
        };
        assert_eq!(refused(4), "you’re waiting for Seat 0 and Seat 1");
    }
}
