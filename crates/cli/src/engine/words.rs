//! A bot's reason in words.

use table::Term;

/// The terms as one phrase.
pub(super) fn reason(terms: &[Term]) -> String {
    if terms.is_empty() {
        return "changes no points at once".to_owned();
    }
    terms.iter().map(term).collect::<Vec<_>>().join(", ")
}

fn term(term: &Term) -> String {
    match term {
        Term::OnlyMove => "the only move".to_owned(),
        Term::AtRandom => "chosen at random".to_owned(),
        Term::Rule { rule } => format!("a bot has to ({rule})"),
        // A marker can move without a point, as in a duel.
        Term::Points { category, count, points: 0 } => format!("{category} {count:+}"),
        Term::Points { category, points, .. } => format!("{category} {points:+} points"),
        Term::Rank { before, after } => format!("from rank {before} to {after}"),
        Term::Outlook { percent } => format!("outlook {percent} %"),
        Term::Expected { points } => format!("{points} points expected"),
        Term::Plan { part, number: Some(number) } => format!("{part} of number {number}"),
        Term::Plan { part, number: None } => format!("{part} as planned"),
        Term::Ahead { points } => format!("{points} points ahead of anything else"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_words() {
        let points = |points| Term::Points { category: "red".into(), count: 3, points };
        let terms = [points(1), points(0), Term::Rank { before: 2, after: 1 }];
        assert_eq!(reason(&terms), "red +1 points, red +3, from rank 2 to 1");
        assert_eq!(reason(&[Term::Rule { rule: "GR-15" }]), "a bot has to (GR-15)");
        assert_eq!(reason(&[]), "changes no points at once");
    }
}
