// The Grand Prix on the page: choosing on the track itself, and seeing it closer. Everything here can
// also be done with the buttons under the board.

import { afterView, beforeView, keyIsTaken, motionReduced } from "../../table/tools.js";
import { driveCars, rememberCars } from "./driving.js";
import { pressMove, readSteering, trackElement } from "./steering.js";

const smallScreen = matchMedia("(max-width: 900px)");

document.addEventListener("click", (event) => {
  const target = event.target.closest("#gp-track [data-move]");
  if (target) pressMove(target.dataset.move);
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) setZoom(zoom.dataset.zoom === "1");
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

// --- Closer, and the whole track ---

function setZoom(near) {
  const track = trackElement();
  if (!track) return;
  track.classList.toggle("near", near);
  track.querySelector(".gp-svg").style.width = "";
  if (near) centreOnQuestion();
}

function unionOf(parts) {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

// What is asked about in the middle, as close as all of it fits.
function centreOnQuestion() {
  const track = trackElement();
  if (!track?.classList.contains("near")) return;
  const asked = track.querySelectorAll(".gp-active, .gp-end .gp-cell, .gp-pick");
  const parts = asked.length ? [...asked] : [...track.querySelectorAll(".gp-car[data-x]")].slice(0, 1);
  if (!parts.length) return;
  const frame = track.getBoundingClientRect(), svg = track.querySelector(".gp-svg");
  if (asked.length) {
    svg.style.width = "";
    const box = unionOf(parts), fits = 0.86 * Math.min(frame.width / box.width, frame.height / box.height);
    const wide = svg.getBoundingClientRect().width;
    if (fits < 1) svg.style.width = `${Math.max(frame.width, Math.round(wide * fits))}px`;
  }
  const box = unionOf(parts);
  track.scrollBy({
    left: box.x - frame.left - frame.width / 2,
    top: box.y - frame.top - frame.height / 2,
    behavior: motionReduced() ? "auto" : "smooth",
  });
}

let wasNear = false;
let widthBefore = "";

beforeView(() => {
  rememberCars();
  wasNear = trackElement()?.classList.contains("near") ?? false;
  widthBefore = trackElement()?.querySelector(".gp-svg").style.width ?? "";
});

function update() {
  const track = trackElement();
  if (!track) return;
  if (wasNear) { // the new view does not know of it
    track.classList.add("near");
    track.querySelector(".gp-svg").style.width = widthBefore;
  }
  driveCars();
  readSteering();
  if (document.querySelector("#table")?.dataset.over === "1") setZoom(false);
  else if (track.querySelector(".gp-end, .gp-pick") && smallScreen.matches) setZoom(true);
  else if (track.querySelector(".gp-end, .gp-pick")) centreOnQuestion();
}

afterView(update);
update();
