// The chosen card of the hand: puts its number on the table (data-chosen), and the class `chosen` on all
// elements that belong to it (data-of-card). `#table:has(…)` in the style sheet could do the same, but then
// every change at the table would recalculate the style of all of it, and each click would wait for that.

import { afterView } from "./tools.js";

/** Choose a card of the hand; null: none. */
export function choose(card) {
  for (const one of document.querySelectorAll("#hand input:checked")) one.checked = false;
  if (card) card.checked = true;
  mark();
}

function mark() {
  const number = document.querySelector("#hand input:checked")?.value;
  const table = document.querySelector("#table");
  if (number) table.dataset.chosen = number;
  else delete table?.dataset.chosen;
  for (const one of document.querySelectorAll("[data-of-card]")) {
    one.classList.toggle("chosen", one.dataset.ofCard === number);
  }
}

document.addEventListener("change", ({ target }) => { if (target.matches("#hand input")) mark(); });
afterView(mark);
mark();
