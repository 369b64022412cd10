//! The rules as players read them: `docs/rules/<game>.md` becomes a piece of the page, fetched when somebody asks.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};

use crate::new_game::SAMPLE;
use crate::shell;

/// The last section for players; notation, provenance and versions follow for whoever programs or checks.
const LAST_SECTION: &str = "Decisions";

/// Of a table with more columns, those after these name tests and sources.
const N_COLUMNS: usize = 3;

/// Writes the rules of the page's games beside it, lets the page name them, and returns the names of the files.
pub(super) fn write(folder: &Path) -> Result<Vec<String>> {
    let pages = shell::root().join("docs/rules");
    let mut files = Vec::new();
    for entry in fs::read_dir(&pages).with_context(|| format!("no {}", pages.display()))? {
        let path = entry?.path();
        let game = path.file_stem().and_then(|it| it.to_str()).context("our own names")?;
        // The sample game is not in the page: see `table::games`.
        if game == SAMPLE {
            continue;
        }
        let file = format!("rules_{game}.html");
        fs::write(folder.join(&file), fragment(game, &fs::read_to_string(&path)?))?;
        files.push(file);
    }
    files.sort();
    let page = folder.join("index.html");
    fs::write(&page, naming(&fs::read_to_string(&page)?, &files)?)?;
    Ok(files)
}

/// The page with a line in its head for each of these files, under the name by which the page asks for it.
fn naming(page: &str, files: &[String]) -> Result<String> {
    const BEFORE: &str = "    <title>";
    let (head, rest) = page.split_once(BEFORE).context("index.html has no line with its title")?;
    let line = |file: &String| {
        let name = file.trim_end_matches(".html").replace('_', "-");
        format!("    <meta name=\"{name}\" content=\"{file}\">\n")
    };
    let lines: String = files.iter().map(line).collect();
    Ok(format!("{head}{lines}{BEFORE}{rest}"))
}

/// The rules of a game as HTML without any style or script: see `rules.rs` of the page.
/// Every rule and every section says its place, and ids of rules lead to them.
fn fragment(game: &str, markdown: &str) -> String {
    let events = TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)).collect();
    let rules = Rules { game, ids: ids(markdown), sections: Vec::new() };
    rules.into_html(first_columns(events))
}

/// The ids at the heads of rules: `- **XX-3** …`.
fn ids(markdown: &str) -> BTreeSet<&str> {
    let heads = markdown.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    heads.map(|(id, _)| id).collect()
}

struct Rules<'a> {
    game: &'a str,
    ids: BTreeSet<&'a str>,
    /// Headings so far, as links.
    sections: Vec<String>,
}

impl Rules<'_> {
    fn into_html(mut self, events: Vec<Event<'_>>) -> String {
        let mut told = Vec::new();
        let mut events = events.into_iter().peekable();
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
            } else if event == Event::Start(Tag::Item)
                && events.next_if_eq(&Event::Start(Tag::Strong)).is_some()
            {
                told.push(self.head(&plain(events.by_ref(), TagEnd::Strong)));
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
        let place = text.to_lowercase().replace(' ', "-");
        self.sections.push(format!("<a href=\"#/rules/{}/{place}\">{text}</a>", self.game));
        Event::Html(format!("<{level} data-place=\"{place}\">{text}</{level}>\n").into())
    }

    /// The beginning of a rule.
    fn head(&self, id: &str) -> Event<'static> {
        Event::Html(format!("<li data-place=\"{id}\">{}", self.link(id)).into())
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
    use super::*;

    const PAGE: &str = "# A game

One sentence.

## Words

| word | meaning |
|---|---|
| tile | see XX-2 |

## Rules

### At first

- **XX-1** Lay a tile (XX-2), or XX-3.
- **XX-2** Or `pass`.
- no rule

## Decisions

| id | question | reading | test |
|---|---|---|---|
| XX-1 | Which? | any & all | `xx_1_any` |

## Notation

Not for players.
";

    #[test]
    fn a_rule_says_its_place_and_is_reached_from_where_it_is_named() {
        let html = fragment("game", PAGE);
        let rule = "<li data-place=\"XX-1\"><a class=\"rule\" href=\"#/rules/game/XX-1\">XX-1</a> Lay a tile \
            (<a class=\"rule\" href=\"#/rules/game/XX-2\">XX-2</a>), or XX-3.</li>";
        assert!(html.contains(rule), "{html}");
        assert!(html.contains("<li>no rule</li>"), "{html}");
    }

    #[test]
    fn the_page_names_the_rules_of_every_game() {
        let page = "<head>\n    <title>Clubhouse</title>\n</head>\n";
        let named = naming(page, &["rules_one.html".into(), "rules_two.html".into()]).unwrap();
        let lines = "<head>\n    <meta name=\"rules-one\" content=\"rules_one.html\">\n    \
            <meta name=\"rules-two\" content=\"rules_two.html\">\n    <title>";
        assert!(named.starts_with(lines), "{named}");
        assert!(naming("<head></head>", &[]).is_err());
    }

    #[test]
    fn sections_are_listed_first_and_end_with_the_decisions() {
        let html = fragment("game", PAGE);
        let list = "<nav class=\"sections\"><a href=\"#/rules/game/words\">Words</a> \
            <a href=\"#/rules/game/rules\">Rules</a> <a href=\"#/rules/game/at-first\">At first</a> \
            <a href=\"#/rules/game/decisions\">Decisions</a></nav>\n<p>One sentence.</p>";
        assert!(html.starts_with(list), "{html}");
        assert!(html.contains("<h3 data-place=\"at-first\">At first</h3>"), "{html}");
        assert!(!html.contains("Not for players"), "{html}");
    }

    #[test]
    fn tests_and_sources_of_decisions_are_left_out() {
        let html = fragment("game", PAGE);
        assert!(html.contains("<td>any &amp; all</td></tr>"), "{html}");
        assert!(!html.contains("xx_1_any"), "{html}");
    }

    #[test]
    fn nothing_in_our_pages_is_refused_by_the_security_policy() -> Result<()> {
        for entry in fs::read_dir(shell::root().join("docs/rules"))? {
            let html = fragment("game", &fs::read_to_string(entry?.path())?);
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
