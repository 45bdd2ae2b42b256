// The note of a first race: frames what it is about, and places the note where it does not cover it.

import { afterView } from "./tools.js";

const isShown = (one) => one.getClientRects().length > 0;
let pointedAt = ""; // what was scrolled into view last: a person may scroll away from it

// The button of a move; while it waits for its card to be chosen, the card.
function moveTarget(text) {
  const buttons = [...document.querySelectorAll("#table button[name=move]:not([data-rest])")].filter((one) => one.value === text);
  const open = buttons.find(isShown);
  if (open) return open;
  const panel = buttons.map((one) => one.closest(".actions")).find(Boolean);
  return panel && document.querySelector(`#hand label:has(#card-${panel.id.slice(4)})`);
}

function overlap(one, other) {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function point() {
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const note = document.querySelector("#guide");
  if (!note) return;
  const { tip, at } = note.dataset;
  const target = tip ? moveTarget(tip) : at && document.querySelector(at);
  note.classList.remove("high");
  if (!target) return;
  target.classList.add("pointed");
  if (pointedAt !== tip + at) {
    pointedAt = tip + at;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  if (overlap(note, target)) note.classList.add("high");
  if (overlap(note, target)) note.classList.remove("high"); // it is large, so use the lower edge
}

afterView(point);
document.addEventListener("change", () => { point(); });
window.addEventListener("resize", point);
point();
