// Animates elements from their old place to their new one when a view changes (the FLIP technique).
//
// An element with an id that was there before starts at its old place; a new one starts at the element named
// in data-enter. Elements only get a transform, so clicks work during the motion.

import { afterView, beforeView, motionReduced } from "./tools.js";

const MOVABLE = "#table [data-flip], #board svg [id]:not(.drives)"; // `.drives`: animated by the game's own script
let places = new Map();

function rememberPlaces() {
  places = new Map();
  for (const one of document.querySelectorAll(MOVABLE)) places.set(one.id, one.getBoundingClientRect());
}

function animateChanges() {
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
    if (svg) { // transforms inside an SVG are in its own units
      const scale = svg.getScreenCTM().a || 1;
      x /= scale; y /= scale;
    }
    const base = getComputedStyle(one).transform;
    const ownTransform = base === "none" ? "" : " " + base;
    one.animate(
      [{ transform: `translate(${x}px, ${y}px)${ownTransform}`, opacity: fresh ? 0.4 : 1 }, { transform: `translate(0, 0)${ownTransform}`, opacity: 1 }],
      { duration: fresh ? 260 : 320, easing: "cubic-bezier(.2,.7,.3,1)" },
    );
  }
}

beforeView(rememberPlaces);
afterView(animateChanges);
