# Words of Mini Golf Designer.

## Categories of points: lines of the score sheet, at most 22 characters

minigolf-category-fun = Fun
minigolf-category-fast = Fast
minigolf-category-her = Her whim
minigolf-category-his = His whim
minigolf-category-par = Par
minigolf-category-land = Land
minigolf-category-circuit = Circuit
minigolf-category-hole-count = Hole count
minigolf-category-malformed = Malformed hole
minigolf-category-mismatch = Mismatched connections
minigolf-category-direction = Wrong tile direction
minigolf-category-passes = Passes
minigolf-category-promise-fun = Fun promise
minigolf-category-promise-fast = Fast promise
minigolf-category-promise-her = Her whim promise
minigolf-category-promise-his = His whim promise
minigolf-category-promise-par = Par promise
minigolf-category-promise-land = Land promise
minigolf-category-promise-circuit = Circuit promise

## What a category pays or costs. $n and the like are points with their sign: `+3`, `−10`.

minigolf-about-fun = { $n } per person on your tiles.
minigolf-about-fast = { $n } per tile you collect face down.
minigolf-about-her = Points for what Mrs Client likes on your tiles.
minigolf-about-his = Points for the holes Mr Client likes.
# $least to $most is the best par of a hole, $wanted the best total; $away is −1.
minigolf-about-par = { $n } per hole of par { $least }–{ $most }, and { $away } for each stroke by which your total par misses { $wanted }.
minigolf-about-land = Your land’s points, { $off } per tile outside the land, and { $missing } per space without a tile.
minigolf-about-circuit = { $n } per putting green next to the following tee, and { $n } each for the first tee and the last putting green next to the entrance gate.
minigolf-about-hole-count = { $n } per hole more or fewer than { $holes }.
minigolf-about-malformed = { $n } per closed hole without exactly one tee and one putting green.
minigolf-about-mismatch = { $n } per red edge against a green edge, the edge of the land or the entrance gate.
minigolf-about-direction = { $n } per arrow against the direction of play.
minigolf-about-passes = { $n } per pass.
minigolf-about-promise = Points gained or lost with this promise.

## How many of what a category counts: tips on the score sheet

minigolf-count-fun = { $n ->
    [one] 1 person
   *[other] { $n } people
}
minigolf-count-fast = { $n ->
    [one] 1 tile face down
   *[other] { $n } tiles face down
}
# $n counts dogs, trees or the like on the tiles.
minigolf-count-her = { $n ->
    [one] 1 thing she likes
   *[other] { $n } things she likes
}
minigolf-count-his = { $n ->
    [one] 1 hole he likes
   *[other] { $n } holes he likes
}
minigolf-count-par = total par { $n }
minigolf-count-land = { $n ->
    [one] 1 space without a tile
   *[other] { $n } spaces without a tile
}
minigolf-count-circuit = { $n ->
    [one] 1 connection
   *[other] { $n } connections
}
minigolf-count-hole-count = { $n ->
    [one] 1 hole
   *[other] { $n } holes
}
minigolf-count-malformed = { $n ->
    [one] 1 malformed hole
   *[other] { $n } malformed holes
}
minigolf-count-mismatch = { $n ->
    [one] 1 mismatched connection
   *[other] { $n } mismatched connections
}
minigolf-count-direction = { $n ->
    [one] 1 tile in the wrong direction
   *[other] { $n } tiles in the wrong direction
}
minigolf-count-passes = { $n ->
    [one] 1 pass
   *[other] { $n } passes
}
# The player’s place in a condition: 1 is first.
minigolf-count-promise = place { $n }

## A new match

