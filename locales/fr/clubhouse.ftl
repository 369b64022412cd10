# Words of the house: everything that isn’t about one game.
#
# In all French files: a name ($who, $whom, $game) never follows « de » or « que », which would need an elision
# (« d’Ada »), and no participle agrees with a person. [one] covers 0, too: it always shows $n.
# No-break space before : and inside « », narrow no-break space before ; ! ? % and units.

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Lists, as this language writes them

list-pair = { $before } et { $item }
list-middle = { $before }, { $item }
list-end = { $before } et { $item }
label-next = { $before } · { $item }
sentence-next = { $before } { $item }
sentence = { $what }.

## The house

clubhouse = Clubhouse
house = Clubhouse
welcome = Prenez place. Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Sans compte, sans attente.
skip-to-content = Aller au contenu principal
to-the-hall = Retour à l’accueil
logs = Journaux de partie
settings = Paramètres
back = Retour
close = Fermer

rules = Règles
rules-of = Règles du jeu : { $game }
all-rules = Toutes les règles
rules-come = Chargement des règles…
rules-unknown = Ces règles n’ont pas de passage « { $place } ». Les voici en entier.
rules-missing = Impossible de charger les règles. Vérifiez votre connexion et réessayez.

piece-comes = On prépare la table…
piece-slow = C’est un peu long. Votre connexion est peut-être lente, ou votre navigateur trop ancien. Essayez de recharger la page. Vos parties ne risquent rien.
# « élément », not « partie », which is a match.
piece-missing = Un élément n’a pas pu être chargé
piece-missing-why = Un élément de la page n’est pas arrivé. Vérifiez votre connexion et réessayez. Vos parties ne risquent rien.

nowhere = Page introuvable
nowhere-why = Il n’y a rien à l’adresse « { $path } ». Le lien a peut-être été tronqué lors de la copie.

newer = Une nouvelle version de Clubhouse est prête. Rechargez la page pour l’utiliser dès maintenant, ou fermez tous les onglets pour l’avoir la prochaine fois. Vos parties ne risquent rien.
load-newer = Recharger
later = Plus tard

## Home

play-now = Jouer maintenant
play-now-game = Jouer maintenant : { $game } contre des bots
learn = Apprendre
learn-game = Apprendre { $game } en jouant
play-friends-game = Jouer avec des amis : { $game }
play-otherwise = Options
play-otherwise-game = Options : { $game }
your-turn-at = À vous de jouer : { $game } avec { $who }
go-on-with-friends = Reprendre : { $game } avec { $who }
still-waiting-at = En attente de vos amis : { $game }
go-on-with = Reprendre : { $game }
your-matches = Vos parties
against-bots = { $n ->
    [0] Solo
    [one] Contre un bot
   *[other] Contre { $n } bots
}
match-open = En cours
match-after = { $n ->
    [0] Tout juste commencée
    [one] { $n } coup joué
   *[other] { $n } coups joués
}
match-over = Terminée
is-your-turn = À vous de jouer
save-match = Enregistrer le journal : { $game }
matches-of-others = { $n ->
    [one] { $n } autre partie a été enregistrée par une autre version de Clubhouse, et seule cette version peut l’afficher. Elle ne risque rien.
   *[other] { $n } autres parties ont été enregistrées par une autre version de Clubhouse, et seule cette version peut les afficher. Elles ne risquent rien.
}
forget = Supprimer
forget-match = Supprimer : { $game }

## A new match

new-match = Nouvelle partie : { $game }
play-bots = Jouer contre des bots
bots-level = Niveau des bots
level-n = Niveau { $n }
level-named = Niveau { $n } · { $what }
level-1 = Novice
level-2 = Débutant
level-3 = Apprenti
level-4 = Joueur occasionnel
level-5 = Habitué
level-6 = Expérimenté
level-7 = Fort
level-8 = Joueur de club
level-9 = Expert
level-10 = Force maximale
option-seats = Joueurs
option-seats-what = Y compris vous.
option-mode = Mode

## A match

