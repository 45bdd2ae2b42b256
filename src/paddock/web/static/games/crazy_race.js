// Crazy Race: sides, locomotives and cards are chosen on the board itself. Every choice there is also
// a button in the question bar, so this script only presses that button.
"use strict";

const press = (button) => { button?.click(); return Boolean(button); };
const moveButton = (move) => document.querySelector(`#question button[value="${CSS.escape(move)}"]`);

document.addEventListener("click", (event) => {
  const pick = event.target.closest?.(".cz .pick");
  if (!pick) return;
  if (pick.dataset.move) {
    press(moveButton(pick.dataset.move));
    return;
  }
  const chosen = document.querySelector("#hand input:checked");
  const actions = chosen && document.querySelector("#for-" + chosen.id.slice(5));
  if (press(actions?.querySelector(`button[data-side="${pick.dataset.side}"]`))) return;
  const hint = document.querySelector("#question .hint");
  hint?.classList.add("flash");
  setTimeout(() => hint?.classList.remove("flash"), 900);
});

// a, b and c move a locomotive when there is a choice of locomotives; p passes.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const letter = event.key.toUpperCase();
  if (/^[ABC]$/.test(letter) && (press(moveButton("run " + letter)) || press(moveButton("step " + letter)))) event.preventDefault();
  else if (letter === "P" && press(moveButton("pass"))) event.preventDefault();
});
