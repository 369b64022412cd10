# Words of Ingenious.

## Colours and tiles. A colour is also a category of points: `red +3`.

ingenious-colour-red = red
ingenious-colour-green = green
ingenious-colour-blue = blue
ingenious-colour-orange = orange
ingenious-colour-yellow = yellow
ingenious-colour-purple = purple

# A tile by its two colours, within sentences and lists.
ingenious-tile = { $one }–{ $other }
# A tile with the same colour twice.
ingenious-double = double { $colour }

## A new match

ingenious-option-seats-what = How many people play, including you. It depends on the mode.
ingenious-option-mode-what = Everyone for themselves, on your own, two against two, or a duel on a shared track.
ingenious-option-mode-base = Base game (2–4 players)
ingenious-option-mode-solo = Solo
ingenious-option-mode-team = Teams (2 against 2)
ingenious-option-mode-duel = Duel (2 players)
ingenious-option-classic-first-turn = Classic first turn
ingenious-option-classic-first-turn-what = Your first tile goes next to a printed symbol that has no tile beside it yet. It may touch other tiles.
ingenious-option-open-talk = Partners may talk
ingenious-option-open-talk-what = In team mode, partners may chat during the match.

## The table

ingenious-board = Board
# For screen readers: the heading of a list of colours, each with its spaces.
ingenious-on-board = Symbols on the board
# For screen readers: a colour, and the spaces with its symbol (`2,−1`).
ingenious-lies = { $colour }: { $cells }
# For screen readers: a space by its coordinates (`2,−1`).
ingenious-cell = Space { $cell }
# For screen readers: a tile on the board. $one and $other are colours, $here and $there their spaces (`2,−1`).
ingenious-lying = { $one } on { $here } and { $other } on { $there }
# The same with what it would score: $gains is a list such as `red +3 and blue +1`.
ingenious-would-bring = { $one } on { $here } and { $other } on { $there }: { $gains }.
ingenious-would-bring-bonus = { $one } on { $here } and { $other } on { $there }: { $gains }. Ingenious!
# What a move changes in all, at the end of a list such as `red +3`. $change has its sign.
ingenious-lowest-change = lowest colour { $change }
# Tiles left in the bag. In a corner of the board: at most 18 characters.
ingenious-bag = { $n } in the bag
ingenious-rack = Your rack
ingenious-turn-left = Turn left (Shift+R)
ingenious-turn-right = Turn right (R)
ingenious-place = Place tile
# What players call out when a colour earns a bonus placement; also on the board.
ingenious-cry = Ingenious!
# After `Ingenious!` in a corner of the board: bonus placements still to make.
ingenious-due = { $n ->
    [one] One more tile
   *[other] { $n } more tiles
}
ingenious-tracks = Tracks
# Marks a player’s lowest colour beside its track: one short word.
ingenious-lowest = lowest
# What a colour would gain, beside its track: `+3`. Very little room.
ingenious-gained = { $change }
# The same if it earns a bonus placement.
ingenious-gained-bonus = { $change }!
# Beside the half of a double that scores first or second: `1: +3`. Very little room.
ingenious-half-order = { $number }: { $points }
ingenious-token-free = Token not taken yet
ingenious-token-of = { $person ->
    [me] You have the token
   *[other] { $who } has the token
}

ingenious-keep = Keep rack
ingenious-swap = Swap all tiles
# A button; $n tiles are chosen so far.
ingenious-swap-n = { $n ->
    [0] Swap tiles
    [one] Swap 1 tile
   *[other] Swap { $n } tiles
}
# Why a swap is allowed. $n counts the colours that share the lowest place, $colours lists them.
ingenious-swap-why = { $n ->
    [one] None of your tiles shows your lowest colour, { $colours }.
   *[other] None of your tiles shows any of your lowest colours, { $colours }.
}
ingenious-swap-duel = Choose tiles that show a colour whose marker is on your 9.

## Moves you could make

ingenious-say-place = Place { $one } on { $here } and { $other } on { $there }.
ingenious-say-swap = Swap your whole rack.
ingenious-say-set-aside = Set aside { $tiles }.
ingenious-say-keep = Keep your rack.

## Prompts

ingenious-prompt = Choose a tile from your rack and place it.
ingenious-prompt-first = Place your first tile next to a printed symbol.
ingenious-prompt-solo = Place the tile.
ingenious-prompt-bonus = { $n ->
    [one] Place another tile.
   *[other] Place { $n } more tiles, one after the other.
}
ingenious-prompt-swap = Swap your rack for six new tiles, or keep it.
ingenious-prompt-swap-duel = Swap tiles that show a colour whose marker is on your 9, or keep your rack.
# A reason, after `Not possible:`.
ingenious-pick-first = choose a tile from your rack first

## History

ingenious-began = { $person ->
    [me] You started
   *[other] { $who } started
}
ingenious-drew = { $person ->
    [me] You drew { $tiles }
   *[other] { $who } drew { $tiles }
}
# Of other players, whose tiles are hidden.
ingenious-drew-some = { $n ->
    [one] { $who } drew a tile
   *[other] { $who } drew { $n } tiles
}
ingenious-placed = { $person ->
    [me] You placed { $one } on { $here } and { $other } on { $there }
   *[other] { $who } placed { $one } on { $here } and { $other } on { $there }
}
# $n are points for one colour.
ingenious-scored = { $person ->
    [me] You scored { $n } in { $colour }
   *[other] { $who } scored { $n } in { $colour }
}
ingenious-token = { $person ->
    [me] You took the { $colour } token
   *[other] { $who } took the { $colour } token
}
ingenious-token-captured = { $person ->
    [me] You took the { $colour } token from { $whom }
   *[other] { $object ->
        [me] { $who } took the { $colour } token from you
       *[other] { $who } took the { $colour } token from { $whom }
    }
}
ingenious-bonus = { $person ->
    [me] Ingenious! You earned a bonus placement in { $colour }
   *[other] Ingenious! { $who } earned a bonus placement in { $colour }
}
# $n counts bonus placements.
ingenious-forfeited = { $person ->
    [me] { $n ->
        [one] You had no tile left for your bonus placement
       *[other] You had no tiles left for { $n } bonus placements
    }
   *[other] { $n ->
        [one] { $who } had no tile left for their bonus placement
       *[other] { $who } had no tiles left for { $n } bonus placements
    }
}
# Of other players: you are asked instead.
ingenious-may-swap = { $who } could swap tiles
ingenious-swapped = { $person ->
    [me] You swapped { $tiles }
   *[other] { $who } swapped { $tiles }
}
ingenious-kept = { $person ->
    [me] You kept your rack
   *[other] { $who } kept their rack
}
ingenious-full = The board had no room for another tile: the match ended
ingenious-all-home = { $person ->
    [me] You reached the end of all six tracks: the match ended
   *[other] { $who } reached the end of all six tracks: the match ended
}
