# Words of Mini Golf Designer.

## Categories of points: lines of the score sheet, at most 22 characters

minigolf-category-fun = Popularité
minigolf-category-fast = Rapidité
minigolf-category-her = Caprice de Mme Cliente
minigolf-category-his = Caprice de M. Client
minigolf-category-par = Par
minigolf-category-land = Terrain
minigolf-category-circuit = Circuit
minigolf-category-hole-count = Nombre de trous
minigolf-category-malformed = Trou malformé
minigolf-category-mismatch = Mauvaises connexions
minigolf-category-direction = Mauvaise orientation
minigolf-category-passes = Passes
minigolf-category-promise-fun = Promesse de popularité
minigolf-category-promise-fast = Promesse de rapidité
minigolf-category-promise-her = Promesse à Mme Cliente
minigolf-category-promise-his = Promesse à M. Client
minigolf-category-promise-par = Promesse de Par
minigolf-category-promise-land = Promesse de terrain
minigolf-category-promise-circuit = Promesse de circuit

## What a category pays or costs. $n and the like are points with their sign: `+3`, `−10`.

minigolf-about-fun = { $n } par visiteur sur vos tuiles.
minigolf-about-fast = { $n } par tuile que vous ramassez face cachée.
minigolf-about-her = Des points pour ce que Mme Cliente aime sur vos tuiles.
minigolf-about-his = Des points pour les trous qui plaisent à M. Client.
minigolf-about-par = { $n } par trou de Par { $least } à { $most }, et { $away } par coup d’écart entre votre Par total et { $wanted }.
minigolf-about-land = Les points de votre terrain, { $off } par tuile en dehors du terrain et { $missing } par emplacement sans tuile.
minigolf-about-circuit = { $n } par putting green adjacent au tee suivant. De même pour le premier tee et pour le dernier putting green s’ils sont adjacents à la porte d’entrée.
minigolf-about-hole-count = { $n } par trou manquant ou supplémentaire : il en faut { $holes }.
minigolf-about-malformed = { $n } par trou complet qui n’a pas exactement un tee et un putting green.
minigolf-about-mismatch = { $n } par bord rouge contre un bord vert, la limite du terrain ou la porte d’entrée.
minigolf-about-direction = { $n } par chevron à contresens.
minigolf-about-passes = { $n } chaque fois que vous passez.
minigolf-about-promise = Points gagnés ou perdus avec cette promesse.

## How many of what a category counts: tips on the score sheet

minigolf-count-fun = { $n ->
    [one] { $n } visiteur
   *[other] { $n } visiteurs
}
minigolf-count-fast = { $n ->
    [one] { $n } tuile face cachée
   *[other] { $n } tuiles face cachée
}
minigolf-count-her = { $n ->
    [one] { $n } élément à son goût
   *[other] { $n } éléments à son goût
}
minigolf-count-his = { $n ->
    [one] { $n } trou à son goût
   *[other] { $n } trous à son goût
}
minigolf-count-par = Par total { $n }
minigolf-count-land = { $n ->
    [one] { $n } emplacement sans tuile
   *[other] { $n } emplacements sans tuile
}
minigolf-count-circuit = { $n ->
    [one] { $n } connexion
   *[other] { $n } connexions
}
minigolf-count-hole-count = { $n ->
    [one] { $n } trou
   *[other] { $n } trous
}
minigolf-count-malformed = { $n ->
    [one] { $n } trou malformé
   *[other] { $n } trous malformés
}
minigolf-count-mismatch = { $n ->
    [one] { $n } mauvaise connexion
   *[other] { $n } mauvaises connexions
}
minigolf-count-direction = { $n ->
    [one] { $n } tuile mal orientée
   *[other] { $n } tuiles mal orientées
}
minigolf-count-passes = { $n ->
    [one] { $n } passe
   *[other] { $n } passes
}
minigolf-count-promise = { $n ->
    [one] { $n }re place
   *[other] { $n }e place
}

## A new match

