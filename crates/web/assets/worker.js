// Where bots think: the same module as the page, asked by letters. See `thinker.rs`.
import start, { think } from "./clubhouse.js";

const ready = start();
// The page hears of errors only, not of promises that are broken.
const fail = (error) => setTimeout(() => {
  throw error;
});
// From here on the page knows that bots can think at all.
ready.then(() => postMessage("ready"), fail);

addEventListener("message", async (event) => {
  try {
    await ready;
    postMessage(await think(event.data));
  } catch (error) {
    fail(error);
  }
});
