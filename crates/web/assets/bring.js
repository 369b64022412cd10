// Brings pieces of the page. Many of them are small, so they travel in bundles. The lists are written by `cargo xtask web`.
import { counted, over } from "./bytes.js";

// File, size, and the beginning of its SHA-256.
const BUNDLES = {/* bundles */};
// Bundle, first byte, and the one after the last.
const PLACES = {/* places */};

const kept = new Map();
// What failed once is fetched past whatever was kept of it.
const failed = new Set();

// Begins to fetch a piece; what it returns makes it part of the page.
export function piece(name) {
  const [bundle, start, end] = PLACES[name];
  const bytes = bring(bundle);
  // Whoever waits for it hears of it.
  bytes.catch(() => {});
  return async (imports) => WebAssembly.instantiate((await bytes).subarray(start, end), imports);
}

function bring(bundle) {
  if (!kept.has(bundle)) {
    kept.set(bundle, fetched(bundle));
  }
  return kept.get(bundle);
}

async function fetched(bundle) {
  const [file, size, digest] = BUNDLES[bundle];
  try {
    const cache = failed.has(bundle) ? "reload" : "default";
    const response = await fetch(new URL(file, import.meta.url), { cache });
    if (!response.ok) {
      throw new Error(`${file}: ${response.status}`);
    }
    const bytes = new Uint8Array(await counted(bundle, size, response).arrayBuffer());
    if (bytes.length !== size || !(await isWhole(bytes, digest))) {
      throw new Error(`${file} is damaged`);
    }
    return bytes;
  } catch (error) {
    failed.add(bundle);
    kept.delete(bundle);
    throw error;
  } finally {
    over(bundle);
  }
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
