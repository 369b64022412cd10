// A file of its own, since the page's security policy allows no script inside the page.
// The words for what can go wrong before there are others stand in index.html.

// The smallest module there is: whoever refuses WebAssembly refuses this one, too.
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

// A newer version that waits for us takes over within this time, or at the next visit.
const PATIENCE = 3000;

const keeper = isSecureContext ? navigator.serviceWorker : undefined;

for (const button of document.querySelectorAll("[data-reload]")) {
  button.addEventListener("click", () => location.reload());
}
if (!(await newerTakesOver())) {
  await begin();
  keepForLater().catch(() => {
    // Without it the page works as long as there is a network.
  });
}

async function begin() {
  if (!(await runsWebAssembly())) {
    return show("no-wasm");
  }
  try {
    const { default: start } = await import("./clubhouse.js");
    await start();
  } catch (error) {
    show("no-start");
    throw error;
  }
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
  document.getElementById("loading")?.remove();
  document.getElementById(notice).hidden = false;
}

// Nothing is on the screen yet: now or at the next visit a version changes as a whole.
async function newerTakesOver() {
  try {
    const waiting = keeper?.controller && (await keeper.getRegistration())?.waiting;
    if (!waiting) {
      return false;
    }
    const hasChanged = new Promise((tell) => {
      keeper.addEventListener("controllerchange", () => tell(true), { once: true });
      setTimeout(() => tell(false), PATIENCE);
    });
    waiting.postMessage("take over");
    if (await hasChanged) {
      location.reload();
      return true;
    }
  } catch {
    // A browser that keeps nothing has no other version, either.
  }
  return false;
}

// After the first visit everything but other people works without a network.
async function keepForLater() {
  if (!keeper) {
    return;
  }
  const registration = await keeper.register("sw.js");
  const tellIfNewer = () => registration.waiting && keeper.controller && tellOfNewer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tellIfNewer);
  });
  tellIfNewer();
  // Another tab may have let the newer one in.
  let before = keeper.controller;
  keeper.addEventListener("controllerchange", () => {
    if (before) {
      tellOfNewer();
    }
    before = keeper.controller;
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) {
      registration.update().catch(() => {});
    }
  });
}

// The page says it in its own words: see `newer.rs`.
function tellOfNewer() {
  document.documentElement.dataset.newer = "";
  dispatchEvent(new Event("newer"));
}
