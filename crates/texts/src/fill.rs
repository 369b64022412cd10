//! Pages with gaps for words.

/// A text of HTML in which every `{name}` has become what is said for that name.
/// What is said stays text: nothing in it is taken for a tag.
///
/// ```
/// let card = texts::fill("<h2>{title}</h2>", |_| "Bits & bobs".to_owned());
/// assert_eq!(card, "<h2>Bits &amp; bobs</h2>");
/// ```
pub fn fill(page: &str, mut say: impl FnMut(&str) -> String) -> String {
    let mut filled = String::with_capacity(2 * page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else { break };
        filled.push_str(before);
        let said = say(name);
        filled.push_str(&said.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"));
        rest = behind;
    }
    filled + rest
}
