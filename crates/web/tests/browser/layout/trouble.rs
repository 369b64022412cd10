//! What the page says when something goes wrong, and before it is there.

use anyhow::Result;

use super::{Visit, press, until};
use crate::go;

/// From one misfortune to the next.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    go(page, "#/").await?;
    let newer = "document.documentElement.dataset.newer = ''; dispatchEvent(new Event('newer'))";
    page.execute(newer, vec![]).await?;
    until(page, "#newer").await?;
    visit.look_at("a newer version").await?;
    let refuse = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    page.execute(refuse, vec![]).await?;
    press(page, "[data-play=ingenious]").await?;
    until(page, "#unkept").await?;
    visit.look_at("a match that is not kept").await?;
    for notice in ["crashed", "no-start", "no-wasm"] {
        let show =
            "for (const it of document.querySelectorAll('#no-start, #no-wasm')) it.hidden = true;
            document.getElementById(arguments[0]).hidden = false;
            document.getElementById('screen').hidden = arguments[0] !== 'crashed'";
        page.execute(show, vec![notice.into()]).await?;
        visit.look_at(notice).await?;
    }
    page.execute("document.getElementById('crashed').hidden = true", vec![]).await?;
    Ok(())
}
