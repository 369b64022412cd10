# Words of Ingenious.

ingenious-colour-red = red
ingenious-colour-green = green
ingenious-colour-blue = blue
ingenious-colour-orange = orange
ingenious-colour-yellow = yellow
ingenious-colour-purple = purple

ingenious-tile = { $one } and { $other }
ingenious-double = double { $colour }

## A new match

ingenious-option-seats-what = You and the others, as many as the mode allows.
ingenious-option-mode-what = Everybody for himself, alone, two against two, or a duel on one track.
ingenious-option-mode-base = everyone for themselves, 2 to 4 players
ingenious-option-mode-solo = solo
ingenious-option-mode-team = two teams of two
ingenious-option-mode-duel = duel, tug of war for two
ingenious-option-classic-first-turn = Classic first turn
ingenious-option-classic-first-turn-what = First tiles go next to a printed symbol that has no tile yet, and may touch other tiles.
ingenious-option-open-talk = Partners may talk
ingenious-option-open-talk-what = In team, partners may talk during the match.

## The table

ingenious-board = Board
ingenious-on-board = What lies on the board
ingenious-lies = { $colour }: { $cells }
ingenious-cell = Cell { $cell }
ingenious-half = { $colour } on { $cell }
ingenious-halves = { $one }, { $other }
ingenious-lowest-change = lowest colour { $change }
ingenious-bag = { $n } in the bag
ingenious-rack = Your rack
ingenious-turn-left = Turn left (Shift R)
ingenious-turn-right = Turn right (R)
ingenious-place = Place
ingenious-cry = Ingenious!
ingenious-would-bring = { $lies }: { $gains }.
ingenious-would-bring-bonus = { $lies }: { $gains }. Ingenious!
ingenious-due = { $n ->
    [one] One more tile
   *[other] { $n } more tiles
}
ingenious-tracks = Tracks
ingenious-lowest = lowest
ingenious-token-free = Nobody has its token
ingenious-token-of = Token: { $who }

ingenious-keep = Keep
ingenious-swap = Swap all
ingenious-swap-n = { $n ->
    [0] Swap
   *[other] Swap { $n }
}
ingenious-swap-why = No tile of yours shows your lowest: { $colours }.
ingenious-swap-duel = Pick tiles with a colour that stands on your 9.

## What I may do

ingenious-say-place = Place { $one } and { $other }.
ingenious-say-swap = Swap your whole rack.
ingenious-say-set-aside = Set aside { $tiles }.
ingenious-say-keep = Keep your rack.
ingenious-prompt = Pick a tile and place it.
ingenious-prompt-first = Your first tile: place it next to a printed symbol.
ingenious-prompt-solo = Place the tile.
ingenious-prompt-bonus = { $n ->
    [one] Place another tile.
   *[other] Place { $n } more tiles, one after the other.
}
ingenious-prompt-swap = You may swap your rack for six new tiles.
ingenious-prompt-swap-duel = You may swap tiles whose colour stands on your 9.
ingenious-pick-first = pick a tile of your rack first

## What happened

ingenious-began = { $who } began
ingenious-drew = { $who } drew { $tiles }
ingenious-drew-some = { $who } drew { $n } tiles
ingenious-placed = { $who } placed { $one } and { $other }
ingenious-scored = { $who }: { $colour } { $change }
ingenious-token = { $who } took the { $colour } token
ingenious-token-captured = { $who } captured the { $colour } token
ingenious-bonus = Ingenious! { $who } brought { $colour } home
ingenious-forfeited = { $n ->
    [one] { $who } had no tile left for the bonus
   *[other] { $who } had no tile left for { $n } bonuses
}
ingenious-may-swap = { $who } may swap
ingenious-swapped = { $who } swapped { $tiles }
ingenious-kept = { $who } kept the rack
ingenious-full = There is no room for another tile: the match is over
ingenious-all-home = { $who } brought all six markers home: the match is over
