CREATE TABLE daily_secrets (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret BYTEA NOT NULL,
    PRIMARY KEY (day, game)
);
