// Marks boxes that scroll: `data-more` names the directions with hidden content, and the style sheet
// fades those edges. A game marks its own boxes with `data-scroll`.

import { afterView } from "./tools.js";

const BOXES = "#board, #question, #hand, #lines, #score, [data-scroll]";
const EDGE = 3; // pixels of tolerance
const REACHED = "a, button, input, select, summary, [tabindex]"; // elements that take the focus

// The directions in which a box has hidden content.
function moreOf(box) {
  const more = [];
  if (box.scrollTop > EDGE) more.push("up");
  if (box.scrollTop + box.clientHeight < box.scrollHeight - EDGE) more.push("down");
  if (box.scrollLeft > EDGE) more.push("left");
  if (box.scrollLeft + box.clientWidth < box.scrollWidth - EDGE) more.push("right");
  if (!more.length) return "";
  const { overflowX, overflowY } = getComputedStyle(box);
  const scrolls = (side) => /auto|scroll/.test(side === "up" || side === "down" ? overflowY : overflowX);
  return more.filter(scrolls).join(" ");
}

function say(box, more) {
  if (!more) {
    delete box.dataset.more;
    return;
  }
  if (box.dataset.more !== more) box.dataset.more = more;
  // A box without focusable elements becomes focusable itself, so that the arrow keys scroll it.
  const reached = [box, ...box.querySelectorAll(REACHED)].some((one) => one.matches(REACHED) && one.checkVisibility());
  if (!reached) box.tabIndex = 0;
}

// Under a result the log shows as many last entries as fit completely (end.css): their height, or nothing
// elsewhere.
const ROOM = 7; // rem
function lastEntries() {
  const notices = document.querySelector('#table[data-result="end"] #notices');
  const bottom = notices?.getBoundingClientRect().bottom ?? 0;
  const room = ROOM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  let high = 0;
  for (let one = notices?.querySelector("#lines")?.lastElementChild; one; one = one.previousElementSibling) {
    const needed = bottom - one.getBoundingClientRect().top;
    if (needed > room) break;
    high = needed;
  }
  return high;
}

// Measure all before changing any: each change would cause a new layout.
function measureAll() {
  const boxes = [...document.querySelectorAll(BOXES)];
  const found = boxes.map(moreOf), last = lastEntries();
  if (last > 0) document.body.style.setProperty("--last-lines", `${Math.round(last)}px`);
  boxes.forEach((box, n) => say(box, found[n]));
}
const sizes = new ResizeObserver(measureAll);

// A new question is read from its beginning, however far the one before was scrolled.
const number = () => document.querySelector("#play input[name=question]")?.value;
let asked = number();
function readFromTheTop() {
  const bar = document.querySelector("#question");
  if (bar && number() !== asked) bar.scrollTop = 0;
  asked = number();
}

function watch() {
  sizes.disconnect();
  for (const box of document.querySelectorAll(BOXES)) {
    sizes.observe(box);
    if (box.id === "lines") continue; // hundreds, which change only with a view
    for (const child of box.children) sizes.observe(child);
  }
  measureAll();
}

document.addEventListener("scroll", (event) => {
  if (event.target instanceof Element && event.target.matches(BOXES)) say(event.target, moreOf(event.target));
}, { capture: true, passive: true });
document.addEventListener("change", () => requestAnimationFrame(() => setTimeout(measureAll))); // after the next paint
afterView(readFromTheTop);
afterView(watch);
watch();
