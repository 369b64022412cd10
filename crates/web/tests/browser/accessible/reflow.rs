//! A page on which letters, words and lines are as far apart as some readers need them, and which is no wider than a
//! small screen at 400 %: nothing of it is cut off, lies over something else, or is found only by scrolling sideways.

use anyhow::Result;
use fantoccini::Client;

/// The distances that WCAG 1.4.12 names, while the page is measured.
const MEASURE: &str = "const spaced = new CSSStyleSheet();
    spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [spaced];
    const faults = [];
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) faults.push(`the page is ${width} wide`);
    const name = it => it.tagName.toLowerCase() + (it.id && '#' + it.id) + [...it.classList].map(it => '.' + it).join('');
    const style = it => getComputedStyle(it);
    const ways = it => { const all = []; for (; it && it !== document.body; it = it.parentElement) all.push(it); return all; };
    // Told to readers only; drawn; or cut short above the board, since it stands beside it in full.
    const isElsewhere = it => it.closest('.status:not(.refused) .last, select, svg');
    const scrolls = it => ['auto', 'scroll'].includes(it);
    const isHidden = it => ['hidden', 'clip'].includes(it);
    // What is meant to lie over the rest, wherever it has room.
    const isAbove = ({ position, zIndex }) => ['fixed', 'sticky'].includes(position) || (position === 'absolute' && zIndex > 1);
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, at = node.parentElement;
        if (!node.data.trim() || isElsewhere(at) || !at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(it => it.width > 1 && it.height > 1);
        const around = ways(at);
        if (around.some(it => style(it).clipPath === 'inset(50%)')) continue;
        const isOut = it => scrolls(style(it).overflowY) && boxes.some(of => of.bottom > it.getBoundingClientRect().bottom + 2);
        const isLoose = around.some(it => isAbove(style(it)) || isOut(it) || it.matches('dialog'));
        texts.push({ node, at, around, boxes, isLoose });
    }
    const say = ({ node, at }, what) => faults.push(`${name(at)} “${node.data.trim().slice(0, 40)}” ${what}`);
    for (const text of texts) {
        for (const it of text.around) {
            const { overflowX, overflowY, display } = style(it), box = it.getBoundingClientRect();
            const sticksOutX = text.boxes.some(of => of.left < box.left - 2 || of.right > box.right + 2);
            const sticksOutY = text.boxes.some(of => of.top < box.top - 2 || of.bottom > box.bottom + 2);
            if ((sticksOutX && isHidden(overflowX)) || (sticksOutY && isHidden(overflowY))) { say(text, `is cut off by ${name(it)}`); break; }
            if (display === 'contents') continue;
            if (display !== 'inline' && sticksOutX && overflowX === 'visible') { say(text, `sticks out of ${name(it)}`); break; }
            if (scrolls(overflowX) || scrolls(overflowY) || isAbove(style(it))) break;
        }
    }
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
    const still = texts.filter(it => !it.isLoose);
    for (const [n, one] of still.entries()) for (const other of still.slice(n + 1)) {
        if (one.boxes.some(one => other.boxes.some(other => over(one, other)))) say(one, `lies over “${other.node.data.trim().slice(0, 40)}”`);
    }
    document.adoptedStyleSheets = [];
    return faults;";

/// What is wrong with the screen, each with where it is.
pub(super) async fn faults(page: &Client) -> Result<Vec<String>> {
    Ok(serde_json::from_value(page.execute(MEASURE, vec![]).await?)?)
}
