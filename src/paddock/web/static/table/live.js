// The live line: what is done with each new view.

import { sound } from "./sound.js";
import { afterView, beforeView } from "./tools.js";

const page = () => document.querySelector("#table");

// On a slow line htmx may look through the page before the script of the live line has come; then
// the page would stay as it was for ever, so it is looked through once more.
const live = document.querySelector("#live");
setTimeout(() => { if (live && !live._htmx?.ws) window.htmx.process(live); });

let mine = page()?.dataset.mine === "1";
let handWas = "";
let greyWas = new Set(); // the cards that could not be played when one was last asked

document.addEventListener("htmx:ws:after:connection", () => document.body.classList.remove("offline"));
document.addEventListener("htmx:ws:close", (event) => { // 4000: the table was closed, and says so
  if (event.detail.code !== 4000) document.body.classList.add("offline");
});
beforeView(() => {
  handWas = document.querySelector("#hand")?.dataset.cards ?? "";
  greyWas = new Set([...document.querySelectorAll("#hand label.dim")].map((one) => one.id));
  remember();
});
afterView(() => {
  const hand = document.querySelector("#hand");
  if (hand && hand.dataset.cards !== handWas) {
    for (const radio of hand.querySelectorAll("input:checked")) radio.checked = false;
  }
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
  holdLines();
  showLast();
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

// Old lines are taken away many at a time. Their room is kept, so that those that stay do not jump, until
// somebody scrolls up to it.
let held = null, gone = 0;
function keepRoom(pixels) {
  gone = pixels;
  document.body.style.setProperty("--gone", `${gone}px`);
}
function remember() {
  const last = log?.lastElementChild;
  held = last && { first: log.firstElementChild.id, id: last.id, at: last.offsetTop };
}
function holdLines() {
  const stays = held && document.getElementById(held.id);
  if (stays && log?.firstElementChild?.id !== held.first) keepRoom(gone + held.at - stays.offsetTop);
  held = null;
}
document.addEventListener("scroll", ({ target }) => {
  if (target !== log) return;
  if (looked !== sizeOf(log)) showLast();
  else atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 40;
  if (gone && log.scrollTop < gone) keepRoom(0);
}, { capture: true, passive: true });

function yourTurn(title) {
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
