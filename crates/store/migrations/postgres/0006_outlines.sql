-- How lists show a match, so that they need not read its journal. Where there is none, they do.
ALTER TABLE matches ADD COLUMN outline TEXT;
