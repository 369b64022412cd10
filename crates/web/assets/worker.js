// Where bots think: the same module as the page, asked by letters. See `thinker.rs`.
import start, { think } from "./clubhouse.js";

const ready = start();

addEventListener("message", async (event) => {
  await ready;
  postMessage(think(event.data));
});
