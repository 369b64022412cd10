//! What each game looks like. A table draws what a [`Session`] shows and offers the moves that it lists;
//! whatever it needs to know about rules, it asks.

pub(crate) mod green;
pub(crate) mod hand;
pub(crate) mod ingenious;
pub(crate) mod minigolf;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "every game of the page is drawn"))]
pub(crate) mod plain;
pub(crate) mod words;

use faces::Message;
use leptos::prelude::*;

use crate::session::{Fact, Seen, Session};
use crate::{games, t};

/// What one game looks like: what its table draws, and what stands beside it.
#[derive(Clone, Copy)]
pub(crate) struct Skin {
    pub(crate) table: fn(Session) -> AnyView,
    pub(crate) sheet: fn(Session) -> AnyView,
    /// A guided match (`learn/script.rs`); empty where there is none.
    pub(crate) lesson: &'static str,
}

/// What is drawn of a view, which is always of the game that draws it.
pub(crate) fn drawn<V: Clone + PartialEq + Send + Sync + 'static, T: IntoView + 'static>(
    session: Session,
    draw: impl FnOnce(Memo<V>) -> T,
) -> AnyView {
    match session.view() {
        Some(view) => draw(view).into_any(),
        None => ().into_any(),
    }
}

/// The table itself: board, and what I can place on it.
#[component]
pub(crate) fn GameTable(session: Session) -> AnyView {
    games::get(session.glance().game())
        .map_or_else(|| ().into_any(), |game| (game.skin.table)(session))
}

/// Everybody's points and what else stands beside the board.
#[component]
pub(crate) fn Sheet(session: Session) -> AnyView {
    games::get(session.glance().game())
        .map_or_else(|| ().into_any(), |game| (game.skin.sheet)(session))
}

/// What I may do now, in a sentence. Only asked when it is my turn.
pub(crate) fn prompt(seen: &Seen) -> String {
    seen.tell(&seen.scene.prompt(&seen.moves))
}

/// A move that could be made, in a sentence.
pub(crate) fn spoken(seen: &Seen, mv: &str) -> String {
    tried(seen, mv).map_or_else(|| mv.to_owned(), |said| seen.tell(&said))
}

/// A move, and what it would come to where that is worth knowing.
fn tried(seen: &Seen, mv: &str) -> Option<Message> {
    let me = seen.me.filter(|_| seen.scene.listed(mv).is_tried);
    match me.and_then(|me| seen.table.preview(me, mv).ok()) {
        Some(preview) => seen.scene.tried(mv, &preview.events),
        None => seen.scene.mv(mv),
    }
}

/// What happened, in a sentence; nothing for what the board shows anyway.
pub(crate) fn fact(seen: &Seen, fact: &Fact) -> Option<String> {
    let told = seen.tell(&seen.scene.fact(fact.heard.as_ref()?)?);
    // What came of it is told as always.
    Some(if fact.by_bot && fact.is_decision() { t!("told-by-bot", what = told) } else { told })
}

#[cfg(test)]
mod tests {
    use table::{Dealer, GameKind, Table, games};
    use tabletop::{GameRng, Seat, Seed, Stream, Viewer};

    use super::{Fact, fact, prompt, spoken};
    use crate::playing::next;
    use crate::replay::Past;
    use crate::session::{look, look_back};
    use crate::t;

    fn opened(game: &dyn GameKind, mode: &str, seed: &Seed) -> Box<dyn Table> {
        let options: Vec<_> = mode.split(' ').filter_map(|it| it.split_once('=')).collect();
        game.open(&options, Dealer::Seeded(seed.clone())).unwrap()
    }

    /// Makes any move; whose and which it was, until the match is over.
    fn go_on(table: &mut dyn Table, seed: &Seed) -> Option<(Seat, String)> {
        let seat = table.to_act().seats().lowest()?;
        let (step, mut moves) = (table.n_steps(), table.legal_moves(seat));
        let mut any = GameRng::derive(seed, Stream::Bot, step as u64);
        let mv = moves.swap_remove(any.below(u32::try_from(moves.len()).unwrap()) as usize);
        table.submit(seat, step, &mv).unwrap();
        Some((seat, mv))
    }

    #[test]
    fn all_that_happens_in_a_match_can_be_told_whoever_did_it() {
        for (game, seed) in games().iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
            for mode in game.modes() {
                let seed = Seed::from(seed);
                let mut table = opened(*game, &mode, &seed);
                while go_on(&mut *table, &seed).is_some() {}
                for me in [None, Some(Seat::new(0))] {
                    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
                    let past = look_back(&*table, me, Past::nameless(&*table), Vec::new());
                    for event in table.learned(viewer, 0).into_iter().flat_map(|it| it.events) {
                        let of = |by_bot| Fact::new(game.id(), 0, &event, by_bot);
                        let [own, by_bot] = [false, true].map(|by_bot| fact(&past, &of(by_bot)));
                        assert!(!own.as_deref().is_some_and(is_cut_off), "{mode}: {own:?}");
                        let is_marked = own != by_bot;
                        let is_told = own.is_some() && of(true).is_decision();
                        assert_eq!(is_marked, is_told, "{mode}: {event:?} {by_bot:?}");
                    }
                }
            }
        }
    }

    /// Whether it ends with a colon: whoever hears it waits for what comes after that.
    fn is_cut_off(text: &str) -> bool {
        text.trim_end_matches([' ', '\u{a0}', '.']).ends_with([':', '：'])
    }

    #[test]
    fn nothing_that_is_asked_or_offered_ends_in_a_colon() {
        for game in games() {
            for mode in game.modes() {
                let seed = Seed::from(9);
                let mut table = opened(*game, &mode, &seed);
                while go_on(&mut *table, &seed).is_some() {
                    if !table.n_steps().is_multiple_of(5) {
                        continue;
                    }
                    let me = table.to_act().seats().lowest();
                    let shown = look(&*table, me, Past::nameless(&*table), Vec::new());
                    let moves = shown.moves.iter().take(3).map(|mv| spoken(&shown, mv));
                    let hints = moves.map(|what| t!("hint-says", what = what));
                    for said in hints.chain([prompt(&shown), next(&shown)]) {
                        assert!(!is_cut_off(&said), "{mode}: {said}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_move_tells_of_a_decision_and_no_deal_does() {
        for game in games() {
            for mode in game.modes() {
                let seed = Seed::from(7);
                let mut table = opened(*game, &mode, &seed);
                let is_decision =
                    |fact: &table::Fact| Fact::new(game.id(), 0, fact, false).is_decision();
                let has_decision = |facts: &[table::Fact]| facts.iter().any(is_decision);
                for learned in table.learned(Viewer::Spectator, 0) {
                    assert!(!has_decision(&learned.events), "{mode}: {:?}", learned.events);
                }
                loop {
                    let before = table.n_steps();
                    let Some((seat, mv)) = go_on(&mut *table, &seed) else { break };
                    let learned = table.learned(Viewer::Seat(seat), before);
                    let n = learned.iter().filter(|it| has_decision(&it.events)).count();
                    assert_eq!(n, 1, "{mode}: {mv} tells {learned:?}");
                }
            }
        }
    }
}