minigolf-option-version = Version
minigolf-option-version-what = In the advanced version, you also make promises to the clients.
minigolf-option-version-family = Family version (no promises)
minigolf-option-version-advanced = Advanced version (promises)
minigolf-option-visits = Client visits
minigolf-option-visits-what = The clients visit whenever a client visit tile is drawn, or once, after 21 unchosen tiles.
minigolf-option-visits-tiles = With client visit tiles
minigolf-option-visits-aside = Once, after 21 unchosen tiles
minigolf-option-placement = Tile placement
minigolf-option-placement-what = Strict placement refuses a mismatched connection if the tile fits elsewhere on your land.
minigolf-option-placement-lenient = Lenient (mistakes cost points)
minigolf-option-placement-strict = Strict (no avoidable mistakes)
minigolf-option-numbering = Hole numbers
minigolf-option-numbering-what = Automatic numbers give you the most points. Or number your holes yourself at the end.
minigolf-option-numbering-auto = Automatic
minigolf-option-numbering-manual = Manual
minigolf-option-forgiving = Forgiving scoring
minigolf-option-forgiving-what = Mistakes cost no points. Good for first games and children.
minigolf-option-difficulty = Difficulty level
minigolf-option-difficulty-what = You’re dealt lands with at most this many golf balls.
minigolf-option-difficulty-1 = 1 golf ball: easy
minigolf-option-difficulty-2 = 2 golf balls: water and corners
minigolf-option-difficulty-3 = 3 golf balls: narrows and bays
minigolf-option-mr = Mr Client
minigolf-option-mr-what = He pays for the holes he likes.
minigolf-option-mr-random = Random
minigolf-option-mr-short = { minigolf-mr-short }
minigolf-option-mr-long = { minigolf-mr-long }
minigolf-option-mr-linear = { minigolf-mr-linear }
minigolf-option-mr-turner = { minigolf-mr-turner }
minigolf-option-mr-luckyfor = { minigolf-mr-luckyfor }
minigolf-option-mr-uberstitious = { minigolf-mr-uberstitious }
minigolf-option-mr-straightforward = { minigolf-mr-straightforward }
minigolf-option-mrs = Mrs Client
minigolf-option-mrs-what = She pays for what she likes on your tiles.
minigolf-option-mrs-random = Random
minigolf-option-mrs-hotdog = { minigolf-mrs-hotdog }
minigolf-option-mrs-evergreen = { minigolf-mrs-evergreen }
minigolf-option-mrs-sprinkle = { minigolf-mrs-sprinkle }
minigolf-option-mrs-bloom = { minigolf-mrs-bloom }
minigolf-option-mrs-lazy = { minigolf-mrs-lazy }
minigolf-option-mrs-plumber = { minigolf-mrs-plumber }
minigolf-option-mrs-sloppy = { minigolf-mrs-sloppy }

## Clients, and what they pay for. $n are points with their sign: `+2`.

minigolf-clients = The clients
minigolf-mr-short = Mr Short
minigolf-mr-likes-short = { $n } per hole of two tiles
minigolf-mr-long = Mr Long
minigolf-mr-likes-long = { $n } per hole of four or more tiles
minigolf-mr-linear = Mr Linear
minigolf-mr-likes-linear = { $n } per hole without a corner
minigolf-mr-turner = Mr Turner
minigolf-mr-likes-turner = { $n } per hole with a corner
minigolf-mr-luckyfor = Mr Luckyfor
minigolf-mr-likes-luckyfor = { $n } per hole of par 4
minigolf-mr-uberstitious = Mr Überstitious
minigolf-mr-likes-uberstitious = { $n } per hole that isn’t par 4, but hole 4 must be
minigolf-mr-straightforward = Mr Straightforward
minigolf-mr-likes-straightforward = { $n } per tee straight ahead of the previous putting green
minigolf-mrs-hotdog = Mrs Hotdog
minigolf-mrs-likes-hotdog = { $n } per dog
minigolf-mrs-evergreen = Mrs Evergreen
minigolf-mrs-likes-evergreen = { $n } per tree
minigolf-mrs-sprinkle = Mrs Sprinkle
minigolf-mrs-likes-sprinkle = { $n } per pool
minigolf-mrs-bloom = Mrs Bloom
minigolf-mrs-likes-bloom = { $n } per flower bed
minigolf-mrs-lazy = Mrs Lazy
minigolf-mrs-likes-lazy = { $n } per bench
minigolf-mrs-plumber = Mrs Plumber
minigolf-mrs-likes-plumber = { $n } per pipe or tunnel
minigolf-mrs-sloppy = Mrs Sloppy
minigolf-mrs-likes-sloppy = { $n } per slope

## Tiles

