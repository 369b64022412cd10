# What a game’s card at home says: its title, a sentence about it, and for how many it is.

minigolf-title = Mini Golf Designer
minigolf-sentence = Draft tiles, build a nine-hole course and please two picky clients.
minigolf-facts = 1–5 players
ingenious-title = Ingenious
ingenious-sentence = Place two-colour tiles in long lines. Only your lowest colour counts.
ingenious-facts = 1–4 players
green-title = GREEN
green-sentence = Choose the right club for the wind and pocket your ball before the others do.
green-facts = 2–4 players
pips-title = Pips
pips-sentence = Place stones next to their equals, and keep your favourite number to yourself.
pips-facts = 2–4 players