you = Vous
no-points = aucun point
malformed-move = la notation n’est plus valable à partir du caractère { $n }
nameless-seat = Place { $n }
guest = Invité
guest-name = Invité { $number }
you-look-on = Vous regardez la partie
bot-name = Bot { $number }
players = Joueurs
to-move = Tour en cours
# Said of a person, so no « absent » or « déconnecté », which would agree.
away = Hors ligne
away-until-bot = Hors ligne · un bot prend le relais au bout de { $n } s
away-bot-plays = Hors ligne · un bot de niveau { $n } joue
bot-plays = Un bot de niveau { $n } joue
told-by-bot = { $what } (joué par un bot)
bot-played-for-you = { $n ->
    [one] Un bot a joué votre dernier coup à votre place.
   *[other] Un bot a joué vos { $n } derniers coups à votre place.
}
beside-the-board = Détails de la partie
actions = Autres actions
your-turn = À vous de jouer.
turn-of = À { $who } de jouer.
turns-of = { $n ->
    [one] En attente de { $n } joueur.
   *[other] En attente de { $n } joueurs.
}
title-your-turn = À vous de jouer · { $game }
undo = Annuler le coup
hint = Conseil
left = Ce qui reste
hint-says = Conseil : { $what }
hint-why = Pourquoi : { $why }
hint-take = Suivre le conseil
let-bot-play = Laisser un bot jouer
play-myself = Reprendre la main
cancel = Annuler
understood = OK
refused = Impossible : { $why }.
refused-with-rule = Impossible : { $why }. { $rule }
not-your-turn = c’est à { $who } de jouer
total-change = total { $change }
story = Déroulement
chat = Discussion
unheard = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
say = Envoyer
answer = Répondre
say-something = Écrire un message
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-days-hours = { $days } j { $hours } h
bot-restarted = Le bot ne répondait plus : il a été relancé.
bot-at-random = Le bot n’arrivait pas à se décider : il a joué un coup au hasard.
hint-failed = Aucun conseil trouvé. Réessayez.
bots-missing = Les bots n’ont pas pu être chargés. Vérifiez votre connexion. Nouvelle tentative…
bot-stuck = Le bot est bloqué. Votre partie est enregistrée. Rechargez la page pour continuer.
unkept = Ce navigateur ne peut pas enregistrer la partie : son stockage est plein ou bloqué. Vous pouvez continuer à jouer, mais la partie sera perdue quand vous fermerez la page. Enregistrez le journal pour la conserver.
cleared = { $n ->
    [one] Le stockage de ce navigateur était plein : votre partie terminée la plus ancienne a été supprimée.
   *[other] Le stockage de ce navigateur était plein : vos { $n } parties terminées les plus anciennes ont été supprimées.
}
other-tab-went-on = Vous avez continué cette partie dans un autre onglet : le coup joué ici n’a pas été pris en compte. Voici la position la plus récente.

## The end

result = Résultat
you-win = Vous gagnez.
you-tie = Vous partagez la première place.
wins = { $who } gagne.
# The list may hold « Vous », so no verb.
win-together = Victoire : { $who }.
partners = { $one } & { $other }
tie = Égalité.
no-winner = La partie s’est terminée sans vainqueur.
solo-result = { $person ->
    [me] { $n ->
        [one] Vous avez marqué { $n } point.
       *[other] Vous avez marqué { $n } points.
    }
   *[other] { $n ->
        [one] { $who } a marqué { $n } point.
       *[other] { $who } a marqué { $n } points.
    }
}
rematch = Revanche
play-again = Rejouer
save-log = Enregistrer le journal
no-match-here = Partie introuvable
match-gone = Elle n’est pas enregistrée dans ce navigateur. Elle a peut-être été supprimée, ou jouée ailleurs.
match-unreadable = Impossible d’ouvrir cette partie
storage-damaged = La partie enregistrée est endommagée.
game-unknown-here = Cette version de la page ne connaît pas ce jeu. Rechargez la page.
view-unreadable = Cette version de la page ne comprend pas ce que le serveur a envoyé. Rechargez la page.
match-unreadable-why = { $reason } Rien n’a été modifié dans la partie.
match-not-shown = Impossible d’afficher cette partie
no-match-there = Le lien a peut-être été tronqué lors de la copie, ou la partie est privée.
server-away = Serveur injoignable
other-rules = Cette partie suit d’anciennes règles
other-rules-why = Les règles du jeu ont changé depuis le début de cette partie : elle ne peut pas continuer. Elle reste sur le serveur. Si vous y avez une place, vous pouvez abandonner.
other-rules-kept = Les règles du jeu ont changé depuis le début de cette partie : elle ne peut pas continuer. Elle reste dans ce navigateur. À l’accueil, vous pouvez enregistrer son journal ou la supprimer.
given-up = Vous avez abandonné.
try-again = Réessayer
match-of-newer = Cette partie demande une version plus récente de Clubhouse
match-of-newer-why = Elle a été enregistrée par une version plus récente de Clubhouse, et rien n’y a été modifié. Rechargez la page, puis passez à la nouvelle version dès qu’elle vous est proposée.

