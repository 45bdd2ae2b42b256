// Dispatches the events of each view to their listeners: once when the page first shows an event, and again
// when a person replays the events since their own move.
//
// A game's page.js defines how an event is shown: onEvent("attacked", (args, how) => …), where `how.again` is
// true in such a replay, `how.words` is the sentence of the event, if it has one, and `how.note` its element.

import { afterView, motionReduced, tempo } from "./tools.js";

const listeners = new Map(); // lists of functions, by event code; "*" stands for all
const notes = () => [...document.querySelectorAll("#told li")];
const visibleNotes = () => notes().filter((one) => !one.hidden);

let newest = Math.max(-1, ...notes().map(numberOf));

function numberOf(note) {
  return Number(note.id.slice(1));
}

/** Call `action` for each event with this code, or with one of several codes. */
export function onEvent(codes, action) {
  for (const code of [codes].flat()) listeners.set(code, [...(listeners.get(code) ?? []), action]);
}

function dispatch(note, again) {
  const how = { again, words: note.querySelector("span")?.textContent ?? "", note };
  const args = JSON.parse(note.dataset.args);
  for (const action of [...(listeners.get(note.dataset.code) ?? []), ...(listeners.get("*") ?? [])]) action(args, how, note.dataset.code);
}

afterView(() => {
  const all = notes();
  if (!all.length) return;
  const fresh = all.filter((one) => numberOf(one) > newest);
  newest = numberOf(all.at(-1)); // lower after a ply was taken back
  for (const note of fresh) dispatch(note, false);
  if (fresh.some((one) => !one.hidden)) {
    stop();
    scrollToNote(visibleNotes().at(-1), "instant"); // smooth scrolling would repaint every frame
  }
});

// In the head of the page the line of events takes the room between the title and the menu.
function placeStrip() {
  const head = document.querySelector(".masthead.compact"), menu = head?.querySelector(".menu");
  if (!menu) return;
  const title = head.querySelector(".big"), shown = title?.checkVisibility({ visibilityProperty: true });
  const left = (shown ? title : head.querySelector(".brand")).getBoundingClientRect().right + 12;
  document.body.style.setProperty("--since-left", `${Math.round(left)}px`);
  document.body.style.setProperty("--since-right", `${Math.round(innerWidth - menu.getBoundingClientRect().left + 8)}px`);
}
// Keep the newest event in view, also after the page has been loaded again.
function layOut() {
  placeStrip();
  if (!playTimer) scrollToNote(visibleNotes().at(-1), "instant");
}
addEventListener("resize", layOut);
document.fonts?.ready.then(layOut);
placeStrip();

// --- Replaying the events ---------------------------------------------------------------------------

const STEP = 1300; // milliseconds for one event at the normal pace
let playTimer = 0;

function scrollToNote(note, behavior) {
  const list = document.querySelector("#told");
  if (!note || !list) return;
  const room = Math.max(0, list.clientWidth - note.offsetWidth); // a note wider than the line is shown from its beginning
  list.scrollTo({ left: note.offsetLeft - room / 2, behavior }); // offsetLeft is relative to the list, which is positioned
}

function stop() {
  clearTimeout(playTimer);
  playTimer = 0;
  document.querySelector("#since")?.classList.remove("playing");
  for (const one of document.querySelectorAll("#told li.on, .plate.told")) one.classList.remove("on", "told");
}

function playNext(remaining) {
  for (const one of document.querySelectorAll("#told li.on, .plate.told")) one.classList.remove("on", "told");
  const note = remaining.shift();
  if (!note?.isConnected) return stop();
  note.classList.add("on");
  const { seat } = JSON.parse(note.dataset.args);
  if (seat !== undefined) document.querySelector(`#plate-${seat}`)?.classList.add("told");
  scrollToNote(note, motionReduced() ? "instant" : "smooth");
  dispatch(note, true);
  playTimer = setTimeout(playNext, Math.max(500, STEP * tempo()), remaining);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-replay]")) return;
  const running = playTimer;
  stop();
  if (running) return; // pressed again: stop
  document.querySelector("#since").classList.add("playing");
  playNext(visibleNotes());
});
