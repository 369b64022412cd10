# Words of Mini Golf Designer, as its rules name things.

## Categories

minigolf-category-fun = Fun
minigolf-category-fast = Fast
minigolf-category-her = Her whim
minigolf-category-his = His whim
minigolf-category-par = Par
minigolf-category-land = Land
minigolf-category-circuit = Circuit
minigolf-category-hole-count = Nine holes
minigolf-category-malformed = Malformed
minigolf-category-mismatch = Mismatches
minigolf-category-direction = Wrong ways
minigolf-category-passes = Passes
minigolf-category-promise-fun = Promise: fun
minigolf-category-promise-fast = Promise: fast
minigolf-category-promise-her = Promise: her whim
minigolf-category-promise-his = Promise: his whim
minigolf-category-promise-par = Promise: par
minigolf-category-promise-land = Promise: land
minigolf-category-promise-circuit = Promise: circuit

minigolf-about-fun = 1 for each person on your tiles.
minigolf-about-fast = { $n } for each tile you take face down.
minigolf-about-her = What Mrs Client likes, on your tiles.
minigolf-about-his = Holes as Mr Client likes them.
minigolf-about-par = { $n } for each hole of par { $least } to { $most }, less the distance of the total from { $wanted }.
minigolf-about-land = The land’s points, less { $off } for each tile off it and { $missing } for each cell without a tile.
minigolf-about-circuit = { $n } for each green beside the next tee, and for the first tee and the last green at the gate.
minigolf-about-hole-count = { $n } are lost for each hole more or fewer than { $holes }.
minigolf-about-malformed = { $n } are lost for each hole that is shut without one tee and one green.
minigolf-about-mismatch = { $n } are lost for each red edge against green, the rim or the gate.
minigolf-about-direction = { $n ->
    [one] { $n } is
   *[other] { $n } are
} lost for each arrow against the way of play.
minigolf-about-passes = Each pass costs { $n }.
minigolf-about-promise-fun = A bet on Fun.
minigolf-about-promise-fast = A bet on Fast.
minigolf-about-promise-her = A bet on her whim.
minigolf-about-promise-his = A bet on his whim.
minigolf-about-promise-par = A bet on Par.
minigolf-about-promise-land = A bet on Land.
minigolf-about-promise-circuit = A bet on Circuit.

minigolf-count-fun = { $n ->
    [one] 1 person
   *[other] { $n } people
}
minigolf-count-fast = { $n ->
    [one] 1 tile face down
   *[other] { $n } tiles face down
}
minigolf-count-her = { $n } that she likes
minigolf-count-his = { $n } that he likes
minigolf-count-par = total par { $n }
minigolf-count-land = { $n ->
    [one] 1 cell without a tile
   *[other] { $n } cells without a tile
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
    [one] 1 mismatch
   *[other] { $n } mismatches
}
minigolf-count-direction = { $n ->
    [one] 1 arrow against the way
   *[other] { $n } arrows against the way
}
minigolf-count-passes = { $n ->
    [one] 1 pass
   *[other] { $n } passes
}
minigolf-count-promise = place { $n }

## Options