## Match logs

logs-what = Chaque partie peut être enregistrée sous forme de texte. Choisissez, déposez ou collez ici un journal pour le vérifier, revoir la partie ou la continuer contre des bots.
choose-log = Fichier du journal
paste-log = Ou collez son texte
check-log = Vérifier le journal
go-on = Continuer
log-good = { $steps ->
    [one] { $result } · { $steps } étape · état { $hash }
   *[other] { $result } · { $steps } étapes · état { $hash }
}
log-not-over = { $game } · En cours
log-bad = Ce n’est pas un journal de partie valide.
log-fault-refused = Ligne { $line }, étape impossible : { $why }.
log-fault-refused-with-rule = Ligne { $line }, étape impossible : { $why }. { $rule }
log-fault-missing = Ligne { $line } : il manque « { $one } ».
log-fault-game = Ligne { $line } : aucun jeu ne s’appelle « { $one } ».
log-fault-other = Ligne { $line } : ce journal vient d’un autre jeu, ou suit d’autres règles que celles de Clubhouse aujourd’hui.
log-fault-options = Ligne { $line } : ces options ne sont pas jouables.
log-fault-notation = Ligne { $line } : la notation n’est plus valable à partir du caractère { $one }.
log-fault-draw = Ligne { $line } : ce tirage ne correspond pas à la graine.
log-fault-commitment = Ligne { $line } : le journal est lié à une autre graine.
log-fault-state = Ligne { $line } : les étapes mènent à une autre position.
log-fault-result = Ligne { $line } : les étapes mènent à un autre résultat.
log-fault-more = Ligne { $line } : il y a d’autres problèmes, qui ne sont pas affichés ici.
log-unreadable = Ce fichier n’est pas du texte, ou il est bien trop long pour un journal de partie.

## Settings

my-name = Votre nom
call-me-so = Enregistrer le nom
language = Langue
language-system = Comme le système
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
sound = Émettre un son quand c’est à vous de jouer
notify = Envoyer une notification quand c’est à vous de jouer

## Why a bot would make a move: short labels after “Why:”, side by side

