// The camera over the track: shows the whole track, or zooms in on what matters now.
//
// It does not move while everything that matters is visible. All lengths are in units of the drawing.

import { motionReduced } from "../../table/tools.js";

const CAR = 40; // how long a car is
const READABLE = 32; // pixels; if a car would be shorter, the camera zooms in
const CLOSEST = 1.4; // pixels for each length
const MARGIN = 70; // around what matters

let wanted = ""; // "near" or "far": what the person has chosen
let before = null; // what was shown when the new view came
let middle = null; // of what is shown: it stays there when the window is turned

const trackElement = () => document.querySelector("#gp-track");
const drawingElement = () => document.querySelector("#gp-track .gp-svg");

function placesOf(selector) {
  return [...document.querySelectorAll(`#gp-track ${selector}`)]
    .filter((one) => one.dataset.x)
    .map((one) => [Number(one.dataset.x), Number(one.dataset.y)]);
}

// What the chosen card would do.
function placesAhead() {
  const chosen = document.querySelector("#hand input:checked")?.value;
  const numbers = document.querySelector(`#gp-track .gp-ahead[data-of-card="${chosen}"]`)?.dataset.at.split(" ").map(Number) ?? [];
  return numbers.flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1]]])).filter(([, y]) => y !== undefined);
}

function asked() {
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

/** The person has chosen to zoom in, or to see the whole track. */
export function chooseZoom(near) {
  wanted = near ? "near" : "far";
  look();
}

/** Let the camera show what matters; `moved` are the places of cars that have just driven. */
export function look(moved = [], resized = false) {
  const track = trackElement(), svg = drawingElement();
  if (!track || !svg) return;
  const { width, height } = svg.viewBox.baseVal;
  const frame = { wide: track.clientWidth, high: track.clientHeight };
  const whole = Math.min(frame.wide / width, frame.high / height);
  const from = before ?? shown(track, svg);
  before = null;
  const cars = placesOf(".gp-car"), racing = cars.length && !document.querySelector(".gp.bidding");
  const ended = document.querySelector("#table")?.dataset.over === "1";
  const near = wanted === "near" || (wanted === "" && whole * CAR < READABLE);
  if (!near || !racing || ended) return showWhole(track, svg, from);
  const least = Math.max(READABLE / CAR, wanted === "near" ? 1.4 * whole : 0);
  const question = asked();
  let places = question.length ? question : cars;
  let scale = fitting(boundsOf(places), frame);
  if (!question.length && scale < least) { // they are too far apart: follow the one that drives
    places = moved.length ? moved : [];
    scale = places.length ? fitting(boundsOf(places), frame) : 0;
  }
  if (!places.length || inSight(places, from, frame, Math.max(scale, least))) {
    if (from.near) return show(track, svg, from, resized && middle && !places.length ? around(middle, from.scale, frame) : from);
    if (!places.length) places = cars.slice(0, 1);
  }
  scale = Math.max(whole, question.length ? 0 : least, Math.min(scale || least, CLOSEST));
  const { x, y } = boundsOf(places);
  show(track, svg, from, around({ x, y }, scale, frame));
}

const around = ({ x, y }, scale, frame) => ({ scale, left: x * scale - frame.wide / 2, top: y * scale - frame.high / 2 });

const fitting = (box, frame) => Math.min(frame.wide / (box.wide + 2 * MARGIN), frame.high / (box.high + 2 * MARGIN));

// Whether all places are visible, and not much smaller than they could be.
function inSight(places, from, frame, scale) {
  if (!from.near || from.scale < 0.6 * Math.min(scale, CLOSEST)) return false;
  return places.every(([x, y]) => {
    const px = x * from.scale - from.left, py = y * from.scale - from.top, edge = 24;
    return px > edge && py > edge && px < frame.wide - edge && py < frame.high - edge;
  });
}

function shown(track, svg) {
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return { near: track.classList.contains("near"), scale, left: track.scrollLeft, top: track.scrollTop, box: svg.getBoundingClientRect() };
}

/** Keep the camera's position, which the new view does not contain. */
export function rememberCamera() {
  const track = trackElement(), svg = drawingElement();
  before = track && svg ? shown(track, svg) : null;
}

function showWhole(track, svg, from) {
  track.classList.remove("near");
  svg.style.width = svg.style.height = "";
  glide(svg, from);
}

function show(track, svg, from, { scale, left, top }) {
  const { width, height } = svg.viewBox.baseVal;
  track.classList.add("near");
  svg.style.width = `${width * scale}px`;
  svg.style.height = `${height * scale}px`;
  track.scrollTo({ left, top, behavior: "instant" });
  middle = { x: (left + track.clientWidth / 2) / scale, y: (top + track.clientHeight / 2) / scale };
  glide(svg, from);
}

// From where the drawing was to where it is now.
function glide(svg, from) {
  const now = svg.getBoundingClientRect();
  const x = from.box.left - now.left, y = from.box.top - now.top, zoom = from.box.width / now.width;
  if (motionReduced() || !from.box.width || (Math.hypot(x, y) < 2 && Math.abs(zoom - 1) < 0.01)) return;
  svg.animate(
    [{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${zoom})` }, { transformOrigin: "0 0", transform: "none" }],
    { duration: 320, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}
