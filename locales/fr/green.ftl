# Words of GREEN.

## Categories of points

green-category-par3 = Trou 1, par 3
green-category-par4 = Trou 2, par 4
green-category-par5 = Trou 3, par 5
green-category-hand = Clubs en main

## A new match

green-option-pro-golfers = Golfeurs pro
green-option-pro-golfers-what = Chaque joueur choisit un golfeur doté d’un pouvoir spécial.
green-option-jump-over = Sauter les cases occupées
green-option-jump-over-what = Sur la carte de progression, les balles sautent les cases occupées.
green-option-open-hands = Mains visibles
green-option-open-hands-what = Tout le monde voit toutes les mains.

## The board

green-wind = Vent { $n }
green-wind-word = vent
green-hole-par = Trou { $hole } · par { $par }
green-the-green = green
green-the-rough = rough
green-points-word = points
green-progress-card = Carte de progression, de 0 à 16 points

green-land-tee = Rester sur le tee
green-land-space = Arriver sur la case { $n }
green-land-rough = Arriver dans le rough
green-land-hole = Entrer dans le trou

green-place-tee = sur le tee
green-place-space = sur la case { $n }
green-place-rough = dans le rough
green-place-hole = dans le trou
# A noun: « retiré » would agree with the player.
green-place-retired = abandon
green-short-place-tee = tee
green-short-place-space = { $n }
green-short-place-hole = trou
green-terrain-fairway = fairway
green-terrain-lake = lac

green-scene = Trou { $hole }, par { $par }, vent { $wind }. Du tee au green : { $spaces }. Balles : { $balls }.
green-scene-lake = case { $n } ({ $kind })
green-scene-space = { $free ->
    [0] case { $n } ({ $kind }, aucun cercle libre)
    [one] case { $n } ({ $kind }, { $free } cercle libre)
   *[other] case { $n } ({ $kind }, { $free } cercles libres)
}
green-scene-ball = { $person ->
    [me] vous ({ $place })
   *[other] { $who } ({ $place })
}

## Clubs

green-type-wood = Bois
green-type-putter = Putter
green-type-hybrid = Hybride
green-type-iron = Fer
green-type-wedge = Wedge
green-type-chipper = Chipper
green-short-wood = +2 en premier
green-short-putter = rentre la balle
green-short-hybrid = se joue par deux
green-short-iron = un autre club
green-short-wedge = saut ou bunker 0
green-short-chipper = ne compte pas
green-power-wood = Pouvoir : +2 si c’est le premier club que vous jouez sur le trou.
green-power-putter = Pouvoir : rentre la balle si elle arrive exactement sur le green.
green-power-hybrid = Pouvoir : jouez deux Hybrides ensemble, comme un seul coup.
green-power-iron = Pouvoir : jouez un autre club dans le même tour.
green-power-wedge = Pouvoir : sautez les cases occupées jusqu’au prochain cercle libre, ou ignorez un bunker.
green-power-chipper = Pouvoir : défaussez le club, et le coup ne compte pas.
green-club = { $kind } { $numbers }
green-club-described = { $club } : portée { $strike } avec ce vent. { $power }
green-any-of-them = au choix
green-in-any-wind = tout vent
green-copies = ×{ $n }
green-display = Étal
# All six kinds of club are masculine, so « un » is right before every $club.
green-draw-club = Piocher un { $club }
green-empty-slot = vide
green-hand = Votre main
green-hand-of = Votre main · { $n } sur 8
green-empty-hand = Pas encore de club. Piochez-en un sur l’étal.
green-refresh = Renouveler l’étal (1 jeton caddie)
green-retire = Abandonner le trou

## Golfers

green-golfers = Choisissez votre golfeur
green-golfer-from-far-away = De très loin
green-golfer-from-far-away-power = Rentre la balle sans Putter si elle arrive exactement sur le green, même depuis le rough.
green-golfer-sand-king = Roi du sable
green-golfer-sand-king-power = +2 pour un coup depuis un bunker.
green-golfer-wind-master = Maître du vent
green-golfer-wind-master-power = Change le vent de 1 ou 2 pour un coup.
green-golfer-ultra-lob = Ultra-lob
green-golfer-ultra-lob-power = Saute les cases occupées jusqu’au prochain cercle libre.
green-golfer-turns = { $golfer } { $change }
green-golfer-paid = { $golfer }, contre un jeton caddie

