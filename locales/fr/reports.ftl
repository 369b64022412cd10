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

## Fichiers de score : ce qui y est faux ou curieux. Les mots entre accents graves s’écrivent ainsi dans le fichier.

score-problem = { $place } : { $why }
score-place-file = le fichier
score-place-text = ligne { $line }, colonne { $column }

score-not-json = ce n’est pas du JSON ({ $why })
score-not-text = ce n’est pas du texte (UTF-8)
score-json-ends = le fichier s’arrête trop tôt
score-json-mark = il manque `{ $mark }`
score-json-marks = il manque `{ $one }` ou `{ $other }`
score-json-comma = il y a une virgule de trop
score-json-more = quelque chose suit la fin
score-json-deep = il y a trop de niveaux
score-json-word = quelque chose est mal écrit

score-must-be = il faut { $wanted }, et non { $found }
score-a-text = un texte
score-a-list = une liste
score-an-object = un objet
score-a-number = un nombre
score-a-fraction = un nombre non entier
score-true-or-false = true ou false
score-one-of = une valeur parmi { $words }
score-a-whole-number = un nombre entier de { $least } à { $most }

score-field-twice = ce champ apparaît deux fois
score-no-such-field = ce champ n’existe pas ; { $what } peut avoir { $fields }
score-missing = il manque `{ $field }`
score-no-game = il manque `game`, une valeur parmi { $games }
score-name-empty = il faut un nom
score-name-control = un nom ne peut pas contenir de caractères de contrôle
score-name-twice = `{ $name }` apparaît deux fois, donnez un nom différent à chaque joueur

score-what-file = un fichier { $game }
score-what-file-of-mode = un fichier { $game } en mode { $mode }
score-what-player = un joueur
score-what-hole = un trou
score-what-land = un terrain
score-what-options = `options`
score-what-tile = une tuile
score-what-track = une piste

score-players-between = { $n ->
    [one] { $what } se joue de { $least } à { $most }, mais il y a { $n } joueur
   *[other] { $what } se joue de { $least } à { $most }, mais il y a { $n } joueurs
}
score-players-exactly = { $wanted ->
    [one] { $what } se joue seul, mais il y a { $n } joueurs
   *[other] { $n ->
        [one] { $what } se joue à { $wanted }, mais il y a { $n } joueur
       *[other] { $what } se joue à { $wanted }, mais il y a { $n } joueurs
    }
}
score-teams = { $what } demande { $wanted } entrées, une par équipe, mais il y en a { $n }

score-green-holes = une partie a { $wanted } trous (Par { $pars }), mais il y en a { $n }
score-green-retired = { $n ->
    [one] un trou abandonné ne peut avoir ni `shots` ni `points`, il coûte toujours { $n } point (GR-8)
   *[other] un trou abandonné ne peut avoir ni `shots` ni `points`, il coûte toujours { $n } points (GR-8)
}
score-green-no-result = donnez `shots`, `points` (la case finale sur la carte de progression) ou `"retired": true`
score-green-no-hand = il manque `hand`, donc la main compte comme vide (GR-13)
score-green-hand = une main a au plus { $most } clubs (GR-3), mais celle-ci en a { $n }
score-green-no-club = le club `{ $club }` n’existe pas ; il y a { $clubs }
score-green-clubs = les mains contiennent { $n } fois `{ $club }`, mais la boîte n’en a que { $copies }
score-green-all-caddies = il y a { $n } jetons caddie, mais la boîte n’en a que { $copies }
score-green-caddies = { $name } : il manque `caddies`, qui départagerait une égalité, donc 0 est compté (GR-13)

