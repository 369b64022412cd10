//! A table imagined from a view answers its viewer as the true one does; and no JSON does harm.

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Dealer, GameKind, Table, find, games};
use tabletop::{Seat, Seed, ToAct, Viewer};

/// Numbers to choose by: the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n.max(1)
    }
}

/// A mode, and options besides those that make it one.
struct Agreed {
    game: &'static dyn GameKind,
    options: Vec<(String, String)>,
}

impl Agreed {
    fn all() -> Vec<Self> {
        let modes =
            games().iter().flat_map(|&game| game.modes().into_iter().map(move |it| (game, it)));
        let variants = [
            ("ingenious", "seats=3 classic_first_turn=true start=1"),
            (
                "green",
                "seats=3 pro_golfers=true golfers=ultra_lob,sand_king,wind_master open_hands=true",
            ),
            ("green", "seats=4 jump_over=true"),
            ("minigolf", "seats=2 version=advanced numbering=manual"),
            ("minigolf", "seats=4 version=advanced placement=strict"),
            ("minigolf", "seats=3 forgiving=true mr=short"),
            ("pips", "seats=3 cells=12"),
        ];
        let variants = variants.map(|(id, text)| (find(id).expect("a game"), text.to_owned()));
        modes.chain(variants).map(|(game, text)| Self::new(game, &text)).collect()
    }

    fn new(game: &'static dyn GameKind, text: &str) -> Self {
        let words = tabletop::options::pairs(text);
        Self { game, options: words.map(|(name, value)| (name.into(), value.into())).collect() }
    }

    fn pairs(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }

    /// Courses that fit together everywhere and go on for a hundred tiles take seconds to score.
    fn most_steps(&self) -> usize {
        let is_strict = |(_, value): &(String, String)| value == "strict";
        if self.options.iter().any(is_strict) { 100 } else { usize::MAX }
    }

    fn open(&self, seed: u64) -> Box<dyn Table> {
        let dealer = Dealer::Seeded(Seed::from(seed));
        self.game.open(&self.pairs(), dealer).expect("good options")
    }

    fn imagine(&self, view: &Value, seed: u64) -> Result<Box<dyn Table>, table::ViewError> {
        self.game.imagine(&self.pairs(), view, &Seed::from(seed))
    }
}

/// Everybody who looks on, and who sees everything.
fn viewers(table: &dyn Table) -> impl Iterator<Item = Viewer> {
    Viewer::all(table.n_seats()).chain([Viewer::Referee])
}

/// Plays a match by the dice, and shows each position to whoever asks.
fn play(agreed: &Agreed, seed: u64, mut look: impl FnMut(&dyn Table, &[String], &mut Dice)) {
    let mut table = agreed.open(seed);
    let mut dice = Dice(seed);
    let mut tried = vec!["hello".to_owned()];
    loop {
        look(&*table, &tried, &mut dice);
        let seats: Vec<Seat> = table.to_act().seats().iter().collect();
        if seats.is_empty() || table.n_steps() >= agreed.most_steps() {
            return;
        }
        let seat = seats[dice.below(seats.len())];
        let mut moves = table.legal_moves(seat);
        let pick = dice.below(moves.len());
        let mv = moves.swap_remove(pick);
        table.submit(seat, table.n_steps(), &mv).expect("a listed move");
        tried.push(mv);
        tried.extend(moves.pop());
        let n_old = tried.len().saturating_sub(12);
        tried.drain(..n_old);
    }
}

fn check_answers(agreed: &Agreed, table: &dyn Table, tried: &[String], viewer: Viewer) {
    let view = table.view(viewer);
    let mut imagined = agreed.imagine(&view, 5).unwrap_or_else(|e| panic!("{viewer}: {e}\n{view}"));
    assert_eq!(imagined.view(viewer), view, "{viewer}");
    assert_eq!(imagined.standings(viewer), table.standings(viewer), "{viewer}");
    assert_eq!(imagined.to_act(), table.to_act(), "{viewer}");
    assert_eq!(imagined.options(), table.options());
    assert_eq!((imagined.n_steps(), imagined.log()), (0, None));
    if viewer == Viewer::Referee {
        assert_eq!(imagined.hash(), table.hash(), "a referee imagines nothing");
    }
    let Viewer::Seat(seat) = viewer else { return };
    let moves = table.legal_moves(seat);
    assert_eq!(imagined.legal_moves(seat), moves, "{viewer}");
    for mv in moves.iter().step_by(moves.len() / 4 + 1).chain(tried) {
        assert_eq!(imagined.preview(seat, mv), table.preview(seat, mv), "{viewer}: {mv}");
        let refusal = table.boxed_clone().submit(seat, table.n_steps(), mv).err();
        assert_eq!(imagined.submit(seat, imagined.n_steps(), mv).err(), refusal, "{viewer}: {mv}");
        imagined.take_back(0).expect("where it began");
    }
    assert_eq!(imagined.view(viewer), view, "{viewer}");
}

