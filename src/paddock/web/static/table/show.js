// Effects over the board: banners, flying pictures, smoke, numbers that count up.
//
// They are in a layer that receives no clicks and that no view replaces. Any press or key clears the layer and
// has its usual effect too. Nobody has to wait for an effect.

import { afterView, beforeView, motionReduced, tempo } from "./tools.js";

const layer = document.createElement("div");
layer.id = "show";
layer.setAttribute("aria-hidden", "true"); // the log has the same in words
document.body.append(layer);

let queue = []; // banners, shown one after the other
let revealEnd = 0; // the time when the card that is being revealed will have been seen
let deferred = [], deferredTimer; // actions that wait for that time, in order, and their timer
let covers = []; // animations that hide elements until then
let frozen = []; // elements that show their old content until then: the element, a copy of the old content, the animation that hides the element

/** Remove all effects at once; what they hide is shown, and counters get their final value. */
export function clearEffects() {
  queue = [];
  clearTimeout(deferredTimer);
  deferred = [];
  covers.forEach((one) => one.cancel());
  covers = [];
  removeFrozen();
  finishCounting();
  revealEnd = 0;
  layer.replaceChildren();
}
document.addEventListener("pointerdown", clearEffects, true);
document.addEventListener("keydown", clearEffects, true);

const boardBox = () => (document.querySelector("#board") ?? document.body).getBoundingClientRect();

// The box over which a banner is centred: the part of the board that the game marks (data-spotlight), if it is visible.
function bannerBox() {
  const board = boardBox(), stage = document.querySelector("#board [data-spotlight]")?.getBoundingClientRect();
  return stage && stage.top >= board.top && stage.bottom <= board.bottom + 4 ? stage : board;
}

const bannerTop = (box) => box.top + Math.min(box.height * 0.3, 220);

function animateAndRemove(element, keyframes, options) {
  layer.append(element);
  const motion = element.animate(keyframes, { fill: "both", ...options, duration: options.duration * Math.max(0.4, tempo()) });
  const gone = () => element.remove();
  motion.finished.then(gone, gone);
  return motion;
}

/** Show a sentence across the board. `kind` is a class of the style sheet, `picture` an SVG element or null.
 *
 * Several banners are shown one after the other, each for a shorter time. If there are too many, banners
 * without a kind are skipped first, then the oldest. A waiting banner is also skipped if `isOutdated()` when
 * its turn comes, or if a result is shown by then that it precedes. The line of events has all of them in words.
 */
export function banner(words, kind = "", picture = null, duration = 2200, isOutdated = () => false) {
  if (motionReduced() || !words) return;
  if (kind) queue = queue.filter((one) => one.kind);
  if (queue.length && !kind) return;
  if (queue.length > MOST_BANNERS) queue.shift();
  queue.push({ words, kind, picture, duration, isOutdated, version: versionShown() });
  if (!layer.querySelector(".banner")) queueMicrotask(nextBanner); // after all banners of this view are queued
}
const MOST_BANNERS = 3;
const versionShown = () => document.querySelector("#table")?.dataset.version;
const beforeResult = ({ version }) => document.querySelector("#table[data-result]") !== null && version !== versionShown();

function nextBanner() {
  if (!queue.length || layer.querySelector(".banner")) return; // called once for each banner of a view
  const shown = showBanner(queue.shift());
  const goOn = () => {
    queue = queue.filter((one) => !one.isOutdated() && !beforeResult(one));
    nextBanner();
  };
  shown.finished.then(goOn, goOn);
}

// Splits a sentence: the exclamation is the headline, and the rest is small below it. Rule numbers are removed,
// because the log has them.
function splitHeadline(words) {
  const plain = words.replace(/\s*\([A-Z]+\d+\)/g, "");
  const [, cry, rest] = /^(.+?!)\s+(.+)$/s.exec(plain) ?? [];
  if (!rest) return [plain];
  const more = document.createElement("small");
  more.textContent = rest;
  return [cry, more];
}

function showBanner({ words, kind, picture, duration }) {
  const box = bannerBox(), one = document.createElement("div");
  one.className = `banner ${kind}`;
  if (picture) one.append(picture);
  const text = document.createElement("b");
  text.append(...splitHeadline(words));
  one.append(text);
  one.style.left = `${box.left + box.width / 2}px`;
  one.style.top = `${bannerTop(box)}px`;
  one.style.maxWidth = `${Math.min(box.width - 16, 900)}px`;
  layer.append(one);
  const lines = document.createRange(); // text-wrap: balance leaves the box wider than its lines: shrink it to them
  lines.selectNodeContents(text);
  text.style.width = `${Math.ceil(lines.getBoundingClientRect().width) + 1}px`;
  const at = "translate(-50%, -50%)";
  return animateAndRemove(one, [
    { opacity: 0, transform: `${at} scale(.6) rotate(-2deg)` },
    { opacity: 1, transform: `${at} scale(1.06)`, offset: 0.1 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.16 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.85 },
    { opacity: 0, transform: `${at} scale(.98)` },
  ], { duration: queue.length ? duration * 0.6 : duration, easing: "ease-out" });
}

