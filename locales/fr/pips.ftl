# Words of Pips.

pips-option-cells = Longueur de la rangée
pips-option-cells-what = Le nombre de cases de la rangée.
pips-category-neighbours = Voisines égales
pips-category-favourite = Favori

pips-hand = Votre main
pips-bag = { $n ->
    [one] { $n } pierre dans le sac
   *[other] { $n } pierres dans le sac
}
pips-holds = { $n ->
    [one] main { $hand } · favori { $favourite } · { $n } voisine égale
   *[other] main { $hand } · favori { $favourite } · { $n } voisines égales
}

pips-prompt-favour = Choisissez votre chiffre favori.
pips-prompt-place = Posez une pierre.
pips-say-favour = Choisir { $stone } comme favori.
pips-say-place = Poser { $stone } sur la case { $cell }.

pips-stone = { $stone }
pips-starts = { $person ->
    [me] Vous avez commencé
   *[other] { $who } a commencé
}
pips-drew = { $person ->
    [me] Vous avez pioché { $stones }
   *[other] { $who } a pioché { $stones }
}
pips-drew-some = { $n ->
    [one] { $who } a pioché { $n } pierre
   *[other] { $who } a pioché { $n } pierres
}
pips-favoured = { $person ->
    [me] Vous avez choisi { $stone } comme favori
   *[other] { $who } a choisi { $stone } comme favori
}
pips-favoured-secretly = { $who } a choisi un favori
pips-placed = { $person ->
    [me] { $n ->
        [0] Vous avez posé { $stone } sur la case { $cell }
        [one] Vous avez posé { $stone } sur la case { $cell }, à côté d’une pierre égale
       *[other] Vous avez posé { $stone } sur la case { $cell }, à côté de { $n } pierres égales
    }
   *[other] { $n ->
        [0] { $who } a posé { $stone } sur la case { $cell }
        [one] { $who } a posé { $stone } sur la case { $cell }, à côté d’une pierre égale
       *[other] { $who } a posé { $stone } sur la case { $cell }, à côté de { $n } pierres égales
    }
}
pips-ended = La rangée était pleine : la partie s’est terminée

pips-left-note = À venir : les pierres du sac, ou d’une main que vous ne voyez pas.
pips-left-stones = Pierres
