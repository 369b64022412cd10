// Measures what is on the screen: the body of a function that returns what is cut off, lies over something else, sticks
// out of its box, is wider than the screen, or is Chinese and too small to read.

const root = document.documentElement;
const faults = new Set();

const style = (it) => getComputedStyle(it);
const isHidden = (it) => it === "hidden" || it === "clip";
const isScrolled = (it) => it === "auto" || it === "scroll";
const isOpaque = (colour) => colour !== "none" && !/^rgba\(.*, 0(\.\d+)?\)$|\/ 0?\.?\d*\)$|^transparent$/.test(colour);
const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 50);
const name = (it) => `${it.tagName.toLowerCase()}${it.id && `#${it.id}`}${[...it.classList].map((one) => `.${one}`).join("")}`;
const say = (text, what) => faults.add(`${name(text.at)} “${short(text.said)}” ${what}`);

if (root.scrollWidth > root.clientWidth) {
  const right = (it) => it.getBoundingClientRect().right;
  const widest = [...document.querySelectorAll("body *")].reduce((one, other) => (right(other) > right(one) ? other : one));
  faults.add(`the page is ${root.scrollWidth} wide on ${root.clientWidth}, as is ${name(widest)}`);
}

// What is meant to be wider than its box: strips of cards and of choices, which a finger pushes along, and text as it was
// written.
const WIDE = ".g-fan, .g-options, pre, textarea, input";
for (const element of document.querySelectorAll("body *")) {
  const isWider = element.scrollWidth > element.clientWidth + 1 && isScrolled(style(element).overflowX);
  if (isWider && element.checkVisibility() && !element.matches(WIDE)) {
    faults.add(`${name(element)} is ${element.scrollWidth} wide on ${element.clientWidth}`);
  }
}

// A box without what is beyond another one, sideways or up and down.
function within(box, other, isWide = true, isTall = true) {
  const left = isWide ? Math.max(box.left, other.left) : box.left;
  const right = isWide ? Math.min(box.right, other.right) : box.right;
  const top = isTall ? Math.max(box.top, other.top) : box.top;
  const bottom = isTall ? Math.min(box.bottom, other.bottom) : box.bottom;
  return { left, right, top, bottom };
}

const isEmpty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;
const surrounds = (box, other, room) =>
  box.left - room <= other.left && box.right + room >= other.right && box.top - room <= other.top && box.bottom + room >= other.bottom;

// Letters are lower than the lines in which fonts set them.
function inked({ left, right, top, bottom }, size) {
  const middle = (top + bottom) / 2;
  return { left, right, top: middle - size * 0.4, bottom: middle + size * 0.4 };
}

// Up from an element, past what it is lifted out of.
function* around(element) {
  let { position } = style(element);
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    const its = style(at);
    const isSkipped = position === "fixed" || (position === "absolute" && its.position === "static");
    if (!isSkipped) {
      yield [at, its];
      position = its.position;
    }
  }
}

// What can be seen of a box, and whether something cuts off the rest, with which nobody can scroll to it.
function shown(element, box) {
  let seen = box;
  let cut;
  for (const [at, { overflowX, overflowY }] of around(element)) {
    const isWide = overflowX !== "visible";
    const isTall = overflowY !== "visible";
    if (at === document.body || !(isWide || isTall)) {
      continue;
    }
    const its = at.getBoundingClientRect();
    const rest = within(seen, its, isWide, isTall);
    const lostX = isHidden(overflowX) && (seen.left < its.left - 1.5 || seen.right > its.right + 1.5);
    const lostY = isHidden(overflowY) && (seen.top < its.top - 1.5 || seen.bottom > its.bottom + 1.5);
    if (lostX || lostY) {
      cut ??= at;
    }
    seen = rest;
    if (isEmpty(seen)) {
      break;
    }
  }
  return { seen, cut };
}

// The shape on which a text of a drawing stands.
function plate(text) {
  const before = text.previousElementSibling;
  if (!before?.matches("rect, circle") || !isOpaque(style(before).fill)) {
    return undefined;
  }
  const { left, right, top, bottom } = before.getBoundingClientRect();
  const its = text.getBoundingClientRect();
  const [x, y] = [(its.left + its.right) / 2, (its.top + its.bottom) / 2];
  return left < x && x < right && top < y && y < bottom ? before : undefined;
}

// The nearest element that is painted, on which a text stands.
function ground(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const its = style(at);
    const hasBorder = ["Top", "Right", "Bottom", "Left"].every((side) => parseFloat(its[`border${side}Width`]) > 0);
    if (its.display !== "inline" && (isOpaque(its.backgroundColor) || hasBorder)) {
      return at;
    }
  }
  return undefined;
}

