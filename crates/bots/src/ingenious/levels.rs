//! What the ten levels do at each table, set by measuring (`docs/bots.md`): the same look, or the same bit of thought,
//! is worth more or less by what is played for.

use crate::level::Recipe;

/// A hasty look is one at so many moves: none of them is a blunder.
const HASTY: u16 = 190;

/// A little thought; what tells most levels apart is how often it is spared.
const fn hasty_in(of_a_hundred: u32) -> Recipe {
    Recipe::thinks(50, of_a_hundred, HASTY)
}

/// At a table of two.
pub(super) const TWO: [Recipe; 10] = [
    Recipe::sees(100),
    Recipe::sees(145),
    hasty_in(94),
    hasty_in(82),
    hasty_in(68),
    hasty_in(51),
    hasty_in(36),
    hasty_in(19),
    hasty_in(7),
    Recipe::Strong,
];

/// At a table of three or four, where the last bit of thought is worth less.
pub(super) const MORE: [Recipe; 10] = [
    Recipe::sees(55),
    Recipe::sees(82),
    Recipe::sees(122),
    Recipe::sees(HASTY),
    hasty_in(83),
    hasty_in(68),
    hasty_in(52),
    hasty_in(34),
    hasty_in(16),
    Recipe::Strong,
];

/// Whoever only looks, even at 450 moves, loses to somebody's first game here: that is the lowest level.
pub(super) const TEAM: [Recipe; 10] = [
    Recipe::sees(450),
    hasty_in(69),
    hasty_in(59),
    hasty_in(47),
    hasty_in(38),
    hasty_in(30),
    hasty_in(21),
    hasty_in(10),
    Recipe::thinks(100, 2, HASTY),
    Recipe::Strong,
];

pub(super) const DUEL: [Recipe; 10] = [
    Recipe::sees(55),
    Recipe::sees(80),
    Recipe::sees(109),
    Recipe::sees(155),
    hasty_in(88),
    hasty_in(66),
    hasty_in(45),
    hasty_in(23),
    hasty_in(6),
    Recipe::Strong,
];
