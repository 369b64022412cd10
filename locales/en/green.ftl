# Words of green.

green-category-par3 = Hole 1, par 3
green-category-par4 = Hole 2, par 4
green-category-par5 = Hole 3, par 5
green-category-hand = Clubs in hand

green-option-start = Who begins
green-option-pro-golfers = Pro Golfers
green-option-pro-golfers-what = Whether each player has a pro golfer with a power of his own.
green-option-jump-over = Jump over taken spaces
green-option-jump-over-what = Whether a ball on the progress card jumps over taken spaces.
green-option-open-hands = Open hands
green-option-open-hands-what = Whether everybody sees all hands.

## The board

green-wind = Wind { $n }
green-wind-word = wind
green-hole-par = Hole { $hole } · par { $par }
green-the-green = green
green-the-rough = rough
green-points-word = points
green-progress-card = Progress card, from 0 to 16 points
green-land-on = Land here: { $place }
green-place-tee = on the tee
green-place-space = on space { $n }
green-place-rough = in the rough
green-place-hole = in the hole
green-place-retired = retired
green-short-place-tee = tee
green-short-place-space = { $n }
green-short-place-hole = hole
green-terrain-fairway = fairway
green-terrain-lake = lake
green-scene-lake = { $n } { $kind }
green-scene-ball = { $who }: { $place }
green-scene-space = { $n } { $kind } with { $free ->
    [0] no free circle
    [one] 1 free circle
   *[other] { $free } free circles
}
green-scene = Hole { $hole }, par { $par }, wind { $wind }. From the tee: { $spaces }, green. Balls: { $balls }.

## Clubs

green-type-wood = Wood
green-type-putter = Putter
green-type-hybrid = Hybrid
green-type-iron = Iron
green-type-wedge = Wedge
green-type-chipper = Chipper
green-short-wood = first: +2
green-short-putter = pockets
green-short-hybrid = plays in pairs
green-short-iron = then another
green-short-wedge = hop, or no sand
green-short-chipper = does not count
green-power-wood = + 2 if it is the first club you play on the hole
green-power-putter = the ball is pocketed if it arrives on the green exactly
green-power-hybrid = two of them are one shot
green-power-iron = another club follows in the same turn
green-power-wedge = forward to the next free circle instead of back, or the bunker does not count
green-power-chipper = the club is discarded and does not count as a shot
green-club = { $kind } { $numbers }
green-club-described = { $club }: strikes { $strike } in this wind. Power: { $power }.
green-any-of-them = you choose
green-in-any-wind = in any wind
green-display = Display
green-draw-club = Draw { $club }
green-empty-slot = empty
green-hand = Your hand
green-hand-of = Your hand · { $n } of 8
green-empty-hand = No clubs yet. Draw one from the display.
green-refresh = New clubs for a caddie
green-retire = Retire

## Golfers

green-golfers = Choose your golfer
green-golfer-from-far-away = From Far Away
green-golfer-from-far-away-power = Pockets without a Putter on an exact arrival, also from the rough.
green-golfer-sand-king = Sand King
green-golfer-sand-king-power = + 2 for a shot from a bunker.
green-golfer-wind-master = Wind Master
green-golfer-wind-master-power = Turns the wind by 1 or 2 for one shot.
green-golfer-ultra-lob = Ultra Lob
green-golfer-ultra-lob-power = The ball goes forward to the next free circle instead of back.
green-golfer-turns = { $golfer } { $change }
green-golfer-paid = { $golfer }, for a caddie

## A shot

