// A long press shows on a touch screen what hovering shows with a mouse: why something is grey, what a button does.

const LONG = 450; // milliseconds
const FAR = 10; // pixels; a longer movement scrolls
const STAYS = 5000; // milliseconds

const tip = document.createElement("div");
tip.id = "tip";
tip.setAttribute("role", "status");
tip.hidden = true;
document.body.append(tip);

let timer = 0, hush = 0, told = false, from = { x: 0, y: 0 };

/** The text that hovering shows: the element's own title, or that of its drawing. */
function titleOf(element) {
  for (let one = element; one && one.id !== "table"; one = one.parentElement) {
    const words = one.title || [...one.children].find((child) => child.localName === "title")?.textContent;
    if (typeof words === "string" && words.trim()) return words.trim();
  }
  return "";
}

function hide() {
  clearTimeout(timer);
  clearTimeout(hush);
  tip.hidden = true;
}

function tell(words, { x, y }) {
  told = true;
  tip.textContent = words;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(6, Math.min(innerWidth - width - 6, x - width / 2))}px`;
  tip.style.top = `${y - height - 28 < 6 ? y + 28 : y - height - 28}px`; // above the finger
  hush = setTimeout(hide, STAYS);
}

document.addEventListener("pointerdown", (event) => {
  hide();
  told = false;
  if (event.pointerType === "mouse" || !event.isPrimary || !event.target.closest?.("#table")) return;
  const words = titleOf(event.target);
  if (!words) return;
  from = { x: event.clientX, y: event.clientY };
  timer = setTimeout(tell, LONG, words, from);
}, { passive: true });
document.addEventListener("pointermove", (event) => {
  if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) clearTimeout(timer);
}, { passive: true });
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer));

// The click that ends a long press does not press the button, and the browser's own menu is suppressed.
document.addEventListener("click", (event) => {
  if (!told || !event.target.closest?.("#table")) return;
  told = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (told) event.preventDefault(); });
