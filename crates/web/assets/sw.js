// Keeps the page for when there is no network. The lists and the name are written by `cargo xtask web`.
// A version is a closed set of files: a page of one version never gets a file of another.
// Of each the beginning of its SHA-256, by which a damaged one is known.
const FILES = {/* files */};
// What only the readers of a language need: kept for those who read it.
const LANGUAGES = {/* languages */};
const NAME = "clubhouse-/* version */";

const everyFile = Object.entries(Object.assign({}, FILES, ...Object.values(LANGUAGES)));
const digests = new Map(everyFile.map(([file, digest]) => [new URL(file, location).href, digest]));

addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(NAME);
  // Only names with a hash stand for one content for ever; the others are fetched past whatever was kept of them.
  const fresh = (file) => new Request(file, { cache: file.includes("-") ? "default" : "reload" });
  // One after the other, and last: whoever plays meanwhile may be waiting for a piece.
  for (const file of Object.keys(FILES)) {
    // What came when only a part of it could be fetched.
    if (file.includes("-") && (await cache.match(file))) {
      continue;
    }
    const request = new Request(fresh(file), { priority: "low" });
    await cache.add(request);
  }
  const page = await (await cache.match("./")).text();
  const isNamedThere = (file) => !/^(boot|bring|bytes|first|pieces|rules_[a-z]+|style|worker)-/.test(file) || page.includes(file);
  if (!Object.keys(FILES).every(isNamedThere)) {
    // The server has become another one meanwhile: the old version stays until all of the next is there.
    await caches.delete(NAME);
    throw new Error("the page is of another version than its files");
  }
}

addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

async function tidy() {
  // Other tabs may still show an older version, and ask for its files.
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  if (tabs.length > 1) {
    return;
  }
  const old = (name) => name.startsWith("clubhouse-") && name !== NAME;
  const names = await caches.keys();
  await Promise.all(names.filter(old).map((name) => caches.delete(name)));
}

// A page keeps its own version until somebody asks for the newest, or all tabs are closed.
addEventListener("message", (event) => {
  if (event.data === "take over") {
    self.skipWaiting();
  }
  if (event.data?.language) {
    event.waitUntil(keepLanguage(event.data.language));
  }
});

async function keepLanguage(language) {
  const cache = await caches.open(NAME);
  for (const file of Object.keys(LANGUAGES[language] ?? {})) {
    if (!(await cache.match(file))) {
      await cache.add(new Request(file, { priority: "low" }));
    }
  }
}

// The tag of an announcement is the place it is about: see `browser.rs`.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.tag, self.registration.scope).href));
});

async function lead(place) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const there = tabs.find(({ url }) => url.endsWith(new URL(place).hash));
  if (there || tabs.length === 0) {
    return there ? there.focus() : self.clients.openWindow(place);
  }
  const tab = await tabs[0].focus();
  return tab.navigate(place);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api/")) {
    return;
  }
  event.respondWith(kept(request));
});

async function kept(request) {
  const asked = request.mode === "navigate" && isPage(request) ? new Request("./") : request;
  // What cannot even be read is as good as lost.
  const found = await find(asked).catch(() => undefined);
  // The page finds out by itself that a piece is damaged, and asks past what was kept: see `bring.js`.
  if (asked.cache === "reload") {
    return fetchedAndKept(asked, found);
  }
  if (!found) {
    return fetchedAndKept(asked);
  }
  // It is read once more for this: an answer is given the quickest as it was found.
  if (!digests.has(asked.url) || (await isWhole(asked.url, await find(asked)))) {
    return found;
  }
  return fetchedAndKept(new Request(asked, { cache: "reload" }), found);
}

// Other tabs may still show an older version, and ask for its files.
async function find(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? caches.match(request);
}

async function isWhole(url, response) {
  const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === digests.get(url);
}

// A file of this version that is missing among what is kept, or damaged, is kept from now on. Where it does not come,
// there is still what was found.
async function fetchedAndKept(request, found) {
  try {
    const response = await fetch(request);
    if (response.ok && digests.has(request.url)) {
      await keep(request, response.clone());
    }
    return response.ok ? response : (found ?? response);
  } catch (error) {
    if (found) {
      return found;
    }
    throw error;
  }
}

async function keep(request, response) {
  if (!(await isWhole(request.url, response.clone()))) {
    return;
  }
  const cache = await caches.open(NAME);
  // There may be no room left; then it is fetched the next time, too.
  await cache.put(request, response).catch(() => {});
}

// The address of the page itself, whatever stands after `?` and `#`; anything else is not ours to answer.
function isPage(request) {
  const { origin, pathname } = new URL(request.url);
  return ["./", "index.html"].some((page) => origin + pathname === new URL(page, location).href);
}
