// "Drive the rest for me": plays all remaining lines of one card as ordinary moves.
//
// The server proposes a move for each line (data-easy), and this presses its button. It stops at the end of the
// card, at a question of another kind, and when the player presses anything else.

import { pressMove } from "./steering.js";

let card = ""; // the card whose lines are being driven; "" if none
let answered = ""; // the question that was answered last
let pressing = false; // whether this script is pressing a button, not the player

const questionNumber = () => document.querySelector("#play input[name=question]")?.value ?? "";

document.addEventListener("click", (event) => {
  const button = event.target.closest("#question button, #gp-track [data-move]");
  if (!button || pressing) return;
  card = button.dataset.rest ?? "";
  answered = questionNumber();
}, true);

/** Play the next line if the player has asked for it. */
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
