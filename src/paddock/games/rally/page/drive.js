// Cars drive along the road, over every space between two views, and set off one after the other.

import { afterView, beforeView, motionReduced, tempo } from "../../table/tools.js";

const A_SPACE = 85, SHORTEST = 240, LONGEST = 900; // milliseconds
const APART = 130, MOST_APART = 900; // between two cars that set off
const SPACES = 8, HIGH = 176, UP = 10; // of a sheet, in the drawing's own lengths

const course = () => document.querySelector("#course");
const origin = () => document.querySelector("#tile-1")?.getBoundingClientRect();
const middle = (box, from) => ({ x: box.left + box.width / 2 - from.left, y: box.top + box.height / 2 - from.top });

let cars = new Map(); // before the view: by seat, the space and the place on the map
let stage = "";
let free = 0; // when the next car may set off

function spaces() {
  const said = (course()?.dataset.cars ?? "").split(" ").filter(Boolean);
  return said.map((one) => one.split(":")).map(([seat, space]) => [seat, Number(space)]);
}

function remember() {
  cars = new Map();
  stage = course()?.dataset.stage ?? "";
  const map = origin();
  if (!map) return;
  for (const [seat, space] of spaces()) {
    const car = document.querySelector(`#car-${seat}`);
    if (car) cars.set(seat, { space, ...middle(car.getBoundingClientRect(), map) });
  }
}

// Where a car on a space of the road is seen, from the corner of the first sheet.
function onTheRoad(space, map) {
  const tile = document.querySelector(`#tile-${Math.ceil(space / SPACES)}`);
  if (!tile) return null;
  const box = tile.getBoundingClientRect(), i = (space - 1) % SPACES;
  const height = Number(tile.dataset.road.split(" ")[i]) - UP;
  return { x: box.left - map.left + box.width * (i + 0.5) / SPACES, y: box.top - map.top + box.height * height / HIGH, row: box.top };
}

// The way as points; a car that comes to the end of a row fades out and in again at the next one.
function way(was, now, map) {
  const points = [{ ...was, seen: 1 }];
  let row = was.space ? onTheRoad(was.space, map)?.row : undefined;
  for (let space = was.space + 1; space < now.space; space++) {
    const next = onTheRoad(space, map);
    if (!next) break;
    if (row !== undefined && next.row !== row) {
      points.push({ ...points.at(-1), seen: 0 }, { ...next, seen: 0 });
    }
    points.push({ ...next, seen: 1 });
    row = next.row;
  }
  points.push({ x: now.x, y: now.y, seen: 1 });
  return points;
}

function drive() {
  const map = origin();
  if (motionReduced() || !map || course().dataset.stage !== stage) return;
  const mine = document.querySelector("#table").dataset.mine === "1" ? course().dataset.me : "";
  for (const [seat, space] of spaces()) {
    const was = cars.get(seat), car = document.querySelector(`#car-${seat}`);
    if (!was || !car || !car.ownerSVGElement) continue;
    const now = { space, ...middle(car.getBoundingClientRect(), map) };
    if (Math.hypot(now.x - was.x, now.y - was.y) < 2) continue;
    const scale = car.ownerSVGElement.getScreenCTM().a || 1;
    const base = getComputedStyle(car).transform;
    const rest = base === "none" ? "" : ` ${base}`;
    const frames = way(was, now, map).map((point) => ({
      transform: `translate(${(point.x - now.x) / scale}px, ${(point.y - now.y) / scale}px)${rest}`,
      opacity: point.seen,
    }));
    const clock = performance.now();
    const start = seat === mine ? clock : Math.min(Math.max(clock, free), clock + MOST_APART);
    if (seat !== mine) free = start + APART;
    const length = Math.max(1, Math.abs(space - was.space)) * A_SPACE;
    car.animate(frames, {
      duration: Math.min(LONGEST, Math.max(SHORTEST, length)) * tempo(), delay: start - clock, fill: "backwards", easing: "ease-in-out",
    });
  }
}

/** Let a car drive once more from one space to another, and stand again where it stands. */
export function driveAgain(seat, from, to) {
  const map = origin(), car = document.querySelector(`#car-${seat}`);
  if (motionReduced() || !map || !car?.ownerSVGElement) return;
  const now = { space: to, ...middle(car.getBoundingClientRect(), map) };
  const start = onTheRoad(Math.max(1, from), map);
  if (!start) return;
  const scale = car.ownerSVGElement.getScreenCTM().a || 1;
  const base = getComputedStyle(car).transform, rest = base === "none" ? "" : ` ${base}`;
  const frames = way({ space: Math.max(1, from), ...start }, now, map).map((point) => ({
    transform: `translate(${(point.x - now.x) / scale}px, ${(point.y - now.y) / scale}px)${rest}`, opacity: point.seen,
  }));
  car.animate(frames, { duration: Math.min(1.4 * LONGEST, Math.max(SHORTEST, (to - from) * 1.6 * A_SPACE)) * tempo(), easing: "ease-in-out" });
}

// The die tumbles before it shows what was thrown.
const TUMBLES = 5, TUMBLE = 70;
let roll = document.querySelector(".die")?.dataset.roll; // thrown before the page was opened
function tumble() {
  const die = document.querySelector(".die");
  if (!die || die.dataset.roll === roll) return;
  roll = die.dataset.roll;
  if (motionReduced()) return;
  die.animate(
    [{ transform: "translateY(-14px) rotate(-200deg)" }, { transform: "translateY(0) rotate(-40deg)", offset: 0.6 }, { transform: "none" }],
    { duration: TUMBLES * TUMBLE, easing: "ease-out" },
  );
  show(roll, TUMBLES);
}
function show(which, left) {
  const die = document.querySelector(".die"), face = die?.querySelector("use");
  if (!face || which !== roll) return;
  const number = left ? 1 + (Number(die.dataset.die) + left * 2) % 6 : die.dataset.die;
  face.setAttribute("href", `#rally-die-${number}`);
  if (left) setTimeout(show, TUMBLE, which, left - 1);
}

beforeView(remember);
afterView(drive);
afterView(tumble);
