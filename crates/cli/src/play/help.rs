//! The pages with the keys.

use pictures::{Ink, Sketch};

/// Keys and what they do, below a title.
type Block = (&'static str, &'static [(&'static str, &'static str)]);

const START: &[Block] = &[
    (
        "Before the match",
        &[
            ("↑ ↓  Tab", "choose a line"),
            ("← →  space", "change what it says"),
            ("0-9  Backspace", "write a seed"),
            ("Enter", "play with what the lines say, or go on with a saved match"),
            ("mouse", "click to choose a line, click again to change it"),
            ("q  Esc", "leave"),
        ],
    ),
    (
        "During the match",
        &[
            ("?", "all its keys"),
            ("q", "leave; it is saved after every move, and offered here again"),
        ],
    ),
];

const TABLE: &[Block] = &[
    (
        "On the board",
        &[
            ("arrows", "move the cursor; ∘ marks where the piece may go"),
            ("1-9  , .", "take another piece: by its number, the one before, the next"),
            ("r  R", "turn it right, left (also the wheel, or the right button)"),
            ("n  p", "jump to the next or the previous place where it may go"),
            ("x", "what becomes of the other tile (mini golf, alone)"),
            ("mouse", "click to point, click again to do it"),
        ],
    ),
    (
        "In a list",
        &[("↑ ↓  PgUp PgDn", "point at a move"), ("/", "show only moves with these words in them")],
    ),
    (
        "Always",
        &[
            ("Enter, space", "do what is chosen"),
            ("m", "all moves in words, and back to the board"),
            ("h", "hint: what a strong bot would do, and why"),
            ("u", "take back, as long as nothing was drawn or shown since"),
            (":", "type a move in notation; a refusal names its rule"),
            ("s  l  t  Tab", "score, log, the whole table; again for the board"),
            ("Ctrl-L", "draw everything again"),
            ("q", "leave; the match is saved after every move"),
        ],
    ),
];

/// At the start screen.
pub(super) fn start() -> Sketch {
    page(START)
}

/// At a table.
pub(super) fn table() -> Sketch {
    page(TABLE)
}

fn page(blocks: &[Block]) -> Sketch {
    let mut sketch = Sketch::new();
    for (n, (title, keys)) in blocks.iter().enumerate() {
        if n > 0 {
            sketch.line(&[]);
        }
        sketch.line(&[(title, Ink::Strong)]);
        for (key, what) in *keys {
            sketch.line(&[(&format!("  {key:<15}"), Ink::Accent), (what, Ink::Plain)]);
        }
    }
    sketch
}
