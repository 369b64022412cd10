//! My turn is announced: in the title, by a sound, and, if I asked for it, by the browser.

use leptos::prelude::*;

use crate::session::{Seen, Session};
use crate::{browser, games, settings, t};

/// Announces turns as long as the match is on the screen.
pub(crate) fn announce_turns(session: Session) {
    let game = session.glance().game();
    let is_mine = session.part(Seen::is_my_turn);
    Effect::new(move |before: Option<bool>| {
        let is_mine = is_mine.get();
        let title = games::title(game);
        document().set_title(&if is_mine { t!("title-your-turn", game = title) } else { title });
        // What was my turn when I sat down is no news.
        if is_mine && before == Some(false) {
            announce(game, &window().location().hash().unwrap_or_default());
        }
        is_mine
    });
    on_cleanup(|| document().set_title(&t!("clubhouse")));
}

/// Says that it is my turn in a match that is to be found there, to whoever does not look.
pub(crate) fn announce(game: &str, place: &str) {
    let settings = settings::current();
    let is_elsewhere = document().hidden() || !document().has_focus().unwrap_or(true);
    if settings.notify && is_elsewhere {
        browser::notify(&t!("title-your-turn", game = games::title(game)), place);
    }
    if settings.sound && is_elsewhere {
        crate::sound::chime();
    }
}
