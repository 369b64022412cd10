CREATE TABLE players (
    id BLOB PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    -- The name as it is compared; a guest has none.
    account TEXT UNIQUE,
    password TEXT,
    CHECK ((account IS NULL) = (password IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    digest BLOB PRIMARY KEY NOT NULL,
    player BLOB NOT NULL REFERENCES players (id),
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_end ON tokens (until);

CREATE TABLE matches (
    number INTEGER PRIMARY KEY NOT NULL,
    id BLOB NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    secret BLOB NOT NULL,
    terms TEXT NOT NULL,
    made INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'live', 'over')),
    is_public INTEGER NOT NULL,
    alarm INTEGER,
    -- Ids with blanks between them, so that a match is one row; `seats` is the way back.
    players TEXT NOT NULL,
    touched INTEGER NOT NULL,
    finished INTEGER
) STRICT;
CREATE INDEX matches_by_alarm ON matches (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX open_matches ON matches (number) WHERE is_public AND status = 'open';

-- Journals. Rows lie in the order in which they were written, not in that of their key: a group of appends to many
-- matches then touches few pages (see docs/performance.md).
CREATE TABLE entries (
    match_number INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command BLOB,
    body TEXT NOT NULL,
    PRIMARY KEY (match_number, number)
) STRICT;
CREATE UNIQUE INDEX commands ON entries (match_number, command) WHERE command IS NOT NULL;

CREATE TABLE seats (
    player BLOB NOT NULL,
    match_number INTEGER NOT NULL,
    PRIMARY KEY (player, match_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    match_number INTEGER NOT NULL REFERENCES matches (number),
    player BLOB NOT NULL REFERENCES players (id),
    text TEXT NOT NULL,
    PRIMARY KEY (match_number, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    player BLOB NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    uncertainty REAL NOT NULL,
    n_matches INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player BLOB NOT NULL REFERENCES players (id),
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    match_number INTEGER NOT NULL REFERENCES matches (number),
    PRIMARY KEY (day, game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX best_dailies ON dailies (day, game, points DESC, at, match_number);
