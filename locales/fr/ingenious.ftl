# Words of Ingenious.

## Colours and tiles. A colour is also a category of points: `red +3`.

ingenious-colour-red = rouge
ingenious-colour-green = vert
ingenious-colour-blue = bleu
ingenious-colour-orange = orange
ingenious-colour-yellow = jaune
ingenious-colour-purple = violet

ingenious-tile = { $one }–{ $other }
ingenious-double = double { $colour }

## A new match

ingenious-option-seats-what = Le nombre de joueurs, y compris vous. Il dépend du mode.
ingenious-option-mode-what = Chacun pour soi, en solo, deux contre deux, ou en duel sur une piste commune.
ingenious-option-mode-base = Jeu de base (2 à 4 joueurs)
ingenious-option-mode-solo = Solo
ingenious-option-mode-team = Équipes (2 contre 2)
ingenious-option-mode-duel = Duel (2 joueurs)
ingenious-option-classic-first-turn = Premier tour classique
ingenious-option-classic-first-turn-what = Votre première tuile doit toucher un symbole imprimé qu’aucune tuile ne touche encore. Elle peut toucher d’autres tuiles.
ingenious-option-open-talk = Discussion entre partenaires
ingenious-option-open-talk-what = En mode par équipes, les partenaires peuvent discuter pendant la partie.

## The table

ingenious-board = Plateau
ingenious-on-board = Symboles sur le plateau
ingenious-lies = { $colour } : { $cells }
ingenious-cell = Case { $cell }
ingenious-lying = { $one } sur { $here } et { $other } sur { $there }
ingenious-would-bring = { $one } sur { $here } et { $other } sur { $there } : { $gains }.
ingenious-would-bring-bonus = { $one } sur { $here } et { $other } sur { $there } : { $gains }. Génial !
ingenious-lowest-change = couleur la plus faible { $change }
ingenious-bag = { $n } dans le sac
ingenious-rack = Votre chevalet
ingenious-turn-left = Tourner à gauche (Maj+R)
ingenious-turn-right = Tourner à droite (R)
ingenious-place = Poser la tuile
ingenious-cry = Génial !
ingenious-due = { $n ->
    [one] Encore une tuile
   *[other] Encore { $n } tuiles
}
ingenious-tracks = Pistes
# One short word: « plus bas » alone would say “further down”.
ingenious-lowest = min.
ingenious-gained = { $change }
ingenious-gained-bonus = { $change } !
ingenious-half-order = { $number } : { $points }
ingenious-token-free = Jeton à prendre
ingenious-token-of = { $person ->
    [me] Vous avez le jeton
   *[other] { $who } a le jeton
}

ingenious-keep = Tout garder
ingenious-swap = Tout échanger
ingenious-swap-n = { $n ->
    [0] Échanger des tuiles
    [one] Échanger { $n } tuile
   *[other] Échanger { $n } tuiles
}
ingenious-swap-why = { $n ->
    [one] Aucune de vos tuiles ne porte votre couleur la plus faible ({ $colours }).
   *[other] Aucune de vos tuiles ne porte l’une de vos couleurs les plus faibles ({ $colours }).
}
ingenious-swap-duel = Choisissez des tuiles qui portent une couleur dont le marqueur est sur votre 9.

## Moves you could make

ingenious-say-place = Poser { $one } sur { $here } et { $other } sur { $there }.
ingenious-say-swap = Échanger toutes vos tuiles.
ingenious-say-set-aside = Mettre de côté { $tiles }.
ingenious-say-keep = Garder vos tuiles.

## Prompts

ingenious-prompt = Choisissez une tuile de votre chevalet et posez-la.
ingenious-prompt-first = Posez votre première tuile à côté d’un symbole imprimé.
ingenious-prompt-solo = Posez la tuile.
ingenious-prompt-bonus = { $n ->
    [one] Posez une autre tuile.
   *[other] Posez encore { $n } tuiles, l’une après l’autre.
}
ingenious-prompt-swap = Échangez vos tuiles contre six nouvelles, ou gardez-les.
ingenious-prompt-swap-duel = Échangez des tuiles qui portent une couleur dont le marqueur est sur votre 9, ou gardez tout.
ingenious-pick-first = choisissez d’abord une tuile de votre chevalet

## History

ingenious-began = { $person ->
    [me] Vous avez commencé
   *[other] { $who } a commencé
}
ingenious-drew = { $person ->
    [me] Vous avez pioché { $tiles }
   *[other] { $who } a pioché { $tiles }
}
ingenious-drew-some = { $n ->
    [one] { $who } a pioché { $n } tuile
   *[other] { $who } a pioché { $n } tuiles
}
ingenious-placed = { $person ->
    [me] Vous avez posé { $one } sur { $here } et { $other } sur { $there }
   *[other] { $who } a posé { $one } sur { $here } et { $other } sur { $there }
}
ingenious-scored = { $person ->
    [me] { $n ->
        [one] Vous avez marqué { $n } point en { $colour }
       *[other] Vous avez marqué { $n } points en { $colour }
    }
   *[other] { $n ->
        [one] { $who } a marqué { $n } point en { $colour }
       *[other] { $who } a marqué { $n } points en { $colour }
    }
}
ingenious-token = { $person ->
    [me] Vous avez pris le jeton { $colour }
   *[other] { $who } a pris le jeton { $colour }
}
ingenious-token-captured = { $person ->
    [me] Vous avez pris le jeton { $colour } à { $whom }
   *[other] { $object ->
        [me] { $who } vous a pris le jeton { $colour }
       *[other] { $who } a pris le jeton { $colour } à { $whom }
    }
}
ingenious-bonus = { $person ->
    [me] Génial ! Vous avez gagné une pose bonus en { $colour }
   *[other] Génial ! { $who } a gagné une pose bonus en { $colour }
}
ingenious-forfeited = { $person ->
    [me] { $n ->
        [one] Vous n’aviez plus de tuile pour votre pose bonus
       *[other] Vous n’aviez plus de tuiles pour { $n } poses bonus
    }
   *[other] { $n ->
        [one] { $who } n’avait plus de tuile pour sa pose bonus
       *[other] { $who } n’avait plus de tuiles pour { $n } poses bonus
    }
}
ingenious-may-swap = { $who } pouvait échanger des tuiles
ingenious-swapped = { $person ->
    [me] Vous avez échangé { $tiles }
   *[other] { $who } a échangé { $tiles }
}
ingenious-kept = { $person ->
    [me] Vous avez gardé vos tuiles
   *[other] { $who } a gardé ses tuiles
}
ingenious-full = Le plateau n’avait plus de place pour une tuile : la partie s’est terminée
ingenious-all-home = { $person ->
    [me] Vous avez atteint le bout des six pistes : la partie s’est terminée
   *[other] { $who } a atteint le bout des six pistes : la partie s’est terminée
}
