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
