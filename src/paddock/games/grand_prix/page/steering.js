// Steering a car over the track, space by space: with the arrow keys, or by dragging it.

import { buttonOf, press } from "../../table/tools.js";

export const trackElement = () => document.querySelector("#gp-track");

/** Make a move by its button; `sure`: it has been confirmed already, if that is wanted. */
export function pressMove(text, sure = false) {
  const button = buttonOf(text);
  if (button && sure) button.dataset.sure = "1";
  return press(button);
}

let steered = []; // the spaces steered so far, the start first
let steering = null;
let steeringText = "";

/** What the page says of the car to be steered, read anew when it changes; null if there is none. */
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

// The move that ends where the way ends: the drawing of that space carries it.
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

// A way that goes on from `way` to a cell, straight on where it can; null if there is none.
function wayTo(way, cell, seen = new Set()) {
  if (way.at(-1) === cell) return way;
  const here = `${way.length - 1}:${way.at(-1)}`, ways = steering.next[here] ?? {};
  if (seen.has(here)) return null;
  seen.add(here);
  for (const turn of ["s", "l", "r"]) {
    const found = ways[turn] ? wayTo([...way, ways[turn]], cell, seen) : null;
    if (found) return found;
  }
  return null;
}

// The car follows the hand: to the cell under it, by the way it came as far as that leads there.
document.addEventListener("pointermove", (event) => {
  if (!dragging) return;
  const point = placeOf(event);
  const cell = Object.keys(steering.at).reduce((a, b) => (distance(a, point) <= distance(b, point) ? a : b));
  for (let kept = steered.length; kept > 0; kept--) {
    const way = wayTo(steered.slice(0, kept), cell);
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

/** The middles of the spaces that were steered, if they lead from one cell to another. */
export function steeredRoute(from, to) {
  if (steered.length < 2 || steered[0] !== from || steered.at(-1) !== to) return null;
  return steered.map((cell) => steering.at[cell]);
}
