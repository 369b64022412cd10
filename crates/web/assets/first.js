// Runs before anything is shown, so that what is shown first does not have to change.
const page = document.documentElement;

try {
  const { theme } = JSON.parse(localStorage.getItem("clubhouse/settings")) ?? {};
  page.dataset.theme = theme ?? page.dataset.theme;
} catch {
  // Where nothing is kept, there is no other theme.
}

// The hall stands in index.html; whoever goes elsewhere does not want to see it first.
function look() {
  page.classList.toggle("elsewhere", !["", "#", "#/"].includes(location.hash));
}

look();
addEventListener("hashchange", look);
