-- When each player was last seen, to the day: guests who never come back are forgotten.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
-- Nobody knows when those were who are there already, so their time begins now.
UPDATE players SET seen = unixepoch() * 1000;
CREATE INDEX guests_by_seen ON players (seen) WHERE account IS NULL;
CREATE INDEX open_matches_by_touched ON matches (touched) WHERE status = 'open';
-- Whoever forgets somebody, or a match, looks for all that hangs on it.
CREATE INDEX tokens_by_player ON tokens (player);
CREATE INDEX notes_by_player ON notes (player);
CREATE INDEX dailies_by_player ON dailies (player);
CREATE INDEX seats_by_match ON seats (match_number);
