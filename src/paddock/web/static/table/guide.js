// The note of a first race: frames what it is about, and places the note where it does not cover it.

import { afterView } from "./tools.js";

const isShown = (one) => one.getClientRects().length > 0;
const onBoard = (one) => one.closest("#board");
let pointedAt = ""; // what was scrolled into view last: a person may scroll away from it

// The button of a move on the board and the one with its name in the question bar; while they wait for its
// card to be chosen, the card.
function moveTargets(text) {
  const buttons = [...document.querySelectorAll("#table button[name=move]:not([data-rest])")].filter((one) => one.value === text);
  const open = buttons.filter(isShown);
  if (open.length) return [open.find(onBoard), open.find((one) => !onBoard(one))].filter(Boolean);
  const panel = buttons.map((one) => one.closest(".actions")).find(Boolean);
  return panel ? [...document.querySelectorAll(`#hand label:has(#card-${panel.id.slice(4)})`)] : [];
}

// How much of one lies on the other, in pixels of height.
function overlap(one, other) {
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  if (a.left >= b.right || b.left >= a.right) return 0;
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

// The note lies at the lower edge of the board, or at the upper one if that covers less of what it speaks
// of, and of the part that a game marks as its heart.
function settle(note, targets) {
  const heart = document.querySelector("#board [data-spotlight]");
  const covered = () => targets.reduce((sum, one) => sum + 1000 * overlap(note, one), heart ? overlap(note, heart) : 0);
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
  const one = at && document.querySelector(at);
  const targets = tip ? moveTargets(tip) : one ? [one] : [];
  for (const target of targets) target.classList.add("pointed");
  if (targets.length && pointedAt !== tip + at) {
    pointedAt = tip + at;
    for (const target of targets) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  settle(note, targets);
}

// Who has moved has seen the note, and need not send it away.
document.addEventListener("submit", ({ target, submitter }) => {
  if (target.matches("form[data-move]") && submitter?.name === "move") document.querySelector("#guide[data-note]:not([data-note='']) button")?.click();
});

afterView(point);
document.addEventListener("change", () => { point(); });
window.addEventListener("resize", point);
point();
