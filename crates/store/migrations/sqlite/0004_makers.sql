-- Who made a match, so that nobody makes too many at once. Nobody knows it of those that are there already.
ALTER TABLE matches ADD COLUMN maker BLOB;
CREATE INDEX unfinished_by_maker ON matches (maker) WHERE status <> 'over';