fn check_game(id: &str, one_state_in: usize) {
    for agreed in Agreed::all().iter().filter(|agreed| agreed.game.id() == id) {
        play(agreed, 3, |table, tried, dice| {
            if dice.below(one_state_in) == 0 || table.to_act() == ToAct::Over {
                viewers(table).for_each(|viewer| check_answers(agreed, table, tried, viewer));
            }
        });
    }
}

#[test]
fn a_view_of_pips_is_enough_for_its_owner() {
    check_game("pips", 1);
}

#[test]
fn a_view_of_ingenious_is_enough_for_its_owner() {
    check_game("ingenious", 3);
}

#[test]
fn a_view_of_green_is_enough_for_its_owner() {
    check_game("green", 5);
}

#[test]
fn a_view_of_minigolf_is_enough_for_its_owner() {
    check_game("minigolf", 150);
}

#[test]
fn what_is_tried_on_an_imagined_table_is_taken_back_to_where_it_began() {
    let agreed = Agreed::new(find("pips").expect("the sample game"), "start=0");
    let seat = Seat::new(0);
    let view = agreed.open(7).view(Viewer::Seat(seat));
    let mut table = agreed.imagine(&view, 1).expect("a view");
    let began = table.hash();
    assert!(table.take_back_points(seat).is_empty());
    table.submit(seat, 0, "favour 3").expect("a legal move");
    assert_eq!((table.n_steps(), table.steps(0)), (1, vec!["0\tfavour 3".to_owned()]));
    assert_eq!((table.log(), table.take_back_points(seat)), (None, vec![0]));
    assert!(table.take_back(2).is_err());
    table.take_back(0).expect("where it began");
    assert_eq!((table.hash(), table.n_steps()), (began, 0));
    // Outcomes come from outside, as at any scripted table.
    table.submit(seat, 0, "favour 3").expect("a legal move");
    table.submit(Seat::new(1), 1, "favour 1").expect("a legal move");
    let mv = table.legal_moves(seat).swap_remove(0);
    table.submit(seat, 2, &mv).expect("a legal move");
    assert!(matches!(table.to_act(), ToAct::Chance(_)));
    table.supply(3, "draw 5").expect_err("no such stone");
    assert_eq!(table.legal_moves(Seat::new(1)).len(), 0);
}

#[test]
fn the_seed_decides_what_is_imagined() {
    let agreed = Agreed::new(find("ingenious").expect("a game"), "seats=4 start=0");
    let view = agreed.open(7).view(Viewer::Spectator);
    let hash = |seed| agreed.imagine(&view, seed).expect("a view").hash();
    assert_eq!(hash(1), hash(1));
    assert_ne!(hash(1), hash(2));
}

#[test]
fn what_is_no_view_is_told_so() {
    let pips = find("pips").expect("the sample game");
    let agreed = Agreed::new(pips, "seats=2 start=0");
    let view = agreed.open(7).view(Viewer::Seat(Seat::new(0)));
    let complaint = |place: &str, value: Value| {
        let mut view = view.clone();
        *view.pointer_mut(place).expect("such a place") = value;
        agreed.imagine(&view, 1).expect_err(place).to_string()
    };
    let said = |reason: &str| format!("the view cannot be used: {reason}");
    assert_eq!(complaint("/viewer", json!("seat:3")), said("seats: not one for each of 2 seats"));
    assert_eq!(complaint("/turn", json!(7)), said("no table has a seat 7"));
    assert_eq!(
        complaint("/seats/0/hand", json!([9])),
        said("stones: there are not that many of 9")
    );
    assert_eq!(complaint("/bag", json!(3)), said("this is not how seat:0 sees it"));
    assert!(complaint("/row", json!("x".repeat(9999))).chars().count() < 400);
    let error = agreed.imagine(&json!(null), 1).expect_err("no view at all");
    assert_eq!(error.code(), "view/invalid");
    let error = pips.imagine(&[("seats", "9")], &view, &Seed::from(1)).expect_err("no options");
    assert_eq!(error.code(), "options/invalid");
    // A view of another match.
    let other = Agreed::new(pips, "seats=3");
    assert_eq!(
        other.imagine(&view, 1).expect_err("another match").to_string(),
        said("seats: not one for each of 3 seats")
    );
}

