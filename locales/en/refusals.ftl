# Why a move is refused: a message for each reason that the rules of a game know, under its name there.
# It follows “No: ”, so it begins small and has no full stop. `$one` and `$two` are the figures it is about.

## Mini Golf Designer

minigolf-refused-not-your-land = that land was not dealt to you
minigolf-refused-choose-land = choose one of your lands now
minigolf-refused-lands-chosen = lands are chosen once, before the first tile
minigolf-refused-promises-due = promises are to be made now
minigolf-refused-no-visit = promises are made at the start and when the clients visit, in the advanced version
minigolf-refused-no-promise = make at least one promise at the start
minigolf-refused-promised = you have made that promise already
minigolf-refused-no-tile = there is no tile in that slot
minigolf-refused-stopped = you have stopped: you take a tile face down every turn
minigolf-refused-too-early-to-stop = nobody may stop before a land is full
minigolf-refused-collect-to-stop = take a tile face down to stop
minigolf-refused-return-due = say which leftovers are to go back into the bag
minigolf-refused-nothing-to-return = leftovers are asked for only in the end phase, after a refill
minigolf-refused-no-leftover = that slot holds no leftover
minigolf-refused-on-the-gate = the gate stands there
minigolf-refused-cell-taken = that cell already holds a tile
minigolf-refused-touches-nothing = that cell touches neither a tile of yours nor the gate
minigolf-refused-off-the-grid = there is no room left in that direction; the rules know no such border
minigolf-refused-same-look = turned so, the tile looks the same
minigolf-refused-mismatch = strict placement: that tile can be placed on the land without a mismatch
minigolf-refused-numbers-due = number your holes now
minigolf-refused-no-numbers = holes are numbered at the end, and only with manual numbering
minigolf-refused-no-hole = there is no hole at { $one }
minigolf-refused-not-the-tee = { $one } is not the tee of its hole
minigolf-refused-two-numbers = the hole at { $one } has two numbers
minigolf-refused-not-where-it-stands = { $one } is not where its hole stands
minigolf-refused-wrong-number-of-numbers = exactly { $one } of your holes must carry a number
minigolf-refused-fate-missing = say for each tile not placed whether it goes back or away
minigolf-refused-solo-only = only in a solo game
minigolf-refused-not-solo = nothing is collected in a solo game
minigolf-refused-fates-go-with-the-move = alone, tiles not placed go back or away with the move
minigolf-refused-other-outcome-due = another outcome is due
minigolf-refused-other-clients = other clients are agreed on
minigolf-refused-not-dealable = these lands cannot be dealt
minigolf-refused-not-an-order = not every seat once
minigolf-refused-not-in-bag = the bag does not hold these tiles
minigolf-refused-wrong-draw = a draw has exactly { $one } tiles, the last thing drawn being one

## Ingenious

ingenious-refused-not-your-turn = it is not your turn
ingenious-refused-not-on-rack = you have no tile { $one } on your rack
ingenious-refused-outside-area = that cell is outside the area in play
ingenious-refused-cell-covered = that cell is already covered
ingenious-refused-cell-printed = that cell shows a printed symbol, which is never covered
ingenious-refused-not-adjacent = these cells are not next to each other
ingenious-refused-no-printed-symbol = your first tile must touch a printed symbol
ingenious-refused-touches-tile = your first tile must not touch another tile
ingenious-refused-no-lonely-symbol = your first tile must touch a printed symbol that has no tile next to it yet
ingenious-refused-place-first = place a tile first; whether you may swap is asked afterwards
ingenious-refused-duel-place-first = place a tile first; whether you may swap is asked afterwards
ingenious-refused-bonus-first = you owe a bonus placement; place another tile first
ingenious-refused-swap-asked = you have placed your tiles; swap your rack or keep it
ingenious-refused-swap-is-whole = the whole rack is swapped or none of it
ingenious-refused-no-swap-in-solo = there is nothing to swap in solo
ingenious-refused-order-does-not-matter = either order of the halves scores the same here
ingenious-refused-duel-swap-asked = you have placed your tiles; set some aside or keep your rack
ingenious-refused-name-tiles = in duel, choose the tiles you set aside
ingenious-refused-too-few-on-rack = your rack does not hold so many tiles { $one }
ingenious-refused-not-swappable = the tile { $one } shows no colour whose marker stands on your 9
ingenious-refused-no-such-seat = the table has no such seat
ingenious-refused-start-due = first it must be drawn who begins
ingenious-refused-draw-due = who begins is settled; tiles are to be drawn
ingenious-refused-nothing-due = nothing is to be drawn now
ingenious-refused-wrong-number = the number of tiles to draw is { $one }, not { $two }
ingenious-refused-not-in-bag = the bag does not hold so many tiles { $one }
ingenious-refused-set-aside = the tile { $one } is set aside and goes back into the bag only after the draw
ingenious-refused-duel-set-aside = the tile { $one } is set aside and goes back into the bag only after the draw

## GREEN

