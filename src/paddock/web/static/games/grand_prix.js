// Driving on the track: click an end, drag the car, or steer with the arrow keys; cars drive along
// the lap. Everything here can also be done with the buttons under the board.
"use strict";

const gpTrack = () => document.querySelector("#gp-track");
const gpQuiet = matchMedia("(prefers-reduced-motion: reduce)");
const gpSmall = matchMedia("(max-width: 900px)");

// --- Choosing -----------------------------------------------------------------------------------

function gpPress(move) {
  document.querySelector(`#question button[value="${CSS.escape(move)}"]`)?.click();
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("#gp-track [data-move]");
  if (target) gpPress(target.dataset.move);
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) gpZoom(zoom.dataset.zoom === "1");
});

document.addEventListener("change", (event) => {
  const list = event.target.closest("[data-bids]");
  if (list) list.parentElement.querySelector("[data-bid]").value = list.value;
});

// A button under the board shows its space on the track.
function gpPoint(event) {
  const button = event.target.closest?.('#question button[value^="to "], #question button[value="finish"]');
  for (const end of document.querySelectorAll("#gp-track .gp-end.on")) end.classList.remove("on");
  if (button) document.querySelector(`#gp-track .gp-end[data-move="${CSS.escape(button.value)}"]`)?.classList.add("on");
}
document.addEventListener("pointerover", gpPoint);
document.addEventListener("focusin", gpPoint);

// --- Steering, space by space ---------------------------------------------------------------------

let gpWay = []; // the spaces steered so far, the start first
let gpFacts = null;
let gpText = "";

function gpSteer() {
  const text = gpTrack()?.dataset.steer ?? "";
  if (text !== gpText) {
    gpText = text;
    gpFacts = text ? JSON.parse(text) : null;
    gpWay = gpFacts ? [gpFacts.start] : [];
    gpShow();
  }
  return gpFacts;
}

const gpNext = () => gpFacts?.next[`${gpWay.length - 1}:${gpWay.at(-1)}`] ?? {};
const gpDone = () => gpWay.length > 1 && Object.keys(gpNext()).length === 0;

function gpShow() {
  const line = document.querySelector("#gp-track .gp-steered");
  if (!line) return;
  const points = gpWay.length > 1 ? gpWay.map((cell) => gpFacts.at[cell].join(" ")) : ["0 0"];
  line.setAttribute("d", "M" + points.join("L"));
  for (const end of document.querySelectorAll("#gp-track .gp-end")) {
    end.classList.toggle("on", gpDone() && end.dataset.move === gpMove());
  }
}

const gpMove = () => (gpWay.at(-1) === "finish" ? "finish" : "to " + gpWay.at(-1));

function gpGo(cell) {
  gpWay.push(cell);
  gpShow();
}

function gpBack() {
  if (gpWay.length > 1) gpWay.pop();
  gpShow();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !gpSteer()) {
    if ((event.key === "Enter" || event.key === " ") && event.target.closest?.("#gp-track [data-move]")) {
      gpPress(event.target.closest("[data-move]").dataset.move);
      event.preventDefault();
    }
    return;
  }
  if (event.target.matches("input, select, textarea") && !event.target.closest("#hand")) return;
  if (document.querySelector("dialog[open]")) return;
  const ways = gpNext();
  const turn = { ArrowUp: "s", ArrowLeft: "l", ArrowRight: "r" }[event.key];
  if (turn) {
    if (ways[turn]) gpGo(ways[turn]);
  } else if (event.key === "ArrowDown" || event.key === "Backspace") {
    gpBack();
  } else if (event.key === "Enter" && gpDone() && !event.target.matches("button, a, summary")) {
    gpPress(gpMove());
  } else if (event.key === "Enter" && event.target.closest("#gp-track [data-move]")) {
    gpPress(event.target.closest("[data-move]").dataset.move);
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// --- Dragging the car -----------------------------------------------------------------------------

let gpDragging = false;

function gpPlace(event) {
  const svg = document.querySelector("#gp-track .gp-svg");
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
}

const gpFar = (cell, point) => Math.hypot(gpFacts.at[cell][0] - point.x, gpFacts.at[cell][1] - point.y);

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#gp-track .gp-active") || !gpSteer()) return;
  gpDragging = true;
  gpWay = [gpFacts.start];
  event.target.setPointerCapture?.(event.pointerId);
  event.preventDefault();
});

