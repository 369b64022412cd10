//! What is wrong with options that somebody has named, in the language of the terminal.

use faces::OptionWords;
use table::GameKind;
use tabletop::{OptionKind, OptionProblem, OptionSpec, OptionsError};
use texts::{Message, message};

use crate::words::{self, say};

/// A sentence for each problem of these options.
pub(super) fn options(
    kind: &dyn GameKind,
    pairs: &[(String, String)],
    error: &OptionsError,
) -> String {
    words::sentences(error.0.iter().map(|problem| say(&sentence(kind, pairs, problem))))
}

fn sentence(kind: &dyn GameKind, pairs: &[(String, String)], problem: &OptionProblem) -> Message {
    let name = problem.name.clone();
    let Some(spec) = kind.options().iter().find(|spec| spec.name == name) else {
        let names: Vec<&str> = kind.options().iter().map(|spec| spec.name).collect();
        return message!("option-unknown", name = name, names = names.join(", "));
    };
    if pairs.iter().filter(|(other, _)| *other == name).count() > 1 {
        return message!("option-twice", name = name);
    }
    let words = OptionWords { game: kind.id(), has: words::has };
    // What does not go together has words of the game.
    words.about(&format!("{name}-refused")).unwrap_or_else(|| takes(spec))
}

/// What an option can be.
fn takes(spec: &OptionSpec) -> Message {
    let name = spec.name.to_owned();
    match spec.kind {
        OptionKind::Flag => message!("option-takes-flag", name = name),
        OptionKind::Number { min, max } => {
            message!("option-takes-number", name = name, least = min, most = max)
        }
        OptionKind::Choice { values } => {
            message!("option-takes-choice", name = name, words = values.join(", "))
        }
        OptionKind::Seat => message!("option-takes-seat", name = name),
        OptionKind::List { values, open } => {
            let (open, words) = (open.to_owned(), values.join(", "));
            message!("option-takes-list", name = name, open = open, words = words)
        }
        OptionKind::Content => message!("option-takes-content", name = name),
    }
}
