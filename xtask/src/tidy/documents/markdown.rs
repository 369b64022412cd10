//! What a page says: its links, the headings they can lead to, and what stands in back ticks.

use std::collections::BTreeSet;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A link, or a picture.
pub(super) struct Link {
    pub(super) line: usize,
    pub(super) target: String,
}

/// A paragraph, an item of a list, a heading or a row of a table, as far as it stands in back ticks.
#[derive(Default)]
pub(super) struct Passage {
    /// Lines and what stands there.
    pub(super) code: Vec<(usize, String)>,
}

/// Where a page leads to, in Markdown and in HTML.
pub(super) fn links(page: &str) -> Vec<Link> {
    let mut links = Vec::new();
    for (event, range) in Parser::new_ext(page, Options::ENABLE_TABLES).into_offset_iter() {
        let line = line_at(page, range.start);
        let mut note = |target: &str| links.push(Link { line, target: target.to_owned() });
        if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event {
            note(&dest_url);
        } else if let Event::Html(html) | Event::InlineHtml(html) = event {
            attributes(&html, "src").chain(attributes(&html, "href")).for_each(note);
        }
    }
    links
}

fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let mark = format!(" {name}=\"");
    let parts: Vec<&str> = html.split(mark.as_str()).skip(1).collect();
    parts.into_iter().filter_map(|rest| rest.split('"').next())
}

/// The names that GitHub gives to headings: links lead to these.
pub(super) fn anchors(page: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match (event, &mut heading) {
            (Event::Start(Tag::Heading { .. }), _) => heading = Some(String::new()),
            (Event::Text(text) | Event::Code(text), Some(heading)) => *heading += &text,
            (Event::End(TagEnd::Heading(_)), Some(text)) => {
                let name = anchor(text);
                let again = (1..).map(|n| format!("{name}-{n}"));
                let mut names = std::iter::once(name.clone()).chain(again);
                anchors.extend(names.find(|name| !anchors.contains(name)));
                heading = None;
            }
            _ => {}
        }
    }
    anchors
}

fn anchor(heading: &str) -> String {
    let is_kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    heading.to_lowercase().chars().filter(is_kept).collect::<String>().replace(' ', "-")
}

/// Everything in back ticks, passage by passage; blocks of code are no part of it.
pub(super) fn passages(page: &str) -> Vec<Passage> {
    let mut passages = vec![Passage::default()];
    for (event, range) in Parser::new_ext(page, Options::ENABLE_TABLES).into_offset_iter() {
        if let Event::Start(
            Tag::Paragraph | Tag::Item | Tag::Heading { .. } | Tag::TableHead | Tag::TableRow,
        ) = event
        {
            passages.push(Passage::default());
        } else if let (Event::Code(text), Some(last)) = (event, passages.last_mut()) {
            last.code.push((line_at(page, range.start), text.into_string()));
        }
    }
    passages
}

/// The same for the comments that document Rust.
pub(super) fn passages_of_rust(source: &str) -> Vec<Passage> {
    let mut passages = Vec::new();
    let mut page = String::new();
    let mut first = 1;
    for (line, text) in (1..).zip(source.lines().chain([""])) {
        if let Some(text) = documentation(text) {
            page.push_str(text);
            page.push('\n');
        } else {
            passages.extend(passages_from(&page, first));
            page.clear();
            first = line + 1;
        }
    }
    passages
}

fn passages_from(page: &str, first: usize) -> Vec<Passage> {
    if page.is_empty() {
        return Vec::new();
    }
    let mut passages = passages(page);
    for (line, _) in passages.iter_mut().flat_map(|passage| &mut passage.code) {
        *line += first - 1;
    }
    passages
}

fn documentation(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line.strip_prefix("//!").or_else(|| line.strip_prefix("///"))?;
    Some(text.strip_prefix(' ').unwrap_or(text))
}

fn line_at(page: &str, at: usize) -> usize {
    1 + page[..at].matches('\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_named_as_github_names_them() {
        let page = "# Mini Golf: `play`\n\n## Who, and why?\n## Who, and why?\n## A-b _c_\n";
        let expected = ["a-b-c", "mini-golf-play", "who-and-why", "who-and-why-1"];
        assert!(anchors(page).iter().eq(expected), "{:?}", anchors(page));
    }

    #[test]
    fn comments_that_document_rust_are_read_as_pages() {
        let source = "//! See `a/b.rs`\n//! and `c`.\n\nlet x = \"`no`\"; // `no`\n    /// `d`\n    /// ```\n    /// `no`\n    /// ```\n";
        let found: Vec<Vec<(usize, String)>> = passages_of_rust(source)
            .into_iter()
            .map(|passage| passage.code)
            .filter(|code| !code.is_empty())
            .collect();
        let said = |line: usize, text: &str| (line, text.to_owned());
        assert_eq!(found, [vec![said(1, "a/b.rs"), said(2, "c")], vec![said(5, "d")]]);
    }
}
