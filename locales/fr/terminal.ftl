# Words of the terminal: its table, its start screen and its replay. The page has none of these.

## A match

hint-at-the-table = Conseil : { $what } Pourquoi : { $why }. Appuyez sur Entrée pour le suivre.
outlook = { $what } → { $change }
thinking-hint = Recherche d’un conseil…
thinking-bot = { $who } réfléchit…
saved-as = Enregistré sous { $file }
nothing-chosen = Rien n’est sélectionné.
undone = Coup annulé.
not-undone = Impossible d’annuler : quelque chose a été tiré ou révélé, ou quelqu’un d’autre a joué.
pass-keyboard = Passez le clavier à { $who }.
pass-keyboard-keys = Entrée continuer · u annuler · q quitter
window-too-small = Clubhouse a besoin d’une fenêtre d’au moins { $columns } × { $rows } caractères. Celle-ci en a { $has_columns } × { $has_rows }.

## The panel beside the board

column-you = vous
column-here = ici
sheet-total = Total
# Tiles, clubs and stones: no participle, which would agree.
piece-taken = sélection
piece-fits-nowhere = sans place
hand-line = { $title } : { $pieces }
hand-empty = vide
list-moves = { $n ->
    [one] { $n } coup possible
   *[other] { $n } coups possibles
}
list-filtered = { $n ->
    [one] { $shown } sur { $n } coup avec « { $filter } »
   *[other] { $shown } sur { $n } coups avec « { $filter } »
}
final-place = { $rank } · { $who } · { $name }
minigolf-listed-tile = Placer { $tile } :
minigolf-listed-build = { $turns ->
    [0] { $cell }
    [1] { $cell }, avec un quart de tour à droite
    [2] { $cell }, avec un demi-tour
   *[other] { $cell }, avec un quart de tour à gauche
}
minigolf-listed-back = { $place } · l’autre dans le sac
minigolf-listed-away = { $place } · l’autre retirée

## Who sits at a seat

sitter-me = Moi
sitter-level = Bot, niveau { $n }
sitter-random = Bot, au hasard
sitter-greedy = Bot, glouton
sitter-bot = Bot, { $name }
short-you = vous
short-level = niveau { $n }
short-random = hasard
short-greedy = glouton
short-bot = { $name }
seat-with = { $n } : { $name }

## The start screen

tagline = Une table numérique pour jeux de société
start-game = Jeu
start-game-what = Choisissez un jeu.
start-seat-what = « Moi » joue à ce clavier. À plusieurs, faites-le passer.
start-seed = Graine
start-seed-random = Au hasard
start-seed-what = Un nombre qui permet de refaire la même partie. Toute personne qui le connaît peut calculer tous les tirages.
start-seed-wrong = Une graine est un nombre entier inférieur à 2^64.
start-play = Jouer
start-play-what = Lance la partie. Elle est enregistrée après chaque coup.
start-resume = Reprendre : { $saved }
start-damaged = Endommagée : { $why }
start-offer = { $n ->
    [one] { $game } · { $players } · { $n } étape
   *[other] { $game } · { $players } · { $n } étapes
}
start-file-wrong = { $file } : { $why }
more-above = ↑ encore { $n }
more-below = ↓ encore { $n }
value-yes = Oui
value-no = Non
value-random = Au hasard

## Keys, side by side in the last line: a key and what it does, as short as can be

key-help = ? aide
key-leave = q quitter
key-any = une touche : retour
key-choose = ↑ ↓ choisir
key-change = ← → modifier
key-play = Entrée jouer
key-resume = Entrée reprendre
key-seed = 0–9 saisir
key-move = flèches déplacer
key-do = Entrée valider
key-turn = r tourner
key-piece = 1–9 pièce
key-moves = m coups
key-board = m plateau
key-filter = / filtrer
key-hint = h conseil
key-undo = u annuler
key-score = s score
key-history = l déroulement
key-table = t table
key-left = b boîte
key-back = Échap plateau
key-new = N nouvelle partie
key-scroll = ↑ ↓ défiler
key-next-page = Tab page suivante
key-step = ← → étape
key-ten = ↑ ↓ dix étapes
key-ends = Début Fin
key-viewer = v vue ({ $viewer })
key-jump = j k défiler

## The page of keys: what each does

keys-before = Avant la partie
keys-before-line = choisir une ligne
keys-before-change = la modifier
keys-before-seed = saisir une graine
keys-before-enter = lancer la partie, ou en reprendre une enregistrée
keys-before-mouse = un clic choisit une ligne, un autre la modifie
keys-leave = quitter
keys-during = Pendant la partie
keys-all = afficher toutes les touches
keys-during-leave = quitter. La partie est enregistrée et vous attend ici
keys-on-board = Sur le plateau
keys-arrows = déplacer le curseur. ∘ marque où la pièce peut aller
keys-piece = prendre une autre pièce : numéro, précédente, suivante
keys-turn = la tourner à droite ou à gauche (ou molette, bouton droit)
keys-jump = aller à la prochaine place possible ou à la précédente
keys-other = choisir le sort de l’autre tuile (minigolf en solo)
keys-mouse = un clic pour viser, un autre pour valider
keys-in-list = Dans une liste
keys-point = désigner un coup
keys-filter = n’afficher que les coups qui contiennent certains mots
keys-always = À tout moment
keys-do = valider le coup
keys-moves = afficher tous les coups en clair, ou revenir au plateau
keys-hint = conseil : ce que ferait un bon bot, et pourquoi
keys-undo = annuler, tant que rien n’a été tiré ou révélé depuis
keys-command = saisir un coup en notation. Un refus cite sa règle
keys-pages = score, déroulement, table. Même touche : retour au plateau
keys-left = ce qui reste : le contenu de la boîte, et ce qui peut encore venir
keys-redraw = redessiner l’écran
keyname-lines = ↑ ↓  Tab
keyname-values = ← →  Espace
keyname-seed = 0–9  Ret. arr.
keyname-enter = Entrée
keyname-confirm = Entrée, Espace
keyname-mouse = souris
keyname-leave = q  Échap
keyname-arrows = flèches
keyname-list = ↑ ↓  Pg↑ Pg↓

