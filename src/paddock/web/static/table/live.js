// The live line: what is done with each new view.

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
document.addEventListener("htmx:ws:close", () => document.body.classList.add("offline"));
beforeView(() => {
  handWas = document.querySelector("#hand")?.dataset.cards ?? "";
  greyWas = new Set([...document.querySelectorAll("#hand label.dim")].map((one) => one.id));
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

update();