## A shot

green-your-move = Votre coup
green-aspect-number = Portée
green-aspect-pair = Paire
green-aspect-power = Pouvoir
green-aspect-golfer = Golfeur
green-alone = seul
green-with = avec un { $club }
green-no-power = aucun
green-no-power-earns = aucun (+1 jeton caddie)
green-no-golfer = aucun
green-lands = → { $place }
green-use-wood = +2
green-use-putter = rentrer la balle
green-use-iron = jouer un autre club
green-use-chipper = non compté
green-use-skip = sauter plus loin
green-use-sand = ignorer le bunker
green-borrowed = { $object ->
    [me] { $power }, pouvoir que vous prêtez contre un jeton caddie
   *[other] { $power }, pouvoir emprunté à { $whom } contre un jeton caddie
}
green-club-as = { $club } joué à { $n }
green-pair = { $one } + { $other }
green-how-more = { $how } · { $more }

## Moves you could make

green-say-play = Jouer { $how }.
green-say-hit-space = { $how }, portée { $strike } : la balle arrive sur la case { $n }.
green-say-hit-rough = { $how }, portée { $strike } : la balle arrive dans le rough.
green-say-hit-hole = { $how }, portée { $strike } : la balle entre dans le trou.
green-say-stay-tee = { $how }, portée { $strike } : la balle reste sur le tee.
green-say-stay-space = { $how }, portée { $strike } : la balle reste sur la case { $n }.
green-say-stay-rough = { $how }, portée { $strike } : la balle reste dans le rough.
green-say-pocket = { $n ->
    [one] { $how }, portée { $strike } : la balle rentre et rapporte { $n } point pour l’instant.
   *[other] { $how }, portée { $strike } : la balle rentre et rapporte { $n } points pour l’instant.
}
green-and-earned = { $told } Vous gagnez un jeton caddie.
green-say-draw = Piocher un { $club }.
green-say-refresh = Payer un jeton caddie pour remplacer les quatre clubs de l’étal, puis en piocher un.
green-say-retire = Abandonner ce trou pour −1 point et reprendre votre rangée en main.
green-say-winds = Avec un vent de 1 à 6 : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
green-say-discard = Défausser un { $club }.
green-say-take-back = { $n ->
    [one] Reprendre { $clubs } contre un jeton caddie.
   *[other] Reprendre { $clubs } contre { $n } jetons caddie.
}
green-say-take-nothing = Ne reprendre aucun club et garder vos jetons caddie.
green-say-golfer = Jouer avec le golfeur « { $golfer } ».

## Buttons

green-act = Choisissez une action
green-act-draw = Piocher le club
green-act-refresh = Renouveler l’étal
green-act-hit = Frapper la balle
green-act-discard = Défausser le club
green-act-golfer = Choisir le golfeur
green-take-back = Reprendre les clubs
green-take-nothing = Ne rien reprendre
green-take-club = { $club } Repris : { $taken } sur { $n }.
green-taken = { $n } repris

## Prompts

green-prompt-turn = Piochez un club ou jouez-en un.
green-prompt-first = Piochez un club.
green-prompt-chain = Jouez un autre club dans le même tour.
green-prompt-draw = Piochez un des nouveaux clubs.
green-prompt-discard = Votre main dépasse la limite. Défaussez un club.
green-prompt-take-back = Reprenez des clubs de votre rangée contre un jeton caddie chacun, ou ne reprenez rien.
green-prompt-golfers = Choisissez votre golfeur.
green-prompt-retire = Abandonnez le trou. Vous ne pouvez rien faire d’autre.

## History

