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
        Term::Opens { category, points } => format!("opens {points} more in {category}"),
        Term::Denies { category, points } => format!("denies {points} in {category}"),
        Term::Leaves { category, points } => format!("leaves the next {points} in {category}"),
        Term::Outlook { percent } => format!("outlook {percent} %"),
        Term::StillNeeded { what, before, after } => {
            format!("{what} still needed: {before} before, {after} after")
        }
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
        let needed = Term::StillNeeded { what: "shots", before: 4, after: 3 };
        assert_eq!(reason(&[needed]), "shots still needed: 4 before, 3 after");
        let terms = [
            Term::Opens { category: "blue".into(), points: 2 },
            Term::Denies { category: "green".into(), points: 4 },
            Term::Leaves { category: "yellow".into(), points: 1 },
        ];
        assert_eq!(
            reason(&terms),
            "opens 2 more in blue, denies 4 in green, leaves the next 1 in yellow"
        );
        assert_eq!(reason(&[Term::Rule { rule: "GR-15" }]), "a bot has to (GR-15)");
        assert_eq!(reason(&[]), "changes no points at once");
    }
}
