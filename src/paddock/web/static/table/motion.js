// Motion between two views (FLIP).
//
// An element with an id that was there before moves from its old place; a new one comes from the place
// named in data-enter. Clicks during the motion work: nothing is covered.

import { afterView, beforeView, motionReduced } from "./tools.js";

const MOVABLE = "#table [data-flip], #board svg [id]:not(.drives)"; // `.drives`: animated by the game's own script
let places = new Map();

function remember() {
  places = new Map();
  for (const one of document.querySelectorAll(MOVABLE)) places.set(one.id, one.getBoundingClientRect());
}

function drive() {
  if (motionReduced()) return;
  for (const one of document.querySelectorAll(MOVABLE)) {
    const now = one.getBoundingClientRect();
    let from = places.get(one.id);
    const fresh = !from;
    if (fresh) {
      const origin = document.querySelector(one.dataset.enter || document.querySelector("#table").dataset.mover || "#none");
      if (!origin || places.size === 0) continue;
      from = origin.getBoundingClientRect();
    }
    let x = from.left + from.width / 2 - now.left - now.width / 2;
    let y = from.top + from.height / 2 - now.top - now.height / 2;
    if (Math.hypot(x, y) < 2 || !now.width) continue;
    const svg = one.ownerSVGElement;
    if (svg) { // inside a drawing lengths are in its own units
      const scale = svg.getScreenCTM().a || 1;
      x /= scale; y /= scale;
    }
    const base = getComputedStyle(one).transform;
    const rest = base === "none" ? "" : " " + base;
    one.animate(
      [{ transform: `translate(${x}px, ${y}px)${rest}`, opacity: fresh ? 0.4 : 1 }, { transform: `translate(0, 0)${rest}`, opacity: 1 }],
      { duration: fresh ? 260 : 320, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}

beforeView(remember);
afterView(drive);
