# Words of the house: everything that isn’t about one game.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Lists, as this language writes them

# Two things in a sentence: “a and b”.
list-pair = { $before } and { $item }
# All but the last of three or more things in a sentence: “a, b”.
list-middle = { $before }, { $item }
# The last of three or more things in a sentence: “a, b and c”.
list-end = { $before } and { $item }
# Short labels side by side, where there’s little room: “No time limit · Casual · Invite only”.
label-next = { $before } · { $item }
# Whole sentences, one after the other.
sentence-next = { $before } { $item }
# Something that happened, as a sentence. In the history the same words have no full stop.
sentence = { $what }.

## The house

clubhouse = Clubhouse
house = Clubhouse
welcome = Take a seat. Play bots straight away, or send your friends a link. No account, no waiting.
skip-to-content = Skip to main content
to-the-hall = Back to home
logs = Match logs
settings = Settings
back = Back
close = Close

rules = Rules
rules-of = Rules of { $game }
all-rules = All rules
rules-come = Loading the rules…
# $place is a rule’s id, such as IN-7, or the name of a section.
rules-unknown = There’s no { $place } in these rules. Here they are in full.
rules-missing = Couldn’t load the rules. Check your connection and try again.

# Shown while a part of the page loads.
piece-comes = Setting the table…
piece-slow = This is taking a while. Your connection may be slow, or your browser too old. Try reloading the page. Your matches are safe.
piece-missing = This part didn’t load
piece-missing-why = Part of the page didn’t arrive. Check your connection and try again. Your matches are safe.

nowhere = Page not found
nowhere-why = There’s nothing at “{ $path }”. Part of the link may have been lost when it was copied.

newer = A new version of Clubhouse is ready. Reload to use it now, or close every tab to get it next time. Your matches are safe.
load-newer = Reload
later = Later

## Home

play-now = Play now
play-now-game = Play now: { $game } against bots
learn = Learn
learn-game = Learn { $game } by playing
play-friends-game = Play with friends: { $game }
play-otherwise = Options
play-otherwise-game = Options: { $game }
# Buttons that lead back to a match. $who is one name, or a list of names.
your-turn-at = Your turn: { $game } with { $who }
go-on-with-friends = Continue { $game } with { $who }
still-waiting-at = Waiting for friends: { $game }
go-on-with = Continue { $game }
your-matches = Your matches
# Labels of a match in a list, side by side: “Against 2 bots · 5 moves so far”.
against-bots = { $n ->
    [0] Solo
    [one] Against a bot
   *[other] Against { $n } bots
}
match-open = In progress
match-after = { $n ->
    [0] Just started
    [one] 1 move so far
   *[other] { $n } moves so far
}
match-over = Finished
is-your-turn = Your turn
save-match = Save log: { $game }
matches-of-others = { $n ->
    [one] One more match was saved by another version of Clubhouse, and only that version can show it. It’s safe.
   *[other] { $n } more matches were saved by another version of Clubhouse, and only that version can show them. They’re safe.
}
forget = Delete
forget-match = Delete: { $game }

## A new match

# The heading above the options of a match.
new-match = New match: { $game }
play-bots = Play against bots
bots-level = Bot level
level-n = Level { $n }
# A choice in a list. $what is one of the names below.
level-named = Level { $n } · { $what }
level-1 = First-timer
level-2 = Beginner
level-3 = Learner
level-4 = Casual player
level-5 = Regular
level-6 = Experienced
level-7 = Strong
level-8 = Club player
level-9 = Expert
level-10 = Full strength
option-seats = Players
option-seats-what = Including you.
option-mode = Mode

## A match

