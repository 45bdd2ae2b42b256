// The replay of a finished match: each step is a new view of the table, shown as in live play.

import { keyIsTaken } from "./tools.js";

const reel = document.querySelector("#reel");
const scrub = reel.querySelector("[data-scrub]");
const count = reel.querySelector("[data-count]");
const button = reel.querySelector("[data-go=play]");
const eyes = reel.querySelector("select[data-eyes]");
const steps = JSON.parse(reel.dataset.steps);
const last = Number(reel.dataset.last);
const STEP = 1100; // milliseconds between two steps at normal speed
const MOST = 60; // cached views

let ply = Number(reel.dataset.ply);
let wanted = ply;
let loading = false;
let timer = 0;
const known = new Map(); // views by viewpoint and ply

const address = (at) => `/t/${reel.dataset.id}/replay/${eyes.value}/${at}/${reel.dataset.lang}`;

async function view(at) {
  const path = address(at);
  if (!known.has(path)) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.status);
    known.set(path, await answer.text());
    if (known.size > MOST) known.delete(known.keys().next().value);
  }
  return known.get(path);
}

async function show(html) {
  const table = document.querySelector("#table");
  document.dispatchEvent(new CustomEvent("htmx:ws:before:message:incoming"));
  await window.htmx.swap({ sourceElement: table, target: "#table", swap: "outerMorph swapEmpty:false", text: html, transition: false });
  document.dispatchEvent(new CustomEvent("htmx:ws:after:message:incoming"));
}

// Only the newest request counts: dragging the handle asks for a hundred moments in a second.
async function go(to, again = false) {
  wanted = Math.max(0, Math.min(last, to));
  tell(wanted);
  if (again) ply = -1; // another viewpoint: the same moment is another view
  if (loading) return;
  loading = true;
  await catchUp(0);
  loading = false;
  reel.dataset.shown = `${eyes.value}/${ply}`;
  view(next(ply, 1)).catch(() => {}); // prefetch the next step
}

async function catchUp(failed) {
  const at = wanted;
  if (at === ply || failed > 5) return;
  try {
    await show(await view(at));
    ply = at;
    failed = 0;
  } catch { // too many requests, or no connection
    failed += 1;
    await new Promise((done) => { setTimeout(done, 300 * failed); });
  }
  await catchUp(failed);
}

function tell(at) {
  scrub.value = at;
  count.textContent = `${at} / ${last}`;
  for (const field of document.querySelectorAll("[data-ply-field]")) field.value = at;
  for (const link of document.querySelectorAll("[data-picture]")) {
    link.href = `/t/${reel.dataset.id}/replay/${eyes.value}/${at}/position.${link.dataset.picture}`;
  }
  const query = `?ply=${at}&eyes=${eyes.value}`;
  history.replaceState(null, "", query);
  document.querySelector("#replay-link").value = location.origin + location.pathname + query;
}

const next = (from, way) => (way > 0 ? steps.find((one) => one > from) ?? last : steps.findLast((one) => one < from) ?? 0);

function stop() {
  clearTimeout(timer);
  timer = 0;
  button.setAttribute("aria-pressed", "false");
}

async function run() {
  if (ply >= last) await go(0);
  button.setAttribute("aria-pressed", "true");
  const step = async () => {
    await go(next(ply, 1));
    if (!timer) return;
    if (ply >= last) stop();
    else timer = setTimeout(step, STEP / Number(reel.querySelector("[data-speed]").value));
  };
  timer = setTimeout(step, 0);
}

const ways = {
  first: () => go(0),
  back: () => go(next(wanted, -1)),
  on: () => go(next(wanted, 1)),
  last: () => go(last),
};

// A manual step ends automatic playing.
function wind(way) {
  stop();
  ways[way]();
}

reel.addEventListener("click", (event) => {
  const way = event.target.closest("[data-go]")?.dataset.go;
  if (!way) return;
  event.preventDefault();
  if (way !== "play") wind(way);
  else if (timer) stop();
  else run();
});
scrub.addEventListener("input", () => { stop(); go(Number(scrub.value)); });
eyes.addEventListener("change", () => { go(wanted, true); });
document.addEventListener("click", (event) => {
  const line = event.target.closest("#lines [data-ply]");
  if (!line || event.target.closest("a")) return;
  stop();
  go(Number(line.dataset.ply));
});

const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event)) return;
  if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) { // single outcomes of luck
    stop();
    go(wanted + (event.key === "ArrowLeft" ? -1 : 1));
  } else if (keys[event.key]) wind(keys[event.key]);
  else if (event.key === " " && !event.target.matches("button, a, summary")) {
    if (timer) stop(); else run();
  } else return;
  event.preventDefault();
});

reel.dataset.shown = `${eyes.value}/${ply}`;
