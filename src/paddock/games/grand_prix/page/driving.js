// Cars drive along the cells of the track from where they stood in the view before.

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

// The middles of the cells from one to another, round the cars that stood still; none if there is no way.
function routeOf(from, to, standing) {
  const own = steeredRoute(from, to);
  if (own) return own;
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
  return points.length > 12 ? [] : points; // another race, or a page that slept
}

/** Let the cars that have moved since `rememberCars` drive there; where they come from and go to. */
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

/** Let a car drive once more over the cells of a way, the first of which it came from. */
export function driveAgain(colour, cells) {
  const car = document.querySelector(`#gp-track .gp-car[data-car="${CSS.escape(colour)}"]`);
  const points = cells.map((cell) => readRoads()[cell]).filter(Boolean);
  if (motionReduced() || !car || points.length < 2) return;
  car.animate(
    points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: Math.min(1300, 240 + 90 * points.length) * tempo(), easing: "ease-in-out" },
  );
}

// A car that is home has left the track: its picture still drives over the line.
function ghostOf(svg, node) {
  const ghost = node.cloneNode(true);
  ghost.setAttribute("class", "gp-ghost");
  for (const name of ["data-car", "data-cell", "data-move", "role", "tabindex", "aria-label"]) ghost.removeAttribute(name);
  return svg.appendChild(ghost);
}

/** Keep the cars as they stand: the new view changes the old one. */
export function rememberCars() {
  carsBefore = carsOnTrack();
  for (const car of carsBefore.values()) car.node = car.node.cloneNode(true);
}