# A tile as a label.
minigolf-tee = Tee
minigolf-green = Putting green
minigolf-straight = Straight
minigolf-arrow = Straight with an arrow
minigolf-corner = Corner
minigolf-scenery = Scenery
# The same within a sentence or a list: `You placed a tee`, `Drawn: a tee and a corner`.
minigolf-a-tee = a tee
minigolf-a-green = a putting green
minigolf-a-straight = a straight
minigolf-an-arrow = a straight with an arrow
minigolf-a-corner = a corner
minigolf-a-scenery = a scenery tile
minigolf-some-tile = a tile
# A tile, as a label or within a sentence, with a list of what is printed on it: `Corner (par 1 and 2 people)`.
minigolf-tile = { $tile } ({ $printed })
# Items of that list.
minigolf-par-n = par { $n }
minigolf-n-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
minigolf-n-dogs = { $n ->
    [one] 1 dog
   *[other] { $n } dogs
}
minigolf-n-trees = { $n ->
    [one] 1 tree
   *[other] { $n } trees
}
minigolf-n-benches = { $n ->
    [one] 1 bench
   *[other] { $n } benches
}
minigolf-n-pools = { $n ->
    [one] 1 pool
   *[other] { $n } pools
}
minigolf-n-pipes = { $n ->
    [one] 1 pipe
   *[other] { $n } pipes
}
minigolf-n-slopes = { $n ->
    [one] 1 slope
   *[other] { $n } slopes
}
minigolf-n-flowers = { $n ->
    [one] 1 flower bed
   *[other] { $n } flower beds
}

## Spaces and holes

# The sign at the entrance gate, in the picture: at most 8 characters, in the terminal 5.
minigolf-gate = Gate
# A label in the picture of a course: a hole’s number, its par and a sign (✓ … !). At most 7 characters.
minigolf-hole-label = { $number }·p{ $par }{ $sign }
# The same without the number: at most 5 characters.
minigolf-par-label = p{ $par }{ $sign }
# For screen readers: a hole and its state, in a list.
minigolf-hole-done = hole { $number } (par { $par }, complete)
minigolf-hole-needs-green = hole { $number } (par { $par }, needs a putting green)
minigolf-hole-needs-tee = hole { $number } (par { $par }, needs a tee)
minigolf-hole-needs-both = hole { $number } (par { $par }, needs a tee and a putting green)
minigolf-hole-malformed = hole { $number } (par { $par }, malformed)
# A space, counted as on the margin of the board; both numbers can be negative.
minigolf-cell = column { $column }, row { $row }
minigolf-cell-off = column { $column }, row { $row }, outside the land
# For screen readers: a space, and what the tile in hand would change there, such as `Fun +2`.
minigolf-cell-brings = { $place }: { $change }

## The course

minigolf-no-course = No course yet
# For screen readers: a course. $tiles and $missing are numbers; $holes lists holes with their states.
minigolf-about-course = { $person ->
    [me] Your course on { $land }. Tiles: { $tiles }. Spaces left: { $missing }. Holes: { $holes }.
   *[other] { $who }’s course on { $land }. Tiles: { $tiles }. Spaces left: { $missing }. Holes: { $holes }.
}
# The same while it has no hole.
minigolf-about-bare-course = { $person ->
    [me] Your course on { $land }. Tiles: { $tiles }. Spaces left: { $missing }.
   *[other] { $who }’s course on { $land }. Tiles: { $tiles }. Spaces left: { $missing }.
}
# A land, and how many of its spaces have no tile yet: above the course, and below small pictures.
minigolf-land-left = { $n ->
    [0] { $land } · full
    [one] { $land } · 1 space left
   *[other] { $land } · { $n } spaces left
}
minigolf-my-course = Back to my course
minigolf-lenses = Zoom
minigolf-nearer = Zoom in
minigolf-farther = Zoom out
minigolf-fit = Show the whole course
# What a placement would change in all; $change has its sign.
minigolf-total-change = { $change } in total

## The racks

minigolf-racks = Racks
# The racks: tiles to take now, and those after them.
minigolf-offer = This round
minigolf-coming = Next round
# The same when you play alone.
minigolf-drawn = Your two tiles
# Players in the order of their turns.
minigolf-order = Turn order: { $who }
# Before the players’ badges: at most 12 characters each.
minigolf-order-short = Turn order
minigolf-bench-short = Bench
minigolf-bench = On the bench, from left to right: { $who }
minigolf-taken = { $object ->
    [me] Taken by you
   *[other] Taken by { $whom }
}
# For screen readers: a place of a rack.
minigolf-slot = Slot { $n }: { $tile }
minigolf-rotate = Turn
minigolf-rotate-how = Press R, use the wheel over the course, or tap the tile again
minigolf-pass = Pass
minigolf-stop-and-collect = Stop and collect
minigolf-stop = Stop
# For screen readers: what happens to one of your two tiles if you don’t place it. What is on the button is in it.
minigolf-fate-of-back = Tile { $n }: place it or put back in the bag
minigolf-fate-of-away = Tile { $n }: place it or remove from the game
# The same on a button below the tile: at most 12 characters each.
minigolf-fate-back = or put back
minigolf-fate-away = or remove
minigolf-bag = { $n ->
    [one] 1 tile in the bag
   *[other] { $n } tiles in the bag
}
minigolf-visits-left = { $n ->
    [one] 1 client visit left
   *[other] { $n } client visits left
}
minigolf-end-phase = end phase

