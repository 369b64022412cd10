//! A simulated match is the match that a table plays with the same seed.

use std::any::{Any, TypeId};

use table::{
    BotKind, Budget, Dealer, Fact, GameKind, Level, Limits, Outcome, Simulator, Table, Witness,
};
use tabletop::{Seat, Seed, ToAct, Viewer};

/// Writes down every move.
#[derive(Default)]
struct Scribe {
    moves: Vec<(Seat, String)>,
    n_facts: usize,
    view: Option<TypeId>,
}

impl Witness for Scribe {
    fn saw(&mut self, before: &dyn Fn() -> Box<dyn Any>, facts: &[Fact]) {
        let view = (*before()).type_id();
        assert_eq!(*self.view.get_or_insert(view), view);
        self.n_facts += facts.len();
    }

    fn decided(&mut self, seat: Seat, mv: &str) {
        self.moves.push((seat, mv.to_owned()));
    }
}

fn limits() -> Limits<'static> {
    Limits::new(Budget::Playouts(20))
}

/// Every mode of every game, with a simulator for it.
fn modes() -> Vec<(&'static dyn GameKind, String, Box<dyn Simulator>)> {
    let mut modes = Vec::new();
    for &game in table::games() {
        for options in game.modes() {
            let simulator = game.simulator(&pairs(&options)).expect("a mode of its own");
            modes.push((game, options, simulator));
        }
    }
    modes
}

fn pairs(options: &str) -> Vec<(&str, &str)> {
    tabletop::options::pairs(options).collect()
}

fn assert_same(outcome: &Outcome, table: &dyn Table, categories: &[String]) {
    assert_eq!(table.to_act(), ToAct::Over);
    for (standing, seat) in table.standings(Viewer::Referee).iter().zip(&outcome.seats) {
        assert_eq!((standing.total, standing.rank), (seat.total, seat.rank));
        let listed = categories.iter().zip(&seat.points);
        for (category, points) in listed {
            let line = standing.lines.iter().find(|line| line.category == *category);
            assert_eq!(*points, line.map_or(0, |line| line.points), "{category}");
        }
    }
    let n_moves: u32 = outcome.seats.iter().map(|seat| seat.n_decisions).sum();
    let n_chance = table.steps(0).iter().filter(|step| step.starts_with("chance\t")).count();
    assert_eq!(n_moves as usize + n_chance, table.n_steps());
}

#[test]
fn replayed_at_a_table_random_matches_of_every_mode_end_the_same() {
    for (game, options, mut simulator) in modes() {
        for number in 0..2 {
            let seed = Seed::from(number);
            let bots = vec![BotKind::Random; simulator.n_seats().into()];
            let mut scribe = Scribe::default();
            let outcome = simulator.play_before(&seed, &bots, &limits(), &mut scribe);
            assert_eq!(simulator.play(&seed, &bots, &limits()), outcome, "watched or not");
            let outcome = outcome.expect("it ends");
            assert!(scribe.n_facts > 0);
            let mut table =
                game.open(&pairs(&options), Dealer::Seeded(seed)).expect("a mode of its own");
            for (seat, mv) in &scribe.moves {
                assert_eq!(table.to_act().seats().lowest(), Some(*seat));
                table.submit(*seat, table.n_steps(), mv).expect("it was legal before");
            }
            assert_eq!(scribe.view, Some((*table.view_as_any(Viewer::Referee)).type_id()));
            assert_same(&outcome, &*table, &game.categories());
        }
    }
}

#[test]
fn bots_decide_as_when_a_table_asks_them() {
    for (game, options) in [("pips", "seats=3"), ("ingenious", "seats=2"), ("green", "seats=2")] {
        let game = table::find(game).expect("one of ours");
        let mut simulator = game.simulator(&pairs(options)).expect("good options");
        let level = Level::new(4).map(BotKind::Level).expect("a level");
        let bots = [BotKind::Greedy, level, BotKind::Greedy];
        let seed = Seed::from(5);
        let outcome = simulator.play(&seed, &bots, &limits()).expect("it ends");
        let mut table =
            game.open(&pairs(options), Dealer::Seeded(seed.clone())).expect("good options");
        while let Some(seat) = table.to_act().seats().lowest() {
            let advice = table.advise(seat, bots[seat.index()], &limits(), &seed);
            let mv = advice.expect("it is to act").mv;
            table.submit(seat, table.n_steps(), &mv).expect("advice is legal");
        }
        assert_same(&outcome, &*table, &game.categories());
    }
}

#[test]
fn partners_win_together() {
    let ingenious = table::find("ingenious").expect("one of ours");
    let mut simulator = ingenious.simulator(&[("mode", "team")]).expect("a mode");
    let bots = [BotKind::Random; 4];
    for number in 0..20 {
        let outcome = simulator.play(&Seed::from(number), &bots, &limits()).expect("it ends");
        let n_first = outcome.seats.iter().filter(|seat| seat.rank == 1).count();
        assert_eq!(n_first, 2 * outcome.n_winners as usize);
    }
}
