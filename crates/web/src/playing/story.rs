//! What happened, in words.

use leptos::prelude::*;

use crate::session::{Fact, Seen, Session};
use crate::{language, t, tables};

/// The newest turn stands first; what happened in it, in the order in which it did.
#[component]
pub(crate) fn Story(
    session: Session,
    /// Whether it is unfolded from the first.
    #[prop(optional)]
    is_open: bool,
) -> impl IntoView {
    let lines = move || {
        let seen = session.seen();
        let told = turns(&seen.story).into_iter().rev().filter_map(|turn| {
            let facts = turn.iter().filter_map(|fact| tables::fact(&seen, fact));
            let lines = facts.map(|text| view! { <p>{text}</p> }).collect::<Vec<_>>();
            (!lines.is_empty()).then(|| view! { <li>{lines}</li> })
        });
        told.collect_view()
    };
    view! {
        <details class="story" open=is_open>
            <summary>{t!("story")}</summary>
            // With the keyboard on it, its arrows scroll it.
            <ol reversed=true tabindex="0" aria-label=t!("story")>{lines}</ol>
        </details>
    }
}

/// A turn is a decision and what comes of it, up to the next one; before the first there is what was dealt.
fn turns(story: &[Fact]) -> Vec<&[Fact]> {
    by_decisions(story, |fact| fact.step, Fact::is_decision)
}

fn by_decisions<T>(
    story: &[T],
    step: impl Fn(&T) -> usize,
    is_decision: impl Fn(&T) -> bool,
) -> Vec<&[T]> {
    // Facts of one step are of one turn, even if the decision is not the first of them.
    let decided: Vec<usize> = story.iter().filter(|fact| is_decision(fact)).map(&step).collect();
    let is_decided = |fact: &T| decided.binary_search(&step(fact)).is_ok();
    story.chunk_by(|before, after| step(before) == step(after) || !is_decided(after)).collect()
}

/// What happened since I last decided, turn by turn and shortly. On a narrow screen the style leaves out the oldest.
pub(crate) fn last(seen: &Seen) -> Vec<String> {
    let mine = seen.story.iter().rposition(|fact| seen.is_mine(fact)).map_or(0, |at| at + 1);
    let from = if mine == seen.story.len() { mine.saturating_sub(4) } else { mine };
    newest(turns(&seen.story[from..]), |fact| tables::fact(seen, fact))
}

/// The last turns in sentences, in their order: the newest, and as many before it as have room.
fn newest<T>(turns: Vec<&[T]>, tell: impl Fn(&T) -> Option<String>) -> Vec<String> {
    /// Letters that two lines of a wide screen hold.
    const ROOM: u32 = 220;
    let mut told: Vec<String> = Vec::new();
    let mut length = 0;
    for turn in turns.into_iter().rev() {
        let text = language::sentences(turn.iter().filter_map(&tell).map(sentence));
        length += language::width(&text);
        if length > ROOM && !told.is_empty() {
            break;
        }
        if !text.is_empty() {
            told.push(text);
        }
    }
    told.reverse();
    told
}

/// Something that happened, as a sentence among others.
pub(crate) fn sentence(what: String) -> String {
    t!("sentence", what = what)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A step and what it tells.
    type Told<'a> = (usize, &'a str);

    #[test]
    fn a_turn_is_a_decision_with_all_that_follows_from_it() {
        let story: [Told<'_>; 8] = [
            (1, "dealt"),
            (2, "dealt"),
            (3, "placed"),
            (3, "scored"),
            (4, "drew"),
            (5, "turned"),
            (5, "placed"),
            (6, "placed"),
        ];
        let turns = by_decisions(&story, |fact| fact.0, |fact| fact.1 == "placed");
        let told: Vec<Vec<&str>> =
            turns.into_iter().map(|turn| turn.iter().map(|fact| fact.1).collect()).collect();
        let expected: [&[&str]; 4] = [
            &["dealt", "dealt"],
            &["placed", "scored", "drew"],
            &["turned", "placed"],
            &["placed"],
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn the_last_turns_are_told_in_their_order_and_old_ones_no_more() {
        let long = "a".repeat(210);
        let story: [Told<'_>; 7] =
            [(1, &*long), (2, "b"), (2, "c"), (3, ""), (4, "d"), (4, "e"), (4, "")];
        let turns = |story| by_decisions(story, |fact: &Told<'_>| fact.0, |_| true);
        let tell = |fact: &Told<'_>| (!fact.1.is_empty()).then(|| fact.1.to_owned());
        assert_eq!(newest(turns(&story), tell), ["b. c.", "d. e."]);
        assert_eq!(newest(turns(&story[..1]), tell), [format!("{long}.")]);
        // Half as many characters fill the lines in Chinese.
        let [long, short] = ["字".repeat(105), "字".repeat(6)];
        let story: [Told<'_>; 2] = [(1, &*long), (2, &*short)];
        assert_eq!(newest(turns(&story), tell), [format!("{short}.")]);
    }
}
