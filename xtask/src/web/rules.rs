//! The rules as players read them: `docs/rules/<game>.md` becomes a piece of the page, fetched when somebody asks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};

use super::languages;
use crate::new_game::SAMPLE;
use crate::{shell, tidy};

/// The end of the address of the last section for players; notation, provenance and versions follow for whoever programs or checks.
const LAST_SECTION: &str = "/decisions\"";

/// Of a table with more columns, those after these name tests and sources.
const N_COLUMNS: usize = 3;

/// Writes the rules of the page's games beside it, in every language, lets the page name them, and returns the games.
pub(super) fn write(folder: &Path) -> Result<Vec<String>> {
    let pages = shell::root().join("docs/rules");
    let mut games: Vec<String> = shell::file_names(&pages)?
        .into_iter()
        .filter_map(|file| file.strip_suffix(".md").map(str::to_owned))
        .collect();
    // The sample game is not in the page: see `table::games`.
    games.retain(|game| game != SAMPLE);
    let mut files = Vec::new();
    for game in &games {
        let english = fs::read_to_string(pages.join(game).with_extension("md"))?;
        let file = format!("rules_{game}.html");
        fs::write(folder.join(&file), fragment(game, &english, &places(&english)))?;
        files.push(file);
        for language in languages::others() {
            let page = pages.join(language.tag()).join(game).with_extension("md");
            let page = fs::read_to_string(&page)
                .with_context(|| format!("no rules of {game} in {}", page.display()))?;
            let file = format!("rules_{game}_{}.html", language.tag());
            fs::write(folder.join(&file), fragment(game, &page, &places(&english)))?;
            files.push(file);
        }
    }
    languages::name_in_page(folder, &files)?;
    Ok(games)
}

/// The places of the sections of a page: a link to one leads there in every language.
fn places(english: &str) -> Vec<String> {
    let headings = english.lines().filter(|line| line.starts_with("##"));
    headings.map(|it| it.trim_start_matches('#').trim().to_lowercase().replace(' ', "-")).collect()
}

/// The rules of a game as HTML without any style or script: see `rules.rs` of the page.
/// Every rule and every section says its place, and ids of rules lead to them.
fn fragment(game: &str, markdown: &str, places: &[String]) -> String {
    let events = TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)).collect();
    let rules = Rules { game, ids: tidy::defined(markdown), places, sections: Vec::new() };
    rules.into_html(first_columns(events))
}

struct Rules<'a> {
    game: &'a str,
    ids: BTreeSet<&'a str>,
    /// The places of all sections, in their order.
    places: &'a [String],
    /// Headings so far, as links.
    sections: Vec<String>,
}

impl Rules<'_> {
    fn into_html(mut self, events: Vec<Event<'_>>) -> String {
        let mut told = Vec::new();
        let mut events = events.into_iter();
        while let Some(event) = events.next() {
            if let Event::Start(Tag::Heading { level, .. }) = event {
                if self.sections.last().is_some_and(|it| it.contains(LAST_SECTION)) {
                    break;
                }
                let text = plain(events.by_ref(), TagEnd::Heading(level));
                // The page says the title itself.
                if level != HeadingLevel::H1 {
                    told.push(self.heading(level, &text));
                }
            } else if event == Event::Start(Tag::Item) {
                told.push(self.rule(events.as_slice()).unwrap_or(event));
            } else if let Event::Text(text) = event {
                told.extend(self.linked(&text));
            } else {
                told.push(event);
            }
        }
        let mut html = format!("<nav class=\"sections\">{}</nav>\n", self.sections.join(" "));
        pulldown_cmark::html::push_html(&mut html, told.into_iter());
        html
    }

    fn heading(&mut self, level: HeadingLevel, text: &str) -> Event<'static> {
        let place = self.places.get(self.sections.len()).cloned().unwrap_or_default();
        self.sections.push(format!("<a href=\"#/rules/{}/{place}\">{text}</a>", self.game));
        Event::Html(format!("<{level} data-place=\"{place}\">{text}</{level}>\n").into())
    }

    /// The beginning of an item, if it is a rule: see [`tidy::defined`].
    fn rule(&self, item: &[Event<'_>]) -> Option<Event<'static>> {
        if item.first() != Some(&Event::Start(Tag::Strong)) {
            return None;
        }
        let end = item.iter().position(|it| *it == Event::End(TagEnd::Item))?;
        let Some(Event::Text(text)) = item[..end].last() else { return None };
        let id = tidy::id_at_end(text).filter(|id| self.ids.contains(id))?;
        Some(Event::Html(format!("<li data-place=\"{id}\">").into()))
    }

    fn link(&self, id: &str) -> String {
        format!("<a class=\"rule\" href=\"#/rules/{}/{id}\">{id}</a>", self.game)
    }

    /// A text whose ids lead to their rules.
    fn linked(&self, text: &str) -> Vec<Event<'static>> {
        let is_edge = |c: char| !c.is_ascii_alphanumeric() && c != '-';
        let owned = |text: &str| Event::Text(CowStr::from(text.to_owned()));
        let words = text.split_inclusive(is_edge).map(|word| {
            let id = word.trim_end_matches(is_edge);
            if self.ids.contains(id) {
                let rest = owned(&word[id.len()..]);
                vec![Event::InlineHtml(self.link(id).into()), rest]
            } else {
                vec![owned(word)]
            }
        });
        words.flatten().collect()
    }
}

