// Brings pieces of the page. The list of them is written by `cargo xtask web`.
import { awaited, counted, expected, lost, notAwaited, over } from "./bytes.js";

// File, size, and the beginning of its SHA-256.
const BUNDLES = {/* bundles */};

const brought = new Map();
// Bytes that were fetched before anybody asked.
const early = new Map();
// What failed once is fetched past whatever was kept of it.
const failed = new Set();

// Makes a piece part of the page, once; one that did not come can be asked for again.
export function bring(bundle, imports) {
  awaited(bundle);
  if (!brought.has(bundle)) {
    const bytes = early.get(bundle) ?? fetched(bundle);
    early.delete(bundle);
    const piece = bytes.then((bytes) => WebAssembly.instantiate(bytes, imports()));
    piece.catch(() => brought.delete(bundle));
    brought.set(bundle, piece);
  }
  return brought.get(bundle);
}

// Begins to fetch what will be asked for soon. What does not come is fetched again when it is asked for.
export function fetchAhead(...bundles) {
  for (const bundle of bundles.filter((it) => !brought.has(it) && !early.has(it))) {
    notAwaited(bundle);
    const bytes = fetched(bundle);
    early.set(bundle, bytes);
    bytes.catch(() => early.get(bundle) === bytes && early.delete(bundle));
  }
}

async function fetched(bundle) {
  expected(bundle, BUNDLES[bundle][1]);
  try {
    const kept = failed.has(bundle) ? "reload" : "default";
    // What was kept and is damaged is fetched past that at once; a server may have damaged it, too.
    const bytes = (await read(bundle, kept)) ?? (await read(bundle, "reload"));
    if (!bytes) {
      throw new Error(`${bundle} is damaged`);
    }
    over(bundle);
    return bytes;
  } catch (error) {
    failed.add(bundle);
    lost(bundle);
    throw error;
  }
}

// The bytes of a piece; nothing where they are not those that it was made of.
async function read(bundle, cache) {
  const [file, size, digest] = BUNDLES[bundle];
  const response = await fetch(new URL(file, import.meta.url), { cache });
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  const bytes = new Uint8Array(await counted(bundle, response).arrayBuffer());
  return bytes.length === size && (await isWhole(bytes, digest)) ? bytes : null;
}

// Only pages of a secure origin may count a hash; others take what has the right size.
async function isWhole(bytes, digest) {
  if (!globalThis.crypto?.subtle) {
    return true;
  }
  const counted = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const digits = Array.from(counted.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === digest;
}
