// The hand on a narrow screen: where more cards lie beyond its edge, an arrow says so.

/** Show on which sides there is more. */
export function showMoreCards() {
  const cards = document.querySelector(".gp-cards");
  if (!cards) return;
  const hidden = cards.scrollWidth - cards.clientWidth;
  cards.parentElement.classList.toggle("more-left", cards.scrollLeft > 4);
  cards.parentElement.classList.toggle("more-right", cards.scrollLeft < hidden - 4);
}

document.addEventListener("scroll", (event) => {
  if (event.target.matches?.(".gp-cards")) showMoreCards();
}, true);
