//! What is asked of both databases in the same words. Numbers of parameters are like `$1` in both.

/// Columns of [`MatchRow`](crate::rows::MatchRow); for lists, with the outline.
macro_rules! select_match {
    ($rest:literal) => {
        select_match!("", $rest)
    };
    ($also:literal, $rest:literal) => {
        concat!(
            "SELECT m.number, m.id, m.game, m.rules_version, m.options, m.secret, m.terms, m.made, \
             m.status, m.is_public, m.alarm, m.players, m.touched",
            $also,
            " FROM matches m ",
            $rest
        )
    };
}

pub(crate) const ADD_GUEST: &str = "INSERT INTO players (id, name, seen) VALUES ($1, $2, $3)";

pub(crate) const MAKE_ACCOUNT: &str = "UPDATE players SET name = $2, account = $3, password = $4 \
     WHERE id = $1 AND account IS NULL";

pub(crate) const RENAME_GUEST: &str =
    "UPDATE players SET name = $2 WHERE id = $1 AND account IS NULL";

pub(crate) const PLAYER: &str =
    "SELECT id, name, account IS NULL AS is_guest, seen FROM players WHERE id = $1";

pub(crate) const ACCOUNT: &str =
    "SELECT id, name, account IS NULL AS is_guest, seen, password FROM players WHERE account = $1";

pub(crate) const SEE_PLAYER: &str = "UPDATE players SET seen = $2 WHERE id = $1";

pub(crate) const ADD_TOKEN: &str = "INSERT INTO tokens (digest, player, until) VALUES ($1, $2, $3)";

pub(crate) const TOKEN_OWNER: &str = "SELECT p.id, p.name, p.account IS NULL AS is_guest, p.seen \
     FROM tokens t JOIN players p ON p.id = t.player WHERE t.digest = $1 AND t.until > $2";

pub(crate) const FORGET_TOKEN: &str = "DELETE FROM tokens WHERE digest = $1 OR until <= $2";

pub(crate) const ADD_MATCH: &str = "INSERT INTO matches (id, game, rules_version, options, secret, \
     terms, made, status, is_public, alarm, players, touched, maker, outline) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING number";

pub(crate) const MATCH_EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM matches WHERE number = $1)";

pub(crate) const FIND_MATCH: &str = select_match!("WHERE m.id = $1");

pub(crate) const OPEN_MATCHES: &str = select_match!(
    ", m.outline",
    "WHERE m.is_public AND m.status = 'open' ORDER BY m.number DESC LIMIT $1"
);

pub(crate) const MATCHES_OF: &str = select_match!(
    ", m.outline",
    "JOIN seats s ON s.match_number = m.number WHERE s.player = $1 \
     ORDER BY m.touched DESC, m.number DESC LIMIT $2"
);

pub(crate) const UNFINISHED: &str = "SELECT status, count(*) FROM matches \
     WHERE maker = $1 AND (status = 'open' OR (status = 'live' AND touched >= $2)) GROUP BY status";

/// The versions of the schema that a database has been brought to.
pub(crate) const VERSIONS: &str = "SELECT version FROM _sqlx_migrations WHERE success";

pub(crate) const DUE: &str =
    select_match!("WHERE m.alarm <= $1 ORDER BY m.alarm, m.number LIMIT $2");

pub(crate) const ALL_MATCHES: &str =
    select_match!("WHERE m.number > $1 ORDER BY m.number LIMIT $2");

pub(crate) const NEXT_ALARM: &str = "SELECT min(alarm) FROM matches WHERE alarm IS NOT NULL";

pub(crate) const ENTRIES: &str = "SELECT number, at, command, body FROM entries \
     WHERE match_number = $1 AND number >= $2 ORDER BY number";

pub(crate) const NOTE: &str = "SELECT text FROM notes WHERE match_number = $1 AND player = $2";

pub(crate) const SET_NOTE: &str = "INSERT INTO notes (match_number, player, text) VALUES ($1, $2, $3) \
     ON CONFLICT (match_number, player) DO UPDATE SET text = excluded.text";

pub(crate) const RATING: &str =
    "SELECT rating, uncertainty, n_matches FROM ratings WHERE player = $1 AND game = $2";

/// With its end, there is nothing left that somebody must look at.
pub(crate) const FINISH: &str =
    "UPDATE matches SET finished = $2, alarm = NULL WHERE number = $1 AND finished IS NULL";

