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
nowhere = There is nothing here
nowhere-why = The address “{ $path }” leads nowhere. Perhaps a part of the link was lost when it was copied.

## The hall

play-now = Play now
play-now-game = Play { $game } now, against bots
play-otherwise = Options and friends
play-otherwise-game = Play { $game } with other options or with friends
your-matches = Your matches
against-bots = { $n ->
    [0] alone
    [one] against a bot
   *[other] against { $n } bots
}
match-open = not over yet
match-over = over
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
option-mode = Mode

## A match

you = You
guest = Guest
you-look-on = You look on
bot-name = Bot { $number }
players = Players
to-move = to move
away = away
beside-the-board = Beside the board
actions = Besides moving
your-turn = Your turn.
turn-of = { $who } is to move.
turns-of = { $n } players choose.
title-your-turn = Your turn · { $game }
undo = Undo
hint = Hint
hint-says = A good move: { $mv }.
let-bot-play = Let a bot play
play-myself = Play myself
cancel = Cancel
understood = Understood
refused = No: { $why }.{ $rule }
not-your-turn = it is the turn of { $who }
total-change = total { $change }
story = What happened
chat = Talk
say = Say
say-something = Say something
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
bot-stuck = The bot does not know what to do. The match is kept: load the page again.
storage-full = The browser has no room left to keep this match. Play on, but do not close the page.

## The end

result = Result
you-win = You win.
you-tie = You share the first place.
wins = { $who } wins.
tie = A tie.
no-winner = The match ended without a winner.
solo-result = You made { $n } points.
rematch = Play again
save-log = Save the log
no-match-here = There is no such match here
match-gone = It is not kept in this browser: it was forgotten, or played elsewhere.
match-unreadable = It was kept, but cannot be read any more: { $reason }.

## Logs

logs-what = Every match can be saved as text. Paste one to replay it here.
paste-log = A log
replay-log = Replay it
log-good = { $game }: { $steps } steps, state { $hash }
log-bad = This is no match: { $reason }.

## Settings

my-name = Your name
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
reason-still-needed = { $n } { $what } still needed
reason-expected = { $n } points to be expected
reason-plan = { $part }, as planned
reason-plan-hole = { $part } of hole { $n }, as planned
reason-ahead = { $n } better than anything else

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
send-this-link = Send this link to your friends
link = Link to this table
copy = Copy
copied = Copied
qr-code = The link as a square for phones
your-tables = Your tables online
open-tables = Open tables
waits-for-players = waits for players
daily-deal = The deal of the day
daily-deal-what = The same draw for everybody. How far do you get?
more = More
give-up = Give up
give-up-sure = Give this match up?
ask-back = Ask to take back
asks-back = { $who } asks to take the last decision back.
agree = Agree
disagree = Refuse
copy-link = Copy the link
