# Words of GREEN.

## Categories of points

green-category-par3 = Hole 1, par 3
green-category-par4 = Hole 2, par 4
green-category-par5 = Hole 3, par 5
green-category-hand = Clubs in hand

## A new match

green-option-pro-golfers = Pro Golfers
green-option-pro-golfers-what = Each player chooses a golfer with a special power.
green-option-jump-over = Jump over occupied spaces
green-option-jump-over-what = On the scoring progression card, balls jump over occupied spaces.
green-option-open-hands = Open hands
green-option-open-hands-what = Everyone sees all hands.

## The board

# For screen readers: the flag that shows the wind, from 1 to 6.
green-wind = Wind { $n }
# Below the flag, in the picture: about 8 characters.
green-wind-word = wind
# On a sign in the picture: at most 16 characters.
green-hole-par = Hole { $hole } · par { $par }
# In the picture, beside the end of the hole: about 8 characters each.
green-the-green = green
green-the-rough = rough
# Above the scoring progression card, in the picture: about 6 characters.
green-points-word = points
# For screen readers: the card at the right.
green-progress-card = Scoring progression card, 0–16 points

# For screen readers: where a shot can end. Each is a button on the board.
green-land-tee = Stay on the tee
green-land-space = Land on space { $n }
green-land-rough = Land in the rough
green-land-hole = Land in the hole

# Where a ball is, beside a player’s name.
green-place-tee = on the tee
green-place-space = on space { $n }
green-place-rough = in the rough
green-place-hole = in the hole
green-place-retired = retired
# The same in a word, where there is little room; the rough is `green-the-rough`.
green-short-place-tee = tee
green-short-place-space = { $n }
green-short-place-hole = hole
# What a space is. A bunker and a height come with what they do to a shot, as in `green-sum-bunker`.
green-terrain-fairway = fairway
green-terrain-lake = lake

# For screen readers: the whole hole. $spaces lists `green-scene-space` and `green-scene-lake`, $balls `green-scene-ball`.
green-scene = Hole { $hole }, par { $par }, wind { $wind }. From the tee to the green: { $spaces }. Balls: { $balls }.
green-scene-lake = space { $n } ({ $kind })
# $kind is what the space is, such as `bunker −2`; $free counts its free circles.
green-scene-space = { $free ->
    [0] space { $n } ({ $kind }, no free circle)
    [one] space { $n } ({ $kind }, 1 free circle)
   *[other] space { $n } ({ $kind }, { $free } free circles)
}
# $place is where the ball is, such as `on space 5`.
green-scene-ball = { $person ->
    [me] you { $place }
   *[other] { $who } { $place }
}

## Clubs

green-type-wood = Wood
green-type-putter = Putter
green-type-hybrid = Hybrid
green-type-iron = Iron
green-type-wedge = Wedge
green-type-chipper = Chipper
# A club’s power on its card: at most 16 characters.
green-short-wood = +2 if first
green-short-putter = pockets
green-short-hybrid = plays in pairs
green-short-iron = play another
green-short-wedge = skip, or no sand
green-short-chipper = doesn’t count
# A club’s power in a sentence.
green-power-wood = Power: +2 if it’s the first club you play on the hole.
green-power-putter = Power: pockets the ball if it ends exactly on the green.
green-power-hybrid = Power: play two Hybrids together as one shot.
green-power-iron = Power: play another club in the same turn.
green-power-wedge = Power: skip occupied spaces to the next free circle, or ignore a bunker.
green-power-chipper = Power: discard the club, and the shot doesn’t count.
# A club by what is printed on it: `Iron 4/3/2`, `Putter 0–2`.
green-club = { $kind } { $numbers }
# For screen readers: all that is on a card. $strike is a number or a range, $power a sentence.
green-club-described = { $club }: hits { $strike } in this wind. { $power }
# On a card, below the number: at most 12 characters each.
green-any-of-them = you choose
green-in-any-wind = any wind
# On a card: how many of it there are.
green-copies = ×{ $n }
green-display = Display
# For screen readers. $club is all that is on a card, in sentences (`green-club-described`).
green-draw-club = Draw { $club }
# A slot of the display without a club.
green-empty-slot = empty
green-hand = Your hand
green-hand-of = Your hand · { $n } of 8
green-empty-hand = No clubs yet. Draw one from the display.
green-refresh = Replace display (1 caddie token)
green-retire = Retire

## Golfers

