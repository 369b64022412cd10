# Words about matches that have been played.

replay = Revoir la partie
replay-of = Revoir la partie : { $game }
replay-at = Coup { $n } sur { $of }.
replay-steps = Commandes de lecture
replay-first = Aller au début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-last = Aller à la fin
replay-slider = Position dans la partie
replay-eyes = Point de vue
replay-nobody = Spectateur
replay-later = Cette partie n’est pas terminée
replay-later-why = Vous pourrez la revoir quand elle sera terminée.
player-n = Joueur { $number }

curve = Points au fil de la partie
curve-told = Points au fil de la partie. { $players }
curve-of = { $who }, quart par quart : { $numbers }.

share = Partager

deal-fair = { $n ->
    [one] Le mélange était équitable. Le serveur s’était engagé sur son secret avant le premier tirage, et l’unique tirage en découle.
   *[other] Le mélange était équitable. Le serveur s’était engagé sur son secret avant le premier tirage, et les { $n } tirages en découlent tous.
}
deal-unfair = Impossible de confirmer que le mélange était équitable. { $why }
unfair-secret = Le secret que le serveur a révélé est illisible.
unfair-commitment = Le secret que le serveur a révélé n’est pas celui sur lequel il s’était engagé.
