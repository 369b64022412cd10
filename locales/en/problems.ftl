# What the server and the table refuse.

## Options that can’t go together, in whole sentences

ingenious-option-seats-refused = This mode is for a different number of players.
ingenious-option-open-talk-refused = Only partners may talk: choose team mode, or switch this off.
minigolf-option-difficulty-refused = There aren’t enough lands of this difficulty for this many players.

## The server and the table, by their codes. Each follows “Not possible:” or “That didn’t work:”, so it begins small and has no full stop.

not-done = That didn’t work: { $why }.
problem-request-malformed = the server couldn’t read the request
problem-request-malformed-bad-saying = a message must have 1 to 500 characters
problem-request-too-long = it’s too long
problem-request-too-many = there were too many requests, so wait a moment and try again
problem-request-origin = the request came from another website
problem-request-unknown = the server has nothing at this address
problem-limit-reached = there’s no room for more at the moment
# $one counts matches or tables in the next three.
problem-limit-reached-matches-open = { $one ->
    [one] one of your tables is already waiting for players
   *[other] { $one } of your tables are already waiting for players
}
problem-limit-reached-matches-live = { $one ->
    [one] you’re already playing a match
   *[other] you’re already playing { $one } matches
}
problem-limit-reached-matches-public = { $one ->
    [one] an open table from your address is already waiting for players
   *[other] { $one } open tables from your address are already waiting for players
}
problem-limit-reached-bots-enough = bots have taken over this seat too often
problem-limit-reached-said-enough = the chat at this table is full
problem-limit-reached-taken-back-enough = you’ve undone too many moves in this match
problem-server-unavailable = the server can’t answer at the moment, so try again soon
problem-server-internal = something went wrong on the server, and nothing has changed
problem-player-wrong-password = the name or the password is wrong
problem-player-name-taken = that name is already taken
problem-player-bad-name = a name must have 1 to 30 visible characters
problem-player-bad-name-bad-password = a password must have 8 to 200 characters
problem-player-unknown = the server doesn’t know you
problem-player-needs-account = this match is rated, so you need an account to join
problem-match-unknown = this match doesn’t exist, or it’s private
problem-match-other-rules = this match uses older rules
problem-match-stale = the match has moved on
problem-match-over = the match is over
problem-match-not-begun = the match hasn’t started yet
problem-match-begun = the match has already started
problem-match-no-seat = you don’t have a seat here
problem-match-no-seat-players-talk = only players can chat here
problem-match-seat-taken = there’s no open seat
problem-match-not-now = it isn’t possible right now
problem-match-not-now-bot-plays = a bot is playing your seat, so take over first
problem-match-not-now-time-over = your time has run out
problem-match-not-now-not-yours = you can’t give this seat to a bot right now
problem-match-not-now-seat-lost = you’ve lost this seat
problem-match-not-now-not-over = you can see the log when the match is over, or when the day of a daily challenge is over
problem-match-not-now-no-way-back = something was drawn, revealed or decided by others since then
problem-match-not-now-counts = this match is rated, so there are no hints and no undo by agreement
problem-match-not-now-not-asked = the request is no longer open
problem-match-not-now-once = you can play a daily challenge only once, but you can resign
problem-match-not-now-hints-given = you’ve had all the hints for this decision
problem-options-invalid = these options can’t be played
problem-move-malformed = the move isn’t valid notation
problem-move-illegal = the rules don’t allow it
problem-move-not-your-turn = it isn’t your decision right now
problem-log-invalid = this isn’t a valid match log