minigolf-option-version = Version
minigolf-option-version-what = Dans la version avancée, vous faites aussi des promesses aux clients.
minigolf-option-version-family = Version familiale (sans promesses)
minigolf-option-version-advanced = Version avancée (avec promesses)
minigolf-option-visits = Visites du client
minigolf-option-visits-what = Les clients viennent chaque fois qu’une tuile de visite est tirée, ou une seule fois, après 21 tuiles non choisies.
minigolf-option-visits-tiles = Avec des tuiles de visite
minigolf-option-visits-aside = Une seule, après 21 tuiles non choisies
minigolf-option-placement = Placement des tuiles
minigolf-option-placement-what = Le placement strict refuse une mauvaise connexion si la tuile peut aller ailleurs sur votre terrain.
minigolf-option-placement-lenient = Souple (les erreurs coûtent des points)
minigolf-option-placement-strict = Strict (pas d’erreur évitable)
minigolf-option-numbering = Numérotation des trous
minigolf-option-numbering-what = La numérotation automatique vous rapporte le plus de points possible. Vous pouvez aussi numéroter vos trous vous-même à la fin.
minigolf-option-numbering-auto = Automatique
minigolf-option-numbering-manual = Manuelle
minigolf-option-forgiving = Comptage indulgent
minigolf-option-forgiving-what = Les erreurs ne coûtent aucun point. Idéal pour une première partie ou avec des enfants.
minigolf-option-difficulty = Niveau de difficulté
minigolf-option-difficulty-what = Les terrains que vous recevez ont au plus ce nombre de balles de golf.
minigolf-option-difficulty-1 = 1 balle de golf : facile
minigolf-option-difficulty-2 = 2 balles de golf : eau et recoins
minigolf-option-difficulty-3 = 3 balles de golf : goulets et baies
minigolf-option-mr = M. Client
minigolf-option-mr-what = Il donne des points pour les trous qui lui plaisent.
minigolf-option-mr-random = Au hasard
minigolf-option-mr-short = { minigolf-mr-short }
minigolf-option-mr-long = { minigolf-mr-long }
minigolf-option-mr-linear = { minigolf-mr-linear }
minigolf-option-mr-turner = { minigolf-mr-turner }
minigolf-option-mr-luckyfor = { minigolf-mr-luckyfor }
minigolf-option-mr-uberstitious = { minigolf-mr-uberstitious }
minigolf-option-mr-straightforward = { minigolf-mr-straightforward }
minigolf-option-mrs = Mme Cliente
minigolf-option-mrs-what = Elle donne des points pour ce qu’elle aime sur vos tuiles.
minigolf-option-mrs-random = Au hasard
minigolf-option-mrs-hotdog = { minigolf-mrs-hotdog }
minigolf-option-mrs-evergreen = { minigolf-mrs-evergreen }
minigolf-option-mrs-sprinkle = { minigolf-mrs-sprinkle }
minigolf-option-mrs-bloom = { minigolf-mrs-bloom }
minigolf-option-mrs-lazy = { minigolf-mrs-lazy }
minigolf-option-mrs-plumber = { minigolf-mrs-plumber }
minigolf-option-mrs-sloppy = { minigolf-mrs-sloppy }

## Clients, and what they pay for. $n are points with their sign: `+2`.

minigolf-clients = Les clients
minigolf-mr-short = M. Short
minigolf-mr-likes-short = { $n } par trou de deux tuiles
minigolf-mr-long = M. Long
minigolf-mr-likes-long = { $n } par trou d’au moins quatre tuiles
minigolf-mr-linear = M. Linear
minigolf-mr-likes-linear = { $n } par trou sans virage
minigolf-mr-turner = M. Turner
minigolf-mr-likes-turner = { $n } par trou avec un virage
minigolf-mr-luckyfor = M. Luckyfor
minigolf-mr-likes-luckyfor = { $n } par trou de Par 4
minigolf-mr-uberstitious = M. Überstitious
minigolf-mr-likes-uberstitious = { $n } par trou qui n’est pas de Par 4, sauf le trou 4, qui doit l’être
minigolf-mr-straightforward = M. Straightforward
minigolf-mr-likes-straightforward = { $n } par tee aligné avec le putting green précédent
minigolf-mrs-hotdog = Mme Hotdog
minigolf-mrs-likes-hotdog = { $n } par chien
minigolf-mrs-evergreen = Mme Evergreen
minigolf-mrs-likes-evergreen = { $n } par arbre
minigolf-mrs-sprinkle = Mme Sprinkle
minigolf-mrs-likes-sprinkle = { $n } par bassin
minigolf-mrs-bloom = Mme Bloom
minigolf-mrs-likes-bloom = { $n } par parterre de fleurs
minigolf-mrs-lazy = Mme Lazy
minigolf-mrs-likes-lazy = { $n } par banc
minigolf-mrs-plumber = Mme Plumber
minigolf-mrs-likes-plumber = { $n } par tuyau ou tunnel
minigolf-mrs-sloppy = Mme Sloppy
minigolf-mrs-likes-sloppy = { $n } par pente

## Tiles

