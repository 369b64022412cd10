// Counts what comes, in bytes, and lets every `progress.coming` of the page show how far it is.
// In a worker there is nothing to show.

const shown = globalThis.document;
const coming = new Map();
// What comes before anybody waits for it moves no bar.
const ahead = new Set();

// The same response, counted. Its size is told, since what a server sends may be packed.
// `whenWhole` is called with the last of it.
export function counted(name, size, response, whenWhole = () => {}) {
  if (!shown || !response.body) {
    return response;
  }
  const count = new TransformStream({
    start() {
      coming.set(name, { came: 0, size });
      show();
    },
    transform(chunk, onward) {
      coming.get(name).came += chunk.byteLength;
      show();
      onward.enqueue(chunk);
    },
    flush: whenWhole,
  });
  return new Response(response.body.pipeThrough(count), response);
}

// Nobody waits for it yet, or somebody does.
export function notAwaited(name) {
  ahead.add(name);
}

export function awaited(name) {
  ahead.delete(name);
  show();
}

// Whether it came or not, it is waited for no longer.
export function over(name) {
  coming.delete(name);
  show();
}

function show() {
  let came = 0;
  let size = 0;
  for (const [name, it] of coming) {
    if (!ahead.has(name)) {
      came += it.came;
      size += it.size;
    }
  }
  for (const bar of shown?.querySelectorAll("progress.coming") ?? []) {
    bar.max = size || 1;
    bar.value = size ? came : 1;
  }
}