score-minigolf-same-order = { $names } ont le même `finished`, { $n } (MG-29)
score-minigolf-unproven = { $n ->
    [one] { $name } : il y a trop de façons de relier les éléments pour les essayer toutes. { $n } trou compte, mais un nombre plus proche de { $wanted } est peut-être possible (MG-16)
   *[other] { $name } : il y a trop de façons de relier les éléments pour les essayer toutes. { $n } trous comptent, mais un nombre plus proche de { $wanted } est peut-être possible (MG-16)
}
score-minigolf-tiles = la boîte contient { $most } tuiles, mais cette liste en a { $n }
score-minigolf-no-land = le terrain `{ $land }` n’existe pas ; choisissez de { $first } à { $last }, ou donnez `map` et `points`
score-minigolf-land-zeros = le terrain `{ $land }` n’existe pas ; écrivez `{ $meant }`
score-minigolf-promised-twice = `{ $promised }` est promis deux fois
score-minigolf-family-promises = la version familiale n’a pas de promesses, donc celles-ci ne comptent pas
score-minigolf-no-promises = aucune promesse : dans la version avancée, chaque joueur en fait au moins une (MG-5)
score-minigolf-collected-alone = on ne ramasse pas de tuiles en solo (MG-30)
score-minigolf-finished-without-tile = `finished` est donné, mais aucune tuile n’est ramassée (`collected`)
score-minigolf-not-finished = il y a des tuiles face cachée, mais pas de `finished` : ce joueur perd les égalités contre ceux qui en ont un (MG-29)
score-minigolf-passes = passer ne coûte des points qu’en solo (MG-30)
score-minigolf-no-space = `{ $space }` n’est pas un emplacement ; écrivez-le comme `3,1`
score-minigolf-number-twice = le numéro { $n } est donné deux fois
score-minigolf-kind-and-look = une tuile a soit son `kind`, soit ce qu’elle montre, mais pas les deux
score-minigolf-no-kind = il manque `kind`, ou bien `shape` et le reste de ce que montre la tuile
score-minigolf-no-turn = il manque `turn` : le nombre de quarts de tour dans le sens horaire, de 0 à 3
score-minigolf-copies = il y a { $n } tuiles du modèle { $kind }, mais la boîte n’en a que { $copies }
score-minigolf-look = { $copies ->
    [0] { $n ->
        [one] la boîte n’a aucune tuile comme celle-ci : { $look }
       *[other] la boîte n’a aucune tuile comme ces { $n }-là : { $look }
    }
    [one] la boîte n’a que { $copies } tuile comme celle-ci, mais il y en a { $n } : { $look }
   *[other] la boîte n’a que { $copies } tuiles comme celle-ci, mais il y en a { $n } : { $look }
}

score-map-empty = le plan est vide
score-map-ragged = { $one ->
    [one] le plan est irrégulier : { $one } emplacement ici, { $two } dans sa première ligne
   *[other] le plan est irrégulier : { $one } emplacements ici, { $two } dans sa première ligne
}
score-map-size = un plan a de 1 à { $one } colonnes et lignes
score-map-unknown-sign = { $one } n’est pas l’un des signes `#`, `.`, `~`, `=`, `G`
score-map-in-pieces = le terrain est en plusieurs morceaux, ou il n’y en a pas
score-map-no-block = la porte d’entrée n’est pas un bloc de `G` de 2 × 2
score-map-not-on-edge = la porte d’entrée n’est pas au bord : exactement deux de ses côtés, voisins, doivent donner sur le terrain

score-course-on-the-gate = la tuile en { $one } recouvre la porte d’entrée
score-course-two-tiles = il y a deux tuiles en { $one }
score-course-loose = la tuile en { $one } n’est pas reliée à la porte d’entrée
score-course-turn = la tuile en { $one } est tournée de { $two }, et non de 0 à 3
score-course-no-tile = aucune tuile ne ressemble à celle en { $one }

score-tile-stray-arrow = seule une ligne droite a un chevron
score-tile-par-of-tee = le Par d’un tee va de 1 à 3
score-tile-par-of-green = le Par d’un putting green va de 1 à 3
score-tile-par-of-path = le Par d’une ligne droite ou d’un virage va de 0 à 3
score-tile-par-of-scenery = un décor n’a pas de Par
