// Effects over the board: a banner, a flying picture, smoke, a number that counts up.
//
// They are in a layer that receives no clicks and that no view replaces. Any press clears the layer and
// has its usual effect. Nothing waits for an effect.

import { afterView, beforeView, motionReduced, tempo } from "./tools.js";

const layer = document.createElement("div");
layer.id = "show";
layer.setAttribute("aria-hidden", "true"); // the log and the notes have the same in words
document.body.append(layer);

let waiting = []; // banners, one after the other
let turned = 0; // when the card being turned will have been seen
let later = [], timer; // effects that wait for that, as they were told
let covered = []; // motions that hide what is not to be seen before
let kept = []; // elements that are hidden too, each with a copy of what it showed before the view, and its cover

/** Clear the layer. */
export function hush() {
  waiting = [];
  clearTimeout(timer);
  later = [];
  covered.forEach((one) => one.cancel());
  covered = [];
  dropKept();
  endCounting();
  turned = 0;
  layer.replaceChildren();
}
document.addEventListener("pointerdown", hush, true);
document.addEventListener("keydown", hush, true);

const boardBox = () => (document.querySelector("#board") ?? document.body).getBoundingClientRect();

// The place of a banner: over the part of the board that the game marks for it, if that is visible.
function stageBox() {
  const board = boardBox(), stage = document.querySelector("#board [data-spotlight]")?.getBoundingClientRect();
  return stage && stage.top >= board.top && stage.bottom <= board.bottom + 4 ? stage : board;
}

const bannerAt = (box) => box.top + Math.min(box.height * 0.3, 220);

function put(element, keyframes, options) {
  layer.append(element);
  const motion = element.animate(keyframes, { fill: "both", ...options, duration: options.duration * Math.max(0.4, tempo()) });
  const gone = () => element.remove();
  motion.finished.then(gone, gone);
  return motion;
}

/** Words across the board. `kind` is a class of the style sheet; `picture` an SVG element or none.
 *
 * Several are shown one after the other, each for a shorter time. Those without a kind may be skipped, then the
 * oldest, and whatever is `old` when its turn comes: the line of events has it in words. Once a result is
 * shown, all is old that was told before it.
 */
export function banner(words, kind = "", picture = null, duration = 2200, old = () => false) {
  if (motionReduced() || !words) return;
  if (kind) waiting = waiting.filter((one) => one.kind);
  if (waiting.length && !kind) return;
  if (waiting.length > MOST_BANNERS) waiting.shift();
  waiting.push({ words, kind, picture, duration, old, told: versionShown() });
  if (!layer.querySelector(".banner")) queueMicrotask(next); // all banners of the same view are known then
}
const MOST_BANNERS = 3;
const versionShown = () => document.querySelector("#table")?.dataset.version;
const beforeResult = ({ told }) => document.querySelector("#table[data-result]") !== null && told !== versionShown();

function next() {
  if (!waiting.length || layer.querySelector(".banner")) return; // each banner of a view asks for the next one
  const shown = raise(waiting.shift());
  const goOn = () => {
    waiting = waiting.filter((one) => !one.old() && !beforeResult(one));
    next();
  };
  shown.finished.then(goOn, goOn);
}

// What is cried stands large, and the rest of the sentence small below it. Rules are for the log.
function headed(words) {
  const plain = words.replace(/\s*\([A-Z]+\d+\)/g, "");
  const [, cry, rest] = /^(.+?!)\s+(.+)$/s.exec(plain) ?? [];
  if (!rest) return [plain];
  const more = document.createElement("small");
  more.textContent = rest;
  return [cry, more];
}

function raise({ words, kind, picture, duration }) {
  const box = stageBox(), one = document.createElement("div");
  one.className = `banner ${kind}`;
  if (picture) one.append(picture);
  const said = document.createElement("b");
  said.append(...headed(words));
  one.append(said);
  one.style.left = `${box.left + box.width / 2}px`;
  one.style.top = `${bannerAt(box)}px`;
  one.style.maxWidth = `${Math.min(box.width - 16, 900)}px`;
  layer.append(one);
  const lines = document.createRange(); // lines of equal length leave room at their end: none is kept
  lines.selectNodeContents(said);
  said.style.width = `${Math.ceil(lines.getBoundingClientRect().width) + 1}px`;
  const at = "translate(-50%, -50%)";
  return put(one, [
    { opacity: 0, transform: `${at} scale(.6) rotate(-2deg)` },
    { opacity: 1, transform: `${at} scale(1.06)`, offset: 0.1 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.16 },
    { opacity: 1, transform: `${at} scale(1)`, offset: 0.85 },
    { opacity: 0, transform: `${at} scale(.98)` },
  ], { duration: waiting.length ? duration * 0.6 : duration, easing: "ease-out" });
}

