//! Why a bot would make a move.

use bots::{Need, Part, Sort, Term};
use texts::{Message, message};

use crate::face::GameFace;
use crate::points::{category, points, unnamed};

/// The pieces of a reason, to be shown side by side; at least one.
pub fn reason(game: &str, terms: &[Term]) -> Vec<Message> {
    pieces(terms, |name| category(game, name))
}

/// The same, where the game's face is at hand.
pub(crate) fn reason_of(face: GameFace, terms: &[Term]) -> Vec<Message> {
    pieces(terms, |name| face.category(name))
}

/// The same with categories by their names: for programs.
pub fn reason_by_names(terms: &[Term]) -> Vec<Message> {
    pieces(terms, unnamed)
}

fn pieces(terms: &[Term], category: impl Fn(&str) -> Message) -> Vec<Message> {
    if terms.is_empty() {
        return vec![message!("reason-none")];
    }
    terms.iter().map(|term| piece(term, &category)).collect()
}

fn piece(term: &Term, category: impl Fn(&str) -> Message) -> Message {
    match term {
        Term::OnlyMove => message!("reason-only-move"),
        Term::AtRandom => message!("reason-at-random"),
        Term::Rule { rule } => message!("reason-rule", rule = rule.clone().into_owned()),
        // A marker can move without a point, as in a duel.
        Term::Points { category: name, count: n, points: 0 }
        | Term::Points { category: name, points: n, .. } => points(category(name), *n),
        Term::Rank { before, after } => {
            message!("reason-rank", before = *before, after = *after)
        }
        Term::Opens { category: name, points } => {
            message!("reason-opens", what = category(name), n = *points)
        }
        Term::Denies { category: name, points } => {
            message!("reason-denies", what = category(name), n = *points)
        }
        Term::Leaves { category: name, points } => {
            message!("reason-leaves", what = category(name), n = *points)
        }
        Term::Outlook { percent } => message!("reason-outlook", percent = *percent),
        Term::StillNeeded { what, after, .. } => needed(*what, *after),
        Term::Expected { points } => message!("reason-expected", n = *points),
        Term::Foreseen { category: name, points } => {
            message!("reason-foreseen", what = category(name), n = *points)
        }
        Term::Plan { part, number: Some(number) } => {
            message!("reason-plan-hole", part = part_of(*part).to_owned(), n = *number)
        }
        Term::Plan { part, number: None } => {
            message!("reason-plan", part = part_of(*part).to_owned())
        }
        Term::Ahead { points, than } => ahead(*points, *than),
    }
}

fn needed(what: Need, n: u8) -> Message {
    match what {
        Need::Shots => message!("reason-needs-shots", n = n),
        Need::Turns => message!("reason-needs-turns", n = n),
        Need::Tees => message!("reason-needs-tees", n = n),
        Need::Greens => message!("reason-needs-greens", n = n),
        Need::Straights => message!("reason-needs-straights", n = n),
        Need::Corners => message!("reason-needs-corners", n = n),
        Need::SceneryTiles => message!("reason-needs-scenery", n = n),
    }
}

/// Which part of a hole the message chooses its words for.
const fn part_of(part: Part) -> &'static str {
    match part {
        Part::Tee => "tee",
        Part::Green => "green",
        Part::Straight => "straight",
        Part::Corner => "corner",
        Part::Scenery => "scenery",
    }
}

fn ahead(n: i32, than: Sort) -> Message {
    match than {
        Sort::Build => message!("reason-ahead-of-build", n = n),
        Sort::Pass => message!("reason-ahead-of-pass", n = n),
        Sort::Collect => message!("reason-ahead-of-collect", n = n),
        Sort::Stop => message!("reason-ahead-of-stop", n = n),
        Sort::Land | Sort::Promise | Sort::Return | Sort::Number => {
            message!("reason-ahead-of-others", n = n)
        }
    }
}

#[cfg(test)]
mod tests {
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    fn said(terms: &[Term]) -> String {
        let english = Catalogue::of(Language::ENGLISH);
        let tell = |message: &Message| english.tell(message, &Nameless { me: None });
        english.labels(reason("ingenious", terms).iter().map(tell))
    }

    #[test]
    fn every_reason_of_a_bot_has_words() {
        let points = |points| Term::Points { category: "red".into(), count: 3, points };
        let terms = [points(1), points(0), Term::Rank { before: 2, after: 1 }];
        assert_eq!(said(&terms), "red +1 · red +3 · rank 2 to rank 1");
        assert_eq!(said(&[Term::Rule { rule: "GR-15".into() }]), "GR-15 leaves no choice");
        let colour = || "red".to_owned();
        let ahead = [
            Term::Opens { category: colour(), points: 2 },
            Term::Denies { category: colour(), points: 4 },
            Term::Leaves { category: colour(), points: 1 },
        ];
        assert_eq!(
            said(&ahead),
            "sets up 2 more points in red · denies others 4 points in red · leaves the next player 1 point in red"
        );
        let planned = [
            Term::StillNeeded { what: Need::Shots, before: 4, after: 3 },
            Term::Expected { points: 151 },
            Term::Foreseen { category: colour(), points: 52 },
            Term::Plan { part: Part::Tee, number: Some(3) },
            Term::Ahead { points: 2, than: Sort::Pass },
        ];
        assert_eq!(
            said(&planned),
            "3 shots to go · 151 points expected · 52 points expected for red · the tee of hole 3, as planned · 2 points better than passing"
        );
        assert_eq!(said(&[]), "best position afterwards");
    }
}
