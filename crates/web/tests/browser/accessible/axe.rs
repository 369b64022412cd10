//! axe-core, with all rules that it does not call experimental.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use fantoccini::Client;

/// Where `cargo xtask set-up` puts it, in the target folder.
const SOURCE: &str = "tools/axe/node_modules/axe-core/axe.min.js";

/// What is asked of everything, and of pages best; of contrast the most only from whoever asks for more.
const RUN: &str = "const [isStrict, done] = arguments;
    // What stays at the edge covers what can be scrolled out from under it.
    const sticky = [...document.body.querySelectorAll('*')].filter(it => getComputedStyle(it).position === 'sticky');
    sticky.forEach(it => it.style.position = 'static');
    const end = found => { sticky.forEach(it => it.style.position = ''); done(found); };
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, {
        runOnly: tags,
        rules: { 'color-contrast-enhanced': { enabled: isStrict }, 'color-contrast': { enabled: !isStrict } },
        resultTypes: ['violations'],
    }).then(({ violations }) => end(violations.flatMap(({ id, nodes }) => nodes.map(node => {
        const why = [...node.any, ...node.all, ...node.none].map(it => it.message).join(' ');
        return `${id}: ${node.target.join(' ')}: ${why}`;
    })))).catch(error => end(String(error)))";

/// What it finds on the screen, each with where it is and why.
pub(super) async fn faults(page: &Client, is_strict: bool) -> Result<Vec<String>> {
    if page.execute("return !globalThis.axe", vec![]).await? == true {
        page.execute(&source()?, vec![]).await?;
    }
    let found = page.execute_async(RUN, vec![is_strict.into()]).await?;
    ensure!(found.is_array(), "axe-core has failed: {found}");
    Ok(serde_json::from_value::<Vec<String>>(found)?)
}

fn source() -> Result<String> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().context("it lies in target")?;
    let file = target.join(SOURCE);
    fs::read_to_string(&file)
        .with_context(|| format!("no axe-core in {}: run cargo xtask set-up first", file.display()))
}
