// At the table: send moves until they are answered, keep the page in step, move things visibly.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const page = () => document.querySelector("#table");
const pendingKey = "paddock-move " + location.pathname;

// --- Sending a move -----------------------------------------------------------------------------
// A move is kept until the server has answered, so neither a reload nor a dead line loses it; the
// key lets the server tell a repeat from a second move.

let sending = null; // the move that is on its way
let queued = null; // an answer to the next question, which came before the last one was acknowledged

function submitMove(fields) {
  if (sending) {
    if (fields.question !== sending.question) queued = fields; // a second click on the same question is none
    return;
  }
  fields.key = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
  sessionStorage.setItem(pendingKey, JSON.stringify(fields));
  deliver(fields, 0);
}

async function deliver(fields, attempt) {
  sending = fields;
  document.body.classList.add("sending");
  try {
    const answer = await fetch(fields.action, {
      method: "POST",
      headers: { "X-Paddock": "move" },
      body: new URLSearchParams(fields),
    });
    if (answer.status >= 500) throw new Error("later");
    sessionStorage.removeItem(pendingKey);
    say(await answer.text());
    settled();
  } catch {
    setTimeout(() => deliver(fields, attempt + 1), Math.min(2000, 250 * 2 ** attempt));
  }
}

function settled() {
  sending = null;
  document.body.classList.remove("sending");
  const waiting = queued;
  queued = null;
  if (waiting) submitMove(waiting);
}

let hush;
function say(html) {
  const place = document.querySelector("#message");
  place.innerHTML = html;
  clearTimeout(hush);
  if (html.trim()) hush = setTimeout(() => { place.innerHTML = ""; }, 6000);
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-move]");
  if (!form || event.submitter?.hasAttribute("data-plain")) return;
  event.preventDefault();
  const button = event.submitter;
  if (!button?.value) return;
  const move = () => submitMove({ action: form.action, move: button.value, question: form.elements.question.value });
  if (document.body.dataset.confirm === "1" && !button.dataset.sure) {
    const label = button.textContent;
    button.dataset.sure = "1";
    button.textContent = form.dataset.sure + " " + label;
    setTimeout(() => { delete button.dataset.sure; button.textContent = label; }, 3000);
    return;
  }
  for (const radio of document.querySelectorAll("#hand input:checked")) radio.checked = false;
  move();
});

const kept = sessionStorage.getItem(pendingKey);
if (kept) deliver(JSON.parse(kept), 0);

// --- Motion (FLIP) ------------------------------------------------------------------------------
// What has an id and was there before drives from its old place; what is new comes from the place
// named in data-enter. A click during the motion counts: nothing is covered.

const MOVABLE = "#table [data-flip], #board svg [id]";
let places = new Map();

function remember() {
  places = new Map();
  for (const one of document.querySelectorAll(MOVABLE)) places.set(one.id, one.getBoundingClientRect());
}

