// The note of the guided first race: outlines what it is about, and moves the note where it does not cover that.

import { afterView } from "./tools.js";

const isShown = (one) => one.getClientRects().length > 0;
const onBoard = (one) => one.closest("#board");
let pointedAt = ""; // the target scrolled into view last; only once, because the person may scroll away from it

// The buttons of a move, on the board and in the question bar. If both are hidden until a card is chosen, that card.
function moveTargets(text) {
  const buttons = [...document.querySelectorAll("#table button[name=move]:not([data-rest])")].filter((one) => one.value === text);
  const open = buttons.filter(isShown);
  if (open.length) return [open.find(onBoard), open.find((one) => !onBoard(one))].filter(Boolean);
  const panel = buttons.map((one) => one.closest(".actions")).find(Boolean);
  return panel ? [...document.querySelectorAll(`#hand label:has(#card-${panel.id.slice(4)})`)] : [];
}

// The height in pixels by which two elements overlap; 0 if they do not.
function overlap(one, other) {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  if (a.left >= b.right || b.left >= a.right) return 0;
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

// The note is at the lower edge of the board, or at the upper one if it covers less there: of its targets
// first, then of the part of the board that the game marks as its centre (data-spotlight).
function placeNote(note, targets) {
  const heart = document.querySelector("#board [data-spotlight]");
  const covered = () => targets.reduce((sum, one) => sum + 1000 * overlap(note, one), heart ? overlap(note, heart) : 0);
  note.classList.remove("high");
  const low = covered();
  if (!low) return;
  note.classList.add("high");
  if (covered() >= low) note.classList.remove("high");
}

function markTargets() {
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const note = document.querySelector("#guide");
  if (!note) return;
  const { tip, at } = note.dataset;
  const one = at && document.querySelector(at);
  const targets = tip ? moveTargets(tip) : one ? [one] : [];
  for (const target of targets) target.classList.add("pointed");
  if (targets.length && pointedAt !== tip + at) {
    pointedAt = tip + at;
    for (const target of targets) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  placeNote(note, targets);
}

// A move closes the note: whoever has moved has seen it.
document.addEventListener("submit", ({ target, submitter }) => {
  if (target.matches("form[data-move]") && submitter?.name === "move") document.querySelector("#guide[data-note]:not([data-note='']) button")?.click();
});

afterView(markTargets);
document.addEventListener("change", () => { markTargets(); });
window.addEventListener("resize", markTargets);
markTargets();