# Your name in lists of players, and in sentences that have no form of their own for you.
you = You
no-points = no points
# A move in notation, after “Not possible:”.
malformed-move = this isn’t valid notation from character { $n } on
# A player without a name. $n is the seat’s number in notation, from 0.
nameless-seat = Seat { $n }
# A player who hasn’t given a name: alone, and by the number of the seat.
guest = Guest
guest-name = Guest { $number }
you-look-on = You’re watching
bot-name = Bot { $number }
players = Players
# For screen readers, beside the name of the player whose turn it is.
to-move = Current turn
# Small labels under a player’s name. $n is a number of seconds in the first, the bot’s level in the others.
away = Away
away-until-bot = Away · a bot takes over after { $n } s
away-bot-plays = Away · a level { $n } bot is playing
bot-plays = A level { $n } bot is playing
# Something in the history that a bot did in a player’s place.
told-by-bot = { $what } (played by a bot)
bot-played-for-you = { $n ->
    [one] A bot made your last move for you.
   *[other] A bot made your last { $n } moves for you.
}
beside-the-board = Match details
# For screen readers: the group of the buttons Undo, Hint and so on.
actions = Other actions
your-turn = Your turn.
turn-of = { $who }’s turn.
turns-of = { $n ->
    [one] Waiting for 1 player.
   *[other] Waiting for { $n } players.
}
# The title of the browser’s tab, and a notification.
title-your-turn = Your turn · { $game }
undo = Undo
hint = Hint
# A button, and the title of what it opens: what the box of the game holds and what of it may still come.
left = What’s left
# $what is a move in words.
hint-says = Try this: { $what }
# $why is one reason or several, side by side.
hint-why = Why: { $why }
hint-take = Use hint
let-bot-play = Let a bot play for me
play-myself = Take over again
cancel = Cancel
understood = OK
# A move that the rules don’t allow. $why begins small and has no full stop; $rule is an id such as IN-2, which becomes a link.
refused = Not possible: { $why }.
refused-with-rule = Not possible: { $why }. { $rule }
# Follows “Not possible:”. $who is one name, or a list of names.
not-your-turn = you’re waiting for { $who }
# What a move would change in the end, as a label beside others: “red +3 · total +3”.
total-change = total { $change }
story = Match history
chat = Chat
unheard = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
say = Send
answer = Reply
say-something = Write a message
# A clock that shows days, as a label.
days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
# A running clock. Minutes and seconds have two digits where something comes before them.
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours }:{ $minutes }:{ $seconds }
# Of a clock that shows days: days and hours, as a short label.
clock-days-hours = { $days } d { $hours } h
bot-restarted = The bot stopped responding and was restarted.
bot-at-random = The bot couldn’t decide, so it made a random move.
hint-failed = Couldn’t find a hint. Try again.
bots-missing = The bots didn’t load. Check your connection. Trying again…
bot-stuck = The bot is stuck. Your match is saved. Reload the page to continue.
unkept = This browser can’t save the match, because its storage is full or blocked. You can play on, but the match is lost when you close the page. Save the log to keep it.
cleared = { $n ->
    [one] This browser’s storage was full, so your oldest finished match was deleted.
   *[other] This browser’s storage was full, so your { $n } oldest finished matches were deleted.
}
other-tab-went-on = You continued this match in another tab, so your move here wasn’t played. This is the latest position.

## The end

result = Result
you-win = You win.
you-tie = You tie for first place.
wins = { $who } wins.
# Partners win together. $who is a list of names.
win-together = { $who } win.
# Two partners, as a label.
partners = { $one } & { $other }
tie = It’s a tie.
no-winner = The match ended without a winner.
solo-result = { $person ->
    [me] { $n ->
        [one] You scored 1 point.
       *[other] You scored { $n } points.
    }
   *[other] { $n ->
        [one] { $who } scored 1 point.
       *[other] { $who } scored { $n } points.
    }
}
# After a match with people.
rematch = Rematch
# After a match against bots.
play-again = Play again
save-log = Save log
no-match-here = Match not found
match-gone = It isn’t saved in this browser. It may have been deleted, or played somewhere else.
match-unreadable = This match can’t be opened
storage-damaged = The saved match is damaged.
game-unknown-here = This version of the page doesn’t know the game. Reload the page.
view-unreadable = This version of the page doesn’t understand what the server sent. Reload the page.
# $reason is a whole sentence, such as the three above.
match-unreadable-why = { $reason } Nothing in the match has been changed.
match-not-shown = This match can’t be shown
no-match-there = Part of the link may have been lost when it was copied, or the match may be private.
server-away = Can’t reach the server
other-rules = This match uses older rules
other-rules-why = The rules of the game have changed since this match began, so it can’t be continued. It stays on the server. If you have a seat, you can resign.
other-rules-kept = The rules of the game have changed since this match began, so it can’t be continued. It stays in this browser. On the home page you can save its log or delete it.
given-up = You resigned.
try-again = Try again
match-of-newer = This match needs a newer Clubhouse
match-of-newer-why = It was saved by a newer version of Clubhouse, and nothing in it has been changed. Reload the page, and switch to the new version when it’s offered.