green-your-move = Your move
green-aspect-number = Strike
green-aspect-pair = Pair
green-aspect-power = Power
green-aspect-golfer = Golfer
green-alone = alone
green-with = with { $club }
green-no-power = none
green-no-power-earns = none, earn a caddie
green-no-golfer = none
green-use-wood = + 2
green-use-putter = pocket it
green-use-iron = another club follows
green-use-chipper = does not count
green-use-skip = hop forward
green-use-sand = no sand
green-borrowed = { $power }, borrowed from { $person ->
    [me] you
   *[other] { $who }
} for a caddie
green-club-as = { $club } as { $n }
green-pair = { $one } + { $other }
green-how-more = { $how } · { $more }
green-and-earned = { $told } It earns a caddie.
green-say-hit = { $how }: strike { $strike }, the ball lands { $to }.
green-say-stay = { $how }: strike { $strike }, the ball stays { $to }.
green-say-pocket = { $how }: strike { $strike }, pocketed: { $n ->
    [one] 1 point
   *[other] { $n } points
} to begin with.
green-say-draw = Draw { $club }.
green-say-refresh = Pay a caddie: the display is discarded, four others come, and you draw one.
green-say-retire = Leave this hole for −1 point. Your row goes back to your hand.
green-say-winds = In winds 1 to 6: { $numbers }.
green-say-discard = Discard { $club }.
green-say-take-back = Take back { $clubs } for { $n ->
    [one] a caddie
   *[other] { $n } caddies
}.
green-say-take-nothing = Take no club back and keep your caddies.
green-say-golfer = Play as { $golfer }.

green-act = Choose first
green-act-draw = Draw
green-act-refresh = Refresh
green-act-hit = Play
green-act-discard = Discard
green-act-golfer = Choose
green-take-back = Take back
green-take-nothing = Take nothing
green-take-club = { $club } Taken: { $taken } of { $n }.
green-taken = take { $n }

## What I may do

green-prompt-turn = Your turn: draw a club or play one.
green-prompt-first = Your turn: draw a club.
green-prompt-chain = Play another club: the Iron lets you go on.
green-prompt-draw = Draw one of the new clubs.
green-prompt-discard = Your hand is too large: discard a club.
green-prompt-take-back = You may take back clubs of your row, for a caddie each.
green-prompt-golfers = Choose your golfer.
green-prompt-retire = Nothing else is possible: retire.

## What happened

green-fact-revealed = New on display: { $clubs }.
green-fact-shuffled = The discards are shuffled into a new deck. New on display: { $clubs }.
green-fact-laid = Hole { $n } is laid.
green-fact-blows = The wind blows { $n }.
green-fact-starts = { $who } { $person ->
    [me] begin
   *[other] begins
}.
green-fact-chose = { $who } { $person ->
    [me] play
   *[other] plays
} as { $golfer }.
green-fact-drew = { $who } { $person ->
    [me] draw
   *[other] draws
} { $club }.
green-fact-refreshed = { $who } { $person ->
    [me] pay
   *[other] pays
} a caddie for new clubs on display.
green-fact-hit = { $who } { $person ->
    [me] strike
   *[other] strikes
} { $strike } with { $how }: { $to }.
green-strike = { $n }
green-strike-made = { $n } ({ $parts })
green-sum-printed = { $n } printed
green-sum-bunker = bunker { $change }
green-sum-height = height { $change }
green-sum-power = power { $change }
green-still = still { $place }
green-no-room = { $place }, since space { $n } has no room
green-fact-pocketed = { $who } { $person ->
    [me] pocket
   *[other] pockets
} the ball in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}: space { $n } of the progress card.
green-fact-advanced = { $person ->
    [me] Your
   *[other] { $who }’s
} ball moves on to { $n }.
green-fact-beyond = { $person ->
    [me] Your
   *[other] { $who }’s
} ball goes beyond the progress card: 16 points.
green-fact-retired = { $who } { $person ->
    [me] retire
   *[other] retires
} from the hole.
green-fact-discarded = { $who } { $person ->
    [me] discard
   *[other] discards
} { $club }.
green-fact-hole-ended = Hole { $n } is over: { $results }.
green-fact-took-back = { $who } { $person ->
    [me] take
   *[other] takes
} back { $clubs } for { $n ->
    [one] a caddie
   *[other] { $n } caddies
}.
green-fact-took-nothing = { $who } { $person ->
    [me] take
   *[other] takes
} no club back.
green-points-of = { $who } { $change }
green-fact-ended = The clubs in hand bring { $bonus }.

## Beside the board

green-shots = Shots on this hole
green-purse = { $caddies ->
    [one] 1 caddie
   *[other] { $caddies } caddies
} · { $clubs ->
    [one] 1 club
   *[other] { $clubs } clubs
} · { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
green-scorecard = Scorecard
green-hands = Clubs in hand
green-total = Total
green-in-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
}
green-unfinished = not pocketed
green-left = Deck { $deck } · discards { $discards } · caddies in the supply { $supply }
