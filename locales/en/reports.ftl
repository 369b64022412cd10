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
ingenious-report-rearmost = { $name }: markers on their own side, lowest first: { $markers }.

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
minigolf-reason-rim = pathway into the edge of the land { $edge }
minigolf-reason-gate = pathway into the entrance gate { $edge }
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

## Score files: what is wrong or odd in one. Words in back ticks are spelled like that in the file.

# A line of a list. $place is such as `players[1].name`, or one of the two below; $why is one of the reasons below.
score-problem = { $place }: { $why }
score-place-file = the file
score-place-text = line { $line }, column { $column }

# $why is one of the reasons below.
score-not-json = this isn’t JSON: { $why }
score-not-text = this isn’t text (UTF-8)
score-json-ends = the file ends too early
# $mark and the like are signs, such as a comma.
score-json-mark = `{ $mark }` is missing
score-json-marks = `{ $one }` or `{ $other }` is missing
score-json-comma = there’s a comma too many
score-json-more = something follows the end
score-json-deep = there are too many levels
score-json-word = something is misspelled

# $wanted and $found are such as the messages below.
score-must-be = must be { $wanted }, not { $found }
score-a-text = text
score-a-list = a list
score-an-object = an object
score-a-number = a number
score-a-fraction = a number that isn’t whole
score-true-or-false = true or false
# $words lists words of the file.
score-one-of = one of { $words }
score-a-whole-number = a whole number from { $least } to { $most }

score-field-twice = appears twice
# $what is one of the things below, $fields lists words of the file.
score-no-such-field = there is no such field; { $what } has { $fields }
score-missing = `{ $field }` is missing
score-no-game = `game` is missing: one of { $games }
score-name-empty = must not be empty
score-name-control = a name can’t have control characters
score-name-twice = `{ $name }` appears twice: give each player a different name

score-what-file = a file of { $game }
# $mode is a word of the file, such as `base`.
score-what-file-of-mode = a file of { $game } in { $mode }
score-what-player = a player
# Of GREEN.
score-what-hole = a hole
score-what-land = a land
score-what-options = `options`
score-what-tile = a tile
score-what-track = a track

# $what is a game or a mode, such as `base`; $n counts players.
score-players-between = { $n ->
    [one] { $what } is for { $least } to { $most } players, but there’s only 1
   *[other] { $what } is for { $least } to { $most } players, but there are { $n }
}
score-players-exactly = { $wanted ->
    [one] { $what } is for 1 player, but there are { $n }
   *[other] { $n ->
        [one] { $what } is for { $wanted } players, but there’s only 1
       *[other] { $what } is for { $wanted } players, but there are { $n }
    }
}
score-teams = { $n ->
    [one] { $what } has { $wanted } entries, one for each team, but there’s only 1
   *[other] { $what } has { $wanted } entries, one for each team, but there are { $n }
}

# $pars lists numbers.
score-green-holes = { $n ->
    [one] a match has { $wanted } holes, par { $pars }, but there’s only 1
   *[other] a match has { $wanted } holes, par { $pars }, but there are { $n }
}
# $n counts points.
score-green-retired = { $n ->
    [one] a retired hole can’t have `shots` or `points`: it always costs 1 point (GR-8)
   *[other] a retired hole can’t have `shots` or `points`: it always costs { $n } points (GR-8)
}
score-green-no-result = give `shots`, `points` (the final space on the progression card), or `"retired": true`
score-green-no-hand = `hand` is missing, so it’s scored as an empty hand (GR-13)
score-green-hand = a hand holds at most { $most } clubs (GR-3), but this one has { $n }
# $clubs lists words of the file.
score-green-no-club = there is no club `{ $club }`; there are { $clubs }
# $club is a word of the file, $n and $copies count such clubs.
score-green-clubs = the hands hold { $n } of `{ $club }`, but the box has { $copies }
score-green-all-caddies = { $n } caddie tokens, but the box has { $copies }
score-green-caddies = `caddies` is missing for { $name } and would break a tie: scored as 0 (GR-13)

