// Boxes that scroll say so: `data-more` names the directions in which there is more to see, and the
// style sheet fades those edges. A game marks boxes of its own with `data-scroll`.

import { afterView } from "./tools.js";

const BOXES = "#board, #question, #hand, #lines, #score, [data-scroll]";
const EDGE = 3; // pixels that nobody misses
const REACHED = "a, button, input, select, summary, [tabindex]"; // what Tab finds

// In which directions there is more of a box to see.
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
  // Without anything in it that takes the focus, it takes it itself: the arrow keys scroll it then.
  const reached = [box, ...box.querySelectorAll(REACHED)].some((one) => one.matches(REACHED) && one.checkVisibility());
  if (!reached) box.tabIndex = 0;
}

// Under a result the log shows its last entries, as many as are whole in the room that it keeps (end.css):
// how high they are, or nothing where it is not so.
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

// All are measured before anything is said: each change would have the page laid out anew.
function measureAll() {
  const boxes = [...document.querySelectorAll(BOXES)];
  const found = boxes.map(moreOf), last = lastEntries();
  if (last > 0) document.body.style.setProperty("--last-lines", `${Math.round(last)}px`);
  boxes.forEach((box, n) => say(box, found[n]));
}
const sizes = new ResizeObserver(measureAll);

function watch() {
  sizes.disconnect();
  for (const box of document.querySelectorAll(BOXES)) {
    sizes.observe(box);
    if (box.id === "lines") continue; // hundreds, and they change only with a view
    for (const child of box.children) sizes.observe(child);
  }
  measureAll();
}

document.addEventListener("scroll", (event) => {
  if (event.target instanceof Element && event.target.matches(BOXES)) say(event.target, moreOf(event.target));
}, { capture: true, passive: true });
document.addEventListener("change", () => requestAnimationFrame(() => setTimeout(measureAll))); // first it is drawn
afterView(watch);
watch();
