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

/// Some events as a viewer learns them, one a line.
pub fn events<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<String> {
    events.iter().map(|event| text(&G::view_event(event, viewer))).collect()
}
