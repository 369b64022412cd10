//! Positions as text, for scripts that begin in the middle of a match.
//!
//! ```text
//! options mode=duel
//! tiles RB 0,-4 1,-5 | GG 0,0 1,0          tiles on the board
//! symbols G 1,-1 0,-1 | R 2,2              symbols of whose tiles nothing is known
//! fill Y but 0,0 1,0                       every other free cell shows this colour
//! rack 0 RB,GG                             unnamed, the seat to act has one double of each colour, others what is left
//! track 0 17 0 0 0 0 0                     red, green, blue, orange, yellow, purple
//! token red 0
//! turn 1
//! pending 1
//! first turns 2                            if not all are taken
//! phase swap
//! ```

use ingenious::{
    Colour, Hex, Ingenious, IngeniousOptions, Phase, Placement, Setup, Tile, Tokens, Track,
};
use tabletop::{Options, Seat};

/// The position described.
pub(crate) fn position(text: &str) -> Ingenious {
    let setup = setup(text);
    Ingenious::from_setup(&setup).unwrap_or_else(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("{}\nin{text}", problems.join("\n"))
    })
}

/// The setup described, sound or not.
pub(crate) fn setup(text: &str) -> Setup {
    let lines = || text.lines().map(|line| line.split('#').next().unwrap().trim());
    let options = lines().find_map(|line| line.strip_prefix("options")).unwrap_or_default();
    let mut setup = Setup::new(IngeniousOptions::from_text(options).unwrap());
    let named: Vec<usize> =
        lines().filter_map(|line| line.strip_prefix("rack ")?.get(..1)?.parse().ok()).collect();
    for line in lines().filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        read(&mut setup, word, rest).unwrap_or_else(|| panic!("cannot read `{line}`"));
    }
    fill_racks(&mut setup, &named);
    if setup.phase == Phase::Swap {
        let seat = setup.turn;
        setup.clues[seat.index()] = Some(question(&setup, seat));
    }
    setup
}

fn read(setup: &mut Setup, word: &str, rest: &str) -> Option<()> {
    let (first, more) = rest.split_once(' ').unwrap_or((rest, ""));
    match word {
        "options" => {}
        "tiles" => {
            setup.tiles =
                rest.split(" | ").map(|text| text.parse::<Placement>().unwrap()).collect();
        }
        "symbols" => {
            for group in rest.split(" | ") {
                let (letter, cells) = group.split_once(' ')?;
                setup.symbols.extend(cells.split(' ').map(|cell| (hex(cell), colour(letter))));
            }
        }
        "fill" => fill(setup, colour(first), more.strip_prefix("but ")?),
        "rack" => {
            let tiles = more.split(',').filter(|tile| !tile.is_empty());
            setup.racks[first.parse::<usize>().ok()?] =
                tiles.map(|tile| tile.parse().unwrap()).collect();
        }
        "track" => {
            let markers: Vec<i8> = more.split(' ').map(|marker| marker.parse().unwrap()).collect();
            setup.tracks[first.parse::<usize>().ok()?] = Track(markers.try_into().ok()?);
        }
        "token" => {
            let colour = Colour::ALL.into_iter().find(|colour| colour.name() == first)?;
            let Tokens(owners) = &mut setup.tokens;
            owners[colour.index()] = Some(more.parse().unwrap());
        }
        "turn" => setup.turn = rest.parse().ok()?,
        "pending" => setup.pending = rest.parse().ok()?,
        "first" => setup.first_turns_taken = more.parse().ok()?,
        "phase" => {
            setup.phase = match rest {
                "place" => Phase::Place,
                "swap" => Phase::Swap,
                "draw" => Phase::Draw,
                "over" => Phase::Over,
                _ => return None,
            }
        }
        _ => return None,
    }
    Some(())
}

fn fill_racks(setup: &mut Setup, named: &[usize]) {
    let turn = setup.turn.index().min(setup.racks.len() - 1);
    if !named.contains(&turn) {
        setup.racks[turn] = Colour::ALL.map(|colour| Tile::new(colour, colour)).to_vec();
    }
    for seat in (0..setup.racks.len()).filter(|seat| *seat != turn && !named.contains(seat)) {
        let in_use = setup.tiles.iter().map(|placement| placement.tile);
        let in_use: Vec<Tile> = in_use.chain(setup.racks.iter().flatten().copied()).collect();
        let n_left = |tile: Tile| {
            usize::from(tile.n_copies()) - in_use.iter().filter(|&&other| other == tile).count()
        };
        let mixed = Tile::all().rev().filter(|tile| !tile.is_double());
        let left = mixed.flat_map(|tile| std::iter::repeat_n(tile, n_left(tile)));
        setup.racks[seat] = left.take(6).collect();
    }
}

fn hex(text: &str) -> Hex {
    let (q, r) = text.split_once(',').unwrap();
    Hex::new(q.parse().unwrap(), r.parse().unwrap())
}

fn colour(letter: &str) -> Colour {
    Colour::ALL.into_iter().find(|colour| colour.letter().to_string() == letter).unwrap()
}

fn fill(setup: &mut Setup, colour: Colour, gaps: &str) {
    let gaps: Vec<Hex> = gaps.split(' ').map(hex).collect();
    let on_tiles = setup.tiles.iter().flat_map(|placement| placement.cells);
    let taken: Vec<Hex> = on_tiles.chain(setup.symbols.iter().map(|(at, _)| *at)).collect();
    let n = i8::try_from(setup.options.area()).unwrap();
    for at in (-n..=n).flat_map(|r| (-n..=n).map(move |q| Hex::new(q, r))) {
        let is_in_play = at.radius() <= u16::from(setup.options.area());
        let is_printed = ingenious::PRINTED.iter().any(|(printed, _)| *printed == at);
        if is_in_play && !is_printed && !gaps.contains(&at) && !taken.contains(&at) {
            setup.symbols.push((at, colour));
        }
    }
}

/// What the question tells, worked out here from the rules.
fn question(setup: &Setup, seat: Seat) -> ingenious::RackClue {
    let is_duel = setup.options.mode == ingenious::Mode::Duel;
    let side = match setup.options.mode {
        ingenious::Mode::Team => seat.index() % 2,
        ingenious::Mode::Duel => 0,
        ingenious::Mode::Base | ingenious::Mode::Solo => seat.index(),
    };
    let markers = setup.tracks[side]
        .0
        .map(|marker| if is_duel && seat.index() == 1 { -marker } else { marker });
    let place = if is_duel { 9 } else { *markers.iter().min().unwrap() };
    let colours =
        Colour::ALL.into_iter().filter(|colour| markers[colour.index()] == place).collect();
    ingenious::RackClue {
        n_tiles: u8::try_from(setup.racks[seat.index()].len()).unwrap(),
        colours,
        is_shown: is_duel,
    }
}