## Match logs

logs-what = Every match can be saved as text. Choose, drop or paste a log here to check it, replay it, or continue it against bots.
choose-log = Log file
paste-log = Or paste its text
check-log = Check log
go-on = Continue
# $result is the result in a line, $steps counts moves and draws, $hash names the position.
log-good = { $steps ->
    [one] { $result } · 1 step · state { $hash }
   *[other] { $result } · { $steps } steps · state { $hash }
}
log-not-over = { $game } · In progress
# Above a list of what’s wrong, from below.
log-bad = This isn’t a valid match log.
# $line is a line of the log. $why says which rule the step breaks, as after “Not possible:”.
log-fault-refused = Line { $line } isn’t possible: { $why }.
log-fault-refused-with-rule = Line { $line } isn’t possible: { $why }. { $rule }
log-fault-missing = Line { $line }: “{ $one }” is missing.
log-fault-game = Line { $line }: there’s no game called “{ $one }”.
log-fault-other = Line { $line }: this log is from another game, or from other rules than Clubhouse plays now.
log-fault-options = Line { $line }: these options can’t be played.
log-fault-notation = Line { $line }: this isn’t valid notation from character { $one } on.
log-fault-draw = Line { $line }: this draw doesn’t match the seed.
log-fault-commitment = Line { $line }: the log was committed to a different seed.
log-fault-state = Line { $line }: the steps lead to a different position.
log-fault-result = Line { $line }: the steps lead to a different result.
log-fault-more = Line { $line }: there are more problems than are listed here.
log-unreadable = This file isn’t text, or it’s far too long to be a match log.

## Settings

my-name = Your name
call-me-so = Save name
language = Language
# A choice among languages: the one the browser or system is set to.
language-system = Same as system
theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
sound = Play a sound when it’s your turn
notify = Send a notification when it’s your turn

## Why a bot would make a move: short labels after “Why:”, side by side