## The score sheet

minigolf-sheet = Score sheet
minigolf-final-count = Final scoring
minigolf-show-count = Show scoring
minigolf-count-on = Next
# A line of the final scoring: its name, its points with their sign, the sum of all lines up to it.
minigolf-counted = { $what } { $points } · { $sum } so far
minigolf-point-at-line = Point at a line or tap it to see what it counts and where.
# Below `Total`.
minigolf-if-ended-now = if the match ended now
minigolf-legend = On the course, 2·p3 is hole 2 with par 3. A hole without a number shows just p3. ✓ complete, … needs a tee or a putting green, ! malformed.
# The head of a column: what the tile in hand would change.
minigolf-change = With the tile in hand
minigolf-total = Total
minigolf-courses = Courses
# Below a small picture of a course, side by side with its land.
minigolf-face-down = { $n } face down
minigolf-stopped = stopped
minigolf-n-promises = { $n ->
    [one] 1 promise
   *[other] { $n } promises
}

## Choices

minigolf-choose-land = Choose your land
# For spectators.
minigolf-lands-of = { $who }’s lands to choose from
minigolf-land-facts = Points: { $points } · Spaces: { $cells }
# How difficult a land is, beside one to three golf balls.
minigolf-balls-1 = easy
minigolf-balls-2 = water and corners
minigolf-balls-3 = narrows and bays
minigolf-visit = Client visit
minigolf-first-promises = Make your first promises
minigolf-promise-how = Promises are secret until the end. You gain points if you come first in a condition, and lose points if you come last. You can’t take a promise back.
# $kept and $broken are points with their sign.
minigolf-promise-alone = { $kept } for each promise you keep, { $broken } for each one you don’t. You can’t take a promise back.
# Below a condition that can’t be promised again.
minigolf-promised-already = promised
# Below a condition: your points in it so far. $points is $n as it is shown.
minigolf-now-points = { $n ->
    [one] { $points } point now
   *[other] { $points } points now
}
minigolf-leftovers = Unchosen tiles
minigolf-leftovers-how = Choose the tiles to put back in the bag. All others are removed from the game.
minigolf-numbering = Number your holes
minigolf-numbering-how = The best numbers are filled in. Change them if you like.
# For screen readers: the hole that a number is for.
minigolf-hole-at = Hole at column { $column }, row { $row }

## Buttons

minigolf-do-build = Place tile
minigolf-do-land = Choose land
minigolf-do-promise = Promise
minigolf-do-promise-nothing = Promise nothing
minigolf-do-pass = Pass
minigolf-do-collect = Collect tile
minigolf-do-stop = Stop
minigolf-do-return = { $n ->
    [0] Put nothing back
    [one] Put 1 tile back
   *[other] Put { $n } tiles back
}
minigolf-do-number = Number holes

## Moves you could make

minigolf-say-land = Choose { $land }.
minigolf-say-promise = Promise { $what }.
minigolf-say-promise-nothing = Make no more promises.
# $tile is such as `a corner (par 1 and 2 people)`, $cell such as `column 3, row 1`, $turns counts quarter turns clockwise.
minigolf-say-build = { $turns ->
    [0] Place { $tile } at { $cell }.
    [1] Place { $tile } at { $cell }, turned a quarter clockwise.
    [2] Place { $tile } at { $cell }, turned half around.
   *[other] Place { $tile } at { $cell }, turned a quarter anticlockwise.
}
# $build is the sentence above.
minigolf-say-build-back = { $build } The other tile goes back in the bag.
minigolf-say-build-away = { $build } The other tile is removed from the game.
minigolf-say-pass = Pass.
minigolf-say-pass-back-back = Pass. Both tiles go back in the bag.
minigolf-say-pass-back-away = Pass. The first tile goes back in the bag, and the second is removed from the game.
minigolf-say-pass-away-back = Pass. The first tile is removed from the game, and the second goes back in the bag.
minigolf-say-pass-away-away = Pass. Both tiles are removed from the game.
minigolf-say-collect = Collect { $tile } face down and place no more tiles.
minigolf-say-stop = Stop.
minigolf-say-return = Put { $tiles } back in the bag.
minigolf-say-return-none = Put nothing back in the bag.
# $holes lists `minigolf-number-at`.
minigolf-say-number = Number your holes: { $holes }.
minigolf-say-number-none = Number none of your holes.
minigolf-number-at = hole { $n } at { $cell }