/// The same for one that was finished before, if its alarm was set again.
pub(crate) const SILENCE: &str = "UPDATE matches SET alarm = NULL WHERE number = $1";

/// A first rating; nothing if there is one already.
pub(crate) const ADD_RATING: &str = "INSERT INTO ratings (player, game, rating, uncertainty, n_matches) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, game) DO NOTHING";

/// A later rating; nothing unless the one before it is still there.
pub(crate) const CHANGE_RATING: &str = "UPDATE ratings SET rating = $3, uncertainty = $4, n_matches = $5 \
     WHERE player = $1 AND game = $2 AND n_matches = $5 - 1";

pub(crate) const ADD_DAILY: &str = "INSERT INTO dailies (day, game, player, points, at, match_number) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, game, player) DO NOTHING";

pub(crate) const DAILY: &str = "SELECT p.name, d.player, d.points, m.id \
     FROM dailies d JOIN players p ON p.id = d.player JOIN matches m ON m.number = d.match_number \
     WHERE d.day = $1 AND d.game = $2 ORDER BY d.points DESC, d.at, d.match_number LIMIT $3";

pub(crate) const ADD_DAILY_TRY: &str =
    "INSERT INTO daily_tries (day, game, player, match_number) VALUES ($1, $2, $3, $4)";

pub(crate) const DAILY_TRY: &str = "SELECT m.id FROM daily_tries t \
     JOIN matches m ON m.number = t.match_number WHERE t.day = $1 AND t.game = $2 AND t.player = $3";

/// The first is kept.
pub(crate) const ADD_DAILY_SECRET: &str = "INSERT INTO daily_secrets (day, game, secret) VALUES ($1, $2, $3) \
     ON CONFLICT (day, game) DO NOTHING";

pub(crate) const DAILY_SECRET: &str =
    "SELECT secret FROM daily_secrets WHERE day = $1 AND game = $2";

/// Guests who were last seen before a time and have left nothing behind.
macro_rules! lost_guests {
    ($before:literal, $rest:literal) => {
        concat!(
            $before,
            " WHERE p.account IS NULL AND p.seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.player = p.id) \
             AND NOT EXISTS (SELECT 1 FROM notes n WHERE n.player = p.id) \
             AND NOT EXISTS (SELECT 1 FROM ratings r WHERE r.player = p.id) \
             AND NOT EXISTS (SELECT 1 FROM dailies d WHERE d.player = p.id) ",
            $rest
        )
    };
}

pub(crate) const LOST_GUESTS: &str =
    lost_guests!("SELECT p.id FROM players p", "ORDER BY p.seen LIMIT $2");

/// Looks once more, and keeps everybody else from the row until the transaction ends.
pub(crate) const HOLD_GUEST: &str =
    lost_guests!("UPDATE players AS p SET seen = p.seen", "AND p.id = $2");

pub(crate) const FORGET_TOKENS: &str = "DELETE FROM tokens WHERE player = $1";

pub(crate) const FORGET_PLAYER: &str = "DELETE FROM players WHERE id = $1";

/// Matches that never began and were last touched before a time, in which nobody with an account has a part.
macro_rules! stale_matches {
    ($before:literal, $rest:literal) => {
        concat!(
            $before,
            " WHERE m.status = 'open' AND m.touched < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player \
                 WHERE s.match_number = m.number AND p.account IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM notes n JOIN players p ON p.id = n.player \
                 WHERE n.match_number = m.number AND p.account IS NOT NULL) ",
            $rest
        )
    };
}

pub(crate) const STALE_MATCHES: &str =
    stale_matches!("SELECT m.number FROM matches m", "ORDER BY m.touched LIMIT $2");

/// Looks once more, and keeps everybody else from the row until the transaction ends.
pub(crate) const HOLD_MATCH: &str =
    stale_matches!("UPDATE matches AS m SET alarm = NULL", "AND m.number = $2");

/// All that hangs on a match, and then itself.
pub(crate) const FORGET_MATCH: [&str; 4] = [
    "DELETE FROM notes WHERE match_number = $1",
    "DELETE FROM seats WHERE match_number = $1",
    "DELETE FROM entries WHERE match_number = $1",
    "DELETE FROM matches WHERE number = $1",
];

pub(crate) const PING: &str = "SELECT count(*) FROM (SELECT 1 FROM matches LIMIT 1) AS any_match";