/** A copy of a drawing flies from one element to another, large in between; `below`: so far under the
    middle of a banner, which it would lie under otherwise. */
export function fly(svg, from, to, { duration = 900, turn = 0, delay = 0, size = 130, below = 0 } = {}) {
  if (motionReduced() || !svg || !from || !to) return;
  const a = from.getBoundingClientRect(), b = to.getBoundingClientRect(), box = boardBox();
  const copy = svg.cloneNode(true);
  copy.removeAttribute("id");
  copy.style.width = `${size}px`;
  const high = size * 88 / 63;
  const place = (x, y, scale, angle) => `translate(${x - size / 2}px, ${y - high / 2}px) scale(${scale}) rotate(${angle}deg)`;
  const least = below ? bannerAt(box) + below + size / 2 : box.top + high / 2;
  const across = Math.abs(Math.sin(turn * Math.PI / 180)), upright = Math.abs(Math.cos(turn * Math.PI / 180));
  const wide = (size * upright + high * across) / 2; // half of it, as it lies: on a phone the way may lead along the edge of the window
  const middle = {
    x: Math.max(wide, Math.min((a.left + a.right) / 4 + (b.left + b.right) / 4, innerWidth - wide)),
    y: Math.max(least, (a.top + a.bottom) / 4 + (b.top + b.bottom) / 4),
  };
  put(copy, [
    { transform: place(a.left + a.width / 2, a.top + a.height / 2, 0.25, 0), opacity: 0.3 },
    { transform: place(middle.x, middle.y, 1, turn), opacity: 1, offset: 0.35 },
    { transform: place(middle.x, middle.y, 1, turn), opacity: 1, offset: 0.7 },
    { transform: place(b.left + b.width / 2, b.top + b.height / 2, 0.4, turn), opacity: 0.2 },
  ], { duration, delay: delay * tempo(), easing: "cubic-bezier(.3,.1,.3,1)" });
}

/** A copy of a drawing is turned over in the middle of the board, large, and laid where it belongs:
    `place`, if the drawing itself is not shown. */
export function reveal(svg, duration = 1700, place = svg) {
  for (const own of [svg, place].flatMap((one) => one?.getAnimations() ?? [])) own.finish(); // half turned by its own motion it would be measured as narrow as it looks
  const box = place?.getBoundingClientRect(), board = boardBox();
  if (motionReduced() || !box?.width) return;
  const copy = svg.cloneNode(true);
  copy.removeAttribute("id");
  copy.style.width = `${box.width}px`;
  const large = Math.max(1, Math.min(place === svg ? 3 : 5, (board.height * 0.85) / box.height));
  const x = board.left + board.width / 2 - box.width / 2, y = board.top + board.height / 2 - box.height / 2;
  const middle = (turn, scale) => `translate(${x}px, ${y}px) scale(${scale}) perspective(900px) rotateY(${turn}deg)`;
  turned = performance.now() + 0.72 * duration * Math.max(0.4, tempo());
  put(copy, [
    { transform: middle(90, large * 0.8), opacity: 0.3 },
    { transform: middle(0, large), opacity: 1, offset: 0.22 },
    { transform: middle(0, large), opacity: 1, offset: 0.72 },
    { transform: `translate(${box.left}px, ${box.top}px) scale(1) perspective(900px) rotateY(0deg)`, opacity: 1 },
  ], { duration, easing: "ease-out" });
}

/** A copy of a drawing, enlarged: of its square around `at`, in its own units, in a round window over the
    place itself. It is returned so that its parts can move as those of the drawing do; nothing if motion is reduced. */
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

/** Do something when the card that is being turned has been seen, or at once if none is: what comes of
    it is not told over it. Whoever presses anything has seen enough of that too. */
