//! Facts that hold in every match, looked for in many.

use std::collections::BTreeMap;

use ingenious::{
    Colour, Direction, Hex, Ingenious, IngeniousOptions, Mode, Move, Phase, Placement, RackClue,
    Setup, Spot, Tile,
};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, ToAct, Viewer};

use crate::support::position;

/// Every mode, by either rule for the first turn.
fn all_options() -> impl Iterator<Item = IngeniousOptions> {
    IngeniousOptions::all_modes().into_iter().flat_map(|options| {
        [false, true].map(|classic_first_turn| IngeniousOptions { classic_first_turn, ..options })
    })
}

/// How a seat finds its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Random,
    /// Takes the most points: meets bonuses, swaps and full tracks, which random play seldom does.
    Greedy,
}

/// Plays matches of every mode and shows each state to the witness.
fn watch(player: Player, n_matches: u64, mut witness: impl FnMut(&Ingenious)) {
    for options in all_options() {
        for seed in 0..n_matches {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            play_on(Ingenious::new(&options), player, &mut rng, &mut witness);
        }
    }
}

/// Plays a match to its end.
fn play_on(
    mut game: Ingenious,
    player: Player,
    rng: &mut GameRng,
    mut witness: impl FnMut(&Ingenious),
) {
    let mut scratch = Vec::new();
    loop {
        witness(&game);
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(rng);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let mv = match player {
                    Player::Random => game.random_move(seat, rng, &mut scratch).unwrap(),
                    Player::Greedy => greedy_move(&game, seat, rng),
                };
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
}

fn greedy_move(game: &Ingenious, seat: Seat, rng: &mut GameRng) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    // Equal ones in a random order.
    rng.shuffle(&mut moves);
    let points = |mv: &Move| match game.preview(seat, mv) {
        Some([one, other]) => one.points + other.points,
        None => 0,
    };
    moves.into_iter().max_by_key(points).unwrap()
}

#[test]
fn in_16_the_bag_cannot_empty_even_if_every_cell_is_covered() {
    for options in IngeniousOptions::all_modes() {
        let cells = [85, 121, 163][usize::from(options.area()) - 5];
        let racks = if options.mode == Mode::Solo { 1 } else { 6 * i32::from(options.n_seats) };
        // Between turns: all tiles that fit are placed, all racks are full.
        assert!(120 - cells / 2 - racks >= 15, "{options:?}");
        // Within a swap a pair of cells is still free, five tiles lie aside, and the rack is full again.
        assert!(120 - (cells / 2 - 1) - racks - 5 >= 11, "{options:?}");
    }
}

#[test]
fn in_16_the_bag_holds_15_tiles_between_turns_and_11_within_a_swap() {
    watch(Player::Random, 50, |game| {
        let left = u32::from(game.bag().len());
        match (game.phase(), game.to_act()) {
            (Phase::Place, _) if game.pending() == 0 => assert!(left >= 15),
            (Phase::Draw, ToAct::Chance(due)) => assert!(left >= due.count + 11),
            _ => {}
        }
    });
}

/// Pairs of neighbouring free cells, counted one by one.
fn n_free_pairs(game: &Ingenious) -> usize {
    let cells = || (-7..=7).flat_map(|r| (-7..=7).map(move |q| Hex::new(q, r)));
    let is_free = |at: Hex| game.board().spot(at) == Spot::Free;
    let ways = [Direction::East, Direction::SouthEast, Direction::SouthWest];
    let next = |at: Hex| ways.into_iter().filter_map(move |way| at.neighbour(way));
    cells().filter(|&at| is_free(at)).flat_map(next).filter(|&at| is_free(at)).count()
}

#[test]
fn in_16_no_player_is_blocked_alone() {
    for player in [Player::Random, Player::Greedy] {
        watch(player, 3, |game| {
            let seats = || Seat::first(game.n_seats());
            let is_won = seats().any(|seat| {
                let (_, end) = game.options().mode.track();
                game.scoreboard().track(seat).0 == [end; 6]
            });
            let is_over = game.to_act() == ToAct::Over;
            assert_eq!(is_over, is_won || n_free_pairs(game) == 0);
            if game.phase() != Phase::Place || game.pending() > 0 {
                return;
            }
            // Whoever's turn it were, first or later, there would be a move.
            for seat in seats() {
                let turned = Setup { turn: seat, ..game.to_setup() };
                let turned = Ingenious::from_setup(&turned).unwrap();
                let mut moves = Vec::new();
                turned.legal_moves(seat, &mut moves);
                assert!(!moves.is_empty(), "{seat} in {game:?}");
            }
        });
    }
}

