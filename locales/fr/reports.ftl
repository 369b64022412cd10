# Words of score reports: who has which points, and why. The page has none of these.

# « 1er » agrees with « rang ». At most 3 columns.
rank = { $n ->
    [one] { $n }er
   *[other] { $n }e
}
share-the-win = Victoire partagée : { $names }.
report-warning = Attention : { $what }
report-points-and-rank = { $n ->
    [one] { $points } point, { $rank }
   *[other] { $points } points, { $rank }
}
report-total = Total

## GREEN. Heads of columns, and what is below the points there: at most 11 columns wide each.

green-report-par = Par { $n }
green-report-hand = Main
green-report-card = carte
green-report-types = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
green-report-woods = { $n } Bois
green-report-putters = { $n ->
    [one] { $n } Putter
   *[other] { $n } Putters
}
green-report-hybrids = { $n ->
    [one] { $n } Hybride
   *[other] { $n } Hybrides
}
green-report-irons = { $n ->
    [one] { $n } Fer
   *[other] { $n } Fers
}
green-report-wedges = { $n ->
    [one] { $n } Wedge
   *[other] { $n } Wedges
}
green-report-chippers = { $n ->
    [one] { $n } Chipper
   *[other] { $n } Chippers
}
green-report-equal-points = { $n ->
    [one] { $name } : égalité de points, { $n } jeton caddie ({ $rule }).
   *[other] { $name } : égalité de points, { $n } jetons caddie ({ $rule }).
}
green-report-equal-caddies = { $n ->
    [one] { $name } : égalité de points et de jetons caddie, { $n } jeton ({ $rule }).
   *[other] { $name } : égalité de points et de jetons caddie, { $n } jetons ({ $rule }).
}

## Ingenious

ingenious-report-solo = { $game } · Solo
ingenious-report-team = { $game } · Deux équipes
ingenious-report-duel = { $game } · Duel
ingenious-report-lowest = Votre couleur la plus faible est votre score
ingenious-report-own-side = Les marqueurs de votre côté comptent
ingenious-report-result = Score
# « Marqueurs » would have 9 columns.
ingenious-report-markers = Marqu.
ingenious-report-next-lowest = { $name } : couleur la plus faible { $n }, puis { $others }.
ingenious-report-rearmost = { $name } : marqueurs de son côté, en partant du plus proche de 0 : { $markers }.

## Mini Golf Designer

minigolf-report-family = { $game } · Version familiale
minigolf-report-family-solo = { $game } · Version familiale, solo
minigolf-report-advanced = { $game } · Version avancée
minigolf-report-advanced-solo = { $game } · Version avancée, solo
minigolf-report-forgiving = Comptage indulgent : les erreurs ne coûtent rien ({ $rule }).
minigolf-report-mood = { $n ->
    [one] { $points } point · { $mood }
   *[other] { $points } points · { $mood }
}
minigolf-report-unhappy = Les clients sont mécontents
minigolf-report-disappointed = Les clients sont déçus
minigolf-report-unexcited = Les clients font « bof »
minigolf-report-happy = Les clients sont contents
minigolf-report-impressed = Les clients sont impressionnés
# At most 68 columns together, where each takes a space and at least 6 columns.
minigolf-report-fun = Popul.
minigolf-report-fast = Rapid.
minigolf-report-her = Mme
minigolf-report-his = M.
minigolf-report-par = Par
minigolf-report-land = Terrain
minigolf-report-circuit = Circuit
minigolf-report-mistakes = Erreurs
minigolf-report-promises = Prom.
minigolf-report-mistakes-line = Erreurs
minigolf-report-promises-line = Promesses
minigolf-report-promise = { $what } { $points }
minigolf-report-mistake = { $points } { $what }

## Where the points of mini golf come from: fragments, side by side

minigolf-reason-people = visiteurs : { $places }
minigolf-reason-no-people = aucun visiteur
minigolf-reason-face-down = { $n ->
    [one] { $n } tuile face cachée ({ $each } points)
   *[other] { $n } tuiles face cachée ({ $each } points chacune)
}
minigolf-reason-none-face-down = aucune tuile face cachée
minigolf-reason-liked = { $what } : { $places }
minigolf-reason-none-liked = { $what } : rien
minigolf-reason-all-straight-on = { $n } de plus pour la série complète
minigolf-reason-hole-par = { $n ->
    [0] Par des trous : { $pars } · { $each } par trou de Par { $least } à { $most } (aucun)
    [one] Par des trous : { $pars } · { $each } par trou de Par { $least } à { $most } (trou { $holes } : { $points })
   *[other] Par des trous : { $pars } · { $each } par trou de Par { $least } à { $most } (trous { $holes } : { $points })
}
minigolf-reason-total-par = Par total { $n }, idéal { $wanted } : { $points }
minigolf-reason-card = { $n } sur la carte de terrain
minigolf-reason-off-the-land = { $each } par tuile en dehors du terrain : { $places }
minigolf-reason-missing = { $each } par emplacement sans tuile : { $places }
minigolf-reason-from-the-gate = { $n } pour le premier tee, adjacent à la porte d’entrée
minigolf-reason-link = { $each } par putting green adjacent au tee suivant : { $places }
minigolf-reason-to-the-gate = { $n } pour le dernier putting green, adjacent à la porte d’entrée
minigolf-reason-no-connection = aucune connexion
minigolf-reason-hole-count = { $n ->
    [one] { $n } trou au lieu de { $wanted }
   *[other] { $n } trous au lieu de { $wanted }
}
minigolf-reason-hole-count-unproven = { $n ->
    [one] { $n } trou au lieu de { $wanted }. Il y a trop de façons de relier les tuiles pour les essayer toutes : un nombre plus proche de { $wanted } est peut-être possible
   *[other] { $n } trous au lieu de { $wanted }. Il y a trop de façons de relier les tuiles pour les essayer toutes : un nombre plus proche de { $wanted } est peut-être possible
}
minigolf-reason-malformed = trou malformé : { $places }
minigolf-reason-mismatch = mauvaise connexion { $edge }
minigolf-reason-rim = chemin contre la limite du terrain { $edge }
minigolf-reason-gate = chemin contre la porte d’entrée { $edge }
minigolf-reason-wrong-way = mauvaise orientation : { $places }
minigolf-reason-passes = { $n ->
    [one] { $n } passe ({ $each })
   *[other] { $n } passes ({ $each } chacune)
}
minigolf-north-of = au nord de { $cell }
minigolf-east-of = à l’est de { $cell }
minigolf-south-of = au sud de { $cell }
minigolf-west-of = à l’ouest de { $cell }
minigolf-at = en { $cell }
