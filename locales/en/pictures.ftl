# Words in pictures of positions, as text in the terminal and as SVG. The page draws its own, and has none of these.

# The title of an SVG picture, for screen readers.
picture-of = { $game }: the position on the table
the-match-is-over = The match is over

## GREEN: what is going on, in a line of 80 columns

green-now-display = Revealing the first clubs
green-now-course = Laying out the hole
green-now-wind = Rolling for the wind
green-now-start = Drawing the starting player
green-now-golfers = { $who } is choosing a golfer
green-now-turn = { $who }’s turn
green-now-refresh = Revealing new clubs
green-now-draw = { $who } is drawing one of the new clubs
green-now-chain = { $who } is playing another club
green-now-refill = Refilling the display
green-now-discard = { $who } is discarding a club
green-now-take-back = { $who } may take back clubs
green-picture-hole = Hole { $hole }, par { $par }, wind { $wind }
green-picture-hole-calm = Hole { $hole }, par { $par }, wind not rolled yet
# How many clubs and caddie tokens are left.
green-picture-stock = Deck: { $deck } · Caddie tokens in supply: { $supply }
# A player’s points, caddie tokens and where their ball is (`on space 5`), beside their name: about 40 columns.
green-picture-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $caddies ->
    [one] 1 caddie token
   *[other] { $caddies } caddie tokens
} · { $ball }
# $n is a space of the scoring progression card.
green-picture-pocketed = pocketed, at { $n }
# Before the clubs in a hand, and before those played on this hole: one short word each.
green-picture-hand = hand
green-picture-row = row
# How many clubs are in a hidden hand.
green-picture-clubs = { $n ->
    [0] no clubs
    [one] 1 club
   *[other] { $n } clubs
}
# Clubs, or shots, one after the other.
green-picture-held = { $clubs }
green-picture-no-shot = no shot yet
# The end of the hole, in at most 12 columns.
green-picture-green = green ⚑
# A space of the hole in a line: its number with two columns ($n), and what is there. At most 12 columns.
green-picture-space = { $n } { $kind }
green-picture-lake = { $n } lake ~~~~

## Ingenious

ingenious-now-start = Drawing the starting player
ingenious-now-deal = Dealing the racks
ingenious-now-draw = { $who } is drawing tiles
ingenious-now-place = { $who } is placing a tile
# $n counts the bonus placements still to make.
ingenious-now-bonus = { $n ->
    [one] { $who } is placing a bonus tile
   *[other] { $who } is placing { $n } bonus tiles
}
ingenious-now-swap = { $who } may swap tiles
ingenious-picture-bag = { $n ->
    [one] 1 tile in the bag
   *[other] { $n } tiles in the bag
}
# Before the markers of a duel.
ingenious-picture-side = { $who }’s side
# $n is the number of a seat.
ingenious-picture-rack = Rack { $n }
# The coordinates of the first row.
ingenious-picture-row = q { $first } to { $last }
# Beside a track: the lowest marker.
ingenious-picture-lowest = { $n } (lowest)

## Mini Golf Designer

minigolf-now-clients = Drawing the clients
minigolf-now-lands = Dealing lands
minigolf-now-choose-land = Everyone is choosing a land
minigolf-now-order = Drawing the turn order
minigolf-now-fill = Drawing tiles
minigolf-now-first-promises = Making the first promises
minigolf-now-turn = Placing tiles
minigolf-now-visit = Client visit
minigolf-now-return = Choosing tiles to put back in the bag
minigolf-now-solo-turn = Placing one of two tiles
minigolf-now-number = Numbering the holes
minigolf-picture-clients = { $mr } and { $mrs }
# Players in the order of their turns.
minigolf-picture-pawns = Turn order: { $who }
# Players who passed.
minigolf-picture-bench = On the bench: { $who }
# A land with the number of its card, such as `L42`.
minigolf-picture-land = { $id } { $land }
minigolf-picture-no-land = no land yet
minigolf-picture-promised = promised { $what }
# A straight with an arrow, in a word.
minigolf-short-arrow = Arrow
# A tile by the number of its kind, in at most 24 columns.
minigolf-picture-tile = #{ $kind } { $shape }
minigolf-picture-lane = #{ $kind } { $shape } par { $par }
# A slot of a rack, by its number: a tile, a player, or nothing.
minigolf-picture-slot = { $slot }: { $what }
minigolf-picture-slot-empty = { $slot }: –
# What the signs of a drawn course mean: the sign, then its meaning.
minigolf-sign-tee = T tee
minigolf-sign-green = G putting green
minigolf-sign-hole = 1–9 hole
minigolf-sign-par = ¹²³ par
minigolf-sign-no-number = ? no number
minigolf-sign-no-tile = . no tile
minigolf-sign-mismatch = × mismatched connection
minigolf-sign-wrong-way = ! wrong tile direction
minigolf-sign-off-the-land = * outside the land
# What happens to the tile you don’t place, in a line below your choice.
minigolf-other-back = other tile: back in the bag
minigolf-other-away = other tile: removed from the game