minigolf-option-version = Version
minigolf-option-version-what = Advanced adds promises to the clients.
minigolf-option-version-family = family: without promises
minigolf-option-version-advanced = advanced: with promises
minigolf-option-visits = Visits
minigolf-option-visits-what = Clients visit when a visit tile is drawn, or once 21 tiles are set aside.
minigolf-option-visits-tiles = when a visit tile is drawn
minigolf-option-visits-aside = once, when 21 tiles are set aside
minigolf-option-placement = Placement
minigolf-option-placement-what = Strict refuses a mismatch that can be avoided on the land.
minigolf-option-placement-lenient = mistakes are allowed, and cost
minigolf-option-placement-strict = no mistake that can be avoided
minigolf-option-numbering = Numbers of the holes
minigolf-option-numbering-what = Holes are numbered for the most points, or by the players at the end.
minigolf-option-numbering-auto = the best ones
minigolf-option-numbering-manual = by hand
minigolf-option-forgiving = Mistakes cost nothing
minigolf-option-forgiving-what = For first games and children.
minigolf-option-difficulty = Hardest lands
minigolf-option-difficulty-what = The most golf balls on lands that are dealt.
minigolf-option-difficulty-1 = one ball: easy-going
minigolf-option-difficulty-2 = two balls: water and corners
minigolf-option-difficulty-3 = three balls: necks and bays
minigolf-option-mr = Mr Client
minigolf-option-mr-what = Who pays for the holes he likes, or anybody.
minigolf-option-mr-random = anybody
minigolf-option-mr-short = { minigolf-mr-short }
minigolf-option-mr-long = { minigolf-mr-long }
minigolf-option-mr-linear = { minigolf-mr-linear }
minigolf-option-mr-turner = { minigolf-mr-turner }
minigolf-option-mr-luckyfor = { minigolf-mr-luckyfor }
minigolf-option-mr-uberstitious = { minigolf-mr-uberstitious }
minigolf-option-mr-straightforward = { minigolf-mr-straightforward }
minigolf-option-mrs = Mrs Client
minigolf-option-mrs-what = Who pays for what she likes on the tiles, or anybody.
minigolf-option-mrs-random = anybody
minigolf-option-mrs-hotdog = { minigolf-mrs-hotdog }
minigolf-option-mrs-evergreen = { minigolf-mrs-evergreen }
minigolf-option-mrs-sprinkle = { minigolf-mrs-sprinkle }
minigolf-option-mrs-bloom = { minigolf-mrs-bloom }
minigolf-option-mrs-lazy = { minigolf-mrs-lazy }
minigolf-option-mrs-plumber = { minigolf-mrs-plumber }
minigolf-option-mrs-sloppy = { minigolf-mrs-sloppy }

## Clients

minigolf-clients = The clients
minigolf-mr-short = Mr Short
minigolf-mr-likes-short = { $n } for each hole of two tiles
minigolf-mr-long = Mr Long
minigolf-mr-likes-long = { $n } for each hole of four tiles or more
minigolf-mr-linear = Mr Linear
minigolf-mr-likes-linear = { $n } for each hole without a corner
minigolf-mr-turner = Mr Turner
minigolf-mr-likes-turner = { $n } for each hole with a corner
minigolf-mr-luckyfor = Mr Luckyfor
minigolf-mr-likes-luckyfor = { $n } for each hole of par 4
minigolf-mr-uberstitious = Mr Überstitious
minigolf-mr-likes-uberstitious = { $n } for each hole not of par 4, but hole 4 of par 4
minigolf-mr-straightforward = Mr Straightforward
minigolf-mr-likes-straightforward = { $n } for each tee straight beyond the green before it
minigolf-mrs-hotdog = Mrs Hotdog
minigolf-mrs-likes-hotdog = { $n } for each dog
minigolf-mrs-evergreen = Mrs Evergreen
minigolf-mrs-likes-evergreen = { $n } for each tree
minigolf-mrs-sprinkle = Mrs Sprinkle
minigolf-mrs-likes-sprinkle = { $n } for each pool
minigolf-mrs-bloom = Mrs Bloom
minigolf-mrs-likes-bloom = { $n } for each flower bed
minigolf-mrs-lazy = Mrs Lazy
minigolf-mrs-likes-lazy = { $n } for each bench
minigolf-mrs-plumber = Mrs Plumber
minigolf-mrs-likes-plumber = { $n } for each pipe or tunnel
minigolf-mrs-sloppy = Mrs Sloppy
minigolf-mrs-likes-sloppy = { $n } for each slope

## Tiles and holes

minigolf-tee = Tee
minigolf-green = Green
minigolf-straight = Straight
minigolf-arrow = Straight with an arrow
minigolf-corner = Corner
minigolf-scenery = Scenery
# A tile and all that is printed on it.
minigolf-tile = { $what }
minigolf-lying = { $tile }{ $turns ->
    [0] {""}
    [1] , a quarter turned
    [2] , half turned
   *[other] , turned back a quarter
}
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
minigolf-gate = Gate
minigolf-hole-label = { $number }·p{ $par }{ $sign }
minigolf-par-label = p{ $par }{ $sign }
minigolf-hole = hole { $number }, par { $par }, { $state }
minigolf-hole-done = complete
minigolf-hole-needs-green = needs a green
minigolf-hole-needs-tee = needs a tee
minigolf-hole-needs-both = needs a tee and a green
minigolf-hole-malformed = malformed
minigolf-cell = column { $column }, row { $row }
minigolf-cell-off = { $place }, off the land