## Prompts

minigolf-prompt-land = Choose one of your three lands.
minigolf-prompt-first-promises = Make at least one promise.
minigolf-prompt-visit = Make more promises to the clients, or promise nothing.
minigolf-prompt-return = Choose which unchosen tiles go back in the bag, or put nothing back.
minigolf-prompt-number = Number your holes.
minigolf-prompt-solo = Place one of the two tiles, pass, or stop.
minigolf-prompt-end = Place a tile, pass, or stop and collect a tile face down.
minigolf-prompt-collect = Collect a tile face down.
minigolf-prompt-turn = Take a tile from the rack and place it, or pass.

## History

minigolf-fact-clients = The clients: { $mr } and { $mrs }
minigolf-fact-dealt = { $person ->
    [me] You were dealt { $lands }
   *[other] { $who } was dealt { $lands }
}
minigolf-fact-land = { $person ->
    [me] You chose { $land }
   *[other] { $who } chose { $land }
}
# Of other players, before all have chosen.
minigolf-fact-land-secret = { $who } chose a land
# $lands lists `minigolf-land-of-seat`.
minigolf-fact-lands-shown = Everyone revealed their land: { $lands }
minigolf-land-of-seat = { $person ->
    [me] { $land } (you)
   *[other] { $land } ({ $who })
}
# $who lists the players.
minigolf-fact-ordered = Turn order: { $who }
# A player in such a list.
minigolf-pawn = { $person ->
    [me] you
   *[other] { $who }
}
# $tiles is such as `a tee, a putting green and a corner`.
minigolf-fact-filled = Drawn: { $tiles }
minigolf-fact-visit = The clients visited. Drawn: { $tiles }
minigolf-fact-promise = { $person ->
    [me] You promised { $what }
   *[other] { $who } promised { $what }
}
minigolf-fact-no-promise = { $person ->
    [me] You made no more promises
   *[other] { $who } made no more promises
}
# Promises are secret.
minigolf-fact-promise-secret = { $person ->
    [me] You decided on your promises
   *[other] { $who } decided on their promises
}
# $counts lists `minigolf-count-of-seat`.
minigolf-fact-promises = Promises so far: { $counts }
minigolf-count-of-seat = { $person ->
    [me] you ({ $n })
   *[other] { $who } ({ $n })
}
# $tile is such as `a corner`, $cell such as `column 3, row 1`, $turns counts quarter turns clockwise.
minigolf-fact-built = { $person ->
    [me] { $turns ->
        [0] You placed { $tile } at { $cell }
        [1] You placed { $tile } at { $cell }, turned a quarter clockwise
        [2] You placed { $tile } at { $cell }, turned half around
       *[other] You placed { $tile } at { $cell }, turned a quarter anticlockwise
    }
   *[other] { $turns ->
        [0] { $who } placed { $tile } at { $cell }
        [1] { $who } placed { $tile } at { $cell }, turned a quarter clockwise
        [2] { $who } placed { $tile } at { $cell }, turned half around
       *[other] { $who } placed { $tile } at { $cell }, turned a quarter anticlockwise
    }
}
minigolf-fact-full = { $person ->
    [me] You filled your land
   *[other] { $who } filled their land
}
minigolf-fact-passed = { $person ->
    [me] You passed
   *[other] { $who } passed
}
minigolf-fact-collected = { $person ->
    [me] You collected a tile face down
   *[other] { $who } collected a tile face down
}
minigolf-fact-stopped = { $person ->
    [me] You stopped
   *[other] { $who } stopped
}
minigolf-fact-asked = { $person ->
    [me] { $n ->
        [0] You asked for no tiles to go back in the bag
        [one] You asked for 1 tile to go back in the bag
       *[other] You asked for { $n } tiles to go back in the bag
    }
   *[other] { $n ->
        [0] { $who } asked for no tiles to go back in the bag
        [one] { $who } asked for 1 tile to go back in the bag
       *[other] { $who } asked for { $n } tiles to go back in the bag
    }
}
minigolf-fact-asked-secret = { $person ->
    [me] You chose which tiles go back in the bag
   *[other] { $who } chose which tiles go back in the bag
}
# $n counts unchosen tiles.
minigolf-fact-wishes = { $n ->
    [0] No tiles went back in the bag
    [one] 1 tile went back in the bag
   *[other] { $n } tiles went back in the bag
}
minigolf-fact-numbered = { $person ->
    [me] You numbered your holes
   *[other] { $who } numbered their holes
}
minigolf-fact-ended = The match ended
