# Words of Pips.

pips-option-cells = Length of the row
pips-option-cells-what = How many spaces the row has.
pips-category-neighbours = Equal neighbours
pips-category-favourite = Favourite

pips-hand = Your hand
pips-bag = { $n ->
    [one] 1 stone in the bag
   *[other] { $n } stones in the bag
}
# What a player holds: $hand and $favourite are numbers of stones, or question marks; $n counts equal neighbours so far.
pips-holds = { $n ->
    [one] hand { $hand } · favourite { $favourite } · 1 equal neighbour
   *[other] hand { $hand } · favourite { $favourite } · { $n } equal neighbours
}

pips-prompt-favour = Choose your favourite number.
pips-prompt-place = Place a stone.
pips-say-favour = Make { $stone } your favourite.
pips-say-place = Place { $stone } on space { $cell }.

# A stone by its number, in a list.
pips-stone = { $stone }
pips-starts = { $person ->
    [me] You started
   *[other] { $who } started
}
pips-drew = { $person ->
    [me] You drew { $stones }
   *[other] { $who } drew { $stones }
}
# Of other players, whose stones are hidden.
pips-drew-some = { $n ->
    [one] { $who } drew a stone
   *[other] { $who } drew { $n } stones
}
pips-favoured = { $person ->
    [me] You chose { $stone } as your favourite
   *[other] { $who } chose { $stone } as their favourite
}
# Of other players, whose favourite is secret.
pips-favoured-secretly = { $who } chose a favourite
# $n counts the stones beside it that have the same number.
pips-placed = { $person ->
    [me] { $n ->
        [0] You placed { $stone } on space { $cell }
        [one] You placed { $stone } on space { $cell }, next to an equal stone
       *[other] You placed { $stone } on space { $cell }, next to { $n } equal stones
    }
   *[other] { $n ->
        [0] { $who } placed { $stone } on space { $cell }
        [one] { $who } placed { $stone } on space { $cell }, next to an equal stone
       *[other] { $who } placed { $stone } on space { $cell }, next to { $n } equal stones
    }
}
pips-ended = The row was full: the match ended

# What may still come. The note says where it is, the other is the heading of a table.
pips-left-note = Still to come: stones in the bag, or in a hand you can’t see.
pips-left-stones = Stones