/** Let a copy of a drawing fly from one element to another, enlarged on the way. `below`: the least distance in
    pixels from the middle of a banner, which would cover it otherwise. */
export function fly(svg, from, to, { duration = 900, turn = 0, delay = 0, size = 130, below = 0 } = {}) {
  if (motionReduced() || !svg || !from || !to) return;
  const a = from.getBoundingClientRect(), b = to.getBoundingClientRect(), box = boardBox();
  const copy = svg.cloneNode(true);
  copy.removeAttribute("id");
  copy.style.width = `${size}px`;
  const high = size * 88 / 63;
  const place = (x, y, scale, angle) => `translate(${x - size / 2}px, ${y - high / 2}px) scale(${scale}) rotate(${angle}deg)`;
  const least = below ? bannerTop(box) + below + size / 2 : box.top + high / 2;
  const across = Math.abs(Math.sin(turn * Math.PI / 180)), upright = Math.abs(Math.cos(turn * Math.PI / 180));
  const wide = (size * upright + high * across) / 2; // half of its width as rotated: keeps it inside the window of a phone
  const middle = {
    x: Math.max(wide, Math.min((a.left + a.right) / 4 + (b.left + b.right) / 4, innerWidth - wide)),
    y: Math.max(least, (a.top + a.bottom) / 4 + (b.top + b.bottom) / 4),
  };
  animateAndRemove(copy, [
    { transform: place(a.left + a.width / 2, a.top + a.height / 2, 0.25, 0), opacity: 0.3 },
    { transform: place(middle.x, middle.y, 1, turn), opacity: 1, offset: 0.35 },
    { transform: place(middle.x, middle.y, 1, turn), opacity: 1, offset: 0.7 },
    { transform: place(b.left + b.width / 2, b.top + b.height / 2, 0.4, turn), opacity: 0.2 },
  ], { duration, delay: delay * tempo(), easing: "cubic-bezier(.3,.1,.3,1)" });
}

/** Turn a copy of a drawing over in the middle of the board, enlarged, and move it to the drawing itself, or to
    `place` if the drawing is not visible. */
export function reveal(svg, duration = 1700, place = svg) {
  for (const own of [svg, place].flatMap((one) => one?.getAnimations() ?? [])) own.finish(); // a rotation in progress would falsify the measured width
  const box = place?.getBoundingClientRect(), board = boardBox();
  if (motionReduced() || !box?.width) return;
  const copy = svg.cloneNode(true);
  copy.removeAttribute("id");
  copy.style.width = `${box.width}px`;
  const large = Math.max(1, Math.min(place === svg ? 3 : 5, (board.height * 0.85) / box.height));
  const x = board.left + board.width / 2 - box.width / 2, y = board.top + board.height / 2 - box.height / 2;
  const middle = (turn, scale) => `translate(${x}px, ${y}px) scale(${scale}) perspective(900px) rotateY(${turn}deg)`;
  revealEnd = performance.now() + 0.72 * duration * Math.max(0.4, tempo());
  animateAndRemove(copy, [
    { transform: middle(90, large * 0.8), opacity: 0.3 },
    { transform: middle(0, large), opacity: 1, offset: 0.22 },
    { transform: middle(0, large), opacity: 1, offset: 0.72 },
    { transform: `translate(${box.left}px, ${box.top}px) scale(1) perspective(900px) rotateY(0deg)`, opacity: 1 },
  ], { duration, easing: "ease-out" });
}

/** Show an enlarged copy of a part of a drawing in a round lens over it: the square around `at`, in the units of
    the drawing. Returns the copy, so that the caller can animate its parts too; null if motion is reduced. */
export function closeUp(svg, at, { delay = 0, duration = 1000, size = 150 } = {}) {
  const scale = svg?.getScreenCTM()?.a;
  if (motionReduced() || !scale) return null;
  const board = boardBox(), copy = svg.cloneNode(true), half = at.side / 2;
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  copy.setAttribute("class", "lens");
  copy.setAttribute("viewBox", `${at.x - half} ${at.y - half} ${at.side} ${at.side}`);
  const middle = new DOMPoint(at.x, at.y).matrixTransform(svg.getScreenCTM());
  const within = (value, low, high) => Math.max(low, Math.min(value - size / 2, high - size));
  copy.style.left = `${within(middle.x, board.left, board.right)}px`;
  copy.style.top = `${within(middle.y, board.top, board.bottom)}px`;
  copy.style.width = copy.style.height = `${size}px`;
  layer.append(copy);
  const small = Math.min(1, (at.side * scale) / size), edge = Math.min(0.3, 160 / duration);
  const motion = copy.animate([
    { transform: `scale(${small})`, opacity: 0 },
    { transform: "scale(1)", opacity: 1, offset: edge },
    { transform: "scale(1)", opacity: 1, offset: 1 - edge },
    { transform: `scale(${small})`, opacity: 0 },
  ], { delay, duration, easing: "ease-out", fill: "both" });
  const gone = () => copy.remove();
  motion.finished.then(gone, gone);
  return copy;
}