// Whether it is there for those only who hear the page.
function isForReaders(element) {
  for (let at = element; at; at = at.parentElement) {
    if (style(at).clipPath.startsWith("inset(50%")) {
      return true;
    }
  }
  return false;
}

// All texts that can be seen, line by line. A dialogue hides what is below it.
function allTexts() {
  const texts = [];
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.parentElement;
    if (!node.data.trim() || at.closest("script, style, noscript, select, textarea, title")) {
      continue;
    }
    const isVisible = at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || isForReaders(at)) {
      continue;
    }
    const svg = at.closest("svg");
    const matrix = svg && at.getScreenCTM?.();
    const size = parseFloat(style(at).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = svg ? [at.getBoundingClientRect()] : [...range.getClientRects()];
    const boxes = lines.filter((it) => it.width > 1 && it.height > 1).map((it) => inked(it, size));
    if (boxes.length > 0) {
      texts.push({ at, node, said: node.data, svg, size, boxes });
    }
  }
  return texts;
}

const texts = allTexts();
for (const text of texts) {
  const { at, svg, size, said } = text;
  if (/[\u3400-\u9fff]/.test(said) && size < 11.9) {
    say(text, `is ${size.toFixed(1)} px small`);
  }
  text.seen = [];
  for (const box of text.boxes) {
    const { seen, cut } = shown(at, box);
    // Of what happened last, a narrow screen leaves out whole turns.
    if (cut && !(isEmpty(seen) && at.closest(".turn"))) {
      say(text, `is cut off by ${name(cut)}`);
    }
    if (isEmpty(seen)) {
      continue;
    }
    text.seen.push(seen);
    if (seen.right > root.clientWidth + 1 || seen.left < -1) {
      say(text, "is beyond the screen");
    }
    if (svg) {
      const under = plate(at)?.getBoundingClientRect();
      if (under && under.height < 3 * size && !surrounds(under, box, 1.5)) {
        say(text, `is ${(box.right - box.left).toFixed(0)} wide on a plate of ${under.width.toFixed(0)}`);
      }
    } else {
      const under = ground(at);
      const isLifted = [at, ...[...around(at)].map(([it]) => it)].some(
        (it) => under?.contains(it) && it !== under && style(it).position === "absolute",
      );
      if (under && !isLifted && !surrounds(under.getBoundingClientRect(), within(box, seen), 1.5)) {
        say(text, `sticks out of ${name(under)}`);
      }
    }
  }
}

// Whether what this text stands on hides the other.
function hides(one, other, place) {
  if (one.svg && one.svg === other.svg) {
    const under = plate(one.at);
    const isAbove = one.at.compareDocumentPosition(other.at) & Node.DOCUMENT_POSITION_PRECEDING;
    return under && isAbove && surrounds(under.getBoundingClientRect(), place, 1);
  }
  for (let at = one.at; at && at !== document.body && !at.contains(other.at); at = at.parentElement) {
    const its = style(at);
    if (isOpaque(its.backgroundColor) && surrounds(at.getBoundingClientRect(), place, 1)) {
      const isLifted = [at, ...[...around(at)].map(([it]) => it)].some(
        (it) => !it.contains(other.at) && style(it).position !== "static",
      );
      if (isLifted) {
        return true;
      }
    }
  }
  return false;
}

for (const [n, one] of texts.entries()) {
  for (const other of texts.slice(n + 1)) {
    for (const its of one.seen) {
      for (const that of other.seen) {
        const place = within(its, that);
        const isOver = place.right - place.left > 2 && place.bottom - place.top > 2;
        if (isOver && !hides(one, other, place) && !hides(other, one, place)) {
          say(one, `lies over “${short(other.said)}”`);
        }
      }
    }
  }
}

// Browsers cut off what is chosen in a list, and what stands in an empty field, without a word.
const brush = document.createElement("canvas").getContext("2d");
function written(element, text) {
  const { fontStyle, fontWeight, fontSize, fontFamily } = style(element);
  brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return brush.measureText(text.trim()).width;
}
for (const field of document.querySelectorAll("select, input[placeholder]")) {
  if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    continue;
  }
  const { paddingLeft, paddingRight } = style(field);
  const arrow = field.matches("select") ? 20 : 0;
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  const said = field.matches("select") ? [...field.options].map((it) => it.label) : [field.placeholder];
  // Lists of newer browsers break their lines.
  const isBroken = style(field).appearance === "base-select";
  const pieces = isBroken ? said.flatMap((it) => it.split(/\s+|(?<=[\u3000-\u9fff])/)) : said;
  for (const text of pieces.filter((it) => written(field, it) > room + 1)) {
    faults.add(`${name(field)} “${short(text)}” is ${written(field, text).toFixed(0)} wide in ${room.toFixed(0)}`);
  }
  if (field.scrollHeight > field.clientHeight + 1) {
    faults.add(`${name(field)} is too low`);
  }
}

return [...faults];
