// The events in a view: each is dispatched once, when the page first shows it, and again when a person
// replays what has happened since their own move.
//
// A game's page.js defines how an event is shown: onTold("attacked", (args, how) => …), where
// `how.again` is true in a replay and `how.words` is the sentence of the event, if it has one.

import { afterView, motionReduced, tempo } from "./tools.js";

const listeners = new Map(); // by code
const notes = () => [...document.querySelectorAll("#told li")];
const spoken = () => notes().filter((one) => !one.hidden);

let newest = Math.max(-1, ...notes().map(numberOf));

function numberOf(note) {
  return Number(note.id.slice(1));
}

/** Call `action` for every event of that code, or of one of several. */
export function onTold(codes, action) {
  for (const code of [codes].flat()) listeners.set(code, [...(listeners.get(code) ?? []), action]);
}

function hand(note, again) {
  const how = { again, words: note.querySelector("span")?.textContent ?? "", note };
  const args = JSON.parse(note.dataset.args);
  for (const action of [...(listeners.get(note.dataset.code) ?? []), ...(listeners.get("*") ?? [])]) action(args, how, note.dataset.code);
}

afterView(() => {
  const all = notes();
  if (!all.length) return;
  const fresh = all.filter((one) => numberOf(one) > newest);
  newest = numberOf(all.at(-1)); // lower after a ply was taken back
  for (const note of fresh) hand(note, false);
  if (fresh.some((one) => !one.hidden)) {
    stop();
    show(spoken().at(-1), "instant"); // smooth scrolling would repaint every frame
  }
});

// In the head of the page the strip uses the room between the title and the menu.
function place() {
  const head = document.querySelector(".masthead.compact"), menu = head?.querySelector(".menu");
  if (!menu) return;
  const title = head.querySelector(".big"), shown = title?.checkVisibility({ visibilityProperty: true });
  const left = (shown ? title : head.querySelector(".brand")).getBoundingClientRect().right + 12;
  document.body.style.setProperty("--since-left", `${Math.round(left)}px`);
  document.body.style.setProperty("--since-right", `${Math.round(innerWidth - menu.getBoundingClientRect().left + 8)}px`);
}
// The newest is in sight, on a page that was loaded again too.
function settle() {
  place();
  if (!playing) show(spoken().at(-1), "instant");
}
addEventListener("resize", settle);
document.fonts?.ready.then(settle);
place();

// --- Replaying the events ---------------------------------------------------------------------------

const STEP = 1300; // milliseconds for one note at the normal pace
let playing = 0;

function show(note, behavior) {
  const list = document.querySelector("#told");
  if (!note || !list) return;
  const room = Math.max(0, list.clientWidth - note.offsetWidth); // a long note is read from its beginning
  const off = note.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollTo({ left: list.scrollLeft + off - room / 2, behavior });
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  document.querySelector("#since")?.classList.remove("playing");
  for (const one of document.querySelectorAll("#told li.on, .plate.told")) one.classList.remove("on", "told");
}

function step(rest) {
  for (const one of document.querySelectorAll("#told li.on, .plate.told")) one.classList.remove("on", "told");
  const note = rest.shift();
  if (!note?.isConnected) return stop();
  note.classList.add("on");
  const { seat } = JSON.parse(note.dataset.args);
  if (seat !== undefined) document.querySelector(`#plate-${seat}`)?.classList.add("told");
  show(note, motionReduced() ? "instant" : "smooth");
  hand(note, true);
  playing = setTimeout(step, Math.max(500, STEP * tempo()), rest);
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-replay]")) return;
  const running = playing;
  stop();
  if (running) return; // pressed again: stop
  document.querySelector("#since").classList.add("playing");
  step(spoken());
});
