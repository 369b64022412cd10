//! What is left: what the box of the game holds, and what of it may still come. It opens where the rules do, and what
//! counts a game's box comes when somebody asks for it.

use faces::{Left, Message, Row, Scene, Tally};
use leptos::prelude::*;

use crate::rules::{Open, Reading};
use crate::session::Session;
use crate::{language, t};

/// What says what is left in a game's box, to whoever sits at this screen.
pub(crate) type Count = fn(Session) -> Option<String>;

/// A button that shows it.
#[component]
pub(crate) fn LeftInBox(session: Session, reading: Reading) -> impl IntoView {
    view! {
        <button type="button" class="button" id="left" aria-haspopup="dialog"
            on:click=move |_| reading.open(Open::Left(session))>{t!("left")}</button>
    }
}

/// What is left, as a text of the page: it is only read, and tables that are drawn as views would weigh more.
pub(crate) fn html(session: Session, count: fn(&Scene) -> Option<Left>) -> Option<String> {
    // English words come with it; other languages have them all in one file.
    if !language::has("left-in-box") {
        language::add(&[texts::english::LEFT]);
    }
    let seen = session.glance();
    let left = count(&seen.scene)?;
    let tell = |message: &Message| plain(&seen.tell(message));
    let tables = left.tallies.iter().map(|tally| table(&tell, tally));
    Some(format!("<p>{}</p>", tell(&left.note)) + &tables.collect::<String>())
}

fn table(tell: &dyn Fn(&Message) -> String, tally: &Tally) -> String {
    let heads: String = tally.heads().map(|it| head("col", &tell(&it))).collect();
    let row = |row: &Row| {
        let numbers: String = tally.numbers(row).map(cell).collect();
        let class = if row.to_come == 0 { " class=\"gone\"" } else { "" };
        format!("<tr{class}>{}{numbers}</tr>", head("row", &tell(&row.what)))
    };
    format!(
        "<table class=\"lines\"><caption>{}</caption><thead><tr><td></td>{heads}</tr></thead>\
         <tbody>{}</tbody><tfoot>{}</tfoot></table>",
        tell(&tally.what),
        tally.rows.iter().map(row).collect::<String>(),
        tally.all.iter().map(row).collect::<String>(),
    )
}

fn head(of: &str, text: &str) -> String {
    format!("<th scope=\"{of}\">{text}</th>")
}

fn cell(n: u16) -> String {
    format!("<td>{n}</td>")
}

/// Text that stays text: nothing in it is taken for a tag.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use texts::Nameless;

    use super::*;

    #[test]
    fn words_of_a_content_pack_are_no_tags() {
        let what = |text: &str| Message::text(text);
        let row = Row { what: what("A & <b>"), in_box: 2, to_come: 0, apart: 1 };
        let tally =
            Tally { what: what("All"), apart: Some(what("Aside")), rows: vec![row], all: None };
        let nobody = Nameless { me: None };
        let tell = |message: &Message| plain(&language::tell(message, &nobody));
        let html = table(&tell, &tally);
        let wanted = "<tr class=\"gone\"><th scope=\"row\">A &amp; &lt;b></th><td>2</td><td>0</td><td>1</td></tr>";
        assert!(html.contains(wanted), "{html}");
        assert_eq!(html.matches("<th scope=\"col\">").count(), 3);
    }
}
