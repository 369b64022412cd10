//! Matches on lands so small that they come to their end.

use minigolf::{Minigolf, MinigolfOptions};
use tabletop::{Game, Options};

/// Lands of five cells, so that a match comes to its end: GG# / GG# / ###.
pub(crate) fn tiny(options: &str) -> Minigolf {
    let land = |n: usize| format!("land L{n} Strip {n}\npoints 10\nballs 1\nGG#\nGG#\n###\n\n");
    let lands: String = (1..=15).map(land).collect();
    let pack = MinigolfOptions::load_pack(&[("lands.txt", &lands)]).expect("a sound pack");
    let options = format!("{options} mr=short mrs=lazy content={}", pack.fingerprint());
    Minigolf::new(&MinigolfOptions::from_text_with(&options, &[pack]).expect("sound options"))
}

/// Two players on tiny lands: seat 0 needs one more cell.
pub(crate) const LATE: &str = "
    chance: lands L1,L2,L3
    chance: lands L4,L5,L6
    0: land L1
    1: land L4
    chance: order 0,1
    chance: draw 166,167,168
    chance: draw 169,170,171
    0: build 0 2,0 r0
    1: pass
    chance: draw 172,173,174
    1: pass
    0: build 0 2,1 r0
    chance: draw 175,176,177
    1: pass
    0: build 0 2,2 r0
    chance: draw 166,167,168
    1: pass
    0: build 0 1,2 r0
    chance: draw 169,170,171
";
