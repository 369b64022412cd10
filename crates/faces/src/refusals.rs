//! Why something is refused.

use table::SubmitError;
use texts::{Message, message};

/// Why a table refuses a step of this game.
pub fn refusal(game: &str, error: &SubmitError) -> Message {
    match error {
        SubmitError::Illegal { reason, figures, message, .. } => {
            illegal(game, reason, figures, message)
        }
        SubmitError::NotYourTurn { .. } => message!("problem-move-not-your-turn"),
        SubmitError::Over => message!("problem-match-over"),
        SubmitError::Stale { .. } => message!("problem-match-stale"),
        // Whoever writes notation by hand is told where it went wrong.
        SubmitError::Malformed(error) => message!("malformed-move", why = error.to_string()),
    }
}

/// Why the rules of a game refuse something: by the name that they have for it (`CellTaken`) and its figures, or, if
/// the catalogue does not know it, in the words of whoever refused it.
pub fn illegal(game: &str, reason: &str, figures: &[String], otherwise: &str) -> Message {
    let figure = |n: usize| figures.get(n).cloned().unwrap_or_default();
    Message::named(&format!("{game}-refused-"), reason)
        .about("one", figure(0))
        .about("two", figure(1))
        .otherwise(otherwise)
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{Seat, Seed};
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    #[test]
    fn a_refusal_is_said_in_the_words_of_the_catalogue_with_its_figures() {
        let options = [("mode", "solo")];
        let table =
            find("ingenious").unwrap().open(&options, Dealer::Seeded(Seed::from(1))).unwrap();
        let mv = table.legal_moves(Seat::new(0)).swap_remove(0);
        let tile = mv.split(' ').next().unwrap();
        let english = Catalogue::of(Language::English);
        let refused = |mv: &str| {
            let error = table.preview(Seat::new(0), mv).unwrap_err();
            english.tell(&refusal("ingenious", &error), &Nameless { me: None })
        };
        let apart = format!("{tile} 0,0 3,0");
        assert_eq!(refused(&apart), english.say("ingenious-refused-not-adjacent", &[]));
        let other = if tile == "RG" { "RB" } else { "RG" };
        let elsewhere = mv.replacen(tile, other, 1);
        let expected = english.say("ingenious-refused-not-on-rack", &[("one", other.into())]);
        assert_eq!(refused(&elsewhere), expected);
        assert!(refused("what").starts_with("column 1"), "{}", refused("what"));
    }
}
