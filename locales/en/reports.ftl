# Words of score reports: who has which points, and why. The page has none of these.

# First, second, third.
rank = { $n ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
share-the-win = { $names } share the win.
report-warning = Warning: { $what }
# $points is $n as it is shown.
report-points-and-rank = { $n ->
    [one] { $points } point, { $rank }
   *[other] { $points } points, { $rank }
}
# The head of a column.
report-total = Total

## GREEN. Heads of columns, and what is below the points there: at most 11 columns wide each.

green-report-par = Par { $n }
green-report-hand = Hand
green-report-card = card
green-report-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
green-report-woods = { $n ->
    [one] { $n } Wood
   *[other] { $n } Woods
}
green-report-putters = { $n ->
    [one] { $n } Putter
   *[other] { $n } Putters
}
green-report-hybrids = { $n ->
    [one] { $n } Hybrid
   *[other] { $n } Hybrids
}
green-report-irons = { $n ->
    [one] { $n } Iron
   *[other] { $n } Irons
}
green-report-wedges = { $n ->
    [one] { $n } Wedge
   *[other] { $n } Wedges
}
green-report-chippers = { $n ->
    [one] { $n } Chipper
   *[other] { $n } Chippers
}
# How ties are broken. $rule is a rule’s id, such as GR-12.
green-report-equal-points = { $n ->
    [one] { $name } is tied on points and has { $n } caddie token ({ $rule }).
   *[other] { $name } is tied on points and has { $n } caddie tokens ({ $rule }).
}
green-report-equal-caddies = { $n ->
    [one] { $name } is tied on points and on caddie tokens, with { $n } token ({ $rule }).
   *[other] { $name } is tied on points and on caddie tokens, with { $n } tokens ({ $rule }).
}

## Ingenious

ingenious-report-solo = { $game } · Solo
ingenious-report-team = { $game } · Two teams
ingenious-report-duel = { $game } · Duel
ingenious-report-lowest = Your lowest colour is your score
ingenious-report-own-side = Markers on your own side count
# Heads of the last column: at most 8 columns wide.
ingenious-report-result = Score
ingenious-report-markers = Markers
# How ties are broken. $others lists numbers.
ingenious-report-next-lowest = { $name }: lowest colour { $n }, then { $others }.
ingenious-report-rearmost = { $name }: own markers from the rearmost on: { $markers }.

## Mini Golf Designer

minigolf-report-family = { $game } · Family version
minigolf-report-family-solo = { $game } · Family version, solo
minigolf-report-advanced = { $game } · Advanced version
minigolf-report-advanced-solo = { $game } · Advanced version, solo
minigolf-report-forgiving = Forgiving scoring: mistakes cost nothing ({ $rule }).
# $points is $n as it is shown, $mood one of those below.
minigolf-report-mood = { $n ->
    [one] { $points } point · { $mood }
   *[other] { $points } points · { $mood }
}
minigolf-report-unhappy = The clients are unhappy
minigolf-report-disappointed = The clients are disappointed
minigolf-report-unexcited = The clients are unexcited
minigolf-report-happy = The clients are happy
minigolf-report-impressed = The clients are impressed
# Heads of columns: all ten together at most 66 columns wide, with a space before each.
minigolf-report-fun = Fun
minigolf-report-fast = Fast
minigolf-report-her = Her
minigolf-report-his = His
minigolf-report-par = Par
minigolf-report-land = Land
minigolf-report-circuit = Circuit
minigolf-report-mistakes = Mistakes
minigolf-report-promises = Promises
# Lines of a sheet: at most 9 columns wide.
minigolf-report-mistakes-line = Mistakes
minigolf-report-promises-line = Promises
# A promise and its points, in a list.
minigolf-report-promise = { $what } { $points }
# A mistake: its points with their sign, and what it is.
minigolf-report-mistake = { $points } { $what }

## Where the points of mini golf come from: fragments, side by side

minigolf-reason-people = people: { $places }
minigolf-reason-no-people = no people
# $each are the points for one.
minigolf-reason-face-down = { $n } face down ({ $each } each)
minigolf-reason-none-face-down = no tiles face down
# What a client likes, and where it is.
minigolf-reason-liked = { $what }: { $places }
minigolf-reason-none-liked = { $what }: none
minigolf-reason-all-straight-on = { $n } extra for all of them
# $pars lists the pars of the holes, $holes the holes that earn points, $n counts those.
minigolf-reason-hole-par = { $n ->
    [0] pars: { $pars } · { $each } per hole of par { $least }–{ $most } (none)
    [one] pars: { $pars } · { $each } per hole of par { $least }–{ $most } (hole { $holes }: { $points })
   *[other] pars: { $pars } · { $each } per hole of par { $least }–{ $most } (holes { $holes }: { $points })
}
minigolf-reason-total-par = total par { $n }, { $wanted } is best: { $points }
minigolf-reason-card = { $n } on the land’s card
minigolf-reason-off-the-land = { $each } per tile outside the land: { $places }
minigolf-reason-missing = { $each } per space without a tile: { $places }
minigolf-reason-from-the-gate = { $n } for the first tee next to the entrance gate
minigolf-reason-link = { $each } per putting green next to the following tee: { $places }
minigolf-reason-to-the-gate = { $n } for the last putting green next to the entrance gate
minigolf-reason-no-connection = no connections
minigolf-reason-hole-count = { $n ->
    [one] 1 hole instead of { $wanted }
   *[other] { $n } holes instead of { $wanted }
}
minigolf-reason-hole-count-unproven = { $n ->
    [one] 1 hole instead of { $wanted }. There are too many ways to join the tiles to check them all, so a number nearer to { $wanted } may be possible
   *[other] { $n } holes instead of { $wanted }. There are too many ways to join the tiles to check them all, so a number nearer to { $wanted } may be possible
}
minigolf-reason-malformed = malformed hole: { $places }
# $edge is such as `north of 3,1`.
minigolf-reason-mismatch = mismatched connection { $edge }
minigolf-reason-rim = lane into the edge of the land { $edge }
minigolf-reason-gate = lane into the entrance gate { $edge }
minigolf-reason-wrong-way = wrong tile direction: { $places }
minigolf-reason-passes = { $n ->
    [one] 1 pass ({ $each } each)
   *[other] { $n } passes ({ $each } each)
}
# $cell is a space, such as `3,1`.
minigolf-north-of = north of { $cell }
minigolf-east-of = east of { $cell }
minigolf-south-of = south of { $cell }
minigolf-west-of = west of { $cell }
minigolf-at = at { $cell }