green-refused-choose-number = choose one of the numbers on this club
green-refused-number-not-on-club = that number is not on the club
green-refused-no-choice = this club leaves no choice of numbers
green-refused-no-such-slot = the display has four slots only
green-refused-empty-slot = that slot is empty
green-refused-hand-full = you already hold 8 clubs
green-refused-no-caddie-to-refresh = you have no caddie to pay for new clubs
green-refused-nothing-on-display = there is no club on display to replace
green-refused-must-draw = after new clubs were laid out you must draw one of them
green-refused-not-in-deck = the deck does not hold these clubs
green-refused-other-count = another number of clubs is to be revealed
green-refused-not-in-hand = you do not hold that club
green-refused-one-power = a club is played with one power only
green-refused-useless = that power would change nothing
green-refused-own-power = this club has that power itself
green-refused-hybrid-not-borrowed = a Hybrid's power cannot be borrowed
green-refused-no-caddie-to-borrow = you have no caddie to pay for that power
green-refused-not-an-opponent = only an opponent's power can be borrowed
green-refused-lender-retired = that player has retired from the hole
green-refused-lender-has-no-club = that player has no club in his row
green-refused-hybrid-alone = a Hybrid's power is another Hybrid played with it
green-refused-not-a-pair = only two Hybrids are played together
green-refused-pair-spelling = name the two Hybrids in the order of the club list
green-refused-wedge-way = say whether the Wedge's power is to skip or to ignore the sand
green-refused-not-a-wedge = only a Wedge's power skips or ignores sand
green-refused-wood-not-first = a Wood's power works only with your first club on the hole
green-refused-nothing-to-hit-with = after an Iron's power there must be a club in your hand and a ball to hit
green-refused-must-hit = after an Iron's power you must hit again
green-refused-retire-discard-first = you have retired: discard down to 8 clubs first
green-refused-must-discard = discard down to 8 clubs first
green-refused-discard-not-held = you do not hold the club you want to discard
green-refused-no-discard-due = clubs are discarded only from a hand of more than 8
green-refused-no-take-back-due = clubs are taken back only after the hole, and only once
green-refused-take-back-first = first say which clubs you take back
green-refused-not-in-row = your row does not hold these clubs
green-refused-too-few-caddies = each club taken back costs a caddie
green-refused-hand-would-overflow = your hand would hold more than 8 clubs
green-refused-mixed-types = take back at most two clubs of different types, or clubs of one type
green-refused-take-back-spelling = name the clubs in the order of the club list
green-refused-other-outcome-due = another outcome is due
green-refused-not-a-course = these are not the course cards of this hole
green-refused-no-such-wind = the wind is a number from 1 to 6
green-refused-cannot-start = that seat cannot begin
green-refused-golfer-first = choose your golfer first
green-refused-no-golfer-due = golfers are chosen once, before the first turn
green-refused-golfer-taken = that golfer is taken
green-refused-no-golfers = there are no golfers in this match
green-refused-golfer-used = you have used a golfer in this turn
green-refused-no-caddie-for-golfer = you have no caddie to pay for that golfer
green-refused-wind-amount = the Wind Master turns the wind by 1 or 2, up or down
green-refused-not-the-wind-master = only the Wind Master takes an amount
green-refused-no-borrowing = with golfers no club's power is borrowed

## Pips


## Options that do not go together, in whole sentences

ingenious-option-seats-refused = This mode is for another number of players.
ingenious-option-open-talk-refused = Open talk is for partners: it needs the mode with teams.
minigolf-option-difficulty-refused = There are too few lands of this difficulty for so many players.

## The server and the table, by their codes

not-done = That did not work: { $why }.
problem-request-malformed = the server did not understand it
problem-request-malformed-bad-saying = say something of up to 500 characters, in one line
problem-request-too-long = it is too long
problem-request-too-many = this was too much at once; wait a moment
problem-request-origin = it came from another page
problem-request-unknown = the server has nothing there
problem-limit-reached = there is no room for more at the moment
problem-limit-reached-matches-open = { $one } of your matches wait for players already
problem-limit-reached-matches-live = you play { $one } matches already
problem-limit-reached-matches-public = { $one } open tables from your address wait for players already
problem-limit-reached-bots-enough = bots have played this seat often enough
problem-limit-reached-said-enough = enough was said at this table
problem-limit-reached-taken-back-enough = you have taken back often enough in this match
problem-server-unavailable = the server cannot answer at the moment; try again
problem-server-internal = the server failed, and nothing has changed
problem-player-wrong-password = the name or the password is wrong
problem-player-name-taken = somebody else has this name
problem-player-bad-name = a name has 1 to 30 characters that can be read
problem-player-bad-name-bad-password = a password has 8 to 200 characters
problem-player-unknown = the server does not know you
problem-player-needs-account = this match counts, so only players with accounts sit down
problem-match-unknown = there is no such match for you to see
problem-match-other-rules = it was begun by other rules than are played here now
problem-match-stale = the match has gone on meanwhile
problem-match-over = the match is over
problem-match-not-begun = the match has not begun
problem-match-begun = the match has begun
problem-match-no-seat = you have no seat here
problem-match-no-seat-players-talk = only those with a seat talk here
problem-match-seat-taken = there is no free seat
problem-match-not-now = that is not possible now
problem-match-not-now-bot-plays = a bot plays your seat; take it back first
problem-match-not-now-time-over = your time is over
problem-match-not-now-not-yours = this seat is not yours to give away now
problem-match-not-now-seat-lost = you have lost this seat
problem-match-not-now-not-over = the log holds every draw: it is shown when the match is over, and that of a daily deal when its day is
problem-match-not-now-no-way-back = something was drawn, shown or decided by others since
problem-match-not-now-counts = this match counts: no hints, and nothing is taken back by agreement
problem-match-not-now-not-asked = nobody asks for it any more
problem-match-not-now-once = the deal of a day is played once: give it up instead
problem-match-not-now-hints-given = you have had enough hints for this decision
problem-options-invalid = these options cannot be played
problem-move-malformed = this is no move
problem-move-illegal = the rules forbid it
problem-move-not-your-turn = it is not for you to decide now
problem-log-invalid = this is no log of a match
