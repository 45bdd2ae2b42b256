// The page script of Crazy Race: lets players choose sides, locomotives and cards on the board, and animates the
// scoring. Each choice is also a button in the question bar, and this script presses that button.

import { choose } from "../../table/chosen.js";
import { afterView, beforeView, buttonOf, keyIsTaken, motionReduced, moveButton, press, tempo } from "../../table/tools.js";
import { busyFor } from "../../table/show.js";
import { countSums, enlargeTurntable, spinTurntable, steam } from "./climax.js";

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

// While a side is hovered or focused, in the question bar or on the board, data-aim lets the style sheet show where
// its locomotive would end.
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

// Pressing the chosen card again deselects it, so that the player can pass instead.
let touchedChoice = null;
document.addEventListener("pointerdown", (event) => {
  touchedChoice = event.target.closest?.("#hand label")?.querySelector("input:checked") ?? null;
});
document.addEventListener("click", (event) => {
  const card = touchedChoice;
  touchedChoice = null;
  if (card && event.target.closest?.("#hand label")?.contains(card)) setTimeout(choose, 0, null);
});

// Each button of the question bar shows its key: letters for locomotives and cards, P to pass, R for the pile,
// Enter to go on. Backspace takes the last choice back.
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
// Sides are scored one after the other: their cards are turned, the sums appear, then the locomotive drives along
// its rail and over the turntable if it gets that far. All of it ends before the pause that the table makes for
// it. A click during the motion works at once.

const SIDE = 950, TURN = 140, DRIVE = 420, ROUND = 560, READ = 500; // milliseconds

// The milliseconds for one side, so that all sides are turned before the table goes on. `lead`: time used before.
function timePerSide(count, lead) {
  const pause = Number(document.querySelector("#table").dataset.pause ?? 0) * 1000;
  const side = SIDE * Math.min(1, tempo());
  return Math.max(60, Math.min(side, pause ? (pause - READ - lead) / count : side));
}
const sides = () => [...document.querySelectorAll(".cz .side")];
const engines = () => document.querySelectorAll(".cz [data-at]");
const offsetOf = (engine) => engine.parentNode.transform.baseVal.consolidate()?.matrix.e ?? 0;

let placesBefore = new Map(); // by locomotive: its space, and the x offset of its drawing
let scoredBefore = []; // for each side: whether its cards were turned already

beforeView(() => {
  placesBefore = new Map([...engines()].map((one) => [one.id, [Number(one.dataset.at), offsetOf(one)]]));
  scoredBefore = sides().map((one) => one.dataset.scored === "1");
});

afterView(() => {
  if (motionReduced()) return;
  const fresh = sides().filter((side, n) => side.dataset.scored === "1" && scoredBefore[n] === false && side.querySelector(".bid"));
  const moved = [...engines()].filter((one) => placesBefore.has(one.id) && placesBefore.get(one.id)[0] !== Number(one.dataset.at));
  const named = new Map(fresh.filter((side) => side.dataset.moves).map((side) => [side.dataset.moves, side]));
  // A moved locomotive that no side names was chosen by the winner of the side that moves any locomotive. If the
  // cards of that side were turned in an earlier view, this locomotive drives before the next side is turned.
  const freeSide = fresh.find((side) => !side.dataset.moves);
  const winnersChoice = moved.filter((one) => !named.has(one.id));
  let delay = freeSide ? 0 : driveEngines(winnersChoice, 0);
  if (!fresh.length) return;
  const each = timePerSide(fresh.length, delay);
  fresh.forEach((side) => {
    for (const card of side.querySelectorAll(".bid")) turnCard(card, delay);
    side.querySelector(".verdict")?.animate([{ opacity: 0 }, { opacity: 1 }], { delay: delay + 2 * TURN, duration: TURN, fill: "backwards" });
    countSums(side, delay + 2 * TURN);
    driveEngines(side === freeSide ? winnersChoice : moved.filter((one) => one.id === side.dataset.moves), delay + 2 * TURN);
    delay += each;
  });
  // New points appear when the last card is turned. A result shows them anyway.
  if (document.querySelector("#table[data-result]")) return;
  for (const one of document.querySelectorAll(".plate .points, .cz .won")) {
    one.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: TURN, fill: "backwards" });
  }
});

/** Let locomotives drive from the time `begin` on. Returns the time when the last of them arrives. */
function driveEngines(moving, begin) {
  let end = begin;
  for (const engine of moving) {
    const [was, from] = placesBefore.get(engine.id);
    end = Math.max(end, begin + driveEngine(engine, was, from, begin));
  }
  busyFor(end);
  return end;
}

// Keyframes that switch the opacity half-way, without a transition.
const stepOpacity = (first, last) => [{ opacity: first }, { opacity: first, offset: 0.5 }, { opacity: last, offset: 0.5 }, { opacity: last }];

// Turns a card over: its back is visible until `delay`, then its face, with the halo if it has won. This uses only
// animations and adds no elements, because the next view is morphed into this page.
function turnCard(card, delay) {
  const timing = { delay, duration: 2 * TURN, fill: "backwards" };
  card.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], timing);
  card.querySelector(".back")?.animate(stepOpacity(1, 0), timing);
  card.querySelector(".halo")?.animate(stepOpacity(0, 1), timing);
}

// Animates one locomotive: straight, or to the turntable, round on it, and back, because it never drives in
// reverse. Returns the duration.
function driveEngine(engine, was, from, delay) {
  const now = Number(engine.dataset.at);
  const here = offsetOf(engine);
  const rails = document.querySelector(".cz .rails").dataset;
  const table = Number(rails.table), end = Number(rails.end); // the x of the turntable in the drawing, and its space
  const turns = was < end && now >= end;
  const past = DRIVE * 0.8; // so that both ways fit into the time of one side
  const legs = turns && now > end ? [past, ROUND, past] : turns ? [DRIVE, ROUND, 0] : [DRIVE, 0, 0];
  const whole = legs[0] + legs[1] + legs[2];
  const rail = engine.ownerSVGElement;
  const place = [...rail.querySelectorAll("[data-at]")].indexOf(engine);
  for (const shown of turns ? [rail, enlargeTurntable(rail, table, delay + legs[0], ROUND)] : [rail]) {
    if (!shown) continue;
    animateEngine(shown.querySelectorAll("[data-at]")[place], { from, there: turns ? table : here, here, legs, whole, delay });
    if (turns) spinTurntable(shown, delay + legs[0], ROUND);
  }
  steam(engine, delay, whole);
  return whole;
}

function animateEngine(engine, { from, there, here, legs, whole, delay }) {
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
