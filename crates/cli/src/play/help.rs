//! The pages with the keys.

use pictures::{Ink, Sketch};
use texts::{Message, message};

use crate::layout::to_the_left;
use crate::words::say;

/// A title, and below it keys and what they do.
struct Block {
    title: Message,
    keys: Vec<(Key, Message)>,
}

/// A key: some are spelled alike in all languages.
enum Key {
    Alike(&'static str),
    Named(Message),
}

use Key::{Alike, Named};

/// At the start screen.
pub(super) fn start() -> Sketch {
    page(&[before_the_match(), during_the_match()])
}

/// At a table.
pub(super) fn table() -> Sketch {
    page(&[on_the_board(), in_a_list(), always()])
}

fn before_the_match() -> Block {
    let keys = vec![
        (Named(message!("keyname-lines")), message!("keys-before-line")),
        (Named(message!("keyname-values")), message!("keys-before-change")),
        (Named(message!("keyname-seed")), message!("keys-before-seed")),
        (Named(message!("keyname-enter")), message!("keys-before-enter")),
        (Named(message!("keyname-mouse")), message!("keys-before-mouse")),
        (Named(message!("keyname-leave")), message!("keys-leave")),
    ];
    Block { title: message!("keys-before"), keys }
}

fn during_the_match() -> Block {
    let keys =
        vec![(Alike("?"), message!("keys-all")), (Alike("q"), message!("keys-during-leave"))];
    Block { title: message!("keys-during"), keys }
}

fn on_the_board() -> Block {
    let keys = vec![
        (Named(message!("keyname-arrows")), message!("keys-arrows")),
        (Alike("1–9  , ."), message!("keys-piece")),
        (Alike("r  R"), message!("keys-turn")),
        (Alike("n  p"), message!("keys-jump")),
        (Alike("x"), message!("keys-other")),
        (Named(message!("keyname-mouse")), message!("keys-mouse")),
    ];
    Block { title: message!("keys-on-board"), keys }
}

fn in_a_list() -> Block {
    let keys = vec![
        (Named(message!("keyname-list")), message!("keys-point")),
        (Alike("/"), message!("keys-filter")),
    ];
    Block { title: message!("keys-in-list"), keys }
}

fn always() -> Block {
    let keys = vec![
        (Named(message!("keyname-confirm")), message!("keys-do")),
        (Alike("m"), message!("keys-moves")),
        (Alike("h"), message!("keys-hint")),
        (Alike("u"), message!("keys-undo")),
        (Alike(":"), message!("keys-command")),
        (Alike("s  l  t  Tab"), message!("keys-pages")),
        (Alike("b"), message!("keys-left")),
        (Alike("Ctrl-L"), message!("keys-redraw")),
        (Alike("q"), message!("keys-during-leave")),
    ];
    Block { title: message!("keys-always"), keys }
}

/// Columns of the keys.
const KEY: usize = 15;

fn page(blocks: &[Block]) -> Sketch {
    let mut sketch = Sketch::new();
    for (n, Block { title, keys }) in blocks.iter().enumerate() {
        if n > 0 {
            sketch.line(&[]);
        }
        sketch.line(&[(&say(title), Ink::Strong)]);
        for (key, what) in keys {
            let key = match key {
                Alike(key) => (*key).to_owned(),
                Named(key) => say(key),
            };
            let key = format!("  {}", to_the_left(&key, KEY));
            sketch.line(&[(&key, Ink::Accent), (&say(what), Ink::Plain)]);
        }
    }
    sketch
}
