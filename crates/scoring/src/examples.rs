//! Files to start from.

/// The games whose finished tables can be scored.
pub const GAMES: [&str; 3] = ["minigolf", "ingenious", "green"];

/// A file of this game that is scored without a warning; `None` if there is no such game.
pub fn example(game: &str) -> Option<&'static str> {
    Some(match game {
        "minigolf" => include_str!("../examples/minigolf.json"),
        "ingenious" => include_str!("../examples/ingenious.json"),
        "green" => include_str!("../examples/green.json"),
        _ => return None,
    })
}
