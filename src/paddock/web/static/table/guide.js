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

// How much of one lies on the other, in pixels of height.
function overlap(one, other) {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  if (a.left >= b.right || b.left >= a.right) return 0;
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

// The note lies at the lower edge of the board, or at the upper one if that covers less of what it speaks
// of, and of the part that a game marks as its heart.
function settle(note, target) {
  const heart = document.querySelector("#board [data-spotlight]");
  const covered = () => (target ? 1000 * overlap(note, target) : 0) + (heart ? overlap(note, heart) : 0);
  note.classList.remove("high");
  const low = covered();
  if (!low) return;
  note.classList.add("high");
  if (covered() >= low) note.classList.remove("high");
}

function point() {
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const note = document.querySelector("#guide");
  if (!note) return;
  const { tip, at } = note.dataset;
  const target = tip ? moveTarget(tip) : at && document.querySelector(at);
  if (target) target.classList.add("pointed");
  if (target && pointedAt !== tip + at) {
    pointedAt = tip + at;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  settle(note, target);
}

// Who has moved has seen the note, and need not send it away.
document.addEventListener("submit", ({ target, submitter }) => {
  if (target.matches("form[data-move]") && submitter?.name === "move") document.querySelector("#guide[data-note]:not([data-note='']) button")?.click();
});

afterView(point);
document.addEventListener("change", () => { point(); });
window.addEventListener("resize", point);
point();
