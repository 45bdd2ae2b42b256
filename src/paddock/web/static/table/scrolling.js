// Scroll containers: `data-more` names the directions in which a box has hidden content, and the style sheet
// fades those edges. A game marks boxes of its own with `data-scroll`.

import { afterView } from "./tools.js";

const BOXES = "#board, #question, #hand, #lines, #score, [data-scroll]";
const EDGE = 3; // pixels of tolerance
const FOCUSABLE = "a, button, input, select, summary, [tabindex]"; // elements that take the focus

// The directions in which a box has hidden content.
function hiddenDirections(box) {
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

function markBox(box, more) {
  if (!more) {
    delete box.dataset.more;
    return;
  }
  if (box.dataset.more !== more) box.dataset.more = more;
  // A box without focusable elements becomes focusable itself, so that the arrow keys scroll it.
  const focusable = [box, ...box.querySelectorAll(FOCUSABLE)].some((one) => one.matches(FOCUSABLE) && one.checkVisibility());
  if (!focusable) box.tabIndex = 0;
}

// The height of the last log entries that fit completely into the room below a result (end.css); 0 if there
// is no result.
const LOG_ROOM = 7; // rem
function lastEntriesHeight() {
  const notices = document.querySelector('#table[data-result="end"] #notices');
  const bottom = notices?.getBoundingClientRect().bottom ?? 0;
  const room = LOG_ROOM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  let height = 0;
  for (let one = notices?.querySelector("#lines")?.lastElementChild; one; one = one.previousElementSibling) {
    const needed = bottom - one.getBoundingClientRect().top;
    if (needed > room) break;
    height = needed;
  }
  return height;
}

// Measure all boxes before changing any, because reading a size after a change forces a new layout.
function measureAll() {
  const boxes = [...document.querySelectorAll(BOXES)];
  const found = boxes.map(hiddenDirections), last = lastEntriesHeight();
  if (last > 0) document.body.style.setProperty("--last-lines", `${Math.round(last)}px`);
  boxes.forEach((box, n) => markBox(box, found[n]));
}
const sizes = new ResizeObserver(measureAll);

// A new question starts at its beginning, wherever the one before was scrolled to.
const questionNumber = () => document.querySelector("#play input[name=question]")?.value;
let shownQuestion = questionNumber();
function scrollQuestionToTop() {
  const bar = document.querySelector("#question");
  if (bar && questionNumber() !== shownQuestion) bar.scrollTop = 0;
  shownQuestion = questionNumber();
}

function watch() {
  sizes.disconnect();
  for (const box of document.querySelectorAll(BOXES)) {
    sizes.observe(box);
    if (box.id === "lines") continue; // its hundreds of entries change only with a view
    for (const child of box.children) sizes.observe(child);
  }
  measureAll();
}

document.addEventListener("scroll", (event) => {
  if (event.target instanceof Element && event.target.matches(BOXES)) markBox(event.target, hiddenDirections(event.target));
}, { capture: true, passive: true });
document.addEventListener("change", () => requestAnimationFrame(() => setTimeout(measureAll))); // after the next paint
afterView(scrollQuestionToTop);
afterView(watch);
watch();
