// Crazy Race: sides, locomotives and cards are chosen on the board itself. Every choice there is also
// a button in the question bar, so this script only presses that button.

import { choose } from "../../table/chosen.js";
import { afterView, beforeView, buttonOf, keyIsTaken, motionReduced, moveButton, press, tempo } from "../../table/tools.js";
import { busyFor } from "../../table/show.js";
import { countSums, nearTable, steam, turnTable } from "./climax.js";

document.addEventListener("click", (event) => {
  const pick = event.target.closest?.(".cz .pick");
  if (!pick) return;
  if (pick.dataset.move) {
    press(buttonOf(pick.dataset.move));
    return;
  }
  const chosen = document.querySelector("#hand input:checked");
  const actions = chosen && document.querySelector("#for-" + chosen.id.slice(5));
  if (press(actions?.querySelector(`button[data-side="${pick.dataset.side}"]`))) return;
  const hint = document.querySelector("#question .hint");
  hint?.classList.add("flash");
  setTimeout(() => hint?.classList.remove("flash"), 900);
});

// Where a locomotive would end is shown while a side is pointed at: in the question bar or on the board.
for (const kind of ["pointerover", "focusin", "pointerleave", "focusout"]) {
  document.addEventListener(kind, aim, { passive: true });
}
afterView(aim);
function aim() {
  const table = document.querySelector("#table");
  const side = table?.querySelector("[data-side]:is(:hover, :focus-visible)")?.dataset.side;
  if (side) table.dataset.aim = side;
  else delete table?.dataset.aim;
}

// A second touch lets a card go, so that one can pass instead.
let held = null;
document.addEventListener("pointerdown", (event) => {
  held = event.target.closest?.("#hand label")?.querySelector("input:checked") ?? null;
});
document.addEventListener("click", (event) => {
  const card = held;
  held = null;
  if (card && event.target.closest?.("#hand label")?.contains(card)) setTimeout(choose, 0, null);
});

// Every button of the question bar says its key: letters for locomotives and cards, P to pass, R for
// the pile, Enter to go on. Backspace takes the last choice back.
document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event)) return;
  const chosen = document.querySelector("#hand input:checked");
  const onButton = event.target.matches("button, a, summary");
  let button = null;
  if (event.key === "Enter" && !chosen && !onButton) {
    button = document.querySelector('#question button[data-key="↵"], #question button.enough');
  } else if (event.key === "Backspace") {
    button = document.querySelector('#question button[value="back"]');
  } else if (/^[a-z]$/i.test(event.key) && !chosen) {
    button = document.querySelector(`#question button[data-key="${event.key.toUpperCase()}"]`);
  } else if (event.key.toLowerCase() === "p") {
    button = moveButton("pass");
  }
  if (press(button)) event.preventDefault();
});

// --- Motion ---------------------------------------------------------------------------------------
// Sides are scored one after the other: their cards are turned, the sums appear, then the locomotive
// drives along its rail, round the turntable if its way leads there. All of it is over well before the
// pause that the table makes for it. A click during the motion counts at once.

const SIDE = 950, TURN = 140, DRIVE = 420, ROUND = 560, READ = 500; // milliseconds

// How long one side may take, so that all of them are turned before the table goes on.
function slot(count, lead) {
  const pause = Number(document.querySelector("#table").dataset.pause ?? 0) * 1000;
  const side = SIDE * Math.min(1, tempo());
  return Math.max(60, Math.min(side, pause ? (pause - READ - lead) / count : side));
}
const sides = () => [...document.querySelectorAll(".cz .side")];
const engines = () => document.querySelectorAll(".cz [data-at]");
const along = (engine) => engine.parentNode.transform.baseVal.consolidate()?.matrix.e ?? 0;

let stood = new Map(); // of each locomotive: how far it had come, and where that was
let scored = []; // of each side: whether its cards had been turned

beforeView(() => {
  stood = new Map([...engines()].map((one) => [one.id, [Number(one.dataset.at), along(one)]]));
  scored = sides().map((one) => one.dataset.scored === "1");
});

