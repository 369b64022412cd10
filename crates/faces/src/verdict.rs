//! Who won.

use table::{Standing, Table};
use tabletop::Seat;
use texts::{Argument, Message, message};

/// Who won, in a sentence to whoever sits there, if he does; alone, what it came to.
/// The ranks are by seat, and may be others than the points say: somebody may have given up. Without any, nobody won.
pub fn verdict(
    table: &dyn Table,
    standings: &[Standing],
    ranks: &[u32],
    me: Option<Seat>,
) -> Message {
    if let [alone] = standings
        && !ranks.is_empty()
    {
        return message!("solo-result", who = alone.seat, n = alone.total);
    }
    let is_first = |seat: &Seat| ranks.get(seat.index()) == Some(&1);
    let winners: Vec<Seat> = Seat::first(table.n_seats()).filter(is_first).collect();
    // Partners win together, and share nothing with anybody.
    let is_one_side = winners.iter().all(|seat| table.side(*seat) == table.side(winners[0]));
    match (me.filter(|me| winners.contains(me)), &winners[..]) {
        (_, []) => message!("no-winner"),
        (Some(_), _) if is_one_side => message!("you-win"),
        (Some(_), _) => message!("you-tie"),
        (None, [winner]) => message!("wins", who = *winner),
        (None, _) if is_one_side => {
            message!("win-together", who = winners.into_iter().collect::<Argument>())
        }
        (None, _) => message!("tie"),
    }
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{Seed, Viewer};
    use texts::{Catalogue, Language, Nameless};

    use super::*;

    fn said(options: &[(&str, &str)], ranks: &[u32], me: Option<u8>) -> String {
        let game = find("ingenious").unwrap();
        let table = game.open(options, Dealer::Seeded(Seed::from(1))).unwrap();
        let (me, standings) = (me.map(Seat::new), table.standings(Viewer::Spectator));
        let verdict = verdict(&*table, &standings, ranks, me);
        Catalogue::of(Language::ENGLISH).tell(&verdict, &Nameless { me })
    }

    #[test]
    fn one_wins_and_several_share() {
        let three = [("seats", "3")];
        assert_eq!(said(&three, &[2, 1, 3], Some(1)), "You win.");
        assert_eq!(said(&three, &[2, 1, 3], Some(0)), "Seat 1 wins.");
        assert_eq!(said(&three, &[1, 1, 3], Some(0)), "You tie for first place.");
        assert_eq!(said(&three, &[1, 1, 3], Some(2)), "It’s a tie.");
        assert_eq!(said(&three, &[], Some(2)), "The match ended without a winner.");
    }

    #[test]
    fn partners_win_together() {
        let team = [("mode", "team")];
        assert_eq!(said(&team, &[1, 2, 1, 2], Some(2)), "You win.");
        assert_eq!(said(&team, &[1, 2, 1, 2], Some(1)), "Seat 0 and Seat 2 win.");
        assert_eq!(said(&team, &[1, 1, 1, 1], None), "It’s a tie.");
    }

    #[test]
    fn alone_nobody_is_beaten() {
        let solo = [("mode", "solo")];
        assert_eq!(said(&solo, &[1], Some(0)), "You scored 0 points.");
        assert_eq!(said(&solo, &[1], None), "Seat 0 scored 0 points.");
        assert_eq!(said(&solo, &[], Some(0)), "The match ended without a winner.");
    }
}
