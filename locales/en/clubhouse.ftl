# Words of the house: everything that is not about one game.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The house

clubhouse = Clubhouse
house = Clubhouse
welcome = Sit down and play: against bots at once, or with friends by a link. No account, no waiting.
skip-to-content = Skip to the table
to-the-hall = To the hall
logs = Logs
settings = Settings
back = Back
close = Close

rules = Rules
rules-of = Rules of { $game }
all-rules = All rules
rules-come = The rules are fetched…
rules-unknown = These rules have no { $place }. Here are all of them.
rules-missing = The rules did not come. Check the connection, and open them again.

piece-comes = Setting the table…
piece-slow = This is taking a while. Your connection may be slow, or this browser too old. Try loading the page again. Your matches are safe.
piece-missing = This part didn’t load
piece-missing-why = A part of the page didn’t arrive. Check your connection and try again. Your matches are safe.

nowhere = There is nothing here
nowhere-why = The address “{ $path }” leads nowhere. Perhaps a part of the link was lost when it was copied.

newer = A newer Clubhouse is here. It comes when you load it, or once every tab is closed; your matches stay.
load-newer = Load it now
later = Later

## The hall

play-now = Play now
play-now-game = Play { $game } now, against bots
play-friends-game = Play { $game } with friends, by a link
play-otherwise = Options
play-otherwise-game = Play { $game } with other options
your-turn-at = Your turn: { $game } with { $who }
go-on-with-friends = Go on: { $game } with { $who }
still-waiting-at = { $game }: waiting for friends
go-on-with = Go on with { $game }
your-matches = Your matches
against-bots = { $n ->
    [0] alone
    [one] against a bot
   *[other] against { $n } bots
}
match-open = not over yet
match-after = { $n ->
    [0] just begun
    [one] 1 move so far
   *[other] { $n } moves so far
}
match-over = over
save = Save log
save-match = Save the log of this match of { $game }
matches-of-others = { $n ->
    [one] One more match was kept by another version of this page, which alone can show it. It is left as it is.
   *[other] { $n } more matches were kept by another version of this page, which alone can show them. They are left as they are.
}
forget = Forget
forget-match = Forget this match of { $game }

minigolf-title = Mini Golf Designer
minigolf-sentence = Draft tiles, build a course of nine holes, and please two picky clients.
minigolf-facts = 1 to 5 players
ingenious-title = Ingenious
ingenious-sentence = Lay hexagonal pairs in long rows, but your weakest colour is your score.
ingenious-facts = 1 to 4 players
green-title = GREEN
green-sentence = Play the right club into the wind and pocket the ball before the others do.
green-facts = 2 to 4 players

## A new match

new-match = A new match of { $game }
play-bots = Play against bots
bots-level = Strength of the bots
level-n = Level { $n }
level-1 = first game ever
level-2 = beginner
level-3 = learner
level-4 = casual player
level-5 = regular
level-6 = experienced
level-7 = strong
level-8 = club player
level-9 = expert
level-10 = as strong as we can
option-seats = Players
option-seats-what = You and the others.
option-mode = Mode

## A match

you = You
no-points = no points
# Where a move in notation goes wrong.
malformed-move = { $why }
nameless-seat = Seat { $n }
# Several things one after the other; as many as there are.
list-next = { $before }, { $item }
guest = Guest
guest-name = Guest { $number }
you-look-on = You look on
bot-name = Bot { $number }
players = Players
to-move = to move
away = away
away-until-bot = away; after { $n } seconds a bot plays
away-bot-plays = away; a bot plays, level { $n }
bot-plays = a bot plays, level { $n }
told-by-bot = { $what } (by a bot)
bot-played-for-you = { $n ->
    [one] A bot made your last move for you.
   *[other] A bot made your last { $n } moves for you.
}
beside-the-board = Beside the board
actions = Besides moving
your-turn = Your turn.
turn-of = { $who } is to move.
turns-of = { $n } players choose.
title-your-turn = Your turn · { $game }
undo = Undo
hint = Hint
hint-says = A good move:
hint-why = Why: { $why }.
hint-take = Take it
let-bot-play = Let a bot play
play-myself = Play myself
cancel = Cancel
understood = Understood
refused = No: { $why }.{ $rule }
not-your-turn = it is the turn of { $who }
total-change = total { $change }
story = What happened
chat = Talk
unheard = { $n ->
    [one] 1 new saying
   *[other] { $n } new sayings
}
say = Say
answer = Answer
say-something = Say something
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
bot-restarted = The bot did not answer and was started again.
bot-at-random = The bot could not think, and made any move.
hint-failed = No hint could be found. Try it again.
bot-stuck = The bot does not know what to do. The match is kept: load the page again.
unkept = This browser cannot keep the match: its storage is full, or closed to this page. Play on, but when the page is closed it is gone; a file keeps it.
cleared = { $n ->
    [one] This browser is full. To make room, the oldest match that was over was forgotten.
   *[other] This browser is full. To make room, the oldest { $n } matches that were over were forgotten.
}
other-tab-went-on = This match went on in another tab, so the move that you made here was not taken. This is how it stands.

## The end