document.addEventListener("pointermove", (event) => {
  if (!gpDragging) return;
  const point = gpPlace(event);
  for (let step = 0; step < 12; step++) { // a fast hand skips spaces
    const here = gpFar(gpWay.at(-1), point);
    const ways = Object.values(gpNext()).sort((a, b) => gpFar(a, point) - gpFar(b, point));
    const before = gpWay.length > 1 ? gpFar(gpWay.at(-2), point) : Infinity;
    if (ways.length && gpFar(ways[0], point) < here) gpGo(ways[0]);
    else if (before < here) gpBack();
    else break;
  }
});

document.addEventListener("pointerup", () => {
  if (!gpDragging) return;
  gpDragging = false;
  if (gpDone()) gpPress(gpMove());
  else if (gpFacts) { gpWay = [gpFacts.start]; gpShow(); }
});

// --- Cars drive along the lap ---------------------------------------------------------------------

let gpWere = new Map();

function gpCars() {
  const cars = new Map();
  for (const car of document.querySelectorAll("#gp-track .gp-car[data-x]")) {
    cars.set(car.dataset.car, { x: +car.dataset.x, y: +car.dataset.y, column: +car.dataset.column, cell: car.dataset.cell });
  }
  return cars;
}

function gpRoute(from, to, line) {
  if (gpWay.length > 1 && gpWay[0] === from.cell && gpWay.at(-1) === to.cell) {
    return gpWay.map((cell) => gpFacts.at[cell]); // the way that was steered
  }
  const middle = (column) => line[(column - 1 + line.length) % line.length];
  const steps = to.column - from.column;
  if (steps < 1 || steps > 14) return [];
  const aside = (car) => { const [x, y] = middle(car.column); return [car.x - x, car.y - y]; };
  const one = aside(from), other = aside(to);
  const points = [[from.x, from.y]];
  for (let step = 1; step < steps; step++) {
    const [x, y] = middle(from.column + step), share = step / steps;
    // Both offsets point across the lane; their lengths matter more than their directions here.
    points.push([x + one[0] * (1 - share) * 0.6 + other[0] * share * 0.6, y + one[1] * (1 - share) * 0.6 + other[1] * share * 0.6]);
  }
  points.push([to.x, to.y]);
  return points;
}

function gpDrive() {
  const svg = document.querySelector("#gp-track .gp-svg");
  if (!svg) return;
  const moving = !(gpQuiet.matches || document.body.dataset.motion === "off" || document.hidden);
  const line = svg.dataset.line.split(" ").map((point) => point.split(",").map(Number));
  for (const [name, to] of gpCars()) {
    const from = gpWere.get(name);
    if (!from || from.cell === to.cell || !moving) continue;
    const points = gpRoute(from, to, line);
    if (points.length < 2) continue;
    const car = svg.querySelector(`.gp-car[data-car="${name}"]`);
    car.animate(
      points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(900, 160 + 70 * points.length), easing: "ease-in-out" },
    );
  }
}

// --- Closer, and the whole track --------------------------------------------------------------------

function gpZoom(near) {
  const track = gpTrack();
  if (!track) return;
  track.classList.toggle("near", near);
  if (near) gpCentre();
}

function gpCentre() {
  const track = gpTrack();
  const car = track?.querySelector(".gp-active, .gp-end, .gp-pick, .gp-car[data-x]");
  if (!car || !track.classList.contains("near")) return;
  const box = car.getBoundingClientRect(), frame = track.getBoundingClientRect();
  track.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
    behavior: gpQuiet.matches ? "auto" : "smooth",
  });
}

let gpNear = false;

document.addEventListener("htmx:ws:before:message:incoming", () => {
  gpWere = gpCars();
  gpNear = gpTrack()?.classList.contains("near") ?? false;
});

function gpAfter() {
  const track = gpTrack();
  if (!track) return;
  if (gpNear) track.classList.add("near"); // the new view does not know of it
  gpDrive();
  gpSteer();
  const asked = track.querySelector(".gp-end, .gp-pick");
  if (asked && gpSmall.matches) gpZoom(true);
  else if (asked) gpCentre();
}

document.addEventListener("htmx:ws:after:message:incoming", gpAfter);
gpAfter();
