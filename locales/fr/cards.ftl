# What a game’s card at home says: its title, a sentence about it, and for how many it is.

minigolf-title = Mini Golf Designer
minigolf-sentence = Choisissez vos tuiles, construisez un parcours de neuf trous et séduisez un couple de clients exigeants.
minigolf-facts = 1 à 5 joueurs
ingenious-title = Génial
ingenious-sentence = Posez des tuiles bicolores et formez de longues lignes. Seule votre couleur la plus faible compte.
ingenious-facts = 1 à 4 joueurs
green-title = GREEN
green-sentence = Choisissez le bon club selon le vent et rentrez votre balle avant les autres.
green-facts = 2 à 4 joueurs
pips-title = Pips
pips-sentence = Posez vos pierres à côté de leurs semblables, et gardez pour vous votre chiffre favori.
pips-facts = 2 à 4 joueurs
