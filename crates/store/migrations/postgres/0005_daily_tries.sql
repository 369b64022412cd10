-- Everybody plays the deal of a day once.
CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player UUID NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    match_number BIGINT NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    PRIMARY KEY (day, game, player)
);
-- A match that is forgotten is looked for here.
CREATE INDEX tries_by_match ON daily_tries (match_number);
