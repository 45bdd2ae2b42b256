// The replay of a finished match: fetches a view of the table for each step and shows it as in live play.

import { keyIsTaken } from "./tools.js";

const reel = document.querySelector("#reel");
const scrub = reel.querySelector("[data-scrub]");
const counter = reel.querySelector("[data-count]");
const playButton = reel.querySelector("[data-go=play]");
const viewpoint = reel.querySelector("select[data-eyes]");
const steps = JSON.parse(reel.dataset.steps);
const last = Number(reel.dataset.last);
const STEP = 1100; // milliseconds between two steps at normal speed
const CACHE_SIZE = 60; // cached views

let ply = Number(reel.dataset.ply);
let wanted = ply;
let loading = false;
let timer = 0;
const cache = new Map(); // views by viewpoint and ply

const address = (at) => `/t/${reel.dataset.id}/replay/${viewpoint.value}/${at}/${reel.dataset.lang}`;

async function fetchView(at) {
  const path = address(at);
  if (!cache.has(path)) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.status);
    cache.set(path, await answer.text());
    if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value);
  }
  return cache.get(path);
}

async function showView(html) {
  const table = document.querySelector("#table");
  document.dispatchEvent(new CustomEvent("htmx:ws:before:message:incoming"));
  await window.htmx.swap({ sourceElement: table, target: "#table", swap: "outerMorph swapEmpty:false", text: html, transition: false });
  document.dispatchEvent(new CustomEvent("htmx:ws:after:message:incoming"));
}

// Only the newest request counts: dragging the slider asks for a hundred positions in a second.
async function seek(to, viewpointChanged = false) {
  wanted = Math.max(0, Math.min(last, to));
  showPosition(wanted);
  if (viewpointChanged) ply = -1; // the same ply is another view from another seat
  if (loading) return;
  loading = true;
  await catchUp(0);
  loading = false;
  reel.dataset.shown = `${viewpoint.value}/${ply}`;
  fetchView(nextStep(ply, 1)).catch(() => {}); // prefetch the next step
}

async function catchUp(failures) {
  const at = wanted;
  if (at === ply || failures > 5) return;
  try {
    await showView(await fetchView(at));
    ply = at;
    failures = 0;
  } catch { // too many requests, or no connection
    failures += 1;
    await new Promise((done) => { setTimeout(done, 300 * failures); });
  }
  await catchUp(failures);
}

function showPosition(at) {
  scrub.value = at;
  counter.textContent = `${at} / ${last}`;
  for (const field of document.querySelectorAll("[data-ply-field]")) field.value = at;
  for (const link of document.querySelectorAll("[data-picture]")) {
    link.href = `/t/${reel.dataset.id}/replay/${viewpoint.value}/${at}/position.${link.dataset.picture}`;
  }
  const query = `?ply=${at}&eyes=${viewpoint.value}`;
  history.replaceState(null, "", query);
  document.querySelector("#replay-link").value = location.origin + location.pathname + query;
}

const nextStep = (from, way) => (way > 0 ? steps.find((one) => one > from) ?? last : steps.findLast((one) => one < from) ?? 0);

function stop() {
  clearTimeout(timer);
  timer = 0;
  playButton.setAttribute("aria-pressed", "false");
}

async function play() {
  if (ply >= last) await seek(0);
  playButton.setAttribute("aria-pressed", "true");
  const step = async () => {
    await seek(nextStep(ply, 1));
    if (!timer) return;
    if (ply >= last) stop();
    else timer = setTimeout(step, STEP / Number(reel.querySelector("[data-speed]").value));
  };
  timer = setTimeout(step, 0);
}

const commands = {
  first: () => seek(0),
  back: () => seek(nextStep(wanted, -1)),
  on: () => seek(nextStep(wanted, 1)),
  last: () => seek(last),
};

// A manual step ends automatic playing.
function seekByHand(command) {
  stop();
  commands[command]();
}

reel.addEventListener("click", (event) => {
  const command = event.target.closest("[data-go]")?.dataset.go;
  if (!command) return;
  event.preventDefault();
  if (command !== "play") seekByHand(command);
  else if (timer) stop();
  else play();
});
scrub.addEventListener("input", () => { stop(); seek(Number(scrub.value)); });
viewpoint.addEventListener("change", () => { seek(wanted, true); });
document.addEventListener("click", (event) => {
  const line = event.target.closest("#lines [data-ply]");
  if (!line || event.target.closest("a")) return;
  stop();
  seek(Number(line.dataset.ply));
});

const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event)) return;
  if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) { // single outcomes of luck
    stop();
    seek(wanted + (event.key === "ArrowLeft" ? -1 : 1));
  } else if (keys[event.key]) seekByHand(keys[event.key]);
  else if (event.key === " " && !event.target.matches("button, a, summary")) {
    if (timer) stop(); else play();
  } else return;
  event.preventDefault();
});

reel.dataset.shown = `${viewpoint.value}/${ply}`;
