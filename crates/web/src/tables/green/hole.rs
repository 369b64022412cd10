//! What is drawn of a view.

use green::{Kind, Strike, View};

/// What a club strikes at the present wind: `3`, or `0–3` if that is chosen.
pub(super) fn strike(view: &View, club: Kind) -> String {
    match view.content.strike(club) {
        strike @ Strike::Choice(_) => strike.to_string(),
        strike @ (Strike::Wind(_) | Strike::Fixed(_)) => {
            strike.printed(None, view.wind.unwrap_or(1)).to_string()
        }
    }
}

/// Equal clubs together, in the order of the list.
pub(super) fn stacks(clubs: &[Kind]) -> Vec<(Kind, usize)> {
    let mut stacks: Vec<(Kind, usize)> = Vec::new();
    for &club in clubs {
        match stacks.iter_mut().find(|(other, _)| *other == club) {
            Some((_, n)) => *n += 1,
            None => stacks.push((club, 1)),
        }
    }
    stacks
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{Seed, Viewer};

    use super::*;

    fn club(id: &str) -> Kind {
        id.parse().unwrap()
    }

    #[test]
    fn a_club_strikes_what_is_printed_for_the_wind() {
        let table = find("green").unwrap().open(&[], Dealer::Seeded(Seed::from(1))).unwrap();
        let mut view = table.view_as_any(Viewer::Spectator).downcast::<View>().unwrap();
        view.wind = Some(5);
        assert_eq!(strike(&view, club("wood_tail")), "5");
        assert_eq!(strike(&view, club("iron_choice")), "0–3");
        assert_eq!(strike(&view, club("hybrid_4")), "4");
    }

    #[test]
    fn equal_clubs_lie_on_a_stack() {
        let [iron, chipper] = ["iron_head", "chipper"].map(club);
        assert_eq!(stacks(&[iron, chipper, iron]), [(iron, 2), (chipper, 1)]);
    }
}
