# Words in pictures of positions, as text in the terminal and as SVG. The page draws its own, and has none of these.

picture-of = { $game } : la position sur la table
the-match-is-over = La partie est terminée

## GREEN: what is going on, in a line of 80 columns

green-now-display = On révèle les premiers clubs
green-now-course = On installe le trou
green-now-wind = On lance le dé du vent
green-now-start = On tire au sort qui commence
green-now-golfers = { $who } choisit un golfeur
green-now-turn = À { $who } de jouer
green-now-refresh = On révèle de nouveaux clubs
green-now-draw = { $who } pioche un des nouveaux clubs
green-now-chain = { $who } joue un autre club
green-now-refill = On regarnit l’étal
green-now-discard = { $who } défausse un club
green-now-take-back = { $who } peut reprendre des clubs
green-picture-hole = Trou { $hole }, par { $par }, vent { $wind }
green-picture-hole-calm = Trou { $hole }, par { $par }, vent pas encore tiré
green-picture-stock = Pioche : { $deck } · Jetons caddie en réserve : { $supply }
green-picture-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $caddies ->
    [one] { $caddies } jeton caddie
   *[other] { $caddies } jetons caddie
} · { $ball }
green-picture-pocketed = rentrée, case { $n }
green-picture-hand = main
green-picture-row = rangée
green-picture-clubs = { $n ->
    [0] aucun club
    [one] { $n } club
   *[other] { $n } clubs
}
green-picture-held = { $clubs }
green-picture-no-shot = pas encore de coup
green-picture-green = green ⚑
green-picture-space = { $n } { $kind }
green-picture-lake = { $n } lac ~~~~

## Ingenious

ingenious-now-start = On tire au sort qui commence
ingenious-now-deal = On distribue les tuiles
ingenious-now-draw = { $who } pioche des tuiles
ingenious-now-place = { $who } pose une tuile
ingenious-now-bonus = { $n ->
    [one] { $who } pose une tuile bonus
   *[other] { $who } pose { $n } tuiles bonus
}
ingenious-now-swap = { $who } peut échanger des tuiles
ingenious-picture-bag = { $n ->
    [one] { $n } tuile dans le sac
   *[other] { $n } tuiles dans le sac
}
ingenious-picture-side = Côté { $who }
ingenious-picture-rack = Chevalet { $n }
ingenious-picture-row = q { $first } à { $last }
ingenious-picture-lowest = { $n } (min.)

## Mini Golf Designer

minigolf-now-clients = On tire les clients
minigolf-now-lands = On distribue les terrains
minigolf-now-choose-land = Tout le monde choisit un terrain
minigolf-now-order = On tire l’ordre du tour
minigolf-now-fill = On tire des tuiles
minigolf-now-first-promises = Premières promesses
minigolf-now-turn = Placement des tuiles
minigolf-now-visit = Visite du client
minigolf-now-return = Choix des tuiles à remettre dans le sac
minigolf-now-solo-turn = Placement d’une des deux tuiles
minigolf-now-number = Numérotation des trous
minigolf-picture-clients = { $mr } et { $mrs }
minigolf-picture-pawns = Ordre du tour : { $who }
minigolf-picture-bench = Sur le banc : { $who }
minigolf-picture-land = { $id } { $land }
minigolf-picture-no-land = pas encore de terrain
minigolf-picture-promised = a promis : { $what }
minigolf-short-arrow = Chevron
minigolf-picture-tile = #{ $kind } { $shape }
minigolf-picture-lane = #{ $kind } { $shape } Par { $par }
minigolf-picture-slot = { $slot } : { $what }
minigolf-picture-slot-empty = { $slot } : –
minigolf-sign-tee = T tee
minigolf-sign-green = G putting green
minigolf-sign-hole = 1–9 trou
minigolf-sign-par = ¹²³ Par
minigolf-sign-no-number = ? sans numéro
minigolf-sign-no-tile = . sans tuile
minigolf-sign-mismatch = × mauvaise connexion
minigolf-sign-wrong-way = ! mauvaise orientation
minigolf-sign-off-the-land = * en dehors du terrain
minigolf-other-back = autre tuile : remise dans le sac
minigolf-other-away = autre tuile : retirée du jeu
