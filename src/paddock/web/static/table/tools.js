// Functions that all table scripts share; a game's page.js imports them from "../../table/tools.js".

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether to show reduced motion: the player or the system asks for it, or the page is hidden. */
export function motionReduced() {
  return reducedMotion.matches || document.body.dataset.motion === "off" || document.hidden;
}

/** The duration of motion at the table's pace, as a factor of the normal one. */
export function tempo() {
  return { slow: 1.6, normal: 1, fast: 0.6, instant: 0.35 }[document.querySelector("#table")?.dataset.pace] ?? 1;
}

const BEFORE = "htmx:ws:before:message:incoming", AFTER = "htmx:ws:after:message:incoming";

/** Apply `change` to the page with the same motion as between two live views. */
export function betweenViews(change) {
  document.dispatchEvent(new CustomEvent(BEFORE));
  change();
  document.dispatchEvent(new CustomEvent(AFTER));
}

/** Call `action` just before a new view is put into the page. */
export function beforeView(action) {
  document.addEventListener(BEFORE, action);
}

/** Call `action` after each new view. */
export function afterView(action) {
  document.addEventListener(AFTER, action);
}

/** Whether a key belongs to the browser, a text field or an open dialog. */
export function keyIsTaken(event) {
  return (
    event.ctrlKey || event.metaKey || event.altKey ||
    event.target.matches("input[type=text], textarea, select") ||
    Boolean(document.querySelector("dialog[open]"))
  );
}

/** The button of a move, found by the move's kind and its parts; null if there is none. */
export function moveButton(kind, parts = {}, within = "#question") {
  const wanted = Object.entries(parts).map(([part, value]) => `[data-${part}="${CSS.escape(value)}"]`);
  return document.querySelector(`${within} button[data-kind="${kind}"]${wanted.join("")}`);
}

/** Press a button if there is one. Returns whether there is. */
export function press(button) {
  button?.click();
  return Boolean(button);
}

/** The button of a move, found by the move's text; a drawing has that text as an attribute. */
export function buttonOf(text) {
  return document.querySelector(`#question button[value="${CSS.escape(text)}"]`);
}
