//! A match of the sample game as one person at the table sees it: what may be chosen, what just happened.
//! Everything comes from [`Table`]; there are no rules here.

use serde_json::Value;
use table::{Dealer, Standing, SubmitError, Table, find};
use tabletop::{GameRng, Seat, Seed, Stream, ToAct, Viewer};

const ME: Seat = Seat::new(0);

/// A match against one opponent, who plays at random.
#[derive(Clone)]
pub struct Seated {
    table: Box<dyn Table>,
    seed: Seed,
    /// What was said of the last decisions, in words.
    said: Vec<String>,
}

impl Seated {
    /// Sits down at a new table.
    pub fn new(seed: Seed) -> Self {
        let table = find("pips")
            .map(|pips| {
                pips.open(&[], Dealer::Seeded(seed.clone())).expect("the defaults are valid")
            })
            .expect("the sample game is always there");
        let mut seated = Self {
            table,
            seed,
            said: vec!["Welcome. Choose your favourite number in secret.".into()],
        };
        seated.let_the_others_play();
        seated
    }

    /// What I may do, as notation.
    pub fn moves(&self) -> Vec<String> {
        self.table.legal_moves(ME)
    }

    /// Does it, and lets the others answer. A refusal changes nothing.
    pub fn play(&mut self, mv: &str) -> Result<(), SubmitError> {
        let seen = self.table.n_steps();
        self.table.submit(ME, seen, mv)?;
        self.let_the_others_play();
        let learned = self.table.learned(Viewer::Seat(ME), seen);
        self.said = learned.iter().flat_map(|step| &step.events).filter_map(in_words).collect();
        Ok(())
    }

    /// The row, empty cells as `None`.
    pub fn row(&self) -> Vec<Option<u64>> {
        let view = self.view();
        view["row"]
            .as_array()
            .map(|row| row.iter().map(Value::as_u64).collect())
            .unwrap_or_default()
    }

    /// My stones.
    pub fn hand(&self) -> Vec<u64> {
        let view = self.view();
        let hand = view["seats"][ME.index()]["hand"].as_array();
        hand.map(|hand| hand.iter().filter_map(Value::as_u64).collect()).unwrap_or_default()
    }

    /// Whether a favourite is to be chosen now.
    pub fn is_choosing_favourite(&self) -> bool {
        self.moves().iter().any(|mv| mv.starts_with("favour"))
    }

    /// Whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.table.to_act() == ToAct::Over
    }

    /// Everybody's points, as far as I may know them.
    pub fn standings(&self) -> Vec<Standing> {
        self.table.standings(Viewer::Seat(ME))
    }

    /// What just happened, and what is next.
    pub fn status(&self) -> String {
        let next = match self.table.to_act() {
            ToAct::Over => self.result(),
            ToAct::Seats(_) if !self.is_choosing_favourite() => {
                "Your turn: pick a stone, then a cell.".into()
            }
            ToAct::Seats(_) | ToAct::Chance(_) => String::new(),
        };
        format!("{} {next}", self.said.join(" ")).trim().to_owned()
    }

    /// The match as text; it is a secret of the table until the end.
    pub fn log(&self) -> Option<String> {
        self.is_over().then(|| self.table.log())
    }

    fn result(&self) -> String {
        let standings = self.standings();
        let mine = &standings[ME.index()];
        let others: Vec<String> = standings.iter().skip(1).map(|it| it.total.to_string()).collect();
        let verdict = match (mine.rank, standings.iter().filter(|it| it.rank == 1).count()) {
            (1, 1) => "You win",
            (1, _) => "A tie",
            _ => "Your opponent wins",
        };
        format!("{verdict}: {} to {}.", mine.total, others.join(", "))
    }

    fn let_the_others_play(&mut self) {
        while let Some(seat) = self.table.to_act().seats().without(ME).lowest() {
            let moves = self.table.legal_moves(seat);
            let n = u32::try_from(moves.len()).expect("few moves");
            let n_steps = self.table.n_steps();
            let pick = GameRng::derive(&self.seed, Stream::Bot, n_steps as u64).below(n) as usize;
            self.table.submit(seat, n_steps, &moves[pick]).expect("a listed move is legal");
        }
    }

    fn view(&self) -> Value {
        self.table.view(Viewer::Seat(ME))
    }
}

/// A fact as a sentence; nothing for what the table shows anyway.
fn in_words(event: &Value) -> Option<String> {
    let who = if event["seat"] == ME.number() { "You" } else { "Your opponent" };
    match event["event"].as_str()? {
        "favoured" => Some(format!("{who} chose a favourite.")),
        "placed" => {
            let (stone, cell) = (event["stone"].as_u64()?, event["cell"].as_u64()? + 1);
            let points = match event["points"].as_i64()? {
                0 => String::new(),
                points => format!(" for {points} points"),
            };
            Some(format!("{who} laid a {stone} on cell {cell}{points}."))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_played_to_its_end_by_listed_moves() {
        let mut seated = Seated::new(Seed::from(7));
        assert!(seated.is_choosing_favourite());
        assert_eq!(seated.log(), None);
        while !seated.is_over() {
            let mv = seated.moves().swap_remove(0);
            seated.play(&mv).expect("a listed move");
        }
        assert!(seated.row().iter().all(Option::is_some));
        assert!(seated.log().is_some_and(|log| table::load(&log, Dealer::Scripted).is_ok()));
        assert!(
            ["You win", "A tie", "Your opponent wins"]
                .iter()
                .any(|it| seated.status().contains(it))
        );
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut seated = Seated::new(Seed::from(7));
        let before = seated.status();
        assert_eq!(seated.play("1@0").expect_err("the favourite comes first").rule(), Some("PI-2"));
        assert_eq!(seated.status(), before);
    }
}
