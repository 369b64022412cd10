// Counts what comes, in bytes, and lets every `progress.coming` of the page show how far it is.
// In a worker there is nothing to show.

const shown = globalThis.document;
const coming = new Map();

// The same response, counted. Its size is told, since what a server sends may be packed.
export function counted(name, size, response) {
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
  });
  return new Response(response.body.pipeThrough(count), response);
}

// Whether it came or not, it is waited for no longer.
export function over(name) {
  coming.delete(name);
  show();
}

function show() {
  let came = 0;
  let size = 0;
  for (const it of coming.values()) {
    came += it.came;
    size += it.size;
  }
  for (const bar of shown?.querySelectorAll("progress.coming") ?? []) {
    bar.max = size || 1;
    bar.value = size ? came : 1;
  }
}
