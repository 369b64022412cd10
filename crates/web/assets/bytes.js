// Counts what comes, in bytes, and lets every `progress.coming` of the page show how far it is.
// In a worker there is nothing to show.

const shown = globalThis.document;
// By name: how many bytes there are in all, how many came, and whether it is over.
const coming = new Map();
// What comes before anybody waits for it moves no bar.
const ahead = new Set();

// Something is fetched. Its size is told, since what a server sends may be packed.
export function expected(name, size) {
  coming.set(name, { came: 0, size, isOver: false });
  show();
}

// The same response, counted. `whenNear` is called once with the time the answer took, as soon as the rest should come
// within that time: what is asked for then arrives behind it without a gap.
export function counted(name, response, asked = performance.now(), whenNear = () => {}) {
  const it = coming.get(name);
  if (!shown || !response.body || !it) {
    return response;
  }
  const began = performance.now();
  const trip = began - asked;
  let isNear = false;
  const near = () => {
    const perByte = (performance.now() - began) / Math.max(it.came, 1);
    return it.came > 0 && (it.size - it.came) * perByte <= trip;
  };
  const count = new TransformStream({
    transform(chunk, onward) {
      it.came += chunk.byteLength;
      show();
      if (!isNear && near()) {
        isNear = true;
        whenNear();
      }
      onward.enqueue(chunk);
    },
    flush() {
      if (!isNear) {
        whenNear();
      }
    },
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

// It came. The bar keeps it until nothing is awaited any more, so that it never runs backwards.
export function over(name) {
  const it = coming.get(name);
  if (it) {
    it.came = it.size;
    it.isOver = true;
  }
  const isAwaited = ([other, { isOver }]) => !isOver && !ahead.has(other);
  if (![...coming].some(isAwaited)) {
    for (const [other, { isOver }] of coming) {
      if (isOver) {
        coming.delete(other);
      }
    }
  }
  show();
}

// It failed: whoever still waits for it asks again.
export function lost(name) {
  coming.delete(name);
  show();
}

function show() {
  let came = 0;
  let size = 0;
  for (const [name, it] of coming) {
    if (!ahead.has(name)) {
      came += Math.min(it.came, it.size);
      size += it.size;
    }
  }
  for (const bar of shown?.querySelectorAll("progress.coming") ?? []) {
    // Without a value it shows that something is going on, but not how far it is.
    if (size === 0) {
      bar.removeAttribute("value");
    } else {
      bar.max = size;
      bar.value = came;
    }
  }
}
