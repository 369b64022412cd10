# Why a move isn’t possible. The English words are in the rules, and `cargo xtask bless` writes them here.
# Each follows “Not possible:”, so it begins small and has no full stop. $one and $two are the figures it is about.

ingenious-refused-not-your-turn = it isn’t your turn
ingenious-refused-not-on-rack = there is no tile { $one } on your rack
ingenious-refused-outside-area = space { $one } is outside the playing area
ingenious-refused-cell-covered = space { $one } is already covered
ingenious-refused-not-adjacent = spaces { $one } and { $two } aren’t next to each other
ingenious-refused-nothing-due = there is nothing to draw now
ingenious-refused-wrong-number = the number of tiles to draw is { $one }, not { $two }
ingenious-refused-not-in-bag = there aren’t that many tiles { $one } in the bag
ingenious-refused-no-printed-symbol = your first tile must touch a printed symbol
ingenious-refused-touches-tile = your first tile can’t touch another tile
ingenious-refused-no-lonely-symbol = your first tile must touch a printed symbol that has no tile next to it yet
ingenious-refused-cell-printed = space { $one } shows a printed symbol, which can never be covered
ingenious-refused-bonus-first = you have to make your bonus placement first
ingenious-refused-place-first = you have to place a tile before you can swap
ingenious-refused-swap-asked = you have placed your tiles, so swap your rack or keep it
ingenious-refused-swap-is-whole = you can only swap your whole rack or none of it
ingenious-refused-set-aside = tile { $one } is set aside and goes back in the bag only after the draw
ingenious-refused-no-swap-in-solo = you can’t swap tiles in solo
ingenious-refused-order-does-not-matter = either order of the halves scores the same here, so name the upper or left space first
ingenious-refused-duel-place-first = you have to place a tile before you can swap
ingenious-refused-duel-swap-asked = you have placed your tiles, so choose tiles to swap or keep your rack
ingenious-refused-name-tiles = in a duel, you have to choose the tiles you swap
ingenious-refused-too-few-on-rack = there aren’t that many tiles { $one } on your rack
ingenious-refused-not-swappable = tile { $one } shows no colour whose marker is on your 9
ingenious-refused-duel-set-aside = tile { $one } is set aside and goes back in the bag only after the draw
ingenious-refused-no-such-seat = there is no such seat at this table
ingenious-refused-start-due = the starting player has to be drawn first
ingenious-refused-draw-due = the starting player is known, so tiles have to be drawn
