// The live line: what is done with each new view.

import { choose } from "./chosen.js";
import { sound } from "./sound.js";
import { afterView, beforeView } from "./tools.js";

const page = () => document.querySelector("#table");

// On a slow line htmx may look through the page before the script of the live line has come; then
// the page would stay as it was for ever, so it is looked through once more.
const live = document.querySelector("#live");
setTimeout(() => { if (live && !live._htmx?.ws) window.htmx.process(live); });

// What was pressed looks pressed before anything else: a view that comes meanwhile waits until that has
// been drawn. Nothing is drawn of a page that nobody sees, so it waits no longer than a moment.
const MOMENT = 100; // milliseconds
let pressed = null; // while the picture after an input is not drawn yet
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

// What somebody has opened, such as "Undo", stays open when a view comes: only they close it.
window.htmx?.registerExtension("keep-open", {
  htmx_before_morph_attr: (element, { attrName, newValue }) =>
    !(element.matches("details") && attrName === "open" && newValue === null),
});

let mine = page()?.dataset.mine === "1";
let handWas = "";
let choiceWas = null; // a card that is chosen while a view is being put in stays chosen
let greyWas = new Set(); // the cards that could not be played when one was last asked

document.addEventListener("htmx:ws:after:connection", () => document.body.classList.remove("offline"));
document.addEventListener("htmx:ws:close", (event) => { // 4000: the table was closed, and says so
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

// While others move nobody says what could be played: what was grey stays so, and nothing flickers.
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

// The log shows its last line, whatever size it has, unless somebody reads further up. A log that has
// grown or shrunk since it was last looked at was not scrolled by anybody.
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

// Old lines go when the new ones have been drawn (see notices.py): nothing is seen to move.
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

// A window that closes by itself shows how long it stays.
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