export function afterReveal(action) {
  later.push(action);
  clearTimeout(timer);
  tellLater();
}

// One timer for all: of two that end together the one that was set later may be the first.
function tellLater() {
  const wait = turned - performance.now();
  if (wait > 0) timer = setTimeout(tellLater, Math.ceil(wait));
  else for (const action of later.splice(0)) action();
}

/** The board itself moves for so many milliseconds: what comes of that is told afterwards too. */
export function busyFor(duration) {
  turned = Math.max(turned, performance.now() + duration);
}

/** How long the card that is being turned will still be looked at, in milliseconds. */
export function untilTurned() {
  return Math.max(0, turned - performance.now());
}

/** Hide elements until the card that is being turned has been seen, or until somebody presses anything. */
export function coverUntilTurned(elements) {
  const duration = untilTurned();
  if (duration <= 0) return;
  covered = covered.filter((one) => one.playState === "running");
  for (const one of elements) covered.push(one.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
}

/** Show, in the place of elements, what they showed before this view, until the card that is being turned
    has been seen, or until somebody presses anything: pairs of an element and a copy, which the style
    sheet of the game lays over it. */
export function keepUntilTurned(pairs) {
  dropKept();
  if (untilTurned() <= 0) return;
  for (const [one, copy] of pairs) {
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    copy.classList.add("as-before");
    copy.setAttribute("aria-hidden", "true");
    kept.push([one, copy, one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Infinity })]);
  }
  layKept();
  afterReveal(dropKept);
}
function layKept() {
  for (const [one, copy] of kept) one.after(copy);
}
function dropKept() {
  for (const [, copy, cover] of kept) {
    cover.cancel();
    copy.remove();
  }
  kept = [];
}
// A view that comes meanwhile finds the page as the view before it has left it.
beforeView(() => {
  for (const [, copy] of kept) copy.remove();
});
afterView(() => {
  if (untilTurned() > 0) layKept();
  else dropKept();
});

/** A puff of smoke, steam or dust. */
export function puff(x, y, { delay = 0, kind = "steam", size = 14 } = {}) {
  if (motionReduced()) return;
  const one = document.createElement("i");
  one.className = `puff ${kind}`;
  one.style.left = `${x - size / 2}px`;
  one.style.top = `${y - size / 2}px`;
  one.style.width = one.style.height = `${size}px`;
  put(one, [
    { transform: "scale(.4)", opacity: 0 },
    { transform: "translate(-4px, -10px) scale(.9)", opacity: 0.85, offset: 0.25 },
    { transform: "translate(-16px, -34px) scale(1.9)", opacity: 0 },
  ], { duration: 900, delay, easing: "ease-out" });
}

/** A whole number counts from one value to another in the text of an element. */
export function countUp(element, from, to, { duration = 600, delay = 0 } = {}) {
  if (motionReduced() || !element || from === to) return;
  const start = performance.now() + delay, count = { whole: counting.get(element)?.whole ?? element.textContent };
  counting.set(element, count);
  const tick = (now) => {
    if (counting.get(element) !== count) return;
    const part = Math.min(1, Math.max(0, (now - start) / (duration * Math.max(0.4, tempo()))));
    element.textContent = part < 1 ? String(Math.round(from + (to - from) * part)) : count.whole;
    if (part < 1) requestAnimationFrame(tick);
    else counting.delete(element);
  };
  tick(performance.now()); // the new number is not seen before it is counted
}

// A new view meets the numbers that the view before it has told, never one that is being counted: that one
// would be taken for the true one, or would count on over the new one.
const counting = new Map();
beforeView(endCounting);
function endCounting() {
  for (const [element, { whole }] of counting) element.textContent = whole;
  counting.clear();
}

const tilted = (x, turn) => ({ transform: `translate(${x}px, 0) rotate(${turn}deg)` });

/** Shake an element. */
export function shake(element, delay = 0) {
  if (motionReduced() || !element) return;
  const swings = [tilted(0, 0), tilted(-7, -0.6), tilted(6, 0.6), tilted(-4, -0.4), tilted(3, 0.3), tilted(0, 0)];
  element.animate(swings, { duration: 460, delay, easing: "ease-out" });
}

/** A symbol for a banner, drawn with the given path in a square of 48. */
export function sign(path, more = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  svg.setAttribute("class", more);
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
