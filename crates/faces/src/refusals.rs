//! Why something is refused.

use table::SubmitError;
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
        SubmitError::Malformed(error) => message!("malformed-move", why = error.to_string()),
    }
}

fn not_your_turn(to_act: SeatSet) -> Message {
    let and = |before: Argument, seat| message!("list-next", before = before, item = seat).into();
    match to_act.iter().map(Argument::from).reduce(and) {
        Some(seats) => message!("not-your-turn", who = seats),
        None => message!("problem-move-not-your-turn"),
    }
}

/// Why the rules of a game refuse something: by the name that they have for it (`CellTaken`) and its figures, or, if
/// the catalogue does not know it, in the words of whoever refused it.
pub fn illegal(game: &str, reason: &str, figures: &[Figure], otherwise: &str) -> Message {
    let refused = Message::named(&format!("{game}-refused-"), reason).otherwise(otherwise);
    let figures = ["one", "two"].into_iter().zip(figures);
    figures.fold(refused, |refused, (name, figure)| refused.about(name, figure.clone()))
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{BreaksRule, Game, Seat, Seed};
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    /// One of each refusal of a game that has figures.
    fn with_figures(game: &str) -> Vec<(&'static str, Vec<Figure>)> {
        fn all<I: BreaksRule>(
            refusals: impl IntoIterator<Item = I>,
        ) -> Vec<(&'static str, Vec<Figure>)> {
            refusals.into_iter().map(|it| (it.name(), it.figures())).collect()
        }
        match game {
            "ingenious" => {
                use ingenious::{Colour, Hex, Illegal, Tile};
                let (at, tile) = (Hex::new(1, -5), Tile::new(Colour::Red, Colour::Blue));
                all([
                    Illegal::NotOnRack(tile),
                    Illegal::OutsideArea(at),
                    Illegal::CellCovered(at),
                    Illegal::CellPrinted(at),
                    Illegal::NotAdjacent(at, at),
                    Illegal::TooFewOnRack(tile),
                    Illegal::NotSwappable(tile),
                    Illegal::WrongNumber { wanted: 6, found: 1 },
                    Illegal::NotInBag(tile),
                    Illegal::SetAside(tile),
                    Illegal::DuelSetAside(tile),
                ])
            }
            "minigolf" => {
                use minigolf::{Cell, Illegal};
                let at = Cell { x: 1, y: 2 };
                all([
                    Illegal::NoHole(at),
                    Illegal::NotTheTee(at),
                    Illegal::TwoNumbers(at),
                    Illegal::NotWhereItStands(at),
                    Illegal::WrongNumberOfNumbers(3),
                    Illegal::WrongDraw(6),
                ])
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn every_refusal_has_the_figures_that_its_message_names() {
        fn names<G: Game>() -> (&'static str, &'static [&'static str]) {
            (G::ID, <G::Illegal as BreaksRule>::NAMES)
        }
        let games = [
            names::<minigolf::Minigolf>(),
            names::<ingenious::Ingenious>(),
            names::<green::Green>(),
            names::<pips::Pips>(),
        ];
        for (game, names) in games {
            let with_figures = with_figures(game);
            for name in names {
                let figures = with_figures.iter().find(|it| it.0 == *name);
                let refused = illegal(game, name, figures.map_or(&[], |it| &it.1), "");
                // It panics where something cannot be filled in.
                let told = Catalogue::of(Language::English).tell(&refused, &Nameless { me: None });
                assert!(!told.is_empty(), "{name}");
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

    #[test]
    fn whoever_is_not_on_turn_learns_who_is() {
        let table = find("pips").unwrap();
        let table = table.open(&[("start", "0")], Dealer::Seeded(Seed::from(1))).unwrap();
        let refused = |seat| {
            let error = table.preview(Seat::new(seat), "favour 1").unwrap_err();
            let people = Nameless { me: Some(Seat::new(seat)) };
            Catalogue::of(Language::English).tell(&refusal("pips", &error), &people)
        };
        assert_eq!(refused(4), "it is the turn of Seat 0, Seat 1");
    }
}
