// The Grand Prix on the page: choosing on the track itself, and seeing it closer. Everything here can
// also be done with the buttons under the board.

import { afterView, beforeView, keyIsTaken } from "../../table/tools.js";
import { chooseZoom, look, rememberCamera } from "./camera.js";
import { driveCars, rememberCars } from "./driving.js";
import "./climax.js";
import { driveRest } from "./rest.js";
import { pressMove, readSteering, trackElement } from "./steering.js";

document.addEventListener("click", (event) => {
  const target = event.target.closest("#gp-track [data-move]");
  if (target) pressMove(target.dataset.move);
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) chooseZoom(zoom.dataset.zoom === "1");
});

document.addEventListener("change", (event) => {
  const list = event.target.closest("[data-bids]");
  if (list) list.parentElement.querySelector("[data-bid]").value = list.value;
});

// a, b, c … answer with the first, second, third button while there is no card to choose.
document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event) || !/^[a-h]$/.test(event.key) || document.querySelector("#question .actions")) return;
  document.querySelectorAll("#question .buttons button[name=move]")[event.key.charCodeAt(0) - 97]?.click();
});

// A button under the board shows its space on the track.
function showTarget(event) {
  const button = event.target.closest?.('#question button[data-kind="to"], #question button[data-kind="finish"]');
  for (const end of document.querySelectorAll("#gp-track .gp-end.on")) end.classList.remove("on");
  if (button) document.querySelector(`#gp-track .gp-end[data-move="${CSS.escape(button.value)}"]`)?.classList.add("on");
}
document.addEventListener("pointerover", showTarget);
document.addEventListener("focusin", showTarget);

// A card that is chosen shows what it would do, and the camera shows all of it, when the choice is drawn.
document.addEventListener("change", (event) => {
  if (event.target.matches("#hand input")) requestAnimationFrame(() => setTimeout(() => look()));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("#hand input:checked")) look();
});

beforeView(() => {
  rememberCars();
  rememberCamera();
});

function update() {
  const track = trackElement();
  if (!track) return;
  const moved = driveCars();
  readSteering();
  look(moved);
  driveRest();
}

afterView(update);
addEventListener("resize", () => look([], true));
update();