## The course

minigolf-no-course = No course yet
minigolf-about-course = { $person ->
    [me] Your course
   *[other] The course of { $who }
} on { $land }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $missing ->
    [one] 1 cell
   *[other] { $missing } cells
} left. { $holes }
minigolf-land-left = { $land } · { $n ->
    [0] full
   *[other] { $n } left
}
minigolf-my-course = Back to my course
minigolf-lenses = Look nearer or farther
minigolf-nearer = Nearer
minigolf-farther = Farther
minigolf-fit = Show the whole course
minigolf-total-change = { $change } in all

## The racks

minigolf-racks = Racks
minigolf-offer = Offer
minigolf-drawn = Two tiles drawn
minigolf-coming = Comes next
minigolf-order = To act: { $who }
minigolf-order-short = To act
minigolf-bench = On the bench, from left to right: { $who }
minigolf-bench-short = Bench
minigolf-taken = Taken by { $who }
minigolf-slot = Slot { $n }: { $tile }
minigolf-rotate = Turn
minigolf-rotate-how = R, the wheel over the course, or another tap on the tile
minigolf-pass = Pass
minigolf-stop-and-collect = Stop, take face down
minigolf-stop = Stop
minigolf-fate = Tile { $n }, if not placed: { $fate }
minigolf-fate-back = else back
minigolf-fate-away = else away
minigolf-bag = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} in the bag
minigolf-visits-left = { $n ->
    [one] 1 visit to come
   *[other] { $n } visits to come
}
minigolf-end-phase = end phase

## The sheet

minigolf-sheet = Score sheet
minigolf-final-count = Final count
minigolf-show-count = Show the count
minigolf-count-on = Next
minigolf-counted = { $what } { $points } · { $sum } so far
minigolf-point-at-line = Point at a line, or tap it, to see what it counts and where.
minigolf-if-ended-now = if it ended now
minigolf-legend = On the course: 2·p3 is hole 2, of par 3; a hole without a number is just p3. ✓ it is complete, … it lacks a tee or a green, ! it is malformed.
minigolf-change = With the tile in hand
minigolf-total = Total
minigolf-courses = Courses
minigolf-course-of = { $who }
minigolf-face-down = { $n } face down
minigolf-stopped = stopped
minigolf-n-promises = { $n ->
    [one] 1 promise
   *[other] { $n } promises
}

## Choices

minigolf-choose-land = Choose your land
minigolf-lands-of = Lands to choose from: { $who }
minigolf-land-facts = { $points } points · { $cells } cells
minigolf-balls-1 = easy-going
minigolf-balls-2 = water and corners
minigolf-balls-3 = necks and bays
minigolf-visit = The clients visit
minigolf-first-promises = Make your first promises
minigolf-promise-how = Secret bets: you win if you are first in the condition at the end, and lose if you are last. Promises are never taken back.
minigolf-promise-alone = Each promise brings { $kept } if you keep it and costs { $broken } if you do not. Promises are never taken back.
minigolf-promised-already = promised
minigolf-now-points = { $n ->
    [one] 1 point now
   *[other] { $points } points now
}
minigolf-leftovers = Leftovers
minigolf-leftovers-how = Tick what should go back into the bag. Everything else leaves the game.
minigolf-numbering = Number your holes
minigolf-numbering-how = The best numbers are filled in. Change them if you like.
minigolf-hole-at = Column { $column }, row { $row }

## What the button says

minigolf-do-build = Place it
minigolf-do-land = Choose it
minigolf-do-promise = Promise
minigolf-do-promise-nothing = Promise nothing
minigolf-do-pass = Pass
minigolf-do-collect = Take it face down
minigolf-do-stop = Stop
minigolf-do-return = { $n ->
    [0] Ask for none
   *[other] Ask for { $n }
}
minigolf-do-number = Number

## A move that could be made