result = Result
you-win = You win.
you-tie = You share the first place.
wins = { $who } wins.
win-together = { $who } win.
partners = { $one } & { $other }
tie = A tie.
no-winner = The match ended without a winner.
solo-result = You made { $n } points.
rematch = Play again
save-log = Save the log
no-match-here = There is no such match here
match-gone = It is not kept in this browser: it was forgotten, or played elsewhere.
match-unreadable = This match cannot be read
storage-damaged = what the browser has kept of it is damaged
game-unknown-here = this page does not know the game; load it again
view-unreadable = the server tells it in a way that this page does not understand; load it again
match-unreadable-why = It is there, but something is wrong with it: { $reason }. It is left as it is.
match-not-shown = This match cannot be shown
no-match-there = Perhaps a part of the link was lost when it was copied, or the match is not for you to see.
server-away = The server is away
other-rules = This match is of older rules
other-rules-why = It was begun before the rules of the game were changed here, so it cannot be played on. It is kept as it is; if you have a seat, you can give it up.
other-rules-kept = It was begun before the rules of the game were changed here, so it cannot be played on. It is kept as it is: in the hall it can be saved as text, or forgotten.
given-up = You have given it up.
try-again = Try again
match-of-newer = This match is of a newer Clubhouse
match-of-newer-why = It was kept by a newer Clubhouse than this one, and is left as it is. Load the page again, and take the newer one when it is offered.

## Logs

logs-what = Every match can be saved as text. Choose, drop or paste one here to check it, to step through it, or to go on with it against bots.
choose-log = A log file
paste-log = Or its text
check-log = Check it
go-on = Go on with it
log-good = { $result }. { $steps } steps, state { $hash }
log-not-over = { $game }, not over yet
log-bad = This is no match: { $reason }.
log-fault = line { $line }: { $why }
log-fault-refused = line { $line }: { $why } ({ $rule })
log-fault-missing = “{ $one }” is missing there
log-fault-game = there is no game “{ $one }”
log-fault-other = it is of another game, or of other rules than are played here
log-fault-options = these options cannot be played
log-fault-notation = no step is written so, from character { $one } on
log-fault-draw = the seed draws something else
log-fault-commitment = the log was bound to another seed
log-fault-state = the steps lead to another state than the log claims
log-fault-result = the steps lead to another result than the log claims
log-fault-more = more is wrong than is told here
log-unreadable = This file is no text, or far too long to be a match.

## Settings

my-name = Your name
call-me-so = That is my name
theme = Colours
theme-system = as the system has them
theme-light = light
theme-dark = dark
sound = A sound when it is your turn
notify = A notification when it is your turn

## Why a bot would do it

reason-none = it stands best after it
reason-only-move = it is the only move
reason-at-random = any move will do
reason-rule = { $rule } leaves no choice
reason-points = { $what } { $change }
reason-rank = rank { $before } becomes { $after }
reason-opens = opens { $n } more in { $what }
reason-denies = denies { $n } in { $what }
reason-leaves = leaves the next player { $n } in { $what }
reason-outlook = outlook { $percent } %
reason-needs-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
} still needed
reason-needs-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
} still needed
reason-needs-tees = { $n ->
    [one] 1 tee
   *[other] { $n } tees
} still needed
reason-needs-greens = { $n ->
    [one] 1 green
   *[other] { $n } greens
} still needed
reason-needs-straights = { $n ->
    [one] 1 straight
   *[other] { $n } straights
} still needed
reason-needs-corners = { $n ->
    [one] 1 corner
   *[other] { $n } corners
} still needed
reason-needs-scenery = { $n ->
    [one] 1 scenery tile
   *[other] { $n } scenery tiles
} still needed
reason-foreseen = { $n } to be expected in { $what }
reason-expected = { $n } points to be expected
reason-plan = { $part }, as planned
reason-plan-hole = { $part } of hole { $n }, as planned
reason-part-tee = tee
reason-part-green = green
reason-part-straight = straight
reason-part-corner = corner
reason-part-scenery = scenery
reason-ahead-of-build = { $n } better than to place a tile
reason-ahead-of-pass = { $n } better than to pass
reason-ahead-of-collect = { $n } better than to take a tile face down
reason-ahead-of-stop = { $n } better than to stop
reason-ahead-of-others = { $n } better than anything of another kind

## With others

play-friends = Play with friends
connecting = Finding the table…
server-gone = The server cannot be reached. Matches against bots work without it.
line-broken = The connection is broken. Nothing is lost; trying again…
waiting-for-others = Your table is set. It begins when all seats are taken.
you-are-invited = You are invited to this table.
join = Sit down
free-seat = Free seat
seat-a-bot = Seat a bot
leave = Leave the table
link-only-here = This address leads only this computer here. For other devices, start the server with { $option }, and open this page by the address that this computer has for them.
send-this-link = Send this link to your friends
link = Link to this table
copy = Copy
copied = Copied
qr-code = The link as a square for phones
your-tables = Your tables online
open-tables = Open tables
waits-for-players = waits for players
more = More
give-up = Give up
give-up-sure = Give this match up?
give-up-here-sure = Give this match up? It is not kept.
sending = Your move is on its way.
forget-sure = This match is not over. Forget it for good?
copy-by-hand = Copy this:
rematch-offered = There is a table to play again.
to-the-table = To the table
somebody = Somebody
result-line = { $game }: { $places }
result-place = { $rank }. { $who } { $total }
ended-by-giving-up = { $who } gave up.
ended-by-time = { $who } ran out of time.
ended-by-consent = Everybody agreed to stop.
match = Match
title-of = { $place } · Clubhouse
notify-refused = The browser does not allow it. Its own settings for this page decide.
ask-back = Undo?
ask-back-how = Ask the others to take your last decision back
asks-back = { $who } { $me ->
    [true] ask
   *[other] asks
} to take a move back, with all that followed it.
agree = Agree
disagree = Refuse
copy-link = Copy the link
