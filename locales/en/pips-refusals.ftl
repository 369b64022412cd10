# Why a move isn’t possible. The English words are in the rules, and `cargo xtask bless` writes them here.
# Each follows “Not possible:”, so it begins small and has no full stop. $one and $two are the figures it is about.

pips-refused-no-such-stone = there is no stone with that number
pips-refused-favourite-first = you have to choose your favourite number first
pips-refused-favourite-chosen = favourites can only be chosen once, before the first stone
pips-refused-not-in-hand = that stone isn’t in your hand
pips-refused-off-the-row = there is no such space in the row
pips-refused-cell-taken = there is already a stone on that space
pips-refused-not-in-bag = these stones aren’t in the bag
pips-refused-other-outcome-due = something else has to be drawn first
pips-refused-no-such-seat = there is no such seat at this table
