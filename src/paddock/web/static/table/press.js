// Long press on a touch screen: shows the title of an element as a tooltip, as hovering with a mouse does.

const LONG_PRESS = 450; // milliseconds
const TOLERANCE = 10; // pixels; a longer movement is a scroll
const SHOWN_FOR = 5000; // milliseconds

const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("role", "status");
tip.hidden = true;
document.body.append(tip);

let timer = 0, hideTimer = 0, tipShown = false, start = { x: 0, y: 0 };

/** The title of the nearest element that has one, as an attribute or as the <title> of an SVG; "" if none has. */
function titleOf(element) {
  for (let one = element; one && one.id !== "table"; one = one.parentElement) {
    const words = one.title || [...one.children].find((child) => child.localName === "title")?.textContent;
    if (typeof words === "string" && words.trim()) return words.trim();
  }
  return "";
}

function hideTip() {
  clearTimeout(timer);
  clearTimeout(hideTimer);
  tip.hidden = true;
}

function showTip(words, { x, y }) {
  tipShown = true;
  tip.textContent = words;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, x - width / 2))}px`;
  tip.style.top = `${y - height - 28 < 6 ? y + 28 : y - height - 28}px`; // above the finger
  hideTimer = setTimeout(hideTip, SHOWN_FOR);
}

document.addEventListener("pointerdown", (event) => {
  hideTip();
  tipShown = false;
  if (event.pointerType === "mouse" || !event.isPrimary || !event.target.closest?.("#table")) return;
  const words = titleOf(event.target);
  if (!words) return;
  start = { x: event.clientX, y: event.clientY };
  timer = setTimeout(showTip, LONG_PRESS, words, start);
}, { passive: true });
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TOLERANCE) clearTimeout(timer);
}, { passive: true });
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer));

// The click at the end of a long press must not press the button, and the browser's context menu is suppressed.
document.addEventListener("click", (event) => {
  if (!tipShown || !event.target.closest?.("#table")) return;
  tipShown = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (tipShown) event.preventDefault(); });
