# Words of the terminal: its reports say who has which points, and why. The page has none of them.

refused-plainly = No: { $why }.
refused-by-rule = No: { $why }. { $rule }

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
