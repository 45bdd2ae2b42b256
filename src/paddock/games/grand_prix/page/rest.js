// "Drive the rest for me": the lines of one card, one ordinary move after the other.
//
// The server proposes an end for each line, and its button is pressed like any other. It stops with the
// card, at a question of another kind, and when anything else is pressed.

import { pressMove } from "./steering.js";

let card = ""; // whose lines are driven
let answered = ""; // the question that was answered last
let pressing = false; // by this script, not by the person

const questionNumber = () => document.querySelector("#play input[name=question]")?.value ?? "";

document.addEventListener("click", (event) => {
  const button = event.target.closest("#question button, #gp-track [data-move]");
  if (!button || pressing) return;
  card = button.dataset.rest ?? "";
  answered = questionNumber();
}, true);

/** Drive the next line, if somebody has asked for it. */
export function driveRest() {
  if (!card || questionNumber() === answered) return;
  const easy = document.querySelector(`#question [data-easy][data-of="${card}"]`);
  if (!easy) {
    card = "";
    return;
  }
  answered = questionNumber();
  pressing = true;
  pressMove(easy.dataset.easy, true);
  pressing = false;
}
