//! Whose turn it is, what may be done, and which button does it: plain in every look.

use anyhow::Result;
use fantoccini::Client;

/// Asked only of tables at which it is my turn.
const LOOK: &str = "const faults = [];
    const find = css => [...document.querySelectorAll(css)].filter(it => it.checkVisibility());
    const style = it => getComputedStyle(it);
    if (!find('.playing:not(.over, .replay) .status.mine').length || find('#crashed').length) return faults;
    const [prompt] = find('.status .next');
    const box = prompt?.getBoundingClientRect();
    if (!prompt?.textContent.trim() && !find('.status.refused').length) faults.push('nobody says what may be done');
    if (box?.height && scrollY === 0 && box.bottom > innerHeight) faults.push('what may be done is out of sight');
    const edge = it => it && ['borderTopColor', 'borderTopWidth'].map(name => style(it)[name]).join();
    const [mine] = find('.player.turn'), others = find('.player:not(.turn)');
    if (others.length && (!mine || others.some(it => edge(it) === edge(mine)))) faults.push('whose turn it is does not stand out');
    const look = it => ['backgroundColor', 'borderTopColor'].map(name => style(it)[name]).join();
    const [make] = find('#confirm:not(:disabled)');
    if (make && find('.actions .button, #cancel').some(it => look(it) === look(make))) faults.push('the button that makes the move does not stand out');
    return faults;";

/// What is not plain.
pub(super) async fn faults(page: &Client) -> Result<Vec<String>> {
    page.execute("scrollTo(0, 0)", vec![]).await?;
    Ok(serde_json::from_value(page.execute(LOOK, vec![]).await?)?)
}
