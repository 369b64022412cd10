# Words in pictures of positions, in characters and as SVG. The page draws by itself, and has none of them.

picture-of = A position of { $game }
the-match-is-over = The match is over

## GREEN

green-now-display = The first clubs are to be revealed
green-now-course = The hole is to be laid
green-now-wind = The wind is to be drawn
green-now-start = It is to be drawn who begins
green-now-golfers = { $who } chooses a golfer
green-now-turn = { $who } is to play
green-now-refresh = New clubs are to be revealed
green-now-draw = { $who } draws one of the new clubs
green-now-chain = { $who } plays another club
green-now-refill = The display is to be filled up
green-now-discard = { $who } discards a club
green-now-take-back = { $who } may take back clubs
green-picture-hole = Hole { $hole }, par { $par }, wind { $wind }
green-picture-hole-calm = Hole { $hole }, par { $par }, wind not known yet
green-picture-stock = { $deck ->
    [one] { $deck } club
   *[other] { $deck } clubs
} in the deck, { $supply ->
    [one] { $supply } caddie
   *[other] { $supply } caddies
} in the supply
green-picture-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $caddies ->
    [one] { $caddies } caddie
   *[other] { $caddies } caddies
}, { $ball }
green-picture-pocketed = pocketed, card { $n }
green-picture-hand = hand
green-picture-row = row
green-picture-clubs = { $n ->
    [0] no clubs
    [one] { $n } club
   *[other] { $n } clubs
}
# Clubs, or shots, one after the other.
green-picture-held = { $clubs }
green-picture-no-shot = no shot yet

## Ingenious

ingenious-now-start = It is to be drawn who begins
ingenious-now-deal = The racks are to be dealt
ingenious-now-draw = { $who } draws
ingenious-now-place = { $who } places a tile
ingenious-now-bonus = { $who } places a bonus tile, { $n } due
ingenious-now-swap = { $who } may swap
ingenious-picture-bag = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in the bag
ingenious-picture-side = Side of { $who }
ingenious-picture-rack = Rack { $n }
ingenious-picture-row = q { $first } to { $last }
ingenious-picture-lowest = { $n } lowest

## Mini golf

minigolf-now-clients = The clients are to be drawn
minigolf-now-lands = Lands are to be dealt
minigolf-now-choose-land = Everybody chooses a land
minigolf-now-order = The order is to be drawn
minigolf-now-fill = Tiles are to be drawn
minigolf-now-first-promises = First promises are made
minigolf-now-turn = Tiles are placed
minigolf-now-visit = The clients visit
minigolf-now-return = Leftovers are asked for
minigolf-now-solo-turn = One of two tiles is placed
minigolf-now-number = Holes are numbered
minigolf-picture-clients = { $mr } and { $mrs }
minigolf-picture-pawns = To act: { $who }
minigolf-picture-bench = On the bench: { $who }
minigolf-picture-land = { $id } { $land }
minigolf-picture-no-land = no land yet
minigolf-picture-promised = promised { $what }
minigolf-picture-next = Next
minigolf-short-arrow = Arrow
minigolf-picture-tile = #{ $kind } { $shape }
minigolf-picture-lane = #{ $kind } { $shape } par { $par }
minigolf-sign-tee = T tee
minigolf-sign-green = G green
minigolf-sign-hole = 1-9 hole
minigolf-sign-par = ¹²³ par
minigolf-sign-no-number = ? no number
minigolf-sign-no-tile = . no tile
minigolf-sign-mismatch = × mismatch
minigolf-sign-wrong-way = ! wrong way
minigolf-sign-off-the-land = * off the land
minigolf-other-back = the other: back into the bag
minigolf-other-away = the other: out of the game
