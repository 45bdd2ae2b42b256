// The chosen card of the hand: the table has its number, and what belongs to the card is marked. The
// style sheet could do this with `#table:has(…)`, but then every change at the table would restyle all
// of it, and each click would wait for that.

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
