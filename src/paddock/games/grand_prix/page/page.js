// The page script of the Grand Prix: choosing on the track itself, and the camera. All choices are also buttons in
// the question bar.

import { afterView, beforeView, keyIsTaken } from "../../table/tools.js";
import { chooseZoom, rememberCamera, updateCamera } from "./camera.js";
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

// The keys a, b, c … press the first, second, third button if the question is not about a card.
document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event) || !/^[a-h]$/.test(event.key) || document.querySelector("#question .actions")) return;
  document.querySelectorAll("#question .buttons button[name=move]")[event.key.charCodeAt(0) - 97]?.click();
});

// Hovering or focusing a button of the question bar marks its space on the track.
function showTarget(event) {
  const button = event.target.closest?.('#question button[data-kind="to"], #question button[data-kind="finish"]');
  for (const end of document.querySelectorAll("#gp-track .gp-end.on")) end.classList.remove("on");
  if (button) document.querySelector(`#gp-track .gp-end[data-move="${CSS.escape(button.value)}"]`)?.classList.add("on");
}
document.addEventListener("pointerover", showTarget);
document.addEventListener("focusin", showTarget);

// The track previews the chosen card. The camera shows all of that, after the choice has been painted.
document.addEventListener("change", (event) => {
  if (event.target.matches("#hand input")) requestAnimationFrame(() => setTimeout(() => updateCamera()));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("#hand input:checked")) updateCamera();
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
  updateCamera(moved);
  driveRest();
}

afterView(update);
addEventListener("resize", () => updateCamera([], true));
update();
