# Words of Pips.

pips-title = Pips
pips-sentence = Lay stones beside their equals, and keep your favourite number to yourself.
pips-facts = 2 to 4 players
pips-option-cells = Cells of the row
pips-option-cells-what = How long the row is.
pips-category-neighbours = equal neighbours
pips-category-favourite = favourite

pips-hand = Your hand
pips-bag = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
} in the bag
pips-holds = holds { $hand }, favourite { $favourite }, { $n ->
    [one] { $n } equal neighbour
   *[other] { $n } equal neighbours
}

pips-prompt-favour = Choose your favourite.
pips-prompt-place = Lay a stone.
pips-say-favour = Make { $stone } your favourite.
pips-say-place = Lay { $stone } on cell { $cell }.

pips-stone = { $stone }
pips-starts = { $person ->
    [me] You begin
   *[other] { $who } begins
}
pips-drew = { $person ->
    [me] You draw { $stones }
   *[other] { $who } draws { $stones }
}
pips-drew-some = { $n ->
    [one] { $who } draws a stone
   *[other] { $who } draws { $n } stones
}
pips-favoured = { $person ->
    [me] Your favourite is { $stone }
   *[other] The favourite of { $who } is { $stone }
}
pips-favoured-secretly = { $who } chooses a favourite
pips-placed = { $person ->
    [me] You lay { $stone } on cell { $cell }
   *[other] { $who } lays { $stone } on cell { $cell }
}, beside { $n ->
    [0] none
    [one] one
   *[other] { $n }
} of its kind
pips-ended = The row is full: the match is over

## Why not

pips-refused-no-such-stone = there is no stone with that number
pips-refused-favourite-first = choose your favourite number first
pips-refused-favourite-chosen = favourites are chosen once, before the first stone
pips-refused-not-in-hand = you do not hold that stone
pips-refused-off-the-row = the row has no such cell
pips-refused-cell-taken = that cell already holds a stone
pips-refused-not-in-bag = the bag does not hold these stones
pips-refused-no-such-seat = the table has no such seat
pips-refused-other-outcome-due = another outcome is due
