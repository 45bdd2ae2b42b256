// The card that is chosen in the hand: the table carries its number, and what belongs to the card is
// marked. A style sheet could find that out by itself (`#table:has(…)`), but then every change anywhere
// at the table has all of it styled anew, and each click waits for that.

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
