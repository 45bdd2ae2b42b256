// The page script of Crazy Rally: keyboard shortcuts. + and − move the focus from car to car to aim an event.
// The first Enter only focuses the button that goes on, the second presses it, so that nothing is played by mistake.

import "./climax.js";
import { keyIsTaken } from "../../table/tools.js";

const KINDS = { "+": "faster", "-": "slower", "−": "slower" };

document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event)) return;
  const kind = KINDS[event.key];
  if (kind) {
    const aims = [...document.querySelectorAll(`.pushes button[data-kind="${kind}"]`)];
    aims[(aims.indexOf(document.activeElement) + 1) % aims.length]?.focus();
  } else if (event.key === "Enter" && !event.target.matches("button, a, summary")) {
    document.querySelector("#question .buttons .go")?.focus();
  } else return;
  event.preventDefault();
});