minigolf-some-tile = a tile
minigolf-say-land = Choose { $land }.
minigolf-say-promise = Promise { $what }.
minigolf-say-promise-nothing = Promise nothing more.
minigolf-say-build = Build on { $cell }: { $tile }.
minigolf-say-build-alone = Build on { $cell }: { $tile }. The other tile { $other }.
minigolf-say-back = goes back into the bag
minigolf-say-away = leaves the game
minigolf-say-pass = Pass.
minigolf-say-pass-alone = Pass. The first tile { $one }, the second { $other }.
minigolf-say-collect = Stop building and take this tile face down: { $tile }.
minigolf-say-stop = Stop.
minigolf-say-return = Ask for leftovers to go back into the bag: { $tiles }.
minigolf-say-return-none = Ask for no leftovers.
minigolf-say-number = Number your holes: { $holes }.
minigolf-say-number-none = Number no hole.
minigolf-number-at = { $n } for the hole on { $cell }

## What I may do

minigolf-prompt-land = Choose one of your three lands.
minigolf-prompt-first-promises = Make at least one promise.
minigolf-prompt-visit = The clients visit: promise more, or leave it.
minigolf-prompt-return = Ask for leftovers to go back into the bag, or for none.
minigolf-prompt-number = Number your holes.
minigolf-prompt-solo = Place one of the two tiles, pass, or stop.
minigolf-prompt-end = Build on, pass, or stop and take a tile face down.
minigolf-prompt-collect = Take a tile face down.
minigolf-prompt-turn = Take a tile of the offer and place it, or pass.

## What happened

minigolf-fact-clients = The clients are { $mr } and { $mrs }
minigolf-fact-dealt = { $person ->
    [me] You are dealt { $lands }
   *[other] { $who } is dealt { $lands }
}
minigolf-fact-land = { $person ->
    [me] You choose { $land }
   *[other] { $who } chooses { $land }
}
minigolf-fact-land-secret = { $who } chooses a land
minigolf-fact-lands-shown = All show their lands: { $lands }
minigolf-land-of-seat = { $person ->
    [me] { $land } (you)
   *[other] { $land } ({ $who })
}
minigolf-fact-ordered = The pawns stand in the order { $who }
minigolf-pawn = { $person ->
    [me] you
   *[other] { $who }
}
minigolf-fact-filled = Drawn: { $tiles }
minigolf-fact-visit = The clients visit. Drawn: { $tiles }
minigolf-fact-promise = { $person ->
    [me] You promise { $what }
   *[other] { $who } promises { $what }
}
minigolf-fact-no-promise = { $person ->
    [me] You promise nothing more
   *[other] { $who } promises nothing more
}
minigolf-fact-promise-secret = { $person ->
    [me] You decide on promises
   *[other] { $who } decides on promises
}
minigolf-fact-promises = Promises so far: { $counts }
minigolf-count-of-seat = { $person ->
    [me] you: { $n }
   *[other] { $who }: { $n }
}
minigolf-fact-built = { $person ->
    [me] You build on { $cell }: { $tile }
   *[other] { $who } builds on { $cell }: { $tile }
}
minigolf-fact-full = { $person ->
    [me] Your land is full
   *[other] The land of { $who } is full
}
minigolf-fact-passed = { $person ->
    [me] You pass
   *[other] { $who } passes
}
minigolf-fact-collected = { $person ->
    [me] You take a tile face down
   *[other] { $who } takes a tile face down
}
minigolf-fact-stopped = { $person ->
    [me] You stop
   *[other] { $who } stops
}
minigolf-fact-asked = { $person ->
    [me] You ask
   *[other] { $who } asks
} { $n ->
    [0] for no leftovers
    [one] for 1 leftover to go back into the bag
   *[other] for { $n } leftovers to go back into the bag
}
minigolf-fact-asked-secret = { $person ->
    [me] You say what goes back into the bag
   *[other] { $who } says what goes back into the bag
}
minigolf-fact-wishes = { $n ->
    [0] No leftovers go back into the bag
    [one] 1 leftover goes back into the bag
   *[other] { $n } leftovers go back into the bag
}
minigolf-fact-numbered = { $person ->
    [me] You number your holes
   *[other] { $who } numbers the holes
}
minigolf-fact-ended = The match is over
