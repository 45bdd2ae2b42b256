// Driving on the track: click an end, drag the car, or steer with the arrow keys; cars drive from
// cell to cell. Everything here can also be done with the buttons under the board.
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

// a, b, c … answer with the first, second, third button while there is no card to choose.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-h]$/.test(event.key)) return;
  if (event.target.matches("select, textarea, input:not([type=radio])") || document.querySelector("dialog[open], #question .actions")) return;
  document.querySelectorAll("#question .buttons button[name=move]")[event.key.charCodeAt(0) - 97]?.click();
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

// A way that goes on from `way` to a cell, straight on where it can; null if there is none.
function gpReach(way, cell, seen = new Set()) {
  if (way.at(-1) === cell) return way;
  const here = `${way.length - 1}:${way.at(-1)}`, ways = gpFacts.next[here] ?? {};
  if (seen.has(here)) return null;
  seen.add(here);
  for (const turn of ["s", "l", "r"]) {
    const found = ways[turn] ? gpReach([...way, ways[turn]], cell, seen) : null;
    if (found) return found;
  }
  return null;
}

// The car follows the hand: to the cell under it, by the way it came as far as that leads there.
document.addEventListener("pointermove", (event) => {
  if (!gpDragging) return;
  const point = gpPlace(event);
  const cell = Object.keys(gpFacts.at).reduce((a, b) => (gpFar(a, point) <= gpFar(b, point) ? a : b));
  for (let kept = gpWay.length; kept > 0; kept--) {
    const way = gpReach(gpWay.slice(0, kept), cell);
    if (!way) continue;
    gpWay = way;
    gpShow();
    return;
  }
});

document.addEventListener("pointerup", () => {
  if (!gpDragging) return;
  gpDragging = false;
  if (gpDone()) gpPress(gpMove());
  else if (gpFacts) { gpWay = [gpFacts.start]; gpShow(); }
});

// --- Cars drive along the cells of the track --------------------------------------------------------

let gpWere = new Map();
let gpGraph = null;

function gpCars() {
  const cars = new Map();
  for (const car of document.querySelectorAll("#gp-track .gp-car[data-cell]")) {
    cars.set(car.dataset.car, { cell: car.dataset.cell, place: `${car.dataset.x},${car.dataset.y}`, node: car });
  }
  return cars;
}

function gpRoads() {
  gpGraph ??= JSON.parse(document.querySelector("#gp-roads")?.dataset.cells ?? "{}");
  return gpGraph;
}

// The middles of the cells from one to another, round the cars that stood still; none if there is no way.
function gpRoute(from, to, standing) {
  if (gpWay.length > 1 && gpWay[0] === from && gpWay.at(-1) === to) {
    return gpWay.map((cell) => gpFacts.at[cell]); // the way that was steered
  }
  const roads = gpRoads(), came = new Map([[from, ""]]), queue = [from];
  for (let cell = queue.shift(); cell && cell !== to; cell = queue.shift()) {
    for (const next of roads[cell]?.[2].split(" ") ?? []) {
      if (!next || came.has(next) || (next !== to && standing.has(roads[next].slice(0, 2).join()))) continue;
      came.set(next, cell);
      queue.push(next);
    }
  }
  const points = [];
  for (let cell = came.has(to) ? to : ""; cell; cell = came.get(cell)) points.unshift(roads[cell].slice(0, 2));
  return points.length > 12 ? [] : points; // another race, or a page that slept
}

function gpDrive() {
  const svg = document.querySelector("#gp-track .gp-svg");
  if (!svg || gpQuiet.matches || document.body.dataset.motion === "off" || document.hidden) return;
  const cars = gpCars(), order = svg.dataset.order.split(" ");
  const moved = [...cars].filter(([name, car]) => gpWere.get(name)?.cell && car.cell && gpWere.get(name).cell !== car.cell);
  const standing = new Set([...cars].filter((car) => !moved.includes(car)).map(([, car]) => car.place));
  const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.indexOf("white"));
  moved.sort(([a], [b]) => rank(a) - rank(b)).forEach(([name, car], n) => {
    const was = gpWere.get(name), points = gpRoute(was.cell, car.cell, standing);
    if (points.length < 2) return;
    const node = car.cell === "finish" ? gpGhost(svg, was.node) : car.node;
    const run = node.animate(
      points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(800, 160 + 60 * points.length), delay: 120 * n, easing: "ease-in-out", fill: "backwards" },
    );
    if (node !== car.node) run.onfinish = run.oncancel = () => node.remove();
  });
}

// A car that is home has left the track: its picture still drives over the line.
function gpGhost(svg, node) {
  const ghost = node.cloneNode(true);
  ghost.setAttribute("class", "gp-ghost");
  for (const name of ["data-car", "data-cell", "data-move", "role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
  return svg.appendChild(ghost);
}

// --- Closer, and the whole track --------------------------------------------------------------------

function gpZoom(near) {
  const track = gpTrack();
  if (!track) return;
  track.classList.toggle("near", near);
  track.querySelector(".gp-svg").style.width = "";
  if (near) gpCentre();
}

function gpUnion(parts) {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

// What is asked about in the middle, as close as all of it fits.
function gpCentre() {
  const track = gpTrack();
  if (!track?.classList.contains("near")) return;
  const asked = track.querySelectorAll(".gp-active, .gp-end .gp-cell, .gp-pick");
  const parts = asked.length ? [...asked] : [...track.querySelectorAll(".gp-car[data-x]")].slice(0, 1);
  if (!parts.length) return;
  const frame = track.getBoundingClientRect(), svg = track.querySelector(".gp-svg");
  if (asked.length) {
    svg.style.width = "";
    const box = gpUnion(parts), fits = 0.86 * Math.min(frame.width / box.width, frame.height / box.height);
    const wide = svg.getBoundingClientRect().width;
    if (fits < 1) svg.style.width = `${Math.max(frame.width, Math.round(wide * fits))}px`;
  }
  const box = gpUnion(parts);
  track.scrollBy({
    left: box.x - frame.left - frame.width / 2,
    top: box.y - frame.top - frame.height / 2,
    behavior: gpQuiet.matches ? "auto" : "smooth",
  });
}

let gpNear = false;
let gpWide = "";

document.addEventListener("htmx:ws:before:message:incoming", () => {
  gpWere = gpCars();
  for (const car of gpWere.values()) car.node = car.node.cloneNode(true); // the new view changes the old one
  gpNear = gpTrack()?.classList.contains("near") ?? false;
  gpWide = gpTrack()?.querySelector(".gp-svg").style.width ?? "";
});

function gpAfter() {
  const track = gpTrack();
  if (!track) return;
  if (gpNear) { // the new view does not know of it
    track.classList.add("near");
    track.querySelector(".gp-svg").style.width = gpWide;
  }
  gpDrive();
  gpSteer();
  if (document.querySelector("#table")?.dataset.over === "1") gpZoom(false);
  else if (track.querySelector(".gp-end, .gp-pick") && gpSmall.matches) gpZoom(true);
  else if (track.querySelector(".gp-end, .gp-pick")) gpCentre();
}

document.addEventListener("htmx:ws:after:message:incoming", gpAfter);
gpAfter();
