// Steering a car over the track, space by space: with the arrow keys, or by dragging it.

import { buttonOf, press } from "../../table/tools.js";

export const trackElement = () => document.querySelector("#gp-track");

/** Make a move by pressing its button. `sure`: skip the confirmation that the player's settings may ask for. */
export function pressMove(text, sure = false) {
  const button = buttonOf(text);
  if (button && sure) button.dataset.sure = "1";
  return press(button);
}

let steered = []; // the cells steered so far, beginning with the start
let steering = null;
let steeringText = "";

/** The data of the car to be steered (data-steer), parsed again when it has changed; null if there is none. */
export function readSteering() {
  const text = trackElement()?.dataset.steer ?? "";
  if (text !== steeringText) {
    steeringText = text;
    steering = text ? JSON.parse(text) : null;
    steered = steering ? [steering.start] : [];
    showSteered();
  }
  return steering;
}

const nextCells = () => steering?.next[`${steered.length - 1}:${steered.at(-1)}`] ?? {};
const atEnd = () => steered.length > 1 && Object.keys(nextCells()).length === 0;

function showSteered() {
  const line = document.querySelector("#gp-track .gp-steered");
  if (!line) return;
  const points = steered.length > 1 ? steered.map((cell) => steering.at[cell].join(" ")) : ["0 0"];
  line.setAttribute("d", "M" + points.join("L"));
  for (const end of document.querySelectorAll("#gp-track .gp-end")) {
    end.classList.toggle("on", atEnd() && end.dataset.move === steeredMove());
  }
}

// The move that ends on the last steered cell; the drawing of that cell has it as an attribute.
const steeredMove = () => document.querySelector(`#gp-track .gp-end[data-cell="${CSS.escape(steered.at(-1))}"]`)?.dataset.move ?? "";

function steerTo(cell) {
  steered.push(cell);
  showSteered();
}

function steerBack() {
  if (steered.length > 1) steered.pop();
  showSteered();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !readSteering()) {
    if ((event.key === "Enter" || event.key === " ") && event.target.closest?.("#gp-track [data-move]")) {
      pressMove(event.target.closest("[data-move]").dataset.move);
      event.preventDefault();
    }
    return;
  }
  if (event.target.matches("input, select, textarea") && !event.target.closest("#hand")) return;
  if (document.querySelector("dialog[open]")) return;
  const ways = nextCells();
  const turn = { ArrowUp: "s", ArrowLeft: "l", ArrowRight: "r" }[event.key];
  if (turn) {
    if (ways[turn]) steerTo(ways[turn]);
  } else if (event.key === "ArrowDown" || event.key === "Backspace") {
    steerBack();
  } else if (event.key === "Enter" && atEnd() && !event.target.matches("button, a, summary")) {
    pressMove(steeredMove());
  } else if (event.key === "Enter" && event.target.closest("#gp-track [data-move]")) {
    pressMove(event.target.closest("[data-move]").dataset.move);
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// --- Dragging the car -----------------------------------------------------------------------------

let dragging = false;

function placeOf(event) {
  const svg = document.querySelector("#gp-track .gp-svg");
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
}

const distance = (cell, point) => Math.hypot(steering.at[cell][0] - point.x, steering.at[cell][1] - point.y);

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#gp-track .gp-active") || !readSteering()) return;
  dragging = true;
  steered = [steering.start];
  event.target.setPointerCapture?.(event.pointerId);
  event.preventDefault();
});

// `way`, continued to a cell, preferring straight ahead; null if it cannot be reached.
function pathTo(way, cell, seen = new Set()) {
  if (way.at(-1) === cell) return way;
  const here = `${way.length - 1}:${way.at(-1)}`, ways = steering.next[here] ?? {};
  if (seen.has(here)) return null;
  seen.add(here);
  for (const turn of ["s", "l", "r"]) {
    const found = ways[turn] ? pathTo([...way, ways[turn]], cell, seen) : null;
    if (found) return found;
  }
  return null;
}

// The car follows the pointer to the nearest cell. As much as possible of the way steered so far is kept.
document.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const point = placeOf(event);
  const cell = Object.keys(steering.at).reduce((a, b) => (distance(a, point) <= distance(b, point) ? a : b));
  for (let kept = steered.length; kept > 0; kept--) {
    const way = pathTo(steered.slice(0, kept), cell);
    if (!way) continue;
    steered = way;
    showSteered();
    return;
  }
});

document.addEventListener("pointerup", () => {
  if (!dragging) return;
  dragging = false;
  if (atEnd()) pressMove(steeredMove());
  else if (steering) { steered = [steering.start]; showSteered(); }
});

/** The centres of the steered cells, if they lead from `from` to `to`; null otherwise. */
export function steeredRoute(from, to) {
  if (steered.length < 2 || steered[0] !== from || steered.at(-1) !== to) return null;
  return steered.map((cell) => steering.at[cell]);
}
