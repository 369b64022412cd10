// A file of its own, since the page's security policy allows no script inside the page.
// The words for what can go wrong before there are others stand in index.html.

import { fetchAhead } from "./bring.js";
import { counted, expected, over } from "./bytes.js";

// The smallest module there is: whoever refuses WebAssembly refuses this one, too.
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

// A newer version that waits for us takes over within this time, or when all tabs are closed.
const PATIENCE = 3000;

// So long nobody has waited for anything before the rest is fetched, and so often that is looked at.
const QUIET = 3000;
const LOOK = 500;

// What could not be kept is fetched again when there is a network again, or after this time, which doubles each time.
const REST = 30_000;

// A program that does not begin is fetched again for this time at most before the page is loaded all the same.
const LONGEST = 20_000;

// Where there is none, as with plain HTTP from another machine, nothing is kept: the page works with its server only,
// and what is not here yet is fetched when it is asked for.
const keeper = isSecureContext ? navigator.serviceWorker : undefined;

let hasBegun = false;

const { translation } = globalThis;
const hasWords = translate();
addEventListener("click", ({ target }) => target.closest?.("[data-reload]") && loadNewest());
addEventListener("load-newest", loadNewest);
tellWhenAnotherKeeps();
addEventListener("error", (event) => ownUp(event.error));
addEventListener("unhandledrejection", (event) => ownUp(event.reason));
await begin();
whenIdle(() => keepSometime(REST));

async function begin() {
  if (!(await runsWebAssembly())) {
    return show("no-wasm");
  }
  try {
    const module = new URL("./clubhouse_bg.wasm", import.meta.url);
    expected("hall", Number("/* bytes */"));
    const asked = performance.now();
    const response = fetch(module).then((it) => counted("hall", it, asked, fetchTableAhead));
    const { default: start } = await import("./clubhouse.js");
    await hasWords;
    await start({ module_or_path: response });
    hasBegun = true;
    over("hall");
  } catch (error) {
    show("no-start");
    throw error;
  }
}

// Shows what is there first in the reader's language, and has the words ready for the program, which reads them
// from `words`: see `language.rs`. If they do not come, the page speaks English.
async function translate() {
  if (!translation) {
    return;
  }
  try {
    const page = new DOMParser().parseFromString(await translation.first, "text/html");
    for (const element of [...page.body.children]) {
      document.getElementById(element.id)?.replaceWith(element);
    }
    document.documentElement.classList.remove("wordless");
    globalThis.words = await translation.words;
  } catch {
    document.documentElement.classList.remove("wordless");
    document.documentElement.lang = "en";
  }
}

// From home people go to a table. What it needs is asked for when the last of home's program is on its way: asked for
// earlier, it would take its share of the line; later, the line would be idle for the time of a question and its answer.
function fetchTableAhead() {
  if (!document.documentElement.classList.contains("elsewhere")) {
    fetchAhead("common", "table");
  }
}

// Nothing works once the program has broken: better to say so.
function ownUp(error) {
  if (error instanceof WebAssembly.RuntimeError) {
    document.getElementById("crashed").hidden = false;
  }
}

// All that is not here yet is fetched when nobody waits for anything else.
function whenIdle(act) {
  let since = performance.now();
  const look = () => {
    if (document.querySelector("#coming")) {
      since = performance.now();
    }
    return performance.now() - since < QUIET ? setTimeout(look, LOOK) : act();
  };
  look();
}

async function runsWebAssembly() {
  try {
    await WebAssembly.instantiate(EMPTY_MODULE);
    return true;
  } catch {
    return false;
  }
}

function show(notice) {
  document.getElementById("first")?.remove();
  document.getElementById(notice).hidden = false;
}

// The newer version is let in from a page at rest, not from one that begins: while the older one still
// answers requests, Chromium may wait for it without end, and the page with it.
async function loadNewest() {
  try {
    await newerTakesOver();
  } catch {
    // A browser that keeps nothing has no other version, either.
  }
  if (!hasBegun) {
    await fetchAnew().catch(() => {});
  }
  location.reload();
}

// A program that does not begin may be damaged where the browser keeps it: all of it is fetched past that. What does
// not come stays as it was kept.
async function fetchAnew() {
  const files = [...document.querySelectorAll("script[src], link[href]")].map((it) => it.src ?? it.href);
  const how = { cache: "reload", signal: AbortSignal.timeout(LONGEST) };
  await Promise.allSettled(files.map(async (file) => (await fetch(file, how)).arrayBuffer()));
}

async function newerTakesOver() {
  const waiting = (await keeper?.getRegistration())?.waiting;
  if (!waiting) {
    return;
  }
  const hasChanged = new Promise((tell) => {
    keeper.addEventListener("controllerchange", tell, { once: true });
    setTimeout(tell, PATIENCE);
  });
  waiting.postMessage("take over");
  await hasChanged;
}

// Another tab may let the newer one in.
function tellWhenAnotherKeeps() {
  let before = keeper?.controller;
  keeper?.addEventListener("controllerchange", () => {
    if (before) {
      tellOfNewer();
    }
    before = keeper.controller;
  });
}

// Without it the page works as long as there is a network.
function keepSometime(rest) {
  keepForLater().catch(() => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      keepSometime(2 * rest);
    };
    const timer = setTimeout(again, rest);
    addEventListener("online", again);
  });
}

// After the first visit everything but other people works without a network.
async function keepForLater() {
  if (!keeper) {
    return;
  }
  const registration = await keeper.register("sw.js");
  await isInstalled(registration.installing);
  if (globalThis.words) {
    const { active } = await keeper.ready;
    active.postMessage({ language: document.documentElement.lang });
  }
  const tellIfNewer = () => registration.waiting && keeper.controller && tellOfNewer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tellIfNewer);
  });
  tellIfNewer();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      registration.update().catch(() => {});
    }
  });
}

// A worker that has not all of its files is given up.
function isInstalled(worker) {
  return new Promise((done, fail) => {
    const look = () => {
      if (worker?.state === "redundant") {
        fail(new Error("not all of the page could be kept"));
      } else if (worker?.state !== "installing") {
        done();
      }
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

// The page says it in its own words: see `newer.rs`.
function tellOfNewer() {
  document.documentElement.dataset.newer = "";
  dispatchEvent(new Event("newer"));
}
