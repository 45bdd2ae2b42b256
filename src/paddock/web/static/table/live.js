// The WebSocket: what happens with each new view.

import { choose } from "./chosen.js";
import { sound } from "./sound.js";
import { afterView, beforeView } from "./tools.js";

const page = () => document.querySelector("#table");

// On a slow connection htmx may process the page before its WebSocket extension has loaded, and the page
// would never connect. So process it once more.
const live = document.querySelector("#live");
setTimeout(() => { if (live && !live._htmx?.ws) window.htmx.process(live); });

// A pressed button is painted first: a view that arrives meanwhile waits for that. A hidden page is not
// painted, so the wait is limited.
const MOMENT = 100; // milliseconds
let pressed = null; // while the frame after an input is not painted yet
const drawn = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, MOMENT);
});
for (const input of ["pointerdown", "pointerup", "click", "keydown"]) {
  document.addEventListener(input, () => {
    const now = drawn().then(() => { if (pressed === now) pressed = null; });
    pressed = now;
  }, { capture: true, passive: true });
}
beforeView(({ detail }) => { if (pressed) detail?.waitUntil(pressed); });

// What a person has opened, such as "Undo", stays open when a view comes.
window.htmx?.registerExtension("keep-open", {
  htmx_before_morph_attr: (element, { attrName, newValue }) =>
    !(element.matches("details") && attrName === "open" && newValue === null),
});

let mine = page()?.dataset.mine === "1";
let handWas = "";
let choiceWas = null; // a card chosen while a view is being inserted stays chosen
let greyWas = new Set(); // the cards that were not playable at the last question

document.addEventListener("htmx:ws:after:connection", () => document.body.classList.remove("offline"));
document.addEventListener("htmx:ws:close", (event) => { // 4000: the operator closed the table, and its last view says so
  if (event.detail.code !== 4000) document.body.classList.add("offline");
});
beforeView(() => {
  handWas = document.querySelector("#hand")?.dataset.cards ?? "";
  choiceWas = document.querySelector("#hand input:checked");
  greyWas = new Set([...document.querySelectorAll("#hand label.dim")].map((one) => one.id));
});
afterView(() => {
  const hand = document.querySelector("#hand");
  if (hand && hand.dataset.cards !== handWas && choiceWas?.checked) choose(null);
  keepGrey();
  update();
});

// While others move the server does not say what is playable: grey cards stay grey, so that nothing flickers.
function keepGrey() {
  if (page()?.dataset.mine === "1") return;
  for (const card of document.querySelectorAll("#hand label")) card.classList.toggle("dim", greyWas.has(card.id));
}


function update() {
  const table = page();
  if (!table) return;
  document.title = table.dataset.title;
  const now = table.dataset.mine === "1";
  if (now && !mine) yourTurn(table.dataset.title);
  mine = now;
  showLast();
  dropSpent();
  countdown();
}

// The log shows its last line, whatever its size, unless a person has scrolled up. If its size has changed
// since the last check, nobody has scrolled it.
let atEnd = true, log = null, looked = "";
const sizeOf = (lines) => `${lines.scrollHeight} ${lines.clientHeight}`;
const resized = new ResizeObserver(showLast);
function showLast() {
  const lines = document.querySelector("#lines");
  if (lines !== log) {
    resized.disconnect();
    if (lines) resized.observe(lines);
    log = lines;
    atEnd = true;
  }
  if (lines && atEnd) lines.scrollTop = lines.scrollHeight;
  looked = lines ? sizeOf(lines) : "";
}
document.addEventListener("scroll", ({ target }) => {
  if (target !== log) return;
  if (looked !== sizeOf(log)) showLast();
  else atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 40;
}, { capture: true, passive: true });

// Old lines are removed after the new ones are painted (see notices.py), so that nothing visibly moves.
function dropSpent() {
  if (!document.querySelector("#lines [data-spent]")) return;
  requestAnimationFrame(() => setTimeout(() => {
    for (const line of document.querySelectorAll("#lines [data-spent]")) line.remove();
    showLast();
  }));
}

/** Tell whoever is asked that it is their turn, also when another window is in front. */
export function yourTurn(title) {
  sound("turn");
  if (document.hidden && window.Notification?.permission === "granted") {
    new Notification(title, { tag: location.pathname });
  }
}

// A reaction window shows how long it stays open.
let ticking;
function countdown() {
  clearInterval(ticking);
  const clocks = [...document.querySelectorAll("[data-left]")];
  if (!clocks.length) return;
  const now = performance.now();
  const ends = clocks.map((clock) => now + Number(clock.dataset.left) * 1000);
  const left = (n) => Math.max(0, Math.ceil((ends[n] - performance.now()) / 1000)) + " s";
  const show = () => { clocks.forEach((clock, n) => { clock.textContent = left(n); }); };
  show();
  ticking = setInterval(show, 250);
}

update();