/** Call `action` when the card that is being revealed has been seen, or at once if none is: consequences must
    not be shown before their cause. A press or key drops the waiting actions. */
export function afterReveal(action) {
  deferred.push(action);
  clearTimeout(deferredTimer);
  runDeferred();
}

// One timer for all actions, because two timers that end together do not fire in a guaranteed order.
function runDeferred() {
  const wait = revealEnd - performance.now();
  if (wait > 0) deferredTimer = setTimeout(runDeferred, Math.ceil(wait));
  else for (const action of deferred.splice(0)) action();
}

/** Let actions of afterReveal wait also for an animation of the board itself, of `duration` milliseconds. */
export function busyFor(duration) {
  revealEnd = Math.max(revealEnd, performance.now() + duration);
}

/** The milliseconds until the card that is being revealed has been seen; 0 if none is. */
export function untilTurned() {
  return Math.max(0, revealEnd - performance.now());
}

/** Hide elements until the card that is being revealed has been seen, or until a press or key. */
export function coverUntilTurned(elements) {
  const duration = untilTurned();
  if (duration <= 0) return;
  covers = covers.filter((one) => one.playState === "running");
  for (const one of elements) covers.push(one.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
}

/** Show the old content of elements until the card that is being revealed has been seen, or until a press or
    key. `pairs`: an element, and a copy of it from before this view; the game's style sheet puts the copy
    over the element. */
export function keepUntilTurned(pairs) {
  removeFrozen();
  if (untilTurned() <= 0) return;
  for (const [one, copy] of pairs) {
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    copy.classList.add("as-before");
    copy.setAttribute("aria-hidden", "true");
    frozen.push([one, copy, one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Infinity })]);
  }
  insertFrozen();
  afterReveal(removeFrozen);
}
function insertFrozen() {
  for (const [one, copy] of frozen) one.after(copy);
}
function removeFrozen() {
  for (const [, copy, cover] of frozen) {
    cover.cancel();
    copy.remove();
  }
  frozen = [];
}
// A view that arrives meanwhile is morphed into a page without the copies, which it does not know.
beforeView(() => {
  for (const [, copy] of frozen) copy.remove();
});
afterView(() => {
  if (untilTurned() > 0) insertFrozen();
  else removeFrozen();
});

/** Show a puff of smoke, steam or dust at a place of the window. */
export function puff(x, y, { delay = 0, kind = "steam", size = 14 } = {}) {
  if (motionReduced()) return;
  const one = document.createElement("i");
  one.className = `puff ${kind}`;
  one.style.left = `${x - size / 2}px`;
  one.style.top = `${y - size / 2}px`;
  one.style.width = one.style.height = `${size}px`;
  animateAndRemove(one, [
    { transform: "scale(.4)", opacity: 0 },
    { transform: "translate(-4px, -10px) scale(.9)", opacity: 0.85, offset: 0.25 },
    { transform: "translate(-16px, -34px) scale(1.9)", opacity: 0 },
  ], { duration: 900, delay, easing: "ease-out" });
}

/** Count the whole number in the text of an element from one value to another. */
export function countUp(element, from, to, { duration = 600, delay = 0 } = {}) {
  if (motionReduced() || !element || from === to) return;
  const start = performance.now() + delay, count = { final: counters.get(element)?.final ?? element.textContent };
  counters.set(element, count);
  const tick = (now) => {
    if (counters.get(element) !== count) return;
    const part = Math.min(1, Math.max(0, (now - start) / (duration * Math.max(0.4, tempo()))));
    element.textContent = part < 1 ? String(Math.round(from + (to - from) * part)) : count.final;
    if (part < 1) requestAnimationFrame(tick);
    else counters.delete(element);
  };
  tick(performance.now()); // at once, so that the new number is not visible before counting starts
}

// Counting ends before a new view is put into the page. Otherwise a half-counted number could be taken for the
// final one, or counting could overwrite the new number.
const counters = new Map();
beforeView(finishCounting);
function finishCounting() {
  for (const [element, { final }] of counters) element.textContent = final;
  counters.clear();
}

const tilted = (x, turn) => ({ transform: `translate(${x}px, 0) rotate(${turn}deg)` });

/** Shake an element. */
export function shake(element, delay = 0) {
  if (motionReduced() || !element) return;
  const swings = [tilted(0, 0), tilted(-7, -0.6), tilted(6, 0.6), tilted(-4, -0.4), tilted(3, 0.3), tilted(0, 0)];
  element.animate(swings, { duration: 460, delay, easing: "ease-out" });
}

/** A symbol for a banner: an SVG with the given path, in a square of 48 units. `more`: its class. */
export function sign(path, more = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", more);
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
