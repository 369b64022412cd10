# Words about tables with others, accounts and the daily challenge.

## The terms of a table

# Unfolds what can be chosen for a match with friends.
terms = With friends: seats, time control and more
who-sits-where = Seats
seat-n = Seat { $number }
a-friend = A friend
# A choice in a list. $what is the name of the level.
a-bot-of = Bot · Level { $n } · { $what }
clock = Time control
clock-none = No time limit
# $n counts minutes.
clock-move = { $n ->
    [one] { $n } minute per move
   *[other] { $n } minutes per move
}
# $n counts minutes for the whole match, $increment the seconds that each move adds.
clock-match = { $n ->
    [one] { $n } minute each, plus { $increment } s per move
   *[other] { $n } minutes each, plus { $increment } s per move
}
# $n counts days.
clock-days = { $n ->
    [one] Correspondence, { $n } day per move
   *[other] Correspondence, { $n } days per move
}
term-public = Public
term-public-what = Anyone can find the table in the lobby and join. Otherwise they need the link.
term-rated = Rated
term-rated-what = Counts towards ratings. Only players with an account can join. No hints, and no undo by agreement.
onlookers = Spectators
onlookers-anybody = Anyone with the link
# $n counts minutes.
onlookers-later = Anyone with the link, with a { $n }-minute delay
onlookers-nobody = None
# Labels of a table, side by side: “No time limit · Casual · Invite only”.
is-rated = Rated
is-friendly = Casual
is-public = Public
is-by-link = Invite only

## Accounts

account = Account
account-why = You don’t need an account to play. With one you have ratings, and your matches on every device.
account-keeps = Sign up to keep the matches you’ve played as a guest.
signed-in-as = You’re signed in as { $name }.
guest-called = You’re playing as a guest under the name { $name }.
guest-without-name = You’re playing as a guest.
nobody-yet = You’re not signed in.
sign-up = Sign up
sign-in = Sign in
sign-out = Sign out
account-name = Name
account-password = Password
account-password-how = At least 8 characters.
ratings = Your ratings
# $n counts matches.
rating-about = { $n ->
    [one] { $rating } ± { $uncertainty } after { $n } match
   *[other] { $rating } ± { $uncertainty } after { $n } matches
}
history = Your online matches
# Labels of a match in a list. $names is one name, or a list of names.
against = Against { $names }
# In a list of names: “Against Ada and a bot”.
a-bot = a bot
came-in = { $points ->
    [one] Rank { $rank } of { $of } · { $points } point
   *[other] Rank { $rank } of { $of } · { $points } points
}

## The daily challenge

daily-deal = Daily challenge
daily-deal-what = The same deal for everyone, once a day. How far will you get?
daily-deal-offline = The daily challenge needs a connection. The server keeps the deal secret until the day is over.
daily-begin = Play challenge
daily-go-on = Go to your attempt
daily-results = Leaderboard
daily-nobody = No results yet.
daily-nobody-did = No results.
# $n counts points.
daily-best = { $n ->
    [one] Best so far: { $who } with { $n } point
   *[other] Best so far: { $who } with { $n } points
}
daily-of-day = Today
daily-day-before = Yesterday
daily-log-later = You can see the match log when the day is over. Until then it would give the deal away.