function drive() {
  if (still.matches || document.body.dataset.motion === "off" || document.hidden) return;
  for (const one of document.querySelectorAll(MOVABLE)) {
    const now = one.getBoundingClientRect();
    let from = places.get(one.id);
    const fresh = !from;
    if (fresh) {
      const origin = document.querySelector(one.dataset.enter || page().dataset.mover || "#none");
      if (!origin || places.size === 0) continue;
      from = origin.getBoundingClientRect();
    }
    let x = from.left + from.width / 2 - now.left - now.width / 2;
    let y = from.top + from.height / 2 - now.top - now.height / 2;
    if (Math.hypot(x, y) < 2 || !now.width) continue;
    const svg = one.ownerSVGElement;
    if (svg) { // inside a drawing lengths are the drawing's own
      const scale = svg.getScreenCTM().a || 1;
      x /= scale; y /= scale;
    }
    const base = getComputedStyle(one).transform;
    const rest = base === "none" ? "" : " " + base;
    one.animate(
      [{ transform: `translate(${x}px, ${y}px)${rest}`, opacity: fresh ? 0.4 : 1 }, { transform: `translate(0, 0)${rest}`, opacity: 1 }],
      { duration: fresh ? 260 : 320, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}

// --- The live line ------------------------------------------------------------------------------

// On a slow line htmx may look through the page before the script of the live line has come; then
// the page would stay as it was for ever, so it is looked through once more.
const live = document.querySelector("#live");
setTimeout(() => { if (live && !live._htmx?.ws) htmx.process(live); });

let mine = page()?.dataset.mine === "1";
let handWas = "";

document.addEventListener("htmx:ws:after:connection", () => document.body.classList.remove("offline"));
document.addEventListener("htmx:ws:close", () => document.body.classList.add("offline"));
document.addEventListener("htmx:ws:before:message:incoming", () => {
  remember();
  handWas = document.querySelector("#hand")?.dataset.cards ?? "";
});
document.addEventListener("htmx:ws:after:message:incoming", () => {
  const hand = document.querySelector("#hand");
  if (hand && hand.dataset.cards !== handWas) {
    for (const radio of hand.querySelectorAll("input:checked")) radio.checked = false;
  }
  drive();
  after();
});

function after() {
  const table = page();
  if (!table) return;
  document.title = table.dataset.title;
  const now = table.dataset.mine === "1";
  if (now && !mine) yourTurn(table.dataset.title);
  mine = now;
  const lines = document.querySelector("#lines");
  if (lines && lines.dataset.count !== lines.dataset.shown) {
    lines.dataset.shown = lines.dataset.count;
    lines.scrollTop = lines.scrollHeight;
  }
  countdown();
}

function yourTurn(title) {
  if (document.body.dataset.sound === "on") bell();
  if (document.hidden && window.Notification?.permission === "granted") {
    new Notification(title, { tag: location.pathname });
  }
}

let audio;
function bell() {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = 1320;
  tone.type = "triangle";
  gain.gain.setValueAtTime(0.12, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

// A window that closes by itself shows how long it stays.
let ticking;
function countdown() {
  clearInterval(ticking);
  const clock = document.querySelector("[data-left]");
  if (!clock) return;
  const end = performance.now() + Number(clock.dataset.left) * 1000;
  const show = () => { clock.textContent = Math.max(0, Math.ceil((end - performance.now()) / 1000)) + " s"; };
  show();
  ticking = setInterval(show, 250);
}

// --- Keys ---------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input[type=text], textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  const cards = [...document.querySelectorAll("#hand input")];
  const chosen = cards.find((one) => one.checked);
  const key = event.key;
  if (/^[1-9]$/.test(key) && cards[key - 1]) {
    cards[key - 1].checked = true;
    cards[key - 1].focus();
  } else if (key === "Enter" && chosen && !event.target.matches("button, a, summary")) {
    panel(chosen)?.querySelector("button[value]")?.click();
  } else if ((key === "d" || key === "Delete") && chosen && panel(chosen)?.querySelector("button[data-discard]")) {
    panel(chosen).querySelector("button[data-discard]").click();
  } else if (key === "Escape") {
    if (chosen) chosen.checked = false;
    document.body.classList.remove("reading");
  } else if (key === "l") {
    document.body.classList.toggle("reading");
  } else if (key === "?") {
    document.querySelector("#help")?.showModal();
  } else if (/^[a-f]$/.test(key) && chosen) {
    panel(chosen)?.querySelectorAll("button[value]:not([data-discard])")[key.charCodeAt(0) - 97]?.click();
  } else return;
  event.preventDefault();
});

const panel = (radio) => document.querySelector("#for-" + radio.id.slice(5));

document.addEventListener("dblclick", (event) => {
  const card = event.target.closest("#hand label");
  if (card) panel(card.querySelector("input"))?.querySelector("button[value]:not([data-discard])")?.click();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-notices]")) document.body.classList.toggle("reading");
  if (event.target.closest("[data-bell]") && window.Notification?.permission === "default") Notification.requestPermission();
});

after();