minigolf-tee = Tee
minigolf-green = Putting green
minigolf-straight = Ligne droite
minigolf-arrow = Ligne droite à chevron
minigolf-corner = Virage
minigolf-scenery = Décor
minigolf-a-tee = un tee
minigolf-a-green = un putting green
minigolf-a-straight = une ligne droite
minigolf-an-arrow = une ligne droite à chevron
minigolf-a-corner = un virage
minigolf-a-scenery = un décor
minigolf-some-tile = une tuile
minigolf-tile = { $tile } ({ $printed })
minigolf-par-n = Par { $n }
minigolf-n-people = { $n ->
    [one] { $n } visiteur
   *[other] { $n } visiteurs
}
minigolf-n-dogs = { $n ->
    [one] { $n } chien
   *[other] { $n } chiens
}
minigolf-n-trees = { $n ->
    [one] { $n } arbre
   *[other] { $n } arbres
}
minigolf-n-benches = { $n ->
    [one] { $n } banc
   *[other] { $n } bancs
}
minigolf-n-pools = { $n ->
    [one] { $n } bassin
   *[other] { $n } bassins
}
minigolf-n-pipes = { $n ->
    [one] { $n } tuyau
   *[other] { $n } tuyaux
}
minigolf-n-slopes = { $n ->
    [one] { $n } pente
   *[other] { $n } pentes
}
minigolf-n-flowers = { $n ->
    [one] { $n } parterre de fleurs
   *[other] { $n } parterres de fleurs
}

## Spaces and holes

# « Entrée » would have 6 characters: the terminal has room for 5.
minigolf-gate = Porte
minigolf-hole-label = { $number }·p{ $par }{ $sign }
minigolf-par-label = p{ $par }{ $sign }
minigolf-hole-done = trou { $number } (Par { $par }, complet)
minigolf-hole-needs-green = trou { $number } (Par { $par }, il manque un putting green)
minigolf-hole-needs-tee = trou { $number } (Par { $par }, il manque un tee)
minigolf-hole-needs-both = trou { $number } (Par { $par }, il manque un tee et un putting green)
minigolf-hole-malformed = trou { $number } (Par { $par }, malformé)
minigolf-cell = colonne { $column }, ligne { $row }
minigolf-cell-off = colonne { $column }, ligne { $row }, en dehors du terrain
minigolf-cell-brings = { $place } : { $change }

## The course

minigolf-no-course = Pas encore de parcours
minigolf-about-course = { $person ->
    [me] Votre parcours sur le terrain « { $land } ». Tuiles : { $tiles }. Emplacements libres : { $missing }. Trous : { $holes }.
   *[other] Le parcours que construit { $who } sur le terrain « { $land } ». Tuiles : { $tiles }. Emplacements libres : { $missing }. Trous : { $holes }.
}
minigolf-about-bare-course = { $person ->
    [me] Votre parcours sur le terrain « { $land } ». Tuiles : { $tiles }. Emplacements libres : { $missing }.
   *[other] Le parcours que construit { $who } sur le terrain « { $land } ». Tuiles : { $tiles }. Emplacements libres : { $missing }.
}
minigolf-land-left = { $n ->
    [0] { $land } · rempli
   *[other] { $land } · { $n } à remplir
}
minigolf-my-course = Revenir à mon parcours
minigolf-lenses = Zoom
minigolf-nearer = Zoom avant
minigolf-farther = Zoom arrière
minigolf-fit = Afficher tout le parcours
minigolf-total-change = { $change } au total

## The racks

minigolf-racks = Réglettes
minigolf-offer = Ce round
minigolf-coming = Round suivant
minigolf-drawn = Vos deux tuiles
minigolf-order = Ordre du tour : { $who }
# « Ordre du tour » would have 13 characters.
minigolf-order-short = Ordre
minigolf-bench-short = Banc
minigolf-bench = Sur le banc, de gauche à droite : { $who }
minigolf-taken = { $object ->
    [me] Prise par vous
   *[other] Prise par { $whom }
}
minigolf-slot = Case { $n } : { $tile }
minigolf-rotate = Tourner
minigolf-rotate-how = Appuyez sur R, utilisez la molette au-dessus du parcours ou touchez de nouveau la tuile
minigolf-pass = Passer
minigolf-stop-and-collect = S’arrêter et ramasser
minigolf-stop = S’arrêter
minigolf-fate-of-back = Tuile { $n } : à placer, ou au sac
minigolf-fate-of-away = Tuile { $n } : à placer, ou hors jeu
minigolf-fate-back = ou au sac
minigolf-fate-away = ou hors jeu
minigolf-bag = { $n ->
    [one] { $n } tuile dans le sac
   *[other] { $n } tuiles dans le sac
}
minigolf-visits-left = { $n ->
    [one] encore { $n } visite du client
   *[other] encore { $n } visites du client
}
minigolf-end-phase = phase finale

