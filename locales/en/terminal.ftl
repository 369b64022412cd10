# Words of the terminal: its table, its start screen and its replay. The page has none of these.

## A match

# $what is a move in words, as a sentence; $why lists reasons: “red +3 · lowest colour +1”.
hint-at-the-table = Try this: { $what } Why: { $why }. Press Enter to play it.
# What a move would change. $what is the move in words, $change a list: “Fun +2 · +2 in total”.
outlook = { $what } → { $change }
thinking-hint = Looking for a hint…
thinking-bot = { $who } is thinking…
saved-as = Saved as { $file }
nothing-chosen = Nothing is selected.
undone = Move undone.
not-undone = You can’t undo: something was drawn or revealed, or another player has moved.
# Several people share a keyboard. $who is a seat.
pass-keyboard = Pass the keyboard to { $who }.
pass-keyboard-keys = Enter when you’re ready · u undo · q leave
# $columns and $rows count characters.
window-too-small = Clubhouse needs a window of at least { $columns } × { $rows } characters. This one has { $has_columns } × { $has_rows }.

## The panel beside the board

# Heads of columns of points: at most 5 columns wide each.
column-you = you
# What the chosen move would change.
column-here = here
# The last line of a score sheet.
sheet-total = Total
# Pieces in hand: beside one that was taken, and one that can’t be placed.
piece-taken = taken
piece-fits-nowhere = doesn’t fit
# $title is such as “Your rack”, $pieces lists what’s in it.
hand-line = { $title }: { $pieces }
hand-empty = empty
list-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
# $filter is what was typed.
list-filtered = { $n ->
    [one] { $shown } of 1 move with “{ $filter }”
   *[other] { $shown } of { $n } moves with “{ $filter }”
}
# A player in the final ranking. $rank is such as “1st”, $who a seat, $name you or a bot.
final-place = { $rank } · { $who } · { $name }
# In a list of moves: a tile, and below it where it can go. $cell is such as `column 3, row 1`, $turns counts quarter turns clockwise.
minigolf-listed-tile = Place { $tile }:
minigolf-listed-build = { $turns ->
    [0] { $cell }
    [1] { $cell }, turned a quarter clockwise
    [2] { $cell }, turned half around
   *[other] { $cell }, turned a quarter anticlockwise
}
# The same when you play alone: what happens to the other tile.
minigolf-listed-back = { $place } · other tile back
minigolf-listed-away = { $place } · other tile away

## Who sits at a seat

sitter-me = Me
sitter-level = Bot, level { $n }
sitter-random = Bot, random moves
sitter-greedy = Bot, greedy
# A bot that has a name of its own on the command line.
sitter-bot = Bot, { $name }
# The same where there’s little room: at most 10 columns.
short-you = you
short-level = level { $n }
short-random = random
short-greedy = greedy
short-bot = { $name }
# A seat by its number, with one of the short forms.
seat-with = { $n }: { $name }

## The start screen

tagline = A digital table for board games
start-game = Game
start-game-what = Choose a game.
start-seat-what = “Me” sits at this keyboard. If there’s more than one of you, pass it around.
start-seed = Seed
start-seed-random = Random
start-seed-what = A number that makes the deal repeatable. Anyone who knows it can work out every draw.
start-seed-wrong = A seed is a whole number below 2^64.
start-play = Play
start-play-what = Start the match. It’s saved after every move.
start-resume = Continue: { $saved }
start-damaged = Damaged: { $why }
# A saved match. $players is a list of short forms, $n counts steps.
start-offer = { $n ->
    [one] { $game } · { $players } · 1 step
   *[other] { $game } · { $players } · { $n } steps
}
start-file-wrong = { $file }: { $why }
# Lines that don’t fit on the screen.
more-above = ↑ { $n } more
more-below = ↓ { $n } more
value-yes = Yes
value-no = No
value-random = Random

## Keys, side by side in the last line: a key and what it does, as short as can be

key-help = ? help
key-leave = q leave
key-any = any key: back
key-choose = ↑ ↓ choose
key-change = ← → change
key-play = Enter play
key-resume = Enter continue
key-seed = 0–9 type
key-move = arrows move
key-do = Enter confirm
key-turn = r turn
key-piece = 1–9 piece
key-moves = m moves
key-board = m board
key-filter = / filter
key-hint = h hint
key-undo = u undo
key-score = s score
key-history = l history
key-table = t table
key-left = b box
key-back = Esc board
key-new = N new match
key-scroll = ↑ ↓ scroll
key-next-page = Tab next page
# In a replay.
key-step = ← → step
key-ten = ↑ ↓ ten steps
key-ends = Home End
# $viewer is `seat:0`, `spectator` or `referee`.
key-viewer = v viewer ({ $viewer })
key-jump = j k scroll

## The page of keys: what each does

keys-before = Before the match
keys-before-line = choose a line
keys-before-change = change it
keys-before-seed = type a seed
keys-before-enter = start the match, or continue a saved one
keys-before-mouse = click a line to choose it, click again to change it
keys-leave = leave
keys-during = During the match
keys-all = show all keys
keys-during-leave = leave. The match is saved after every move, and offered here again
keys-on-board = On the board
keys-arrows = move the cursor. ∘ marks where the piece can go
keys-piece = take another piece: by number, the previous, the next
keys-turn = turn it right or left (also with the wheel or the right button)
keys-jump = jump to the next or previous place where it fits
keys-other = choose what happens to the other tile (solo mini golf)
keys-mouse = click to point, click again to confirm
keys-in-list = In a list
keys-point = point at a move
keys-filter = show only moves with certain words
keys-always = Always
keys-do = confirm the move
keys-moves = show all moves in words, or go back to the board
keys-hint = hint: what a strong bot would do, and why
keys-undo = undo, as long as nothing was drawn or revealed since
keys-command = type a move in notation. A refusal names its rule
keys-pages = score, history, the whole table. Press again for the board
keys-left = what’s left: what the box holds, and what may still come
keys-redraw = redraw the screen
# The names of keys on that page: at most 15 columns each.
keyname-lines = ↑ ↓  Tab
keyname-values = ← →  Space
keyname-seed = 0–9  Backspace
keyname-enter = Enter
keyname-confirm = Enter, Space
keyname-mouse = mouse
keyname-leave = q  Esc
keyname-arrows = arrows
keyname-list = ↑ ↓  PgUp PgDn

