CREATE TABLE players (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared; a guest has none.
    account TEXT UNIQUE,
    password TEXT,
    CHECK ((account IS NULL) = (password IS NULL))
);

CREATE TABLE tokens (
    digest BYTEA PRIMARY KEY,
    player UUID NOT NULL REFERENCES players (id),
    until BIGINT NOT NULL
);
CREATE INDEX tokens_by_end ON tokens (until);

-- Rows change with every move: room on their pages keeps that cheap.
CREATE TABLE matches (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id UUID NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    secret BYTEA NOT NULL,
    terms TEXT NOT NULL,
    made BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'live', 'over')),
    is_public BOOLEAN NOT NULL,
    alarm BIGINT,
    -- Ids with blanks between them, so that a match is one row; `seats` is the way back.
    players TEXT NOT NULL,
    touched BIGINT NOT NULL,
    finished BIGINT
) WITH (fillfactor = 80);
CREATE INDEX matches_by_alarm ON matches (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX open_matches ON matches (number) WHERE is_public AND status = 'open';

-- Journals. No foreign key: an append checks for itself that it follows something, and a key would lock its match.
CREATE TABLE entries (
    match_number BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    command UUID,
    body TEXT NOT NULL,
    PRIMARY KEY (match_number, number)
);
CREATE UNIQUE INDEX commands ON entries (match_number, command) WHERE command IS NOT NULL;

CREATE TABLE seats (
    player UUID NOT NULL,
    match_number BIGINT NOT NULL,
    PRIMARY KEY (player, match_number)
);

CREATE TABLE notes (
    match_number BIGINT NOT NULL REFERENCES matches (number),
    player UUID NOT NULL REFERENCES players (id),
    text TEXT NOT NULL,
    PRIMARY KEY (match_number, player)
);

CREATE TABLE ratings (
    player UUID NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    n_matches BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player UUID NOT NULL REFERENCES players (id),
    points BIGINT NOT NULL,
    at BIGINT NOT NULL,
    match_number BIGINT NOT NULL REFERENCES matches (number),
    PRIMARY KEY (day, game, player)
);
CREATE INDEX best_dailies ON dailies (day, game, points DESC, at, match_number);
