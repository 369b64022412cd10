//! Whole random matches beside a second, slow implementation of the rules.

use ingenious::{Ingenious, IngeniousOptions, Outcome, Phase};
use serde_json::{Value, json};
use tabletop::{Game, GameRng, Options, Seat, Seed, Step, ToAct, Viewer, apply};

use crate::support::oracle::{self, Oracle};

#[test]
fn random_matches_agree_with_the_oracle_in_every_mode() {
    for options in IngeniousOptions::all_modes() {
        for seed in 0..3 {
            compare(&options.to_text(), seed);
        }
    }
}

#[test]
fn random_matches_with_the_classic_first_turn_agree_with_the_oracle() {
    for mode in ["base seats=2", "base seats=3", "base seats=4", "solo", "team", "duel"] {
        let options = format!("mode={mode} classic_first_turn=true start=0");
        for seed in 0..3 {
            compare(&IngeniousOptions::from_text(&options).unwrap().to_text(), seed);
        }
    }
}

/// Random play seldom brings a bonus or a swap: these players look for points, and so meet every rule.
#[test]
fn greedy_matches_agree_with_the_oracle() {
    for (options, wanted) in [
        ("mode=base seats=2", &["bonus", "swap"][..]),
        ("mode=base seats=4", &[]),
        ("mode=team", &["bonus"]),
        ("mode=duel", &["bonus", "swap"]),
        ("mode=solo", &["crossing"]),
    ] {
        let mut met = Vec::new();
        for seed in 0..6 {
            let options = IngeniousOptions::from_text(options).unwrap().to_text();
            met.extend(Comparison::new(&options, seed).run(true));
        }
        for rule in wanted {
            assert!(met.contains(rule), "{options}: no {rule} in six matches");
        }
    }
}

fn compare(options: &str, seed: u64) {
    Comparison::new(options, seed).run(false);
}

struct Comparison {
    game: Ingenious,
    oracle: Oracle,
    rng: GameRng,
    told: String,
}

impl Comparison {
    fn new(options: &str, seed: u64) -> Self {
        Self {
            game: Ingenious::new(&IngeniousOptions::from_text(options).unwrap()),
            oracle: Oracle::new(options),
            rng: GameRng::from_seed(&Seed::from(seed)),
            told: format!("{options}, seed {seed}"),
        }
    }

    /// Returns the names of rare things that happened.
    fn run(mut self, is_greedy: bool) -> Vec<&'static str> {
        let mut met = Vec::new();
        loop {
            self.same_state();
            if self.game.pending() > 0 {
                met.push("bonus");
            }
            if self.game.phase() == Phase::Swap {
                met.push("swap");
            }
            if self.oracle.mode == "solo"
                && self.oracle.tracks[0].iter().any(|&marker| marker >= 18)
            {
                met.push("crossing");
            }
            match self.game.to_act() {
                ToAct::Over => return met,
                ToAct::Chance(_) => self.draw(),
                ToAct::Seats(seats) => self.decide(seats.lowest().unwrap(), is_greedy),
            }
        }
    }

    fn draw(&mut self) {
        let outcome = self.game.sample_chance(&mut self.rng);
        self.oracle.resolve(&outcome.to_string());
        self.step(Step::Chance(outcome));
    }

    fn decide(&mut self, seat: Seat, is_greedy: bool) {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        assert!(moves.windows(2).all(|two| two[0] < two[1]), "{}: not ascending", self.told);
        let mut listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
        listed.sort();
        let slow: Vec<String> = self.oracle.moves().into_iter().collect();
        assert_eq!(listed, slow, "{}", self.told);
        let points = |mv| match self.game.preview(seat, mv) {
            Some([one, other]) => u32::from(one.points) + u32::from(other.points),
            None => 0,
        };
        let pick = if is_greedy {
            let most = moves.iter().map(points).max().unwrap();
            let best: Vec<_> = moves.iter().filter(|&mv| points(mv) == most).collect();
            *best[self.rng.below(u32::try_from(best.len()).unwrap()) as usize]
        } else {
            moves[self.rng.below(u32::try_from(moves.len()).unwrap()) as usize]
        };
        self.oracle.play(&pick.to_string());
        self.step(Step::Move(seat, pick));
    }

    fn step(&mut self, step: Step<ingenious::Move, Outcome>) {
        self.told = format!("{}\n{step}", self.told);
        let told = self.told.clone();
        apply(&mut self.game, step, &mut Vec::new()).unwrap_or_else(|e| panic!("{e} {told}"));
    }

    /// Everything the formats promise of a referee's state.
    fn same_state(&self) {
        let due = match self.game.to_act() {
            ToAct::Seats(seats) => seats.to_string(),
            ToAct::Over => "over".into(),
            ToAct::Chance(due) => match due.seat {
                None => format!("chance {} {}", due.kind, due.count),
                Some(seat) => format!("chance {} {} for {seat}", due.kind, due.count),
            },
        };
        assert_eq!(due, self.oracle.to_act(), "{}", self.told);
        let view = serde_json::to_value(self.game.view(Viewer::Referee)).unwrap();
        let expected = self.expected();
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(&view[name], value, "{name} in {}", self.told);
        }
        assert_eq!(cells(&view), self.oracle_cells(), "{}", self.told);
    }

    fn expected(&self) -> Value {
        let oracle = &self.oracle;
        let names = ["red", "green", "blue", "orange", "yellow", "purple"];
        let track = |markers: &[i32; 6]| -> Value {
            names
                .iter()
                .zip(markers)
                .map(|(name, marker)| ((*name).to_owned(), json!(marker)))
                .collect()
        };
        let tokens: Value = names
            .iter()
            .zip(oracle.tokens)
            .map(|(name, owner)| ((*name).to_owned(), json!(owner)))
            .collect();
        let rack = |tiles: &Vec<String>| {
            let mut tiles = tiles.clone();
            oracle::sort(&mut tiles);
            tiles
        };
        let area = [5, 5, 6, 7][oracle.seats - 1];
        json!({
            "racks": oracle.racks.iter().map(rack).collect::<Vec<_>>(),
            "tracks": oracle.tracks.iter().map(track).collect::<Vec<_>>(),
            "tokens": if oracle.mode == "duel" { tokens } else { Value::Null },
            "pending": oracle.pending,
            "phase": oracle.phase,
            "first_turns_taken": oracle.has_placed.iter().filter(|&&has| has).count(),
            "bag": oracle.bag.len(),
            "area": area,
            "aside": rack(&oracle.aside),
        })
    }

    fn oracle_cells(&self) -> Vec<(i64, i64, String, bool)> {
        let printed =
            [(0, -5, 'R'), (5, -5, 'G'), (5, 0, 'B'), (0, 5, 'O'), (-5, 5, 'Y'), (-5, 0, 'P')];
        let mut cells: Vec<_> = printed
            .iter()
            .map(|cell| (cell, true))
            .chain(self.oracle.covered.iter().map(|cell| (cell, false)))
            .map(|(&(q, r, letter), printed)| {
                (i64::from(r), i64::from(q), letter.to_string(), printed)
            })
            .collect();
        cells.sort();
        cells
    }
}

fn cells(view: &Value) -> Vec<(i64, i64, String, bool)> {
    let initial = |cell: &Value| cell["colour"].as_str().unwrap()[..1].to_uppercase();
    view["cells"]
        .as_array()
        .unwrap()
        .iter()
        .map(|cell| {
            let [q, r] = ["q", "r"].map(|name| cell[name].as_i64().unwrap());
            (r, q, initial(cell), cell["printed"].as_bool().unwrap())
        })
        .collect()
}