## The replay

replay-step = { $game } · Étape { $n } sur { $of } : { $what }
replay-before = { $game } · Avant la première étape
replay-standing = { $who } : { $points } ({ $rank })
replay-points = { $what } { $points }
replay-chance = Hasard
replay-place = { $rank } · { $who } · { $points }

## Options que seul le terminal propose

option-start = Qui commence
option-start-what = Qui commence : une place, ou au hasard.
green-option-golfers = Golfeurs
green-option-golfers-what = Les golfeurs par place, ou choisis pendant la partie.
green-option-golfers-chosen = Choisis pendant la partie
green-option-golfers-from-far-away = { green-golfer-from-far-away }
green-option-golfers-sand-king = { green-golfer-sand-king }
green-option-golfers-wind-master = { green-golfer-wind-master }
green-option-golfers-ultra-lob = { green-golfer-ultra-lob }

## Fichiers, et ce qu’une commande ne peut pas faire

command-failed = erreur : { $why }
file-problems = { $n ->
    [one] { $file } : { $n } problème
   *[other] { $file } : { $n } problèmes
}
standard-input = entrée standard
file-unread = { $file } ne peut pas être lu : { $why }
file-unwritten = { $file } ne peut pas être écrit : { $why }
file-missing = il n’existe pas
file-forbidden = vous n’en avez pas le droit
file-folder = c’est un dossier
file-not-text = ce n’est pas du texte
file-disk-full = le disque est plein
output-folder = { $file } est un dossier, indiquez un fichier
output-exists = { $file } existe déjà : indiquez un autre fichier, ou remplacez-le avec --force
output-no-folder = { $file } ne peut pas être écrit : son dossier n’existe pas
save-unread = Le fichier ne peut pas être lu : { $why }.
save-sitter = Ligne 2 : « { $what } » n’est ni « me » ni un bot.
save-seed = Ligne 3 : la graine doit avoir 64 chiffres hexadécimaux.
save-seats = { $n ->
    [one] Ligne 2 : il y a { $n } place, mais la partie en a { $wanted }.
   *[other] Ligne 2 : il y a { $n } places, mais la partie en a { $wanted }.
}
save-no-hash = Le journal qu’il contient n’a pas d’empreinte.
replay-no-step = { $n ->
    [one] le journal a { $n } étape : il n’y a pas de position après { $at }
   *[other] le journal a { $n } étapes : il n’y a pas de position après { $at }
}
replay-no-seat = { $n ->
    [one] il n’y a pas de place { $seat } : cette partie a { $n } place, numérotée à partir de 0
   *[other] il n’y a pas de place { $seat } : cette partie a { $n } places, numérotées à partir de 0
}
play-no-terminal = `clubhouse play` a besoin d’un terminal ; un programme utilise `clubhouse engine`
play-not-saved = la partie ne peut pas être enregistrée : { $why }
play-lost = la partie n’a pas été enregistrée telle que vous l’avez quittée : { $why }
play-continue = Pour reprendre : { $command }
play-exists = { $file } existe déjà : reprenez la partie avec --resume { $file }, ou indiquez un autre fichier
play-not-continued = { $file } ne peut pas être repris. { $why } Le fichier n’a pas été modifié.
play-no-game = le jeu `{ $game }` n’existe pas ; il y a { $games }
play-too-many-people = { $seats ->
    [one] la partie a { $seats } place pour { $people } personnes : réduisez --people ou augmentez --seats
   *[other] la partie a { $seats } places pour { $people } personnes : réduisez --people ou augmentez --seats
}
play-other-bots = { $left ->
    [one] il reste { $left } place pour { $bots } bots : un seul --bot pour toutes, ou un pour chacune
   *[other] il reste { $left } places pour { $bots } bots : un seul --bot pour toutes, ou un pour chacune
}
play-other-players = { $seats ->
    [one] la partie a { $seats } place, mais { $players } joueurs ont été indiqués
   *[other] la partie a { $seats } places, mais { $players } joueurs ont été indiqués
}
bot-gone = Le bot n’a pas pu jouer. Votre partie est enregistrée.
option-unknown = L’option « { $name } » n’existe pas. Il y a { $names }.
option-twice = L’option « { $name } » est donnée deux fois.
option-takes-flag = L’option « { $name } » est soit true, soit false.
option-takes-number = L’option « { $name } » est un nombre de { $least } à { $most }.
option-takes-choice = L’option « { $name } » est une valeur parmi { $words }.
option-takes-seat = L’option « { $name } » est random ou le numéro d’une place.
option-takes-list = L’option « { $name } » est { $open }, ou des mots différents parmi { $words }.
option-takes-content = L’option « { $name } » est standard, ou l’empreinte d’un pack de contenu qui convient à cette partie.
green-option-golfers-refused = Pour indiquer les golfeurs, il faut la variante Golfeurs pro, et un golfeur différent par place.
