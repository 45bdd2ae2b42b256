// Crazy Rally by keys: + and − walk from car to car to aim an event; Enter goes to the button that
// goes on, and only then presses it, so that nothing is played by mistake.
"use strict";

const WAYS = { "+": "faster", "-": "slower", "−": "slower" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches("input[type=text], textarea, select")) return;
  const way = WAYS[event.key];
  if (way) {
    const aims = [...document.querySelectorAll(`.pushes button[value*="${way}"]`)];
    aims[(aims.indexOf(document.activeElement) + 1) % aims.length]?.focus();
  } else if (event.key === "Enter" && !event.target.matches("button, a, summary")) {
    document.querySelector("#question .buttons .go")?.focus();
  } else return;
  event.preventDefault();
});
