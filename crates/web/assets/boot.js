// A file of its own, since the page's security policy allows no script inside the page.
import start from "./clubhouse.js";

try {
  if (typeof WebAssembly !== "object") {
    throw new Error("no WebAssembly");
  }
  await start();
} catch (error) {
  const notice = document.getElementById("loading");
  if (notice) {
    notice.setAttribute("role", "alert");
    notice.textContent = typeof WebAssembly === "object"
      ? "Clubhouse could not start. Loading the page again, or a newer browser, may help. Matches kept in this browser are safe."
      : "Clubhouse needs WebAssembly, which this browser lacks or refuses: a newer browser, or its security settings, may help. Matches kept in this browser are safe.";
  }
  throw error;
}

// After the first visit everything but other people works without a network.
if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("sw.js").catch(() => {
    // Without it the page works as long as there is a network.
  });
}