green-golfers = Choose your golfer
green-golfer-from-far-away = From Far Away
green-golfer-from-far-away-power = Pockets the ball without a Putter if it ends exactly on the green, even from the rough.
green-golfer-sand-king = Sand King
green-golfer-sand-king-power = +2 on a shot from a bunker.
green-golfer-wind-master = Wind Master
green-golfer-wind-master-power = Changes the wind by 1 or 2 for one shot.
green-golfer-ultra-lob = Ultra Lob
green-golfer-ultra-lob-power = Skips occupied spaces to the next free circle.
# A golfer who changes the wind for a shot: `Wind Master +2`.
green-golfer-turns = { $golfer } { $change }
# A golfer whose power costs a caddie token.
green-golfer-paid = { $golfer }, for a caddie token

## A shot

green-your-move = Your move
# What is chosen about a shot, each a row of buttons.
green-aspect-number = Strike
green-aspect-pair = Pair
green-aspect-power = Power
green-aspect-golfer = Golfer
# On a button: a Hybrid played alone, or with another.
green-alone = alone
green-with = with { $club }
# On a button: without a power.
green-no-power = none
green-no-power-earns = none (+1 caddie token)
green-no-golfer = none
# On a button: where the ball would land, as a space’s number or a word.
green-lands = → { $place }
# A power at work, on buttons and after a club: `Iron 4/3/2 · play another club`.
green-use-wood = +2
green-use-putter = pocket the ball
green-use-iron = play another club
green-use-chipper = not counted
green-use-skip = skip ahead
green-use-sand = ignore the bunker
# $power is one of the above.
green-borrowed = { $object ->
    [me] { $power }, borrowed from you for a caddie token
   *[other] { $power }, borrowed from { $whom } for a caddie token
}
# A club with the strike that was chosen: `Putter 0–2 as 1`.
green-club-as = { $club } as { $n }
# Two Hybrids played together.
green-pair = { $one } + { $other }
# A club, and what helps the shot: a power, a golfer.
green-how-more = { $how } · { $more }

## Moves you could make

# $how is a club with what helps it, such as `Putter 0–2 as 1 · pocket the ball`.
green-say-play = Play { $how }.
green-say-hit-space = { $how } hits { $strike }: the ball lands on space { $n }.
green-say-hit-rough = { $how } hits { $strike }: the ball lands in the rough.
green-say-hit-hole = { $how } hits { $strike }: the ball lands in the hole.
green-say-stay-tee = { $how } hits { $strike }: the ball stays on the tee.
green-say-stay-space = { $how } hits { $strike }: the ball stays on space { $n }.
green-say-stay-rough = { $how } hits { $strike }: the ball stays in the rough.
# $n are the points that the shot is worth before the ball advances.
green-say-pocket = { $n ->
    [one] { $how } hits { $strike } and pockets the ball for 1 point so far.
   *[other] { $how } hits { $strike } and pockets the ball for { $n } points so far.
}
# After one of the sentences above.
green-and-earned = { $told } You earn a caddie token.
green-say-draw = Draw { $club }.
green-say-refresh = Pay a caddie token to replace the four clubs on display, then draw one.
green-say-retire = Retire from this hole for −1 point and take your row back into your hand.
# What a club hits in each of the six winds.
green-say-winds = In winds 1–6: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
green-say-discard = Discard { $club }.
# $n counts the clubs, at a caddie token each.
green-say-take-back = { $n ->
    [one] Take back { $clubs } for a caddie token.
   *[other] Take back { $clubs } for { $n } caddie tokens.
}
green-say-take-nothing = Take back no clubs and keep your caddie tokens.
green-say-golfer = Play as { $golfer }.

## Buttons

# Before a move is chosen.
green-act = Choose a move
green-act-draw = Draw club
green-act-refresh = Replace display
green-act-hit = Hit ball
green-act-discard = Discard club
green-act-golfer = Choose golfer
green-take-back = Take back clubs
green-take-nothing = Take nothing
# For screen readers. $club is all that is on a card, in sentences; $taken of $n equal clubs are chosen.
green-take-club = { $club } Taken back: { $taken } of { $n }.
# On a card, while choosing: at most 10 characters.
green-taken = take { $n }

## Prompts

green-prompt-turn = Draw a club or play one.
green-prompt-first = Draw a club.
green-prompt-chain = Play another club in the same turn.
green-prompt-draw = Draw one of the new clubs.
green-prompt-discard = Your hand is over the limit. Discard a club.
green-prompt-take-back = Take back clubs from your row for a caddie token each, or take nothing.
green-prompt-golfers = Choose your golfer.
green-prompt-retire = Retire from the hole. You have no other move.

## History

