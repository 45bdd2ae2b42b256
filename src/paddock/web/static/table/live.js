// Live updates: reacts to each view that arrives over the WebSocket, and to the state of the connection.

import { choose } from "./chosen.js";
import { sound } from "./sound.js";
import { afterView, beforeView } from "./tools.js";

const tableElement = () => document.querySelector("#table");

// On a slow connection htmx may process the page before its WebSocket extension has loaded, and the page
// would never connect. So process it once more.
const live = document.querySelector("#live");
setTimeout(() => { if (live && !live._htmx?.ws) window.htmx.process(live); });

// A view that arrives just after an input waits until the frame with the pressed button is painted. A hidden
// page is not painted, so the wait is limited.
const PAINT_LIMIT = 100; // milliseconds
let pendingPaint = null; // a promise until the frame after the last input is painted
const nextPaint = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, PAINT_LIMIT);
});
for (const input of ["pointerdown", "pointerup", "click", "keydown"]) {
  document.addEventListener(input, () => {
    const painted = nextPaint().then(() => { if (pendingPaint === painted) pendingPaint = null; });
    pendingPaint = painted;
  }, { capture: true, passive: true });
}
beforeView(({ detail }) => { if (pendingPaint) detail?.waitUntil(pendingPaint); });

// A <details> that a person has opened, such as "Undo", stays open when a view is morphed into the page.
window.htmx?.registerExtension("keep-open", {
  htmx_before_morph_attr: (element, { attrName, newValue }) =>
    !(element.matches("details") && attrName === "open" && newValue === null),
});

let myTurn = tableElement()?.dataset.mine === "1";
let handBefore = "";
let choiceBefore = null; // a card chosen while a view is being inserted stays chosen
let greyBefore = new Set(); // the cards that were not playable at the last question

document.addEventListener("htmx:ws:after:connection", () => document.body.classList.remove("offline"));
document.addEventListener("htmx:ws:close", (event) => { // 4000: the operator closed the table, and its last view says so
  if (event.detail.code !== 4000) document.body.classList.add("offline");
});
beforeView(() => {
  handBefore = document.querySelector("#hand")?.dataset.cards ?? "";
  choiceBefore = document.querySelector("#hand input:checked");
  greyBefore = new Set([...document.querySelectorAll("#hand label.dim")].map((one) => one.id));
});
afterView(() => {
  const hand = document.querySelector("#hand");
  if (hand && hand.dataset.cards !== handBefore && choiceBefore?.checked) choose(null);
  keepGrey();
  update();
});

// While others move, the server does not say which cards are playable. Grey cards stay grey until the next
// question, so that nothing flickers.
function keepGrey() {
  if (tableElement()?.dataset.mine === "1") return;
  for (const card of document.querySelectorAll("#hand label")) card.classList.toggle("dim", greyBefore.has(card.id));
}

function update() {
  const table = tableElement();
  if (!table) return;
  document.title = table.dataset.title;
  const myTurnNow = table.dataset.mine === "1";
  if (myTurnNow && !myTurn) yourTurn(table.dataset.title);
  myTurn = myTurnNow;
  scrollToLast();
  removeSpent();
  countdown();
}

// The log stays scrolled to its last line unless a person has scrolled up. A scroll event after a change of
// size comes from the new layout, not from a person.
let atEnd = true, log = null, measuredSize = "";
const sizeOf = (lines) => `${lines.scrollHeight} ${lines.clientHeight}`;
const resized = new ResizeObserver(scrollToLast);
function scrollToLast() {
  const lines = document.querySelector("#lines");
  if (lines !== log) {
    resized.disconnect();
    if (lines) resized.observe(lines);
    log = lines;
    atEnd = true;
  }
  if (lines && atEnd) lines.scrollTop = lines.scrollHeight;
  measuredSize = lines ? sizeOf(lines) : "";
}
document.addEventListener("scroll", ({ target }) => {
  if (target !== log) return;
  if (measuredSize !== sizeOf(log)) scrollToLast();
  else atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 40;
}, { capture: true, passive: true });

// Old lines are removed only after the new ones are painted (see notices.py), so that nothing visibly moves.
function removeSpent() {
  if (!document.querySelector("#lines [data-spent]")) return;
  requestAnimationFrame(() => setTimeout(() => {
    for (const line of document.querySelectorAll("#lines [data-spent]")) line.remove();
    scrollToLast();
  }));
}

/** Play the turn sound; if the page is hidden, show a notification too. */
export function yourTurn(title) {
  sound("turn");
  if (document.hidden && window.Notification?.permission === "granted") {
    new Notification(title, { tag: location.pathname });
  }
}

// Elements with data-left show the remaining seconds, for example of a reaction window.
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