green-fact-revealed = Nouveaux clubs sur l’étal : { $clubs }
green-fact-shuffled = La défausse est devenue une nouvelle pioche ; nouveaux clubs sur l’étal : { $clubs }
green-fact-laid = Le trou { $n } a commencé
green-fact-blows = Le dé du vent a donné { $n }
green-fact-starts = { $person ->
    [me] Vous avez commencé
   *[other] { $who } a commencé
}
green-fact-chose = { $person ->
    [me] Vous avez choisi « { $golfer } »
   *[other] { $who } a choisi « { $golfer } »
}
green-fact-drew = { $person ->
    [me] Vous avez pioché un { $club }
   *[other] { $who } a pioché un { $club }
}
green-fact-refreshed = { $person ->
    [me] Vous avez payé un jeton caddie pour renouveler l’étal
   *[other] { $who } a payé un jeton caddie pour renouveler l’étal
}
green-fact-hit = { $person ->
    [me] Vous avez joué { $how }, portée { $strike } : { $to }
   *[other] { $who } a joué { $how }, portée { $strike } : { $to }
}
green-fact-hit-earned = { $person ->
    [me] Vous avez joué { $how }, portée { $strike } : { $to } (+1 jeton caddie)
   *[other] { $who } a joué { $how }, portée { $strike } : { $to } (+1 jeton caddie)
}
green-landed-space = la balle est arrivée sur la case { $n }
green-landed-rough = la balle est arrivée dans le rough
green-landed-hole = la balle est entrée dans le trou
green-stayed-tee = la balle est restée sur le tee
green-stayed-space = la balle est restée sur la case { $n }
green-stayed-rough = la balle est restée dans le rough
green-no-room-landed = faute de place sur la case { $full }, la balle s’est arrêtée sur la case { $n }
green-no-room-stayed = faute de place sur la case { $full }, la balle est restée sur la case { $n }
green-no-room-stayed-tee = faute de place sur la case { $full }, la balle est restée sur le tee
green-strike = { $n }
green-strike-made = { $n } ({ $parts })
green-sum-printed = club { $n }
green-sum-bunker = bunker { $change }
green-sum-height = butte { $change }
green-sum-power = pouvoir { $change }
green-fact-pocketed = { $person ->
    [me] { $shots ->
        [one] Vous avez rentré la balle en { $shots } coup : case { $n } de la carte de progression
       *[other] Vous avez rentré la balle en { $shots } coups : case { $n } de la carte de progression
    }
   *[other] { $shots ->
        [one] { $who } a rentré la balle en { $shots } coup : case { $n } de la carte de progression
       *[other] { $who } a rentré la balle en { $shots } coups : case { $n } de la carte de progression
    }
}
green-fact-advanced = { $person ->
    [me] Votre balle a avancé jusqu’à la case { $n }
   *[other] { $who } a fait avancer sa balle jusqu’à la case { $n }
}
green-fact-beyond = { $person ->
    [me] Votre balle a atteint le bout de la carte de progression : 16 points
   *[other] { $who } a atteint le bout de la carte de progression : 16 points
}
green-fact-retired = { $person ->
    [me] Vous avez abandonné le trou
   *[other] { $who } a abandonné le trou
}
green-fact-discarded = { $person ->
    [me] Vous avez défaussé un { $club }
   *[other] { $who } a défaussé un { $club }
}
green-fact-hole-ended = Fin du trou { $n } : { $results }
green-fact-took-back = { $person ->
    [me] { $n ->
        [one] Vous avez repris { $clubs } contre un jeton caddie
       *[other] Vous avez repris { $clubs } contre { $n } jetons caddie
    }
   *[other] { $n ->
        [one] { $who } a repris { $clubs } contre un jeton caddie
       *[other] { $who } a repris { $clubs } contre { $n } jetons caddie
    }
}
green-fact-took-nothing = { $person ->
    [me] Vous n’avez repris aucun club
   *[other] { $who } n’a repris aucun club
}
green-points-of = { $person ->
    [me] vous { $change }
   *[other] { $who } { $change }
}
green-fact-ended = Bonus des clubs en main : { $bonus }

## Beside the board

green-shots = Coups joués sur ce trou
green-purse = { $caddies ->
    [one] { $caddies } jeton caddie
   *[other] { $caddies } jetons caddie
} · { $clubs ->
    [one] { $clubs } club
   *[other] { $clubs } clubs
} · { $shots ->
    [one] { $shots } coup
   *[other] { $shots } coups
}
green-scorecard = Carte de score
green-hands = Clubs en main
green-total = Total
green-in-shots = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
green-unfinished = non rentrée
green-left = Pioche : { $deck } · Défausse : { $discards } · Jetons caddie en réserve : { $supply }
