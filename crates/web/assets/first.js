// Runs before anything is shown, so that what is shown first does not have to change.
const page = document.documentElement;

function settings() {
  try {
    return JSON.parse(localStorage.getItem("clubhouse/settings")) ?? {};
  } catch {
    // Where nothing is kept, everything is as usual.
    return {};
  }
}

const { theme, language } = settings();
page.dataset.theme = theme ?? page.dataset.theme;

// The home page stands in index.html; those who go elsewhere do not want to see it first.
function look() {
  page.classList.toggle("elsewhere", !["", "#", "#/"].includes(location.hash));
}

look();
addEventListener("hashchange", look);

// The tag of the language for a reader of this one: that very one if it is there, or the nearest. `Language::best`
// decides in the same way for terminals.
function best(wanted) {
  const [language, ...rest] = wanted.split("-");
  const isTraditional = !rest.includes("hans") && rest.some((it) => ["hant", "tw", "hk", "mo"].includes(it));
  const nearest = language === "zh" ? `zh-han${isTraditional ? "t" : "s"}` : language;
  const are = [(it) => it === wanted, (it) => it === nearest, (it) => it.startsWith(`${nearest}-`)];
  return are.map((is) => tags.find((it) => is(it.toLowerCase()))).find(Boolean);
}

function fileOf(kind, tag) {
  return document.querySelector(`meta[name="${kind}-${tag}"]`)?.content;
}

// What does not come is fetched once more, past whatever was kept of it.
async function textOf(file) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(file, { cache }).catch(() => undefined);
    if (response?.ok) {
      return response.text();
    }
  }
  throw new Error(`${file} did not come`);
}

const files = [...document.querySelectorAll('meta[name^="words-"]')];
const tags = ["en", ...files.map((it) => it.name.slice("words-".length))];
const wanted = language ? [language] : navigator.languages;
const tag = wanted.map((it) => best(it.toLowerCase())).find(Boolean);
if (tag && tag !== "en") {
  page.lang = tag;
  // Until its words are there, nobody has to see others: see boot.js.
  page.classList.add("wordless");
  globalThis.translation = {
    words: textOf(fileOf("words", tag)),
    first: textOf(fileOf("first", tag)),
  };
  document.querySelector("link[rel=manifest]")?.setAttribute("href", fileOf("manifest", tag));
}