#[test]
fn a_state_is_a_few_hundred_bytes_and_a_setup_leads_back_to_it() {
    assert!(size_of::<Ingenious>() <= 512, "{}", size_of::<Ingenious>());
    for player in [Player::Random, Player::Greedy] {
        watch(player, 4, |game| {
            assert_eq!(Ingenious::from_setup(&game.to_setup()).as_ref(), Ok(game));
        });
    }
}

/// One thing about the position is changed, for better or worse.
fn mutate(setup: &mut Setup, rng: &mut GameRng) {
    let mut below = |n: usize| rng.below(u32::try_from(n).unwrap()) as usize;
    let tile = Tile::all().nth(below(21)).unwrap();
    let (q, r) = (below(15), below(15));
    let at = Hex::new(i8::try_from(q).unwrap() - 7, i8::try_from(r).unwrap() - 7);
    let small = u8::try_from(below(8)).unwrap();
    let colours = Colour::ALL.into_iter().filter(|_| below(3) == 0).collect();
    let colour = Colour::ALL[below(6)];
    let phases = [Phase::Start, Phase::Deal, Phase::Place, Phase::Swap, Phase::Draw, Phase::Over];
    let rack = below(setup.racks.len());
    let track = below(setup.tracks.len());
    match below(16) {
        0 => setup.phase = phases[below(6)],
        1 => setup.turn = Seat::new(small % 5),
        2 => setup.pending = small,
        3 => setup.first_turns_taken = small % 5,
        4 => drop(setup.tiles.pop()),
        5 => {
            let other = at.neighbour(Direction::ALL[below(6)]).unwrap();
            setup.tiles.push(Placement { tile, cells: [at, other] });
        }
        6 => setup.symbols.push((at, colour)),
        7 => {
            let tiles = std::mem::take(&mut setup.tiles);
            let halves = |tile: Placement| tile.cells.into_iter().zip(tile.tile.halves());
            setup.symbols.extend(tiles.into_iter().flat_map(halves));
        }
        8 => drop(setup.racks[rack].pop()),
        9 => setup.racks[rack].push(tile),
        10 => {
            let (min, max) = setup.options.mode.track();
            let n = usize::from((max - min).unsigned_abs()) + 1;
            let place = i8::try_from(below(n)).unwrap() + min;
            setup.tracks[track].0[colour.index()] = place;
            let owner = [None, Some(Seat::new(0)), Some(Seat::new(1))][below(3)];
            if setup.options.mode == Mode::Duel {
                setup.tokens.0[colour.index()] = owner;
            }
        }
        11 => setup.aside.push(tile),
        12 => setup.returned.push(tile),
        13 => {
            let clue = RackClue { n_tiles: small, colours, is_shown: below(2) == 0 };
            setup.clues[rack] = Some(clue);
        }
        14 => setup.clues[rack] = None,
        _ => setup.options.start = [None, Some(Seat::new(small % 5))][below(2)],
    }
}

/// Plays changed positions of such matches to the end; returns how many were accepted.
fn play_changed(player: Player, n_matches: u64, is_wanted: impl Fn(&Setup) -> bool) -> u32 {
    let mut rng = GameRng::from_seed(&Seed::from(11));
    let mut n_accepted = 0;
    watch(player, n_matches, |game| {
        let setup = game.to_setup();
        for n_changes in (1..=3).filter(|_| is_wanted(&setup)) {
            let mut changed = setup.clone();
            (0..n_changes).for_each(|_| mutate(&mut changed, &mut rng));
            let Ok(game) = Ingenious::from_setup(&changed) else { continue };
            n_accepted += 1;
            assert_eq!(Ingenious::from_setup(&game.to_setup()).as_ref(), Ok(&game));
            let mut imagine = rng.clone();
            play_on(game, player, &mut rng, |game| {
                for viewer in Viewer::all(game.n_seats()) {
                    let view = game.view(viewer);
                    assert_eq!(Ingenious::determinize(&view, &mut imagine).view(viewer), view);
                }
            });
        }
    });
    n_accepted
}

#[test]
fn whatever_position_is_accepted_can_be_played_to_the_end() {
    assert!(play_changed(Player::Random, 1, |_| true) > 500);
}

#[test]
fn whatever_position_with_first_turns_to_come_is_accepted_can_be_played_to_the_end() {
    let has_first_turns = |setup: &Setup| setup.first_turns_taken < setup.options.n_seats;
    assert!(play_changed(Player::Greedy, 3, has_first_turns) > 200);
}

