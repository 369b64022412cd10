CREATE TABLE daily_secrets (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
