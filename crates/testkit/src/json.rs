//! What crosses the wire, as the bytes that cross it.

use serde::Serialize;
use tabletop::{Game, Viewer};

/// The bytes a client would get.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views are plain data")
}

/// A viewer's view as text.
pub fn view<G: Game>(game: &G, viewer: Viewer) -> String {
    text(&game.view(viewer))
}

/// A view of a match with these options, read from text.
pub fn read<G: Game>(options: &G::Options, text: &str) -> Result<G::View, serde_json::Error> {
    G::read_view(options, &mut serde_json::Deserializer::from_str(text))
}

/// Some events as a viewer learns them, one a line.
pub fn events<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<String> {
    events.iter().map(|event| text(&G::view_event(event, viewer))).collect()
}