/// What is written up to this end, without any form.
fn plain<'a>(events: impl Iterator<Item = Event<'a>>, end: TagEnd) -> String {
    let mut plain = String::new();
    for event in events.take_while(|event| *event != Event::End(end)) {
        if let Event::Text(text) | Event::Code(text) = event {
            plain.push_str(&text);
        }
    }
    plain
}

/// The same with narrower tables.
fn first_columns(mut events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut column = 0;
    events.retain(|event| {
        if matches!(event, Event::End(TagEnd::TableHead | TagEnd::TableRow)) {
            column = 0;
        }
        column += usize::from(*event == Event::Start(Tag::TableCell));
        column <= N_COLUMNS
    });
    events
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    const PAGE: &str = "# A game

One sentence.

## Words

| word | meaning |
|---|---|
| tile | see XX-2 |

## Rules

### At first

- **Building.** Lay a tile (XX-2), or XX-3. (XX-1)
- **Passing.** Or `pass`.\\
  Example: no tile is yours. (XX-2)
- no rule (XX-2)

## Decisions

| id | question | reading | test |
|---|---|---|---|
| XX-1 | Which? | any & all | `xx_1_any` |

## Notation

Not for players.
";

    #[test]
    fn a_rule_says_its_place_and_is_reached_from_where_it_is_named() {
        let html = fragment("game", PAGE, &places(PAGE));
        let rule = "<li data-place=\"XX-1\"><strong>Building.</strong> Lay a tile \
            (<a class=\"rule\" href=\"#/rules/game/XX-2\">XX-2</a>), or XX-3. \
            (<a class=\"rule\" href=\"#/rules/game/XX-1\">XX-1</a>)</li>";
        assert!(html.contains(rule), "{html}");
        let rule = "<li data-place=\"XX-2\"><strong>Passing.</strong> Or <code>pass</code>.<br />\nExample: no";
        assert!(html.contains(rule), "{html}");
        assert!(html.contains("<li>no rule ("), "{html}");
    }

    #[test]
    fn sections_are_listed_first_and_end_with_the_decisions() {
        let html = fragment("game", PAGE, &places(PAGE));
        let list = "<nav class=\"sections\"><a href=\"#/rules/game/words\">Words</a> \
            <a href=\"#/rules/game/rules\">Rules</a> <a href=\"#/rules/game/at-first\">At first</a> \
            <a href=\"#/rules/game/decisions\">Decisions</a></nav>\n<p>One sentence.</p>";
        assert!(html.starts_with(list), "{html}");
        assert!(html.contains("<h3 data-place=\"at-first\">At first</h3>"), "{html}");
        assert!(!html.contains("Not for players"), "{html}");
    }

    #[test]
    fn sections_have_the_same_places_in_every_language() {
        let page = "# Un jeu\n\n## Mots\n\n## Règles\n\n- **Poser.** Une tuile. (XX-1)\n";
        let html = fragment("game", page, &places(PAGE));
        assert!(html.contains("<a href=\"#/rules/game/rules\">Règles</a>"), "{html}");
        assert!(html.contains("<h2 data-place=\"rules\">Règles</h2>"), "{html}");
    }

    #[test]
    fn tests_and_sources_of_decisions_are_left_out() {
        let html = fragment("game", PAGE, &places(PAGE));
        assert!(html.contains("<td>any &amp; all</td></tr>"), "{html}");
        assert!(!html.contains("xx_1_any"), "{html}");
    }

    /// The rules of every game in every language.
    fn our_pages() -> impl Iterator<Item = PathBuf> {
        let pages = shell::root().join("docs/rules");
        let folders = languages::others().map(|it| pages.join(it.tag())).chain([pages.clone()]);
        let files = |it: PathBuf| {
            shell::file_names(&it).map(|of| of.into_iter().map(move |name| it.join(name)))
        };
        folders.collect::<Vec<_>>().into_iter().flat_map(files).flatten()
    }

    #[test]
    fn players_read_no_names_of_options_and_no_notation() -> Result<()> {
        for page in our_pages() {
            let name = page.file_name().context("it is a file")?;
            let english = fs::read_to_string(shell::root().join("docs/rules").join(name))?;
            let html = fragment("game", &fs::read_to_string(&page)?, &places(&english));
            let code = html.split_once("<code>").map(|(_, it)| it.split("</code>").next());
            assert_eq!(code, None, "{}", page.display());
            let words = html.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let names: Vec<&str> = words.filter(|it| it.contains('_')).collect();
            assert!(names.is_empty(), "{}: {names:?}", page.display());
        }
        Ok(())
    }

    #[test]
    fn nothing_in_our_pages_is_refused_by_the_security_policy() -> Result<()> {
        for page in our_pages() {
            let markdown = fs::read_to_string(page)?;
            let html = fragment("game", &markdown, &["words".into(), "rules".into()]);
            for refused in ["<script", "style=", " on", "<img"] {
                let tags = html.split('<').filter_map(|it| it.split('>').next());
                assert!(
                    tags.into_iter().all(|tag| !format!("<{tag}").contains(refused)),
                    "{refused}"
                );
            }
            assert!(html.contains("data-place=\"rules\""), "every game has its rules");
        }
        Ok(())
    }
}