afterView(() => {
  if (motionReduced()) return;
  const fresh = sides().filter((side, n) => side.dataset.scored === "1" && scored[n] === false && side.querySelector(".bid"));
  const moved = [...engines()].filter((one) => stood.has(one.id) && stood.get(one.id)[0] !== Number(one.dataset.at));
  const named = new Map(fresh.filter((side) => side.dataset.moves).map((side) => [side.dataset.moves, side]));
  // One that no side names was chosen by who won the side of all locomotives: that one's cards may have
  // been turned before, and then it drives before those of the next side are.
  const free = fresh.find((side) => !side.dataset.moves);
  const chosen = moved.filter((one) => !named.has(one.id));
  let delay = free ? 0 : drive(chosen, 0);
  if (!fresh.length) return;
  const each = slot(fresh.length, delay);
  fresh.forEach((side) => {
    for (const card of side.querySelectorAll(".bid")) turn(card, delay);
    side.querySelector(".verdict")?.animate([{ opacity: 0 }, { opacity: 1 }], { delay: delay + 2 * TURN, duration: TURN, fill: "backwards" });
    countSums(side, delay + 2 * TURN);
    drive(side === free ? chosen : moved.filter((one) => one.id === side.dataset.moves), delay + 2 * TURN);
    delay += each;
  });
  // Points are counted when the last card lies open; a result tells them.
  if (document.querySelector("#table[data-result]")) return;
  for (const one of document.querySelectorAll(".plate .points, .cz .won")) {
    one.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: TURN, fill: "backwards" });
  }
});

/** Locomotives drive from a moment on; when the last of them has come to its place. */
function drive(moving, begin) {
  let end = begin;
  for (const engine of moving) {
    const [was, from] = stood.get(engine.id);
    end = Math.max(end, begin + run(engine, was, from, begin));
  }
  busyFor(end);
  return end;
}

// Frames that change the opacity at once, half-way.
const seen = (first, last) => [{ opacity: first }, { opacity: first, offset: 0.5 }, { opacity: last, offset: 0.5 }, { opacity: last }];

// A card is turned over once: its back until its side's time has come, then its face; and only then it is
// lit if it has won. Nothing is put into the page for it: the next view is morphed into what stands there.
function turn(card, delay) {
  const timing = { delay, duration: 2 * TURN, fill: "backwards" };
  card.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], timing);
  card.querySelector(".back")?.animate(seen(1, 0), timing);
  card.querySelector(".halo")?.animate(seen(0, 1), timing);
}

// Out to the turntable, round, and back: a locomotive never drives backwards. How long all of it takes.
function run(engine, was, from, delay) {
  const now = Number(engine.dataset.at);
  const here = along(engine);
  const rails = document.querySelector(".cz .rails").dataset;
  const table = Number(rails.table), end = Number(rails.end); // where the turntable is drawn, and its space
  const turns = was < end && now >= end;
  const past = DRIVE * 0.8; // out and back again in the time of one side
  const legs = turns && now > end ? [past, ROUND, past] : turns ? [DRIVE, ROUND, 0] : [DRIVE, 0, 0];
  const whole = legs[0] + legs[1] + legs[2];
  const rail = engine.ownerSVGElement;
  const place = [...rail.querySelectorAll("[data-at]")].indexOf(engine);
  for (const shown of turns ? [rail, nearTable(rail, table, delay + legs[0], ROUND)] : [rail]) {
    if (!shown) continue;
    move(shown.querySelectorAll("[data-at]")[place], { from, there: turns ? table : here, here, legs, whole, delay });
    if (turns) turnTable(shown, delay + legs[0], ROUND);
  }
  steam(engine, delay, whole);
  return whole;
}

function move(engine, { from, there, here, legs, whole, delay }) {
  const at = (x) => ({ transform: `translate(${x - here}px, 0px)` });
  engine.animate(
    [at(from), { ...at(there), offset: legs[0] / whole }, { ...at(there), offset: (legs[0] + legs[1]) / whole }, at(here)],
    { delay, duration: whole, easing: "ease-out", fill: "backwards" },
  );
  if (!legs[1]) return;
  engine.querySelector(".turned")?.animate(
    [{ transform: "scale(1, 1)" }, { transform: "scale(1, 1)", offset: legs[0] / whole }, { transform: "scale(-1, 1)", offset: (legs[0] + legs[1]) / whole }, { transform: "scale(-1, 1)" }],
    { delay, duration: whole, fill: "backwards" },
  );
}
