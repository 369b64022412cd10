// Keeps the page for when there is no network. The list and the name are written by `cargo xtask web`.
const FILES = [/* files */];
const NAME = "clubhouse-/* version */";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("clubhouse-") && name !== NAME;
  const tidy = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.includes("/api/")) {
    return;
  }
  if (request.mode === "navigate") {
    // The newest page if the network has it: its files have other names than the old ones.
    event.respondWith(fetch(request).catch(() => caches.match("./")));
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
