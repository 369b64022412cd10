# What’s left: what the box of a game holds, and what of it may still come. In the page these words come when somebody asks.
# The words of pips are in pips.ftl.

# Heads of narrow columns of numbers.
left-in-box = In the box
left-to-come = Still to come
# The last line of a table: all kinds together.
left-all = All

## Mini Golf Designer

# What `Still to come` counts.
minigolf-left-note = Still to come: tiles in the bag. Tiles on the racks aren’t counted, but unchosen ones may go back in the bag.
# Headings of tables.
minigolf-left-tiles = Tiles
minigolf-left-symbols = Symbols on the tiles
# The head of a narrow column: tiles that go back in the bag when the clients visit.
minigolf-left-aside = Set aside
# What is printed on tiles, as labels before a number.
minigolf-left-people = People
minigolf-left-dogs = Dogs
minigolf-left-trees = Trees
minigolf-left-benches = Benches
minigolf-left-pools = Pools
minigolf-left-pipes = Pipes
minigolf-left-slopes = Slopes
minigolf-left-flowers = Flower beds

## Ingenious

ingenious-left-note = Still to come: tiles in the bag, or on a rack you can’t see.
ingenious-left-symbols = Symbols on the tiles
ingenious-left-tiles = Tiles

## GREEN

green-left-note = Still to come: clubs in the deck, or in a hand you can’t see. When the deck runs out, the discards become the new deck. All course cards are shuffled again for each hole.
green-left-clubs = Clubs
# Heads of narrow columns.
green-left-discarded = Discarded
green-left-on-hole = On this hole
green-left-cards = Course cards
# A course card by its spaces, side by side from the tee: `fairway · lake · bunker −1`.
green-left-card = { $spaces }
