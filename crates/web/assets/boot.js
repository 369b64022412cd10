// A file of its own, since the page's security policy allows no script inside the page.
import start from "./clubhouse.js";

try {
  await start();
} catch (error) {
  const notice = document.getElementById("loading");
  if (notice) {
    notice.textContent = "Clubhouse could not start. A newer browser, or loading the page again, may help.";
  }
  throw error;
}
