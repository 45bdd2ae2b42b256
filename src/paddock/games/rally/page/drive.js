// Animates the cars of Rally: they follow the road over each space between two views, and start one after the other.

import { afterView, beforeView, motionReduced, tempo } from "../../table/tools.js";

const TIME_PER_SPACE = 85, SHORTEST = 240, LONGEST = 900; // milliseconds
const START_GAP = 130, MAX_WAIT = 900; // milliseconds between the starts of two cars, and the longest wait of a car
const SPACES_PER_SHEET = 8, SHEET_HEIGHT = 176, CAR_OFFSET = 10; // of a sheet: its spaces, its height in SVG units, and how far cars are drawn above the road

const course = () => document.querySelector("#course");
const mapBox = () => document.querySelector("#tile-1")?.getBoundingClientRect();
const middle = (box, from) => ({ x: box.left + box.width / 2 - from.left, y: box.top + box.height / 2 - from.top });

let carsBefore = new Map(); // before the view: the space and the place on the map, by seat
let stageBefore = "";
let nextStart = 0; // the time when the next car may start

function spaces() {
  const said = (course()?.dataset.cars ?? "").split(" ").filter(Boolean);
  return said.map((one) => one.split(":")).map(([seat, space]) => [seat, Number(space)]);
}

function rememberCars() {
  carsBefore = new Map();
  stageBefore = course()?.dataset.stage ?? "";
  const map = mapBox();
  if (!map) return;
  for (const [seat, space] of spaces()) {
    const car = document.querySelector(`#car-${seat}`);
    if (car) carsBefore.set(seat, { space, ...middle(car.getBoundingClientRect(), map) });
  }
}

// The place of a car on a space, in pixels from the corner of the first sheet. `row` tells rows of sheets apart.
function placeOfSpace(space, map) {
  const tile = document.querySelector(`#tile-${Math.ceil(space / SPACES_PER_SHEET)}`);
  if (!tile) return null;
  const box = tile.getBoundingClientRect(), i = (space - 1) % SPACES_PER_SHEET;
  const height = Number(tile.dataset.road.split(" ")[i]) - CAR_OFFSET;
  return { x: box.left - map.left + box.width * (i + 0.5) / SPACES_PER_SHEET, y: box.top - map.top + box.height * height / SHEET_HEIGHT, row: box.top };
}

// The path as points. At the end of a row of sheets a car fades out, and fades in again at the next row.
function pathOf(was, now, map) {
  const points = [{ ...was, opacity: 1 }];
  let row = was.space ? placeOfSpace(was.space, map)?.row : undefined;
  for (let space = was.space + 1; space < now.space; space++) {
    const next = placeOfSpace(space, map);
    if (!next) break;
    if (row !== undefined && next.row !== row) {
      points.push({ ...points.at(-1), opacity: 0 }, { ...next, opacity: 0 });
    }
    points.push({ ...next, opacity: 1 });
    row = next.row;
  }
  points.push({ x: now.x, y: now.y, opacity: 1 });
  return points;
}

function driveCars() {
  const map = mapBox();
  if (motionReduced() || !map || course().dataset.stage !== stageBefore) return;
  const mine = document.querySelector("#table").dataset.mine === "1" ? course().dataset.me : "";
  for (const [seat, space] of spaces()) {
    const was = carsBefore.get(seat), car = document.querySelector(`#car-${seat}`);
    if (!was || !car || !car.ownerSVGElement) continue;
    const now = { space, ...middle(car.getBoundingClientRect(), map) };
    if (Math.hypot(now.x - was.x, now.y - was.y) < 2) continue;
    const scale = car.ownerSVGElement.getScreenCTM().a || 1;
    const base = getComputedStyle(car).transform;
    const ownTransform = base === "none" ? "" : ` ${base}`;
    const frames = pathOf(was, now, map).map((point) => ({
      transform: `translate(${(point.x - now.x) / scale}px, ${(point.y - now.y) / scale}px)${ownTransform}`,
      opacity: point.opacity,
    }));
    const clock = performance.now();
    const start = seat === mine ? clock : Math.min(Math.max(clock, nextStart), clock + MAX_WAIT);
    if (seat !== mine) nextStart = start + START_GAP;
    const length = Math.max(1, Math.abs(space - was.space)) * TIME_PER_SPACE;
    car.animate(frames, {
      duration: Math.min(LONGEST, Math.max(SHORTEST, length)) * tempo(), delay: start - clock, fill: "backwards", easing: "ease-in-out",
    });
  }
}

/** Animate a car once more from one space to another, for a replay of events. Its place does not change. */
export function driveAgain(seat, from, to) {
  const map = mapBox(), car = document.querySelector(`#car-${seat}`);
  if (motionReduced() || !map || !car?.ownerSVGElement) return;
  const now = { space: to, ...middle(car.getBoundingClientRect(), map) };
  const start = placeOfSpace(Math.max(1, from), map);
  if (!start) return;
  const scale = car.ownerSVGElement.getScreenCTM().a || 1;
  const base = getComputedStyle(car).transform, ownTransform = base === "none" ? "" : ` ${base}`;
  const frames = pathOf({ space: Math.max(1, from), ...start }, now, map).map((point) => ({
    transform: `translate(${(point.x - now.x) / scale}px, ${(point.y - now.y) / scale}px)${ownTransform}`, opacity: point.opacity,
  }));
  car.animate(frames, { duration: Math.min(1.4 * LONGEST, Math.max(SHORTEST, (to - from) * 1.6 * TIME_PER_SPACE)) * tempo(), easing: "ease-in-out" });
}

// The die tumbles over several faces before it shows the result.
const TUMBLES = 5, TUMBLE = 70;
let shownRoll = document.querySelector(".die")?.dataset.roll; // a throw from before the page was opened is not animated
function tumble() {
  const die = document.querySelector(".die");
  if (!die || die.dataset.roll === shownRoll) return;
  shownRoll = die.dataset.roll;
  if (motionReduced()) return;
  die.animate(
    [{ transform: "translateY(-14px) rotate(-200deg)" }, { transform: "translateY(0) rotate(-40deg)", offset: 0.6 }, { transform: "none" }],
    { duration: TUMBLES * TUMBLE, easing: "ease-out" },
  );
  showFace(shownRoll, TUMBLES);
}
function showFace(which, left) {
  const die = document.querySelector(".die"), face = die?.querySelector("use");
  if (!face || which !== shownRoll) return;
  const number = left ? 1 + (Number(die.dataset.die) + left * 2) % 6 : die.dataset.die;
  face.setAttribute("href", `#rally-die-${number}`);
  if (left) setTimeout(showFace, TUMBLE, which, left - 1);
}

beforeView(rememberCars);
afterView(driveCars);
afterView(tumble);