#[test]
fn a_preview_is_what_playing_scores() {
    let mut rng = GameRng::from_seed(&Seed::from(9));
    watch(Player::Random, 5, |game| {
        for seat in game.to_act().seats().iter() {
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).unwrap();
            let Some(halves) = game.preview(seat, &mv) else { continue };
            let mut next = game.clone();
            next.play(seat, &mv, &mut Nobody);
            for half in &halves {
                let lines: u8 = half.lines.iter().map(|line| line.points).sum();
                assert_eq!(half.points, lines);
            }
            let side = match game.options().mode {
                Mode::Base => seat.index(),
                Mode::Team => seat.index() % 2,
                Mode::Solo | Mode::Duel => 0,
            };
            let track = next.scoreboard().tracks()[side];
            assert_eq!(track.get(halves[1].colour), halves[1].after);
            if halves[0].colour != halves[1].colour {
                assert_eq!(track.get(halves[0].colour), halves[0].after);
            }
        }
    });
}

#[test]
fn nothing_is_known_of_a_seat_that_is_not_there() {
    let game = position::position("");
    let mv: Move = "RR 1,0 0,0".parse().unwrap();
    let Move::Place(placement) = mv else { unreachable!("a placement") };
    assert!(game.preview(Seat::new(1), &mv).is_some());
    for seat in (2..5).map(Seat::new) {
        assert!(game.rack(seat).is_empty());
        assert_eq!(game.clue(seat), None);
        assert_eq!(game.preview(seat, &mv), None);
        assert_eq!(game.view(Viewer::Spectator).preview(seat, placement), None);
        assert_eq!(game.canonical(seat, mv), mv);
        assert!(game.check(seat, &mv).is_err());
    }
}

/// Draws many random moves: all listed ones come, no other, and all equally often.
fn is_uniform(setup: &str) {
    let game = position::position(setup);
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    let mut counts: BTreeMap<Move, u32> = moves.iter().map(|mv| (*mv, 0)).collect();
    let n = u32::try_from(moves.len()).unwrap();
    let mut rng = GameRng::from_seed(&Seed::from(5));
    let draws = 2000 * n;
    for _ in 0..draws {
        let mv = game.random_move(game.turn(), &mut rng, &mut Vec::new()).unwrap();
        *counts.get_mut(&mv).unwrap_or_else(|| panic!("`{mv}` is not listed")) += 1;
    }
    // The sum of squared deviations over the expectation: about n - 1, with a variance of twice that.
    let squares: u64 = counts.values().map(|&count| u64::from(count.abs_diff(2000)).pow(2)).sum();
    let statistic = squares / 2000;
    let bound = u64::from(n) + 6 * u64::from(2 * n).isqrt() + 10;
    assert!(statistic <= bound, "{statistic} > {bound} for {n} moves in {setup}");
}

#[test]
fn random_moves_are_uniform_over_the_listed_ones() {
    // Repeated tiles, doubles and mixed tiles on a handful of cells.
    let cells = "fill Y but 0,0 1,0 0,1 3,0 3,1 -3,0 -4,1 -4,0";
    is_uniform(&format!("{cells}\nrack 0 RB,RB,RB,GG,GG,OP"));
    is_uniform(&format!("options mode=duel\n{cells}\nrack 0 RR,RG,BB,BB,OP,OP"));
    is_uniform(&format!("options mode=solo\n{cells}\nrack 0 RB"));
    // A whole open board, and one tile left.
    is_uniform("rack 0 RB");
    is_uniform("rack 0 RR");
}

#[test]
fn random_first_turns_are_uniform() {
    is_uniform("first turns 0\nrack 0 RB,RB,GG,GG,OP,OO");
    is_uniform("first turns 1\ntiles RB 0,-4 1,-5\nrack 0 GG,GG,GG,GG,GG,OP");
    is_uniform(
        "options classic_first_turn=true\nfirst turns 1\ntiles RB 0,-4 1,-5\nrack 0 GG,GG,GG,GG,GG,OP",
    );
}

#[test]
fn in_11_random_moves_are_uniform_also_where_a_double_has_two_orders() {
    let cells = "symbols G -1,0 -2,0 -3,0 2,0 4,-3\nfill Y but 0,0 1,0 4,-2 4,-1 3,-1 -3,3 -4,3";
    for marker in [14, 15, 17, 18] {
        let track = format!("{cells}\ntrack 0 0 {marker} 0 0 0 0");
        is_uniform(&format!("options mode=team\n{track}\nrack 0 GG,GG,RB,RB,OO,OO"));
        is_uniform(&format!("options mode=solo\n{track}\nrack 0 GG"));
    }
}

#[test]
fn random_answers_are_uniform() {
    is_uniform("rack 0 GG,GG,GG,BB,BB\ntrack 0 0 5 5 5 5 5\nphase swap");
    is_uniform(
        "options mode=duel\nrack 0 RR,RR,RG,OO,OO\ntrack 0 9 0 0 9 0 0\ntoken red 0\ntoken orange 0\nphase swap",
    );
}