/// Views of every mode, some of each match.
static VIEWS: LazyLock<Vec<(Agreed, Vec<Value>)>> = LazyLock::new(|| {
    let some = |agreed: Agreed| {
        let mut views = Vec::new();
        play(&agreed, 8, |table, _, dice| {
            let viewers: Vec<Viewer> = viewers(table).collect();
            if dice.below(12) == 0 || table.n_steps() < 20 || table.to_act() == ToAct::Over {
                views.push(table.view(viewers[dice.below(viewers.len())]));
            }
        });
        (agreed, views)
    };
    Agreed::all().into_iter().map(some).collect()
});

/// Every place of a JSON value, as a pointer.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{i}"), out);
            }
        }
        Value::Object(map) => {
            for (name, item) in map {
                places(item, &format!("{at}/{name}"), out);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Something like it, but not it.
fn mutated(value: &Value, donor: &Value, dice: &mut Dice) -> Value {
    let pick = dice.below(5);
    match value {
        Value::Number(number) if pick < 3 => {
            let n = number.as_i64().unwrap_or(0);
            let others = [
                n.saturating_add(1),
                n.saturating_sub(1),
                0,
                -1,
                7,
                127,
                128,
                255,
                256,
                65535,
                i64::MAX,
            ];
            json!(others[dice.below(others.len())])
        }
        Value::Bool(flag) if pick < 3 => json!(!flag),
        Value::Array(items) if pick < 4 => {
            let mut items = items.clone();
            let (one, two) = (dice.below(items.len()), dice.below(items.len()));
            match dice.below(4) {
                0 if !items.is_empty() => drop(items.remove(one)),
                1 if !items.is_empty() => items.push(items[one].clone()),
                2 if !items.is_empty() => items.swap(one, two),
                3 => items.extend(std::iter::repeat_n(donor.clone(), 300)),
                _ => items.clear(),
            }
            json!(items)
        }
        Value::Object(map) if pick < 2 => {
            let mut map = map.clone();
            let name = map.keys().nth(dice.below(map.len())).cloned();
            name.and_then(|name| map.remove(&name));
            json!(map)
        }
        _ if pick == 4 => {
            [json!(null), json!(""), json!([]), json!({}), json!(1.5)][dice.below(5)].clone()
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => donor.clone(),
    }
}

/// Whatever is asked of a table that was imagined from anything is answered.
fn ask_everything(agreed: &Agreed, table: &dyn Table) {
    for viewer in viewers(table) {
        table.standings(viewer);
        let view = table.view(viewer);
        agreed
            .imagine(&view, 2)
            .unwrap_or_else(|e| panic!("imagined, and then refused: {e}\n{view}"));
    }
    for seat in Seat::first(table.n_seats()) {
        let moves = table.legal_moves(seat);
        assert_eq!(moves.is_empty(), !table.to_act().seats().contains(seat));
        for mv in moves.iter().step_by(moves.len() / 3 + 1) {
            table.preview(seat, mv).expect("a listed move");
            table.boxed_clone().submit(seat, 0, mv).expect("a listed move");
        }
        let _ = table.preview(seat, "hello");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn no_json_does_harm(seed: u64, n_changes in 1..4_usize) {
        let mut dice = Dice(seed);
        let (agreed, views) = &VIEWS[dice.below(VIEWS.len())];
        let mut view = views[dice.below(views.len())].clone();
        for _ in 0..n_changes {
            let mut all = Vec::new();
            places(&view, "", &mut all);
            let donor = view.pointer(&all[dice.below(all.len())]).cloned().unwrap_or_default();
            if let Some(place) = view.pointer_mut(&all[dice.below(all.len())]) {
                *place = mutated(place, &donor, &mut dice);
            }
        }
        if let Ok(table) = agreed.imagine(&view, seed) {
            ask_everything(agreed, &*table);
        }
    }
}