reason-none = meilleure position ensuite
reason-only-move = seul coup possible
reason-at-random = tous les coups se valent
reason-rule = { $rule } ne laisse pas le choix
reason-points = { $what } { $change }
reason-rank = du rang { $before } au rang { $after }
# $what in brackets: « en rouge », but « en Rapidité »? It could be any category.
reason-opens = { $n ->
    [one] prépare { $n } point de plus ({ $what })
   *[other] prépare { $n } points de plus ({ $what })
}
reason-denies = { $n ->
    [one] prive les autres de { $n } point ({ $what })
   *[other] prive les autres de { $n } points ({ $what })
}
reason-leaves = { $n ->
    [one] laisse { $n } point au joueur suivant ({ $what })
   *[other] laisse { $n } points au joueur suivant ({ $what })
}
reason-outlook = pronostic { $percent } %
reason-needs-shots = { $n ->
    [one] encore { $n } coup
   *[other] encore { $n } coups
}
reason-needs-turns = { $n ->
    [one] encore { $n } tour
   *[other] encore { $n } tours
}
reason-needs-tees = { $n ->
    [one] il manque { $n } tee
   *[other] il manque { $n } tees
}
reason-needs-greens = { $n ->
    [one] il manque { $n } putting green
   *[other] il manque { $n } putting greens
}
reason-needs-straights = { $n ->
    [one] il manque { $n } ligne droite
   *[other] il manque { $n } lignes droites
}
reason-needs-corners = { $n ->
    [one] il manque { $n } virage
   *[other] il manque { $n } virages
}
reason-needs-scenery = { $n ->
    [one] il manque { $n } décor
   *[other] il manque { $n } décors
}
reason-foreseen = { $n ->
    [one] { $n } point attendu ({ $what })
   *[other] { $n } points attendus ({ $what })
}
reason-expected = { $n ->
    [one] { $n } point attendu
   *[other] { $n } points attendus
}
reason-plan = { $part ->
    [tee] un tee, comme prévu
    [green] un putting green, comme prévu
    [straight] une ligne droite, comme prévu
    [corner] un virage, comme prévu
   *[scenery] un décor, comme prévu
}
reason-plan-hole = { $part ->
    [tee] le tee du trou { $n }, comme prévu
    [green] le putting green du trou { $n }, comme prévu
    [straight] une ligne droite du trou { $n }, comme prévu
    [corner] un virage du trou { $n }, comme prévu
   *[scenery] un décor du trou { $n }, comme prévu
}
reason-ahead-of-build = { $n ->
    [one] { $n } point de mieux qu’en plaçant une tuile
   *[other] { $n } points de mieux qu’en plaçant une tuile
}
reason-ahead-of-pass = { $n ->
    [one] { $n } point de mieux qu’en passant
   *[other] { $n } points de mieux qu’en passant
}
reason-ahead-of-collect = { $n ->
    [one] { $n } point de mieux qu’en ramassant une tuile face cachée
   *[other] { $n } points de mieux qu’en ramassant une tuile face cachée
}
reason-ahead-of-stop = { $n ->
    [one] { $n } point de mieux qu’en s’arrêtant
   *[other] { $n } points de mieux qu’en s’arrêtant
}
reason-ahead-of-others = { $n ->
    [one] { $n } point de mieux qu’avec toute autre sorte de coup
   *[other] { $n } points de mieux qu’avec toute autre sorte de coup
}

## With others

play-friends = Jouer avec des amis
connecting = Connexion…
server-gone = Serveur injoignable. Vous pouvez toujours jouer contre des bots.
line-broken = Connexion perdue. Reconnexion… Votre partie ne risque rien.
waiting-for-others = Votre table est prête. La partie commencera dès que toutes les places seront prises.
you-are-invited = On vous invite à rejoindre cette table.
join = Rejoindre
free-seat = Place libre
seat-a-bot = Ajouter un bot
leave = Quitter la table
link-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour les autres appareils, démarrez le serveur avec { $option } et ouvrez cette page à l’adresse de cet ordinateur sur votre réseau.
send-this-link = Envoyez ce lien à vos amis
link = Lien d’invitation
copied = Copié
qr-code = Code QR du lien d’invitation
your-tables = Vos parties en ligne
open-tables = Tables ouvertes
waits-for-players = En attente de joueurs
needs-account = Cette partie est classée : il vous faut un compte pour la rejoindre.
to-account = Créer un compte ou se connecter
more = Plus
give-up = Abandonner
give-up-sure = Abandonner cette partie ?
give-up-here-sure = Abandonner cette partie ? Elle sera supprimée.
sending = Envoi de votre coup…
forget-sure = Cette partie n’est pas terminée. La supprimer définitivement ?
copy-by-hand = Copiez ceci :
rematch-offered = Une revanche est prête.
join-rematch = Jouer la revanche
to-the-table = Retour à la table
result-line = { $game } : { $places }
result-place = { $rank }. { $who } { $total }
ended-by-giving-up = { $person ->
    [me] Vous avez abandonné.
   *[other] { $who } a abandonné.
}
ended-by-giving-up-of-one = Un joueur a abandonné.
ended-by-time = { $person ->
    [me] Vous avez épuisé votre temps.
   *[other] { $who } a épuisé son temps.
}
ended-by-time-of-one = Un joueur a épuisé son temps.
ended-by-consent = La partie s’est terminée d’un commun accord.
match = Partie
title-of = { $place } · Clubhouse
notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses paramètres.
ask-back = Demander l’annulation
ask-back-how = Demander l’annulation : les autres décident si votre dernier coup est annulé
asks-back = { $person ->
    [me] Vous avez demandé l’annulation de votre dernier coup et de tout ce qui a suivi.
   *[other] { $who } demande l’annulation d’un coup et de tout ce qui a suivi.
}
agree = Accepter
disagree = Refuser
copy-link = Copier le lien