green-fact-revealed = New on display: { $clubs }
green-fact-shuffled = The discard pile became a new deck; new on display: { $clubs }
green-fact-laid = Hole { $n } began
# $n is from 1 to 6.
green-fact-blows = The wind was set to { $n }
green-fact-starts = { $person ->
    [me] You started
   *[other] { $who } started
}
green-fact-chose = { $person ->
    [me] You chose { $golfer }
   *[other] { $who } chose { $golfer }
}
green-fact-drew = { $person ->
    [me] You drew { $club }
   *[other] { $who } drew { $club }
}
green-fact-refreshed = { $person ->
    [me] You paid a caddie token to replace the display
   *[other] { $who } paid a caddie token to replace the display
}
# $strike is a number, perhaps with what it is made of; $how a club with what helps it; $to a clause from the list below.
green-fact-hit = { $person ->
    [me] You hit { $strike } with { $how }: { $to }
   *[other] { $who } hit { $strike } with { $how }: { $to }
}
# The same if the shot earned a caddie token.
green-fact-hit-earned = { $person ->
    [me] You hit { $strike } with { $how }: { $to } (+1 caddie token)
   *[other] { $who } hit { $strike } with { $how }: { $to } (+1 caddie token)
}
# Where the ball came to rest, after `You hit 3 with Iron 4/3/2:`.
green-landed-space = the ball landed on space { $n }
green-landed-rough = the ball landed in the rough
green-landed-hole = the ball went into the hole
green-stayed-tee = the ball stayed on the tee
green-stayed-space = the ball stayed on space { $n }
green-stayed-rough = the ball stayed in the rough
# $full is the space that the strike led to.
green-no-room-landed = space { $full } had no room, so the ball landed on space { $n }
green-no-room-stayed = space { $full } had no room, so the ball stayed on space { $n }
green-no-room-stayed-tee = space { $full } had no room, so the ball stayed on the tee
# A strike that is just what is printed, and one with what it is made of.
green-strike = { $n }
green-strike-made = { $n } ({ $parts })
# Parts of a strike, and what a bunker or a height does to one. $change has its sign.
green-sum-printed = { $n } printed
green-sum-bunker = bunker { $change }
green-sum-height = height { $change }
green-sum-power = power { $change }
# $n is a space of the scoring progression card.
green-fact-pocketed = { $person ->
    [me] { $shots ->
        [one] You pocketed the ball in 1 shot and moved to { $n } on the progression card
       *[other] You pocketed the ball in { $shots } shots and moved to { $n } on the progression card
    }
   *[other] { $shots ->
        [one] { $who } pocketed the ball in 1 shot and moved to { $n } on the progression card
       *[other] { $who } pocketed the ball in { $shots } shots and moved to { $n } on the progression card
    }
}
green-fact-advanced = { $person ->
    [me] Your ball advanced to { $n }
   *[other] { $who }’s ball advanced to { $n }
}
green-fact-beyond = { $person ->
    [me] Your ball reached the end of the progression card: 16 points
   *[other] { $who }’s ball reached the end of the progression card: 16 points
}
green-fact-retired = { $person ->
    [me] You retired from the hole
   *[other] { $who } retired from the hole
}
green-fact-discarded = { $person ->
    [me] You discarded { $club }
   *[other] { $who } discarded { $club }
}
# $results lists `green-points-of`.
green-fact-hole-ended = Hole { $n } ended: { $results }
# $n counts the clubs, at a caddie token each.
green-fact-took-back = { $person ->
    [me] { $n ->
        [one] You took back { $clubs } for a caddie token
       *[other] You took back { $clubs } for { $n } caddie tokens
    }
   *[other] { $n ->
        [one] { $who } took back { $clubs } for a caddie token
       *[other] { $who } took back { $clubs } for { $n } caddie tokens
    }
}
green-fact-took-nothing = { $person ->
    [me] You took back no clubs
   *[other] { $who } took back no clubs
}
# What a player got, in a list. $change has its sign.
green-points-of = { $person ->
    [me] you { $change }
   *[other] { $who } { $change }
}
# $bonus lists `green-points-of`.
green-fact-ended = Bonus for clubs in hand: { $bonus }

## Beside the board

green-shots = Shots on this hole
# Below a player’s name: caddie tokens, clubs in hand, shots on this hole.
green-purse = { $caddies ->
    [one] 1 caddie token
   *[other] { $caddies } caddie tokens
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
# How a hole was played: below points, in a narrow column.
green-in-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
}
green-unfinished = not pocketed
# How many are left of each.
green-left = Deck: { $deck } · Discard pile: { $discards } · Caddie tokens in supply: { $supply }
