//! Rust as words, texts and marks: as much of it as it takes to find calls.
//!
//! A crate that reads all of Rust would be built for us and for every macro of the workspace, which would then be built
//! anew whenever this crate is among what is asked for.

/// A piece of a program. Comments are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tidy) enum Token<'a> {
    /// A name or a number.
    Word(&'a str),
    /// What stands within quotation marks.
    Text(&'a str),
    /// Anything else, one character at a time; characters in single quotation marks are marks, too.
    Mark(char),
}

/// All pieces of a program.
pub(in crate::tidy) fn tokens(mut rest: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (token, after) = if first.is_whitespace() {
            (None, &rest[first.len_utf8()..])
        } else if rest.starts_with("//") {
            (None, rest.find('\n').map_or("", |end| &rest[end..]))
        } else if rest.starts_with("/*") {
            (None, after_comment(rest))
        } else if let Some((text, after)) = text(rest) {
            (Some(Token::Text(text)), after)
        } else if let Some(after) = after_character(rest) {
            (Some(Token::Mark('\'')), after)
        } else {
            let end = rest.find(|it: char| !is_of_word(it)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end.max(first.len_utf8()));
            (Some(if end > 0 { Token::Word(word) } else { Token::Mark(first) }), after)
        };
        tokens.extend(token);
        rest = after;
    }
    tokens
}

fn is_of_word(it: char) -> bool {
    it.is_alphanumeric() || it == '_'
}

/// What follows a comment, which may hold others.
fn after_comment(text: &str) -> &str {
    let mut rest = &text[2..];
    let mut depth = 1;
    while depth > 0 {
        let Some(at) = rest.find("/*").into_iter().chain(rest.find("*/")).min() else { return "" };
        depth = if rest[at..].starts_with("/*") { depth + 1 } else { depth - 1 };
        rest = &rest[at + 2..];
    }
    rest
}

/// The text that begins here, and what follows it: `"…"`, `b"…"`, `r#"…"#`.
fn text(rest: &str) -> Option<(&str, &str)> {
    let body = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    if let Some(body) = body.strip_prefix('"') {
        let mut is_escaped = false;
        let end = body.find(|it| {
            let is_end = it == '"' && !is_escaped;
            is_escaped = it == '\\' && !is_escaped;
            is_end
        });
        return end.map(|end| (&body[..end], &body[end + 1..]));
    }
    let body = body.strip_prefix('r')?;
    let n_hashes = body.len() - body.trim_start_matches('#').len();
    let (hashes, body) = body.split_at(n_hashes);
    body.strip_prefix('"')?.split_once(&format!("\"{hashes}"))
}

/// What follows the character in quotation marks that begins here: `'a'`, `'\n'`, but not the lifetime `'a`.
fn after_character(rest: &str) -> Option<&str> {
    let body = rest.strip_prefix('\'')?;
    if let Some(escape) = body.strip_prefix('\\') {
        // What is escaped may be such a mark itself.
        let after = escape.chars().next().map(|it| &escape[it.len_utf8()..])?;
        return after.split_once('\'').map(|(_, after)| after);
    }
    let first = body.chars().next()?;
    body[first.len_utf8()..].strip_prefix('\'')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> String {
        let told = |token: &Token<'_>| match token {
            Token::Word(word) => (*word).to_owned(),
            Token::Text(text) => format!("<{text}>"),
            Token::Mark(mark) => mark.to_string(),
        };
        tokens(source).iter().map(told).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn texts_end_where_they_end() {
        assert_eq!(found(r#"a("b, \"c\\", d)"#), r#"a ( <b, \"c\\> , d )"#);
        assert_eq!(found(r##"r#"a "b" c"# br"d\" r#fn d"##), r#"<a "b" c> <d\> r # fn d"#);
        assert_eq!(found("\"{ü}\"ü"), "<{ü}> ü");
    }

    #[test]
    fn characters_are_told_from_lifetimes() {
        assert_eq!(
            found(r"['a', '\'', '\u{41}', '(', 'ü', '\\'] x"),
            "[ ' , ' , ' , ' , ' , ' ] x"
        );
        assert_eq!(found("&'a str, &'static T"), "& ' a str , & ' static T");
    }

    #[test]
    fn comments_are_left_out_and_may_hold_others() {
        assert_eq!(found("a // \"b\"\nc /* d /* e */ \" */ f / g"), "a c f / g");
    }

    #[test]
    fn what_is_not_closed_ends_with_the_file() {
        for source in ["a /* b", "a // b"] {
            assert_eq!(found(source), "a");
        }
        assert_eq!(found("a \"b"), "a \" b");
    }
}
