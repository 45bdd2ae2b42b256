// The camera over the track: shows the whole track, or zooms in on the places of the question or the moving cars.
//
// It does not move while all of these places are visible. All lengths are in units of the drawing.

import { motionReduced } from "../../table/tools.js";

const CAR_LENGTH = 40; // the length of a car
const MIN_CAR_PIXELS = 32; // pixels; if a car would be shorter, the camera zooms in
const MAX_SCALE = 1.4; // pixels for each unit of the drawing
const MARGIN = 70; // kept free around the places

let wanted = ""; // "near" or "far": what the person has chosen
let stateBefore = null; // the camera's state just before the new view
let centre = null; // of the visible part: it stays in the middle when the window is resized

const trackElement = () => document.querySelector("#gp-track");
const drawingElement = () => document.querySelector("#gp-track .gp-svg");

function placesOf(selector) {
  return [...document.querySelectorAll(`#gp-track ${selector}`)]
    .filter((one) => one.dataset.x)
    .map((one) => [Number(one.dataset.x), Number(one.dataset.y)]);
}

// The places that the chosen card would lead to.
function placesAhead() {
  const chosen = document.querySelector("#hand input:checked")?.value;
  const numbers = document.querySelector(`#gp-track .gp-ahead[data-of-card="${chosen}"]`)?.dataset.at.split(" ").map(Number) ?? [];
  return numbers.flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1]]])).filter(([, y]) => y !== undefined);
}

function questionPlaces() {
  const ends = placesOf(".gp-end");
  if (ends.length) return [...ends, ...placesOf(".gp-active")];
  const ahead = placesAhead();
  return ahead.length ? ahead : placesOf(".gp-pick");
}

function boundsOf(places) {
  const xs = places.map(([x]) => x), ys = places.map(([, y]) => y);
  const left = Math.min(...xs), right = Math.max(...xs), top = Math.min(...ys), bottom = Math.max(...ys);
  return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top };
}

/** The player wants to zoom in (`near`), or to see the whole track. */
export function chooseZoom(near) {
  wanted = near ? "near" : "far";
  updateCamera();
}

/** Move the camera if needed. `moved`: the places of cars that have just driven; `resized`: the window has changed. */
export function updateCamera(moved = [], resized = false) {
  const track = trackElement(), svg = drawingElement();
  if (!track || !svg) return;
  const { width, height } = svg.viewBox.baseVal;
  const frame = { wide: track.clientWidth, high: track.clientHeight };
  const wholeScale = Math.min(frame.wide / width, frame.high / height);
  const previous = stateBefore ?? cameraState(track, svg);
  stateBefore = null;
  const cars = placesOf(".gp-car"), racing = cars.length && !document.querySelector(".gp.bidding");
  const ended = document.querySelector("#table")?.dataset.over === "1";
  const near = wanted === "near" || (wanted === "" && wholeScale * CAR_LENGTH < MIN_CAR_PIXELS);
  if (!near || !racing || ended) return showWhole(track, svg, previous);
  const minScale = Math.max(MIN_CAR_PIXELS / CAR_LENGTH, wanted === "near" ? 1.4 * wholeScale : 0);
  const question = questionPlaces();
  let places = question.length ? question : cars;
  let scale = fittingScale(boundsOf(places), frame);
  if (!question.length && scale < minScale) { // cars too far apart to be legible: follow those that drive
    places = moved.length ? moved : [];
    scale = places.length ? fittingScale(boundsOf(places), frame) : 0;
  }
  if (!places.length || inSight(places, previous, frame, Math.max(scale, minScale))) {
    if (previous.near) return zoomTo(track, svg, previous, resized && centre && !places.length ? centredOn(centre, previous.scale, frame) : previous);
    if (!places.length) places = cars.slice(0, 1);
  }
  scale = Math.max(wholeScale, question.length ? 0 : minScale, Math.min(scale || minScale, MAX_SCALE));
  const { x, y } = boundsOf(places);
  zoomTo(track, svg, previous, centredOn({ x, y }, scale, frame));
}

const centredOn = ({ x, y }, scale, frame) => ({ scale, left: x * scale - frame.wide / 2, top: y * scale - frame.high / 2 });

const fittingScale = (box, frame) => Math.min(frame.wide / (box.wide + 2 * MARGIN), frame.high / (box.high + 2 * MARGIN));

// Whether all places are visible, at a scale not much smaller than possible.
function inSight(places, previous, frame, scale) {
  if (!previous.near || previous.scale < 0.6 * Math.min(scale, MAX_SCALE)) return false;
  return places.every(([x, y]) => {
    const px = x * previous.scale - previous.left, py = y * previous.scale - previous.top, edge = 24;
    return px > edge && py > edge && px < frame.wide - edge && py < frame.high - edge;
  });
}

function cameraState(track, svg) {
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return { near: track.classList.contains("near"), scale, left: track.scrollLeft, top: track.scrollTop, box: svg.getBoundingClientRect() };
}

/** Remember the camera's state before a new view, which resets the drawing. */
export function rememberCamera() {
  const track = trackElement(), svg = drawingElement();
  stateBefore = track && svg ? cameraState(track, svg) : null;
}

function showWhole(track, svg, previous) {
  track.classList.remove("near");
  svg.style.width = svg.style.height = "";
  glide(svg, previous);
}

function zoomTo(track, svg, previous, { scale, left, top }) {
  const { width, height } = svg.viewBox.baseVal;
  track.classList.add("near");
  svg.style.width = `${width * scale}px`;
  svg.style.height = `${height * scale}px`;
  track.scrollTo({ left, top, behavior: "instant" });
  centre = { x: (left + track.clientWidth / 2) / scale, y: (top + track.clientHeight / 2) / scale };
  glide(svg, previous);
}

// Animates the drawing from its previous place and size to the present ones.
function glide(svg, previous) {
  const now = svg.getBoundingClientRect();
  const x = previous.box.left - now.left, y = previous.box.top - now.top, zoom = previous.box.width / now.width;
  if (motionReduced() || !previous.box.width || (Math.hypot(x, y) < 2 && Math.abs(zoom - 1) < 0.01)) return;
  svg.animate(
    [{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${zoom})` }, { transformOrigin: "0 0", transform: "none" }],
    { duration: 320, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}
