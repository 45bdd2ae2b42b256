// Animates cars along the cells of the track, from their cells in the view before.

import { motionReduced, tempo } from "../../table/tools.js";
import { steeredRoute } from "./steering.js";

let carsBefore = new Map();
let graph = null;

function carsOnTrack() {
  const cars = new Map();
  for (const car of document.querySelectorAll("#gp-track .gp-car[data-cell]")) {
    cars.set(car.dataset.car, { cell: car.dataset.cell, place: `${car.dataset.x},${car.dataset.y}`, node: car });
  }
  return cars;
}

function readRoads() {
  graph ??= JSON.parse(document.querySelector("#gp-roads")?.dataset.cells ?? "{}");
  return graph;
}

// The centres of the cells on the shortest way between two cells, around cars that stand still; [] if there is none.
function routeOf(from, to, standing) {
  const steered = steeredRoute(from, to);
  if (steered) return steered;
  const roads = readRoads(), came = new Map([[from, ""]]), queue = [from];
  for (let cell = queue.shift(); cell && cell !== to; cell = queue.shift()) {
    for (const next of roads[cell]?.[2].split(" ") ?? []) {
      if (!next || came.has(next) || (next !== to && standing.has(roads[next].slice(0, 2).join()))) continue;
      came.set(next, cell);
      queue.push(next);
    }
  }
  const points = [];
  for (let cell = came.has(to) ? to : ""; cell; cell = came.get(cell)) points.unshift(roads[cell].slice(0, 2));
  return points.length > 12 ? [] : points; // implausible: another race has begun, or the page was suspended
}

/** Animate the cars that have moved since `rememberCars`. Returns the places where they started and where they are. */
export function driveCars() {
  const svg = document.querySelector("#gp-track .gp-svg");
  if (!svg) return [];
  const cars = carsOnTrack(), order = svg.dataset.order.split(" ");
  const moved = [...cars].filter(([name, car]) => carsBefore.get(name)?.cell && car.cell && carsBefore.get(name).cell !== car.cell);
  const places = moved.flatMap(([name, car]) => [carsBefore.get(name).place, car.place])
    .map((place) => place.split(",").map(Number)).filter(([x]) => !Number.isNaN(x));
  if (motionReduced()) return places;
  const standing = new Set([...cars].filter((car) => !moved.includes(car)).map(([, car]) => car.place));
  const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.indexOf("white"));
  moved.sort(([a], [b]) => rank(a) - rank(b)).forEach(([name, car], n) => {
    const was = carsBefore.get(name), points = routeOf(was.cell, car.cell, standing);
    if (points.length < 2) return;
    const node = car.cell === "finish" ? ghostOf(svg, was.node) : car.node;
    const run = node.animate(
      points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(1200, 200 + 80 * points.length) * tempo(), delay: 240 * n * tempo(), easing: "ease-in-out", fill: "backwards" },
    );
    if (node === car.node) return;
    for (const end of ["finish", "cancel"]) run.addEventListener(end, () => node.remove());
  });
  return places;
}

/** Animate a car once more over a list of cells, the first being its start, for a replay of events. */
export function driveAgain(colour, cells) {
  const car = document.querySelector(`#gp-track .gp-car[data-car="${CSS.escape(colour)}"]`);
  const points = cells.map((cell) => readRoads()[cell]).filter(Boolean);
  if (motionReduced() || !car || points.length < 2) return;
  car.animate(
    points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: Math.min(1300, 240 + 90 * points.length) * tempo(), easing: "ease-in-out" },
  );
}

// A car that has finished is no longer on the track: a copy of its old drawing drives over the line instead.
function ghostOf(svg, node) {
  const ghost = node.cloneNode(true);
  ghost.setAttribute("class", "gp-ghost");
  for (const name of ["data-car", "data-cell", "data-move", "role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
  return svg.appendChild(ghost);
}

/** Remember the cars before a new view, with copies of their drawings, because the view changes the originals. */
export function rememberCars() {
  carsBefore = carsOnTrack();
  for (const car of carsBefore.values()) car.node = car.node.cloneNode(true);
}
