# Words about matches that have been played.

replay = Replay
replay-of = Replay: { $game }
# Where in a match you are. $n and $of count moves.
replay-at = Move { $n } of { $of }.
# For screen readers: the group of the buttons below.
replay-steps = Replay controls
replay-first = Go to start
replay-back = Previous move
replay-forward = Next move
replay-last = Go to end
replay-slider = Position in the match
# A list of the players, and of the choice below it.
replay-eyes = Point of view
replay-nobody = Spectator
replay-later = This match isn’t finished
replay-later-why = You can replay it once it’s over.
# A player whose name a log doesn’t say.
player-n = Player { $number }

curve = Points over the match
# For screen readers, in place of the chart. $players is a sentence for each player.
curve-told = Points over the match. { $players }
# $numbers are five numbers of points, from the start to the end.
curve-of = { $who }, quarter by quarter: { $numbers }.

share = Share

# $n counts draws.
deal-fair = { $n ->
    [one] The shuffle was fair. The server committed to its secret before the first draw, and the only draw follows from it.
   *[other] The shuffle was fair. The server committed to its secret before the first draw, and all { $n } draws follow from it.
}
# $why is a whole sentence.
deal-unfair = Couldn’t confirm that the shuffle was fair. { $why }
unfair-secret = The secret that the server revealed isn’t readable.
unfair-commitment = The secret that the server revealed isn’t the one it committed to.
