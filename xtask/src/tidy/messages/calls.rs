//! Places of a program that say a message by a literal id.

use std::collections::BTreeSet;

use super::tokens::{Token, tokens};

/// A place that says a message.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Call {
    pub(super) way: Way,
    pub(super) id: String,
    pub(super) given: BTreeSet<String>,
}

/// How a message is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// `message!("id", a = ..)`
    Message,
    /// `t!("id", a = ..)`
    Text,
    /// `say("id", &[("a", ..)])`
    Say,
}

/// All of them in a file, those within others and within other macros, too.
pub(super) fn calls(source: &str) -> Vec<Call> {
    let tokens = tokens(source);
    let opened = (0..tokens.len()).filter(|at| is_one_of(&tokens[*at], "([{"));
    opened.filter_map(|at| call(&tokens[..at], within(&tokens[at..])?)).collect()
}

/// The call of what is named before a pair of brackets.
fn call(before: &[Token<'_>], within: &[Token<'_>]) -> Option<Call> {
    match before {
        [.., Token::Word("message"), Token::Mark('!')] => in_macro(Way::Message, within),
        [.., Token::Word("t"), Token::Mark('!')] => in_macro(Way::Text, within),
        [.., Token::Word("say")] => in_function(within),
        _ => None,
    }
}

/// `"id", a = .., b = ..`
fn in_macro(way: Way, within: &[Token<'_>]) -> Option<Call> {
    let arguments = arguments(within);
    let (id, about) = arguments.split_first()?;
    let given = about.iter().filter_map(|argument| match argument {
        [Token::Word(name), Token::Mark('='), ..] => Some((*name).to_owned()),
        // After a comma of a closure or of generics.
        _ => None,
    });
    Some(Call { way, id: literal(id)?, given: given.collect() })
}

/// `"id", &[("a", ..), ("b", ..)]`
fn in_function(inside: &[Token<'_>]) -> Option<Call> {
    let arguments = arguments(inside);
    let [id, [Token::Mark('&'), about @ ..]] = arguments.as_slice() else { return None };
    let about = self::arguments(within(about).filter(|_| is_one_of(&about[0], "["))?);
    let given: Option<BTreeSet<String>> = about.iter().map(|pair| first(pair)).collect();
    Some(Call { way: Way::Say, id: literal(id)?, given: given? })
}

/// The name in `("a", ..)`.
fn first(pair: &[Token<'_>]) -> Option<String> {
    literal(arguments(within(pair)?).first()?)
}

/// What stands within the pair of brackets that begins here.
fn within<'a, 't>(tokens: &'a [Token<'t>]) -> Option<&'a [Token<'t>]> {
    let (first, rest) = tokens.split_first()?;
    let mut depth = is_one_of(first, "([{").then_some(1)?;
    let end = rest.iter().position(|token| {
        depth = deeper(depth, token);
        depth == 0
    });
    end.map(|end| &rest[..end])
}

/// What stands between commas. Those within brackets do not count.
fn arguments<'a, 't>(tokens: &'a [Token<'t>]) -> Vec<&'a [Token<'t>]> {
    let mut depth = 0;
    let arguments = tokens.split(|token| {
        depth = deeper(depth, token);
        depth == 0 && *token == Token::Mark(',')
    });
    arguments.filter(|argument| !argument.is_empty()).collect()
}

fn deeper(depth: i32, token: &Token<'_>) -> i32 {
    depth + i32::from(is_one_of(token, "([{")) - i32::from(is_one_of(token, ")]}"))
}

fn is_one_of(token: &Token<'_>, marks: &str) -> bool {
    matches!(token, Token::Mark(mark) if marks.contains(*mark))
}

/// The text that stands alone here.
fn literal(tokens: &[Token<'_>]) -> Option<String> {
    let [Token::Text(text)] = tokens else { return None };
    Some((*text).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<String> {
        let calls = calls(source);
        let told = |call: &Call| {
            let given: Vec<&str> = call.given.iter().map(String::as_str).collect();
            format!("{:?} {}: {}", call.way, call.id, given.join(" "))
        };
        calls.iter().map(told).collect()
    }

    #[test]
    fn every_way_to_say_something_is_found() {
        let source = r#"
            fn all() {
                texts::message!("one", a = 1, b = { x == y },);
                t!("two");
                catalogue.say(
                    "three",
                    &[("c", all.map(|x, y| x).into()), ("d", "e".into())],
                );
                say("four", &[]);
            }
        "#;
        assert_eq!(
            found(source),
            ["Message one: a b", "Text two: ", "Say three: c d", "Say four: "]
        );
    }

    #[test]
    fn calls_stand_within_others_and_their_names_stay_apart() {
        let source = r#"
            view! { <p title=move || t!("out", a = message!("in", b = f(|c, d| c, e = 1)), g = 2)/> }
        "#;
        assert_eq!(found(source), ["Text out: a g", "Message in: b"]);
        assert_eq!(
            found(r#"t!("out", a = all.map(|b, c| b), d = f::<G, H>(1))"#),
            ["Text out: a d"]
        );
    }

    #[test]
    fn what_only_looks_like_one_is_left_alone() {
        let source = r#"
            /// As in `t!("comment", a = 1)`.
            fn say(id: &str, about: &[(&str, Value)]) {
                // t!("comment", a = 1)
                let text = "t!(\"text\", a = 1)";
                t!(if x { "one" } else { "two" }, a = 1);
                if t != ("three") {}
                say(id, &[]);
                say("computed", &about);
                say("computed", &[pair, ("a", 1)]);
                self.say("Nothing is chosen.", Ink::Quiet);
                crate::say("stopping\n");
                format!("{a}", a = 1);
            }
        "#;
        assert_eq!(found(source), [""; 0]);
    }
}