# $names lists two players.
score-minigolf-same-order = { $names } have the same `finished`, { $n } (MG-29)
score-minigolf-unproven = { $n ->
    [one] { $name }’s parts can be joined in too many ways to try them all: 1 hole counts, and a number nearer to { $wanted } may be possible (MG-16)
   *[other] { $name }’s parts can be joined in too many ways to try them all: { $n } holes count, and a number nearer to { $wanted } may be possible (MG-16)
}
score-minigolf-tiles = the box holds { $most } tiles, but this lists { $n }
score-minigolf-no-land = there is no land `{ $land }`; there are { $first } to { $last }, or give `map` and `points`
score-minigolf-land-zeros = there is no land `{ $land }`: write it as `{ $meant }`
# $promised is a word of the file.
score-minigolf-promised-twice = `{ $promised }` is promised twice
score-minigolf-family-promises = the family version has no promises, so these don’t count
score-minigolf-no-promises = no promises: in the advanced version, every player makes at least one (MG-5)
score-minigolf-collected-alone = tiles aren’t collected in a solo game (MG-30)
score-minigolf-finished-without-tile = `finished` is given, but no tile is `collected`
score-minigolf-not-finished = face-down tiles, but no `finished`: this player loses ties to anyone who has one (MG-29)
score-minigolf-passes = passes cost points only in a solo game (MG-30)
score-minigolf-no-space = `{ $space }` isn’t a space: write it as `3,1`
score-minigolf-number-twice = the number { $n } is given twice
score-minigolf-kind-and-look = a tile has its `kind` or what it shows, not both
score-minigolf-no-kind = `kind` is missing, or `shape` and what else the tile shows
score-minigolf-no-turn = `turn` is missing: quarter turns clockwise, 0 to 3
# More of a kind of tile than there are. $kind is its number.
score-minigolf-copies = { $n } tiles of kind { $kind }, but the box has { $copies }
# $look is such as `a tee (par 2)`.
score-minigolf-look = { $copies ->
    [0] { $n ->
        [one] the box has no tile like this one: { $look }
       *[other] the box has no tiles like these { $n }: { $look }
    }
    [one] the box has 1 tile like this, but there are { $n }: { $look }
   *[other] the box has { $copies } tiles like this, but there are { $n }: { $look }
}

# The map of a land. $one counts its spaces here, $two those in its first row.
score-map-empty = the map is empty
score-map-ragged = { $one ->
    [one] the map is ragged: 1 space here, { $two } in its first row
   *[other] the map is ragged: { $one } spaces here, { $two } in its first row
}
# $one is the most there can be.
score-map-size = a map must have 1 to { $one } columns and rows
# $one is a character.
score-map-unknown-sign = { $one } isn’t one of `#`, `.`, `~`, `=`, `G`
score-map-in-pieces = the land is in several pieces, or there is none
score-map-no-block = the entrance gate isn’t a 2×2 block of `G`
score-map-not-on-edge = the entrance gate isn’t on an edge: exactly two adjacent sides of it must face land

# The tiles of a course. $one is a space, such as `3,1`.
score-course-on-the-gate = the tile on { $one } covers the entrance gate
score-course-two-tiles = two tiles are on { $one }
score-course-loose = the tile on { $one } isn’t connected to the entrance gate
score-course-turn = the tile on { $one } is turned by { $two }, not by 0 to 3
score-course-no-tile = no tile looks like the one on { $one }

score-tile-stray-arrow = only a straight has an arrow
score-tile-par-of-tee = the par of a tee is from 1 to 3
score-tile-par-of-green = the par of a putting green is from 1 to 3
score-tile-par-of-path = the par of a straight or a corner is from 0 to 3
score-tile-par-of-scenery = scenery has no par
