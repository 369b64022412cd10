# Words about matches that were played.

replay = Step through
replay-of = { $game }, step by step
replay-at = { $n } of { $of }.
replay-steps = Through the match
replay-first = To the beginning
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-slider = Place in the match
replay-eyes = Seen from the seat of
replay-nobody = nobody: what everybody saw
replay-your-turn = Your turn.
replay-later = This match is not over
replay-later-why = When it is, you can step through it.
player-n = Player { $number }

curve = How the points went
curve-of = { $who }, from the beginning in quarters: { $numbers }

share = Share

deal-fair = The deal was fair: the server promised its secret before the first draw, and all { $n ->
    [one] 1 draw follows
   *[other] { $n } draws follow
} from it.
deal-unfair = The deal cannot be confirmed: { $why }.
unfair-secret = the secret that was shown cannot be read
unfair-commitment = the secret that was shown is not the one that was promised