## The replay

# $n and $of count steps, $what is the step in notation.
replay-step = { $game } · Step { $n } of { $of }: { $what }
replay-before = { $game } · Before the first step
# A player’s points and rank, side by side with others: “Seat 0: 23 (1st)”.
replay-standing = { $who }: { $points } ({ $rank })
# What a category brought, in a list: “red 12”.
replay-points = { $what } { $points }
# What chance decided, in place of a seat.
replay-chance = Chance
# Labels of a finished match in the list of all steps: rank, seat and points.
replay-place = { $rank } · { $who } · { $points }

## Options that only the terminal asks for

option-start = Starting player
option-start-what = Who starts: a seat, or chosen at random.
green-option-golfers = Golfers
green-option-golfers-what = The golfers by seat, or chosen during the match.
green-option-golfers-chosen = Chosen during the match
green-option-golfers-from-far-away = { green-golfer-from-far-away }
green-option-golfers-sand-king = { green-golfer-sand-king }
green-option-golfers-wind-master = { green-golfer-wind-master }
green-option-golfers-ultra-lob = { green-golfer-ultra-lob }

## Files, and what a command can’t do

# The last line of a command that didn’t work. $why is one of the sentences below, or another program’s own words.
command-failed = error: { $why }
# Above a list of what’s wrong with a file.
file-problems = { $n ->
    [one] { $file }: 1 problem
   *[other] { $file }: { $n } problems
}
# In place of a file’s name.
standard-input = standard input
# $why is one of the reasons below.
file-unread = { $file } can’t be read: { $why }
file-unwritten = { $file } can’t be written: { $why }
file-missing = it doesn’t exist
file-forbidden = you don’t have permission
file-folder = it’s a folder
file-not-text = it isn’t text
file-disk-full = the disk is full
output-folder = { $file } is a folder: name a file
output-exists = { $file } already exists: name another file, or replace it with --force
output-no-folder = { $file } can’t be written: its folder doesn’t exist
# What’s wrong with a saved match, in a sentence. $why is one of the reasons above.
save-unread = The file can’t be read: { $why }.
save-sitter = Line 2: “{ $what }” is neither “me” nor a bot.
save-seed = Line 3: the seed must be 64 hexadecimal digits.
save-seats = { $n ->
    [one] Line 2: there’s 1 seat, but the match has { $wanted }.
   *[other] Line 2: there are { $n } seats, but the match has { $wanted }.
}
save-no-hash = The match log in it has no hash.
# $n counts steps.
replay-no-step = { $n ->
    [one] the log has 1 step: there is no position after { $at }
   *[other] the log has { $n } steps: there is no position after { $at }
}
replay-no-seat = { $n ->
    [one] there is no seat { $seat }: this match has 1 seat, numbered from 0
   *[other] there is no seat { $seat }: this match has { $n } seats, numbered from 0
}
play-no-terminal = `clubhouse play` needs a terminal; programs use `clubhouse engine`
# $why is such as “a.save can’t be written: the disk is full”.
play-not-saved = the match can’t be saved: { $why }
play-lost = the match wasn’t saved as you left it: { $why }
# $command is what to type.
play-continue = Continue with: { $command }
play-exists = { $file } already exists: continue it with --resume { $file }, or name another file
# $why is a sentence that says what’s wrong with a saved match.
play-not-continued = { $file } can’t be continued. { $why } The file wasn’t changed.
play-no-game = there is no game `{ $game }`; there are { $games }
# $seats and $people count seats and people.
play-too-many-people = { $seats ->
    [one] the match has 1 seat for { $people } people: use fewer --people or more --seats
   *[other] the match has { $seats } seats for { $people } people: use fewer --people or more --seats
}
# $left counts the seats that no person has.
play-other-bots = { $left ->
    [one] 1 seat is left for { $bots } bots: use one --bot for all of them, or one for each
   *[other] { $left } seats are left for { $bots } bots: use one --bot for all of them, or one for each
}
play-other-players = { $seats ->
    [one] the match has 1 seat, but { $players } players were named
   *[other] the match has { $seats } seats, but { $players } players were named
}
bot-gone = The bot couldn’t make a move. Your match is saved.
# Options by their names on the command line.
option-unknown = There’s no option “{ $name }”. There are { $names }.
option-twice = The option “{ $name }” is given twice.
option-takes-flag = The option “{ $name }” must be true or false.
option-takes-number = The option “{ $name }” must be a number from { $least } to { $most }.
option-takes-choice = The option “{ $name }” must be one of { $words }.
option-takes-seat = The option “{ $name }” must be random or the number of a seat.
option-takes-list = The option “{ $name }” must be { $open }, or different words of { $words }.
option-takes-content = The option “{ $name }” must be standard, or the fingerprint of a content pack that suits this match.
green-option-golfers-refused = Golfers need the Pro Golfers variant, and a different golfer for each seat.