## The score sheet

minigolf-sheet = Feuille de score
minigolf-final-count = Comptage final
minigolf-show-count = Voir le comptage
minigolf-count-on = Suivant
minigolf-counted = { $what } { $points } · { $sum } jusqu’ici
minigolf-point-at-line = Survolez ou touchez une ligne pour voir ce qu’elle compte, et où.
minigolf-if-ended-now = si la partie se terminait maintenant
minigolf-legend = Sur le parcours, 2·p3 est le trou 2, de Par 3. Un trou sans numéro n’affiche que p3. ✓ complet, … il manque un tee ou un putting green, ! malformé.
minigolf-change = Avec la tuile en main
minigolf-total = Total
minigolf-courses = Parcours
minigolf-face-down = { $n } face cachée
minigolf-stopped = à l’arrêt
minigolf-n-promises = { $n ->
    [one] { $n } promesse
   *[other] { $n } promesses
}

## Choices

minigolf-choose-land = Choisissez votre terrain
minigolf-lands-of = Terrains au choix pour { $who }
minigolf-land-facts = Points : { $points } · Emplacements : { $cells }
minigolf-balls-1 = facile
minigolf-balls-2 = eau et recoins
minigolf-balls-3 = goulets et baies
minigolf-visit = Visite du client
minigolf-first-promises = Faites vos premières promesses
minigolf-promise-how = Les promesses restent secrètes jusqu’à la fin. Vous gagnez des points à la première place d’une condition, et vous en perdez à la dernière. Une promesse faite ne se reprend pas.
minigolf-promise-alone = { $kept } par promesse tenue, { $broken } par promesse non tenue. Une promesse faite ne se reprend pas.
minigolf-promised-already = déjà promis
minigolf-now-points = { $n ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
minigolf-leftovers = Tuiles non choisies
minigolf-leftovers-how = Choisissez les tuiles à remettre dans le sac. Toutes les autres sont retirées du jeu.
minigolf-numbering = Numérotez vos trous
minigolf-numbering-how = Les meilleurs numéros sont déjà en place. Changez-les si vous le souhaitez.
minigolf-hole-at = Trou en colonne { $column }, ligne { $row }

## Buttons

minigolf-do-build = Placer la tuile
minigolf-do-land = Choisir le terrain
minigolf-do-promise = Promettre
minigolf-do-promise-nothing = Ne rien promettre
minigolf-do-pass = Passer
minigolf-do-collect = Ramasser la tuile
minigolf-do-stop = S’arrêter
minigolf-do-return = { $n ->
    [0] Ne rien remettre
    [one] Remettre { $n } tuile
   *[other] Remettre { $n } tuiles
}
minigolf-do-number = Numéroter les trous

## Moves you could make

minigolf-say-land = Choisir « { $land } ».
minigolf-say-promise = Promettre : { $what }.
minigolf-say-promise-nothing = Ne rien promettre de plus.
minigolf-say-build = { $turns ->
    [0] Placer { $tile } en { $cell }.
    [1] Placer { $tile } en { $cell }, avec un quart de tour à droite.
    [2] Placer { $tile } en { $cell }, avec un demi-tour.
   *[other] Placer { $tile } en { $cell }, avec un quart de tour à gauche.
}
minigolf-say-build-back = { $build } L’autre tuile retourne dans le sac.
minigolf-say-build-away = { $build } L’autre tuile est retirée du jeu.
minigolf-say-pass = Passer.
minigolf-say-pass-back-back = Passer. Les deux tuiles retournent dans le sac.
minigolf-say-pass-back-away = Passer. La première tuile retourne dans le sac, et la seconde est retirée du jeu.
minigolf-say-pass-away-back = Passer. La première tuile est retirée du jeu, et la seconde retourne dans le sac.
minigolf-say-pass-away-away = Passer. Les deux tuiles sont retirées du jeu.
minigolf-say-collect = Ramasser { $tile } face cachée et ne plus placer de tuile.
minigolf-say-stop = S’arrêter.
minigolf-say-return = Remettre { $tiles } dans le sac.
minigolf-say-return-none = Ne rien remettre dans le sac.
minigolf-say-number = Numéroter vos trous : { $holes }.
minigolf-say-number-none = Ne numéroter aucun trou.
minigolf-number-at = trou { $n } en { $cell }

## Prompts

minigolf-prompt-land = Choisissez un de vos trois terrains.
minigolf-prompt-first-promises = Faites au moins une promesse.
minigolf-prompt-visit = Faites d’autres promesses aux clients, ou ne promettez rien.
minigolf-prompt-return = Indiquez les tuiles non choisies à remettre dans le sac, ou ne remettez rien.
minigolf-prompt-number = Numérotez vos trous.
minigolf-prompt-solo = Placez une des deux tuiles, passez ou arrêtez-vous.
minigolf-prompt-end = Placez une tuile, passez, ou arrêtez-vous et ramassez une tuile face cachée.
minigolf-prompt-collect = Ramassez une tuile face cachée.
minigolf-prompt-turn = Prenez une tuile de la réglette et placez-la, ou passez.

## History

minigolf-fact-clients = Les clients : { $mr } et { $mrs }
minigolf-fact-dealt = { $person ->
    [me] Vous avez reçu : { $lands }
   *[other] { $who } a reçu : { $lands }
}
minigolf-fact-land = { $person ->
    [me] Vous avez choisi « { $land } »
   *[other] { $who } a choisi « { $land } »
}
minigolf-fact-land-secret = { $who } a choisi un terrain
minigolf-fact-lands-shown = Tout le monde a révélé son terrain : { $lands }
minigolf-land-of-seat = { $person ->
    [me] { $land } (vous)
   *[other] { $land } ({ $who })
}
minigolf-fact-ordered = Ordre du tour : { $who }
minigolf-pawn = { $person ->
    [me] vous
   *[other] { $who }
}
minigolf-fact-filled = Tuiles tirées : { $tiles }
minigolf-fact-visit = Les clients sont venus en visite. Tuiles tirées : { $tiles }
minigolf-fact-promise = { $person ->
    [me] Vous avez promis : { $what }
   *[other] { $who } a promis : { $what }
}
minigolf-fact-no-promise = { $person ->
    [me] Vous n’avez rien promis de plus
   *[other] { $who } n’a rien promis de plus
}
minigolf-fact-promise-secret = { $person ->
    [me] Vous avez décidé de vos promesses
   *[other] { $who } a décidé de ses promesses
}
minigolf-fact-promises = Promesses jusqu’ici : { $counts }
minigolf-count-of-seat = { $person ->
    [me] vous ({ $n })
   *[other] { $who } ({ $n })
}
minigolf-fact-built = { $person ->
    [me] { $turns ->
        [0] Vous avez placé { $tile } en { $cell }
        [1] Vous avez placé { $tile } en { $cell }, avec un quart de tour à droite
        [2] Vous avez placé { $tile } en { $cell }, avec un demi-tour
       *[other] Vous avez placé { $tile } en { $cell }, avec un quart de tour à gauche
    }
   *[other] { $turns ->
        [0] { $who } a placé { $tile } en { $cell }
        [1] { $who } a placé { $tile } en { $cell }, avec un quart de tour à droite
        [2] { $who } a placé { $tile } en { $cell }, avec un demi-tour
       *[other] { $who } a placé { $tile } en { $cell }, avec un quart de tour à gauche
    }
}
minigolf-fact-full = { $person ->
    [me] Vous avez rempli votre terrain
   *[other] { $who } a rempli son terrain
}
minigolf-fact-passed = { $person ->
    [me] Vous avez passé
   *[other] { $who } a passé
}
minigolf-fact-collected = { $person ->
    [me] Vous avez ramassé une tuile face cachée
   *[other] { $who } a ramassé une tuile face cachée
}
# « Vous vous êtes arrêté » would agree with the player.
minigolf-fact-stopped = { $person ->
    [me] Vous avez choisi d’arrêter
   *[other] { $who } a choisi d’arrêter
}
minigolf-fact-asked = { $person ->
    [me] { $n ->
        [0] Vous n’avez demandé à remettre aucune tuile dans le sac
        [one] Vous avez demandé à remettre { $n } tuile dans le sac
       *[other] Vous avez demandé à remettre { $n } tuiles dans le sac
    }
   *[other] { $n ->
        [0] { $who } n’a demandé à remettre aucune tuile dans le sac
        [one] { $who } a demandé à remettre { $n } tuile dans le sac
       *[other] { $who } a demandé à remettre { $n } tuiles dans le sac
    }
}
minigolf-fact-asked-secret = { $person ->
    [me] Vous avez choisi les tuiles à remettre dans le sac
   *[other] { $who } a choisi les tuiles à remettre dans le sac
}
minigolf-fact-wishes = { $n ->
    [0] Aucune tuile n’est retournée dans le sac
    [one] { $n } tuile est retournée dans le sac
   *[other] { $n } tuiles sont retournées dans le sac
}
minigolf-fact-numbered = { $person ->
    [me] Vous avez numéroté vos trous
   *[other] { $who } a numéroté ses trous
}
minigolf-fact-ended = La partie s’est terminée