reason-none = best position afterwards
reason-only-move = the only move
reason-at-random = any move will do
reason-rule = { $rule } leaves no choice
# $what is what points are for, $change is a number with its sign: “red +3”.
reason-points = { $what } { $change }
reason-rank = rank { $before } to rank { $after }
# $what is what the points are for, such as a colour. $n counts points in all of these.
reason-opens = { $n ->
    [one] sets up { $n } more point in { $what }
   *[other] sets up { $n } more points in { $what }
}
reason-denies = { $n ->
    [one] denies others { $n } point in { $what }
   *[other] denies others { $n } points in { $what }
}
reason-leaves = { $n ->
    [one] leaves the next player { $n } point in { $what }
   *[other] leaves the next player { $n } points in { $what }
}
# How well the match is going: the chance of winning, or alone the share of the best possible score.
reason-outlook = outlook { $percent }%
reason-needs-shots = { $n ->
    [one] { $n } shot to go
   *[other] { $n } shots to go
}
reason-needs-turns = { $n ->
    [one] { $n } turn to go
   *[other] { $n } turns to go
}
reason-needs-tees = { $n ->
    [one] { $n } more tee needed
   *[other] { $n } more tees needed
}
reason-needs-greens = { $n ->
    [one] { $n } more putting green needed
   *[other] { $n } more putting greens needed
}
reason-needs-straights = { $n ->
    [one] { $n } more straight needed
   *[other] { $n } more straights needed
}
reason-needs-corners = { $n ->
    [one] { $n } more corner needed
   *[other] { $n } more corners needed
}
reason-needs-scenery = { $n ->
    [one] { $n } more scenery tile needed
   *[other] { $n } more scenery tiles needed
}
reason-foreseen = { $n ->
    [one] { $n } point expected for { $what }
   *[other] { $n } points expected for { $what }
}
reason-expected = { $n ->
    [one] { $n } point expected
   *[other] { $n } points expected
}
# The part of a hole that a tile is planned to be.
reason-plan = { $part ->
    [tee] a tee, as planned
    [green] a putting green, as planned
    [straight] a straight, as planned
    [corner] a corner, as planned
   *[scenery] scenery, as planned
}
# The same of a hole that has a number already.
reason-plan-hole = { $part ->
    [tee] the tee of hole { $n }, as planned
    [green] the putting green of hole { $n }, as planned
    [straight] a straight of hole { $n }, as planned
    [corner] a corner of hole { $n }, as planned
   *[scenery] scenery of hole { $n }, as planned
}
# $n counts points.
reason-ahead-of-build = { $n ->
    [one] { $n } point better than placing a tile
   *[other] { $n } points better than placing a tile
}
reason-ahead-of-pass = { $n ->
    [one] { $n } point better than passing
   *[other] { $n } points better than passing
}
reason-ahead-of-collect = { $n ->
    [one] { $n } point better than taking a tile face down
   *[other] { $n } points better than taking a tile face down
}
reason-ahead-of-stop = { $n ->
    [one] { $n } point better than stopping
   *[other] { $n } points better than stopping
}
reason-ahead-of-others = { $n ->
    [one] { $n } point better than any other kind of move
   *[other] { $n } points better than any other kind of move
}

## With others

play-friends = Play with friends
connecting = Connecting…
server-gone = Can’t reach the server. You can still play against bots.
line-broken = Connection lost. Reconnecting… Your match is safe.
waiting-for-others = Your table is ready. The match starts when every seat is taken.
you-are-invited = You’re invited to this table.
join = Join
free-seat = Open seat
seat-a-bot = Add a bot
leave = Leave table
# $option is what to write on the command line.
link-only-here = This link works only on this computer. For other devices, start the server with { $option } and open this page at the address this computer has in your network.
send-this-link = Send this link to your friends
link = Invite link
copied = Copied
qr-code = QR code of the invite link
your-tables = Your online matches
open-tables = Open tables
waits-for-players = Waiting for players
# At a rated table, to a guest who can’t join.
needs-account = This match is rated, so you need an account to join.
# A button that leads to the account page.
to-account = Sign up or sign in
more = More
give-up = Resign
give-up-sure = Resign this match?
give-up-here-sure = Resign this match? It will be deleted.
sending = Sending your move…
forget-sure = This match isn’t finished. Delete it for good?
# Above a text to be selected and copied.
copy-by-hand = Copy this:
rematch-offered = A rematch is ready.
join-rematch = Join rematch
to-the-table = Back to table
# A result to share, in a line: “Ingenious: 1. Ada 23 · 2. Bob 19”.
result-line = { $game }: { $places }
result-place = { $rank }. { $who } { $total }
ended-by-giving-up = { $person ->
    [me] You resigned.
   *[other] { $who } resigned.
}
# Of partners; it isn’t known which one.
ended-by-giving-up-of-one = A player resigned.
ended-by-time = { $person ->
    [me] You ran out of time.
   *[other] { $who } ran out of time.
}
ended-by-time-of-one = A player ran out of time.
ended-by-consent = The match ended by agreement.
match = Match
# The title of the browser’s tab.
title-of = { $place } · Clubhouse
notify-refused = Your browser doesn’t allow notifications from this page. You can change that in its settings.
ask-back = Request undo
ask-back-how = Request undo: ask the others to undo your last move
asks-back = { $person ->
    [me] You’ve asked to undo your last move and everything after it.
   *[other] { $who } asks to undo a move and everything after it.
}
agree = Accept
disagree = Decline
copy-link = Copy link
