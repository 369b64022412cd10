# Ce qui reste : le contenu de la boîte, et ce qui peut encore venir.

left-in-box = Dans la boîte
left-to-come = À venir
left-all = Total

## Mini Golf Designer

minigolf-left-note = À venir : les tuiles du sac. Celles des réglettes ne sont pas comptées, mais les tuiles non choisies peuvent retourner dans le sac.
minigolf-left-tiles = Tuiles
minigolf-left-symbols = Symboles des tuiles
minigolf-left-aside = De côté
minigolf-left-people = Visiteurs
minigolf-left-dogs = Chiens
minigolf-left-trees = Arbres
minigolf-left-benches = Bancs
minigolf-left-pools = Bassins
minigolf-left-pipes = Tuyaux
minigolf-left-slopes = Pentes
minigolf-left-flowers = Parterres de fleurs

## Ingenious

ingenious-left-note = À venir : les tuiles du sac, ou d’un chevalet que vous ne voyez pas.
ingenious-left-symbols = Symboles des tuiles
ingenious-left-tiles = Tuiles

## GREEN

green-left-note = À venir : les clubs de la pioche, ou d’une main que vous ne voyez pas. Quand la pioche est vide, la défausse devient la nouvelle pioche. Toutes les cartes de parcours sont mélangées à nouveau pour chaque trou.
green-left-clubs = Clubs
green-left-discarded = Défaussés
green-left-on-hole = Sur ce trou
green-left-cards = Cartes de parcours
green-left-card = { $spaces }
