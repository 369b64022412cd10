# What the server and the table refuse.

## Options that can’t go together, in whole sentences

ingenious-option-seats-refused = Ce mode est prévu pour un autre nombre de joueurs.
ingenious-option-open-talk-refused = La discussion est réservée aux partenaires : choisissez le mode par équipes, ou désactivez cette option.
minigolf-option-difficulty-refused = Il n’y a pas assez de terrains de cette difficulté pour autant de joueurs.

## The server and the table, by their codes. Each follows “Not possible:” or “That didn’t work:”, so it begins small and has no full stop.

not-done = Cela n’a pas fonctionné : { $why }.
problem-request-malformed = le serveur n’a pas pu lire la demande
problem-request-malformed-bad-saying = un message doit avoir de 1 à 500 caractères
problem-request-too-long = c’est trop long
problem-request-too-many = il y a eu trop de demandes, attendez un instant et réessayez
problem-request-origin = la demande venait d’un autre site
problem-request-unknown = le serveur n’a rien à cette adresse
problem-limit-reached = il n’y a plus de place pour le moment
problem-limit-reached-matches-open = { $one ->
    [one] { $one } de vos tables attend déjà des joueurs
   *[other] { $one } de vos tables attendent déjà des joueurs
}
problem-limit-reached-matches-live = { $one ->
    [one] vous avez déjà { $one } partie en cours
   *[other] vous avez déjà { $one } parties en cours
}
problem-limit-reached-matches-public = { $one ->
    [one] { $one } table ouverte depuis votre adresse attend déjà des joueurs
   *[other] { $one } tables ouvertes depuis votre adresse attendent déjà des joueurs
}
problem-limit-reached-bots-enough = des bots ont déjà pris trop souvent le relais à cette place
problem-limit-reached-said-enough = la discussion de cette table est pleine
problem-limit-reached-taken-back-enough = vous avez annulé trop de coups dans cette partie
problem-server-unavailable = le serveur ne peut pas répondre pour le moment, réessayez dans un instant
problem-server-internal = un problème est survenu sur le serveur, et rien n’a changé
problem-player-wrong-password = le nom ou le mot de passe est incorrect
problem-player-name-taken = ce nom est déjà pris
problem-player-bad-name = un nom doit avoir de 1 à 30 caractères visibles
problem-player-bad-name-bad-password = un mot de passe doit avoir de 8 à 200 caractères
problem-player-unknown = le serveur ne vous connaît pas
problem-player-needs-account = cette partie est classée, il faut donc un compte pour la rejoindre
problem-match-unknown = cette partie n’existe pas, ou elle est privée
problem-match-other-rules = cette partie suit d’anciennes règles
problem-match-stale = la partie a avancé entre-temps
problem-match-over = la partie est terminée
problem-match-not-begun = la partie n’a pas encore commencé
problem-match-begun = la partie a déjà commencé
problem-match-no-seat = vous n’avez pas de place ici
problem-match-no-seat-players-talk = seuls les joueurs peuvent discuter ici
problem-match-seat-taken = il n’y a pas de place libre
problem-match-not-now = ce n’est pas possible pour le moment
problem-match-not-now-bot-plays = un bot joue à votre place, reprenez d’abord la main
problem-match-not-now-time-over = votre temps est écoulé
problem-match-not-now-not-yours = vous ne pouvez pas confier cette place à un bot pour le moment
problem-match-not-now-seat-lost = vous avez perdu cette place
problem-match-not-now-not-over = le journal est visible une fois la partie terminée, et celui d’un défi du jour une fois la journée finie
problem-match-not-now-no-way-back = depuis, quelque chose a été tiré, révélé ou décidé par d’autres
problem-match-not-now-counts = cette partie est classée, sans conseils ni annulation d’un commun accord
problem-match-not-now-not-asked = cette demande n’est plus d’actualité
problem-match-not-now-once = le défi du jour ne se joue qu’une fois, mais vous pouvez abandonner
problem-match-not-now-hints-given = vous avez reçu tous les conseils prévus pour cette décision
problem-options-invalid = ces options ne sont pas jouables
problem-move-malformed = la notation de ce coup n’est pas valide
problem-move-illegal = les règles ne le permettent pas
problem-move-not-your-turn = ce n’est pas à vous de décider pour le moment
problem-log-invalid = ce n’est pas un journal de partie valide
