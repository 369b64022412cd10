# Words about tables with others, accounts and the deal of the day.

## The terms of a table

terms = With friends: seats, clock, terms
who-sits-where = Who sits where
seat-n = Seat { $number }
a-friend = A friend
a-bot-of = Bot · { $level } · { $what }
clock = Clock
clock-none = no clock
clock-move = { $n ->
    [one] a minute
   *[other] { $n } minutes
} for each move
clock-match = { $n } minutes each, and { $increment } seconds a move
clock-days = by correspondence: { $n ->
    [one] a day
   *[other] { $n } days
} for each move
term-public = In the lobby
term-public-what = Everybody may find the table and sit down. Otherwise only who has the link.
term-rated = Rated
term-rated-what = Counts for ratings: only players with accounts can join. No hints, and nothing is taken back by agreement.
onlookers = Onlookers
onlookers-anybody = whoever has the link
onlookers-later = { $n ->
    [one] a minute later
   *[other] { $n } minutes later
}
onlookers-nobody = nobody
is-rated = rated
is-friendly = friendly
is-public = in the lobby
is-by-link = by link only

## Accounts

account = Account
account-why = No account is needed to play. With one you have a rating, and your matches on every device.
account-keeps = Sign up here to keep the matches you play as a guest.
signed-in-as = You are signed in as { $name }.
guest-called = You are a guest called { $name }.
nobody-yet = You are not signed in.
sign-up = Sign up
sign-in = Sign in
sign-out = Sign out
account-name = Name
account-password = Password
account-password-how = At least 8 characters.
ratings = Your ratings
rating-about = { $rating } ± { $uncertainty }, after { $n ->
    [one] 1 match
   *[other] { $n } matches
}
history = Your matches with others
against = against { $names }
a-bot = a bot
came-in = place { $rank } of { $of }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The deal of the day

daily-deal = The deal of the day
daily-deal-what = The same draw for everybody, once a day. How far do you get?
daily-deal-offline = The server draws it and keeps it secret until the day is over, so it cannot be dealt without a connection.
daily-begin = Play it
daily-go-on = To your try
daily-results = Results
daily-nobody = Nobody has finished it yet.
daily-nobody-did = Nobody played it.
daily-best = Best so far: { $who } with { $n ->
    [one] 1 point
   *[other] { $n } points
}
daily-of-day = Today
daily-day-before = Yesterday
daily-log-later = The log is shown when the day is over: until then it would tell others what comes.
