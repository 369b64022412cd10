# Words of the terminal: its reports say who has which points, and why. The page has none of them.

refused-plainly = No: { $why }.
refused-by-rule = No: { $why }. { $rule }
hint-at-the-table = Hint: { $what }, because { $why }. Enter does it.

# First, second, third.
rank = { $n ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
share-the-win = { $others } and { $last } share the win.
report-warning = Warning: { $what }
report-points-and-rank = { $n ->
    [one] { $points } point
   *[other] { $points } points
}, { $rank }
report-total = total

## GREEN

green-report = { $holes }, and the hand
green-report-par = par { $n }
green-report-hand = hand
green-report-card = progress card
green-report-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
green-report-woods = { $n ->
    [one] { $n } wood
   *[other] { $n } woods
}
green-report-putters = { $n ->
    [one] { $n } putter
   *[other] { $n } putters
}
green-report-hybrids = { $n ->
    [one] { $n } hybrid
   *[other] { $n } hybrids
}
green-report-irons = { $n ->
    [one] { $n } iron
   *[other] { $n } irons
}
green-report-wedges = { $n ->
    [one] { $n } wedge
   *[other] { $n } wedges
}
green-report-chippers = { $n ->
    [one] { $n } chipper
   *[other] { $n } chippers
}
green-report-equal-points = { $name }: equal points, { $n ->
    [one] { $n } caddie
   *[other] { $n } caddies
} ({ $rule })
green-report-equal-caddies = { $name }: equal points and equal caddies, { $n ->
    [one] { $n } caddie
   *[other] { $n } caddies
} ({ $rule })

## Ingenious

ingenious-report-solo = { $game }, solo
ingenious-report-team = { $game }, two teams
ingenious-report-duel = { $game }, duel
ingenious-report-lowest = what counts: the lowest marker
ingenious-report-own-side = what counts: markers on one’s own side
ingenious-report-result = result
ingenious-report-markers = markers
ingenious-report-next-lowest = { $name }: { $n } lowest, then { $others }
ingenious-report-rearmost = { $name }: own markers from the rearmost: { $markers }

## Mini golf

minigolf-report-family = { $game }, family
minigolf-report-family-solo = { $game }, family solo
minigolf-report-advanced = { $game }, advanced
minigolf-report-advanced-solo = { $game }, advanced solo
minigolf-report-forgiving = Forgiving: mistakes cost nothing ({ $rule }).
minigolf-report-mood = { $n ->
    [one] { $points } point
   *[other] { $points } points
}: { $mood }
minigolf-report-unhappy = the clients are unhappy
minigolf-report-disappointed = the clients are disappointed
minigolf-report-unexcited = the clients are unexcited
minigolf-report-happy = the clients are happy
minigolf-report-impressed = the clients are impressed
minigolf-report-fun = fun
minigolf-report-fast = fast
minigolf-report-her = her
minigolf-report-his = his
minigolf-report-par = par
minigolf-report-land = land
minigolf-report-circuit = circuit
minigolf-report-mistakes = mistakes
minigolf-report-promises = promises
minigolf-report-mistakes-line = Mistakes
minigolf-report-promises-line = Promises

## Where the points of mini golf come from

minigolf-reason-people = people: { $places }
minigolf-reason-no-people = no people
minigolf-reason-face-down = { $n } face down, { $each } for each
minigolf-reason-none-face-down = no tile face down
# What a client likes, and where it is.
minigolf-reason-liked = { $what }: { $places }
minigolf-reason-none-liked = { $what }: none
minigolf-reason-all-straight-on = { $n } more for all of them
minigolf-reason-hole-par = par by hole: { $pars } · { $each } for each of par { $least } to { $most }{ $n ->
    [0] : none
    [one] , hole { $holes }: { $points }
   *[other] , holes { $holes }: { $points }
}
minigolf-reason-total-par = total { $n } of { $wanted }: { $points }
minigolf-reason-card = { $n } for the card
minigolf-reason-off-the-land = { $each } for each tile off the land: { $places }
minigolf-reason-missing = { $each } for each cell without a tile: { $places }
minigolf-reason-from-the-gate = { $n } for the first tee at the gate
minigolf-reason-link = { $each } for each green beside the next tee: { $places }
minigolf-reason-to-the-gate = { $n } for the last green at the gate
minigolf-reason-no-connection = no connection
minigolf-reason-hole-count = { $n ->
    [one] 1 hole
   *[other] { $n } holes
} instead of { $wanted }
minigolf-reason-hole-count-unproven = { $n ->
    [one] 1 hole
   *[other] { $n } holes
} instead of { $wanted }; there are too many ways to join them, so a number nearer to { $wanted } may be possible
minigolf-reason-malformed = malformed hole: { $places }
minigolf-reason-mismatch = mismatch { $edge }
minigolf-reason-rim = lane into the rim { $edge }
minigolf-reason-gate = lane into the gate { $edge }
minigolf-reason-wrong-way = arrow against the way of play: { $places }
minigolf-reason-passes = { $n ->
    [one] 1 pass
   *[other] { $n } passes
}, { $each } for each
minigolf-north-of = north of { $cell }
minigolf-east-of = east of { $cell }
minigolf-south-of = south of { $cell }
minigolf-west-of = west of { $cell }
minigolf-at = at { $cell }
