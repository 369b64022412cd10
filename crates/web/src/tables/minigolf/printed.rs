//! What is printed in the box: tiles, lands and clients. There is one match at a time on the screen, and one box.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use minigolf::{Content, Kind, Tile};
use pictures::Library;
use serde_json::Value;

use crate::games;

/// A box.
struct Printed {
    content: Arc<Content>,
    library: Library,
}

static STANDARD: LazyLock<Printed> =
    LazyLock::new(|| Printed { content: Content::standard(), library: Library::standard() });

/// Boxes that servers play with; the last one opened stands last.
static PACKS: RwLock<Vec<&'static Printed>> = RwLock::new(Vec::new());

/// Whether the last of them lies open, and not the standard one.
static IS_PACK_OPEN: RwLock<bool> = RwLock::new(false);

/// Opens the box that a match with these options is played with.
pub(crate) fn open(options: &str) {
    let found = games::content(options).and_then(pack);
    let is_pack = found.is_some();
    if let Some(pack) = found {
        let mut packs = PACKS.write().unwrap_or_else(PoisonError::into_inner);
        packs.retain(|it| !std::ptr::eq(*it, pack));
        packs.push(pack);
    }
    *IS_PACK_OPEN.write().unwrap_or_else(PoisonError::into_inner) = is_pack;
}

/// A pack by its name. It is read once, and kept as long as the page is: there are few.
fn pack(name: &str) -> Option<&'static Printed> {
    let known = PACKS.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known.iter().find(|it| it.content.name() == name) {
        return Some(found);
    }
    let games = games::known();
    let files = &games.pack(name)?.files;
    let file = |wanted| files.iter().find(|(it, _)| it == wanted).map(|(_, text)| text.as_str());
    let content = Content::from_files(file("tiles.csv"), file("clients.csv"), file("lands.txt"));
    let content = Arc::new(content.ok()?);
    let library = Library::standard().with(Arc::clone(&content));
    Some(Box::leak(Box::new(Printed { content, library })))
}

fn printed() -> &'static Printed {
    let is_pack = *IS_PACK_OPEN.read().unwrap_or_else(PoisonError::into_inner);
    let packs = PACKS.read().unwrap_or_else(PoisonError::into_inner);
    packs.last().copied().filter(|_| is_pack).unwrap_or(&STANDARD)
}

/// For whoever draws courses.
pub(super) fn library() -> &'static Library {
    &printed().library
}

/// All that is in the box.
pub(super) fn content() -> &'static Content {
    &printed().content
}

/// What a kind shows.
pub(super) fn tile_of(kind: Kind) -> &'static Tile {
    &content().kind(kind).tile
}

/// A kind by its number in a view.
pub(super) fn kind_of(number: &Value) -> Option<Kind> {
    let kind = Kind::new(u8::try_from(number.as_u64()?).ok()?)?;
    (kind.index() < content().kinds().len()).then_some(kind)
}
