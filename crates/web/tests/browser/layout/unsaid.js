// What is said on the screen in English letters: texts, labels, titles, what stands in empty fields. The body of a
// function that returns the words. Rules are pages of their own, names of languages are in those languages, notation is
// the same everywhere, as are hashes and options of programs, and days are as the browser writes them.

const skipped =
  "article.rules, select.language, .language-switch span, textarea, .notation, code, kbd, .qr, script, style, noscript, [lang='']";
const said = [document.title];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  if (!walker.currentNode.parentElement.closest(skipped)) {
    said.push(walker.currentNode.data);
  }
}
const names = ["aria-label", "title", "placeholder", "alt"];
for (const element of document.querySelectorAll(names.map((it) => `[${it}]`).join())) {
  if (!element.closest(skipped)) {
    said.push(...names.map((it) => element.getAttribute(it) ?? ""));
  }
}
const hash = /\b[0-9a-f]{16,}\b/g;
const option = /--[a-z]+/g;
const day = /\d{1,2} \p{Letter}+\.? \d{4}/gu;
const words = said.flatMap((text) => text.replaceAll(hash, "").replaceAll(option, "").replaceAll(day, "").match(/[A-Za-z]{3,}/g) ?? []);
const known = ["Ada", "Bob"];
return [...new Set(words)].filter((it) => !known.includes(it)).map((it) => `“${it}” is not in the catalogue`);
