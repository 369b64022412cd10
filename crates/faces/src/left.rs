//! What is left: what a box holds, and what of it may still come.

use texts::{Message, message};

/// What the box of a game holds and what of it may still come, as far as one viewer can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// Where what is still to come may be.
    pub note: Message,
    /// The pieces, counted in one way or several.
    pub tallies: Vec<Tally>,
}

/// The pieces of a box, counted by kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What is counted.
    pub what: Message,
    /// What is counted apart from the rest, if something is: a pile that can come back.
    pub apart: Option<Message>,
    /// Each kind that is in the box.
    pub rows: Vec<Row>,
    /// All of them, where the kinds add up to something.
    pub all: Option<Row>,
}

/// How many there are of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which kind.
    pub what: Message,
    /// In the box, from the start.
    pub in_box: u16,
    /// Hidden from the viewer, so that they may still come.
    pub to_come: u16,
    /// Of what is counted apart.
    pub apart: u16,
}

impl Tally {
    /// A count of these kinds. A kind that this box does not hold is left out: content packs may hold others.
    pub(crate) fn of(what: Message, rows: impl IntoIterator<Item = Row>) -> Self {
        let rows = rows.into_iter().filter(|row| row.in_box > 0).collect();
        Self { what, apart: None, rows, all: None }
    }

    /// The same, with something counted apart.
    pub(crate) fn with_apart(self, apart: Message) -> Self {
        Self { apart: Some(apart), ..self }
    }

    /// The same, with all kinds together.
    pub(crate) fn with_all(self) -> Self {
        let sum = |count: fn(&Row) -> u16| self.rows.iter().map(count).sum();
        let all = Row {
            what: message!("left-all"),
            in_box: sum(|row| row.in_box),
            to_come: sum(|row| row.to_come),
            apart: sum(|row| row.apart),
        };
        Self { all: Some(all), ..self }
    }

    /// What stands above each number of a row.
    pub fn heads(&self) -> impl Iterator<Item = Message> {
        let heads = [message!("left-in-box"), message!("left-to-come")];
        heads.into_iter().chain(self.apart.clone())
    }

    /// The numbers of a row, one below each head.
    pub fn numbers(&self, row: &Row) -> impl Iterator<Item = u16> + use<> {
        let apart = self.apart.is_some().then_some(row.apart);
        [row.in_box, row.to_come].into_iter().chain(apart)
    }
}

#[cfg(test)]
mod tests {
    use table::{Dealer, Table, find, games};
    use tabletop::{GameRng, Seat, Seed, Stream, Viewer};
    use texts::{Catalogue, Language, Nameless};

    use super::*;
    use crate::Scene;

    fn opened(game: &str, options: &str) -> Box<dyn Table> {
        let options: Vec<_> = tabletop::options::pairs(options).collect();
        find(game).unwrap().open(&options, Dealer::Seeded(Seed::from(3))).unwrap()
    }

    /// Makes any move. Whether there was one.
    fn go_on(table: &mut dyn Table) -> bool {
        let Some(seat) = table.to_act().seats().lowest() else { return false };
        let (step, mut moves) = (table.n_steps(), table.legal_moves(seat));
        let mut any = GameRng::derive(&Seed::from(5), Stream::Bot, step as u64);
        let mv = moves.swap_remove(any.below(u32::try_from(moves.len()).unwrap()) as usize);
        table.submit(seat, step, &mv).unwrap();
        true
    }

    fn left(table: &dyn Table, viewer: Viewer) -> Left {
        Scene::of(table, viewer).unwrap().left().unwrap()
    }

    #[test]
    fn what_is_left_adds_up_and_is_known_from_a_view_alone() {
        for game in games() {
            for mode in game.modes() {
                let options: Vec<_> = tabletop::options::pairs(&mode).collect();
                let mut table = opened(game.id(), &mode);
                while go_on(&mut *table) {
                    // A few of its positions will do: to imagine one takes its time.
                    if !table.n_steps().is_multiple_of(7) {
                        continue;
                    }
                    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                        let left = left(&*table, viewer);
                        left.tallies.iter().for_each(check_sums);
                        let seed = Seed::from(9);
                        let view = table.view(viewer);
                        let imagined = game.imagine(&options, &view, &seed).unwrap();
                        assert_eq!(self::left(&*imagined, viewer), left, "{mode}");
                    }
                }
            }
        }
    }

    fn check_sums(tally: &Tally) {
        for row in &tally.rows {
            assert!(row.in_box > 0 && row.to_come.max(row.apart) <= row.in_box, "{row:?}");
            assert_eq!(tally.numbers(row).count(), tally.heads().count());
        }
        if let Some(all) = &tally.all {
            let sum = |count: fn(&Row) -> u16| tally.rows.iter().map(count).sum::<u16>();
            let sums = [sum(|it| it.in_box), sum(|it| it.to_come), sum(|it| it.apart)];
            assert_eq!([all.in_box, all.to_come, all.apart], sums);
        }
    }

    /// A line for each row of the table with this heading: its numbers and what they count.
    fn lines(game: &str, options: &str, heading: &str) -> Vec<String> {
        let table = opened(game, options);
        let left = left(&*table, Viewer::Seat(Seat::new(0)));
        let tell =
            |message: &_| Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me: None });
        let tally = left.tallies.iter().find(|tally| tell(&tally.what) == heading).unwrap();
        let line = |row: &Row| {
            let numbers: Vec<String> = tally.numbers(row).map(|n| n.to_string()).collect();
            format!("{} {}", numbers.join(" "), tell(&row.what))
        };
        tally.rows.iter().chain(&tally.all).map(line).collect()
    }

    #[test]
    fn a_box_is_counted_by_what_players_look_for() {
        let ingenious = lines("ingenious", "seats=2", "Tiles");
        assert_eq!(ingenious.len(), 22);
        assert!(ingenious[0].starts_with("5 ") && ingenious[0].ends_with(" double red"));
        assert!(ingenious[1].starts_with("6 ") && ingenious[1].ends_with(" red–green"));
        // My six tiles are seen, those of the other rack are not.
        assert_eq!(ingenious[21], "120 114 All");
        assert!(lines("ingenious", "", "Symbols on the tiles")[0].starts_with("40 "));

        let green = lines("green", "", "Clubs");
        assert!(green[2].starts_with("2 ") && green[2].ends_with(" Putter 0–1"), "{green:?}");
        assert_eq!(green[15], "45 41 0 All");
        let cards = lines("green", "", "Course cards");
        assert!(cards[0].ends_with(" fairway · lake · bunker −1"), "{cards:?}");
        assert_eq!(cards[8], "8 8 3 All");

        let tiles = lines("minigolf", "seats=2", "Tiles");
        assert!(tiles[0].ends_with(" Tee") && tiles[3].ends_with(" Straight with an arrow"));
        // Nothing is drawn before lands are chosen.
        assert_eq!(tiles[6], "264 264 All");
        let symbols = lines("minigolf", "seats=2", "Symbols on the tiles");
        assert!(symbols[0].ends_with(" People") && symbols[7].ends_with(" Flower beds"));

        assert_eq!(lines("pips", "seats=2", "Stones")[4], "32 29 All");
    }
}
