// The page script of Rally: zooming the map, keeping the relevant sheet in view, dragging sections, driving several
// spaces at once, and keyboard shortcuts.

import { afterView, keyIsTaken } from "../../table/tools.js";
import "./drive.js";
import "./climax.js";
import "./prepare.js";

const MIN_ZOOM = 0, MAX_ZOOM = 3, ZOOM_KEY = "paddock-rally-zoom";
const zoomLevel = () => Number(document.body.dataset.rallyZoom ?? 1);

function zoom(level) {
  document.body.dataset.rallyZoom = String(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, level)));
  localStorage.setItem(ZOOM_KEY, document.body.dataset.rallyZoom);
  follow();
}

// Scroll the relevant sheet into view, unless it is visible already: when a car reaches another sheet, and whenever
// the viewer is asked.
let followed = "", wasPreparing = false;
function follow() {
  const over = document.querySelector("#table")?.dataset.over === "1";
  const now = document.querySelector(over ? ".rally .tables" : "#course .tile.now");
  const name = over ? "tables" : now ? now.id : "";
  const asked = document.querySelector("#question button");
  if (now && (name !== followed || asked)) now.scrollIntoView({ block: over ? "end" : "nearest", inline: "nearest" });
  followed = name;
  // Preparing starts with a look at the whole road: laying the course has scrolled the map to its end.
  const preparing = Boolean(document.querySelector(".on-prepare"));
  if (preparing && !wasPreparing) document.querySelector("#course .tile")?.scrollIntoView({ block: "start", inline: "nearest" });
  wasPreparing = preparing;
}

// By default the sheets are as large as possible with all of them visible, in any number of rows. If the map does
// not scroll itself, and at other zoom levels, the style sheet sets their width.
const MIN_SHEET = 290, GAP = 6.4; // pixels
function fitSheets() {
  const course = document.querySelector("#course");
  const sheets = course?.children.length ?? 0;
  let widest = 0;
  if (sheets && getComputedStyle(course).overflowY === "auto") {
    const ratio = 176 / 336, { clientWidth: wide, clientHeight: high } = course;
    for (let columns = 1; columns <= sheets; columns += 1) {
      const sheet = wide / columns, rows = Math.ceil(sheets / columns);
      if (sheet >= MIN_SHEET && rows * (sheet * ratio + GAP) - GAP <= high) widest = Math.max(widest, sheet);
    }
  }
  if (widest) document.body.style.setProperty("--fitting", `${Math.floor(widest) - 1}px`);
  else document.body.style.removeProperty("--fitting");
}

// Choosing a space further ahead drives there one space at a time. The goal is dropped at the first space that
// needs a throw of the die, and at the next turn.
let goal = null;
function driveOn() {
  step();
  document.body.classList.toggle("cruising", Boolean(goal));
}
function step() {
  const course = document.querySelector("#course");
  const ahead = document.querySelector('#question button[data-kind="ahead"][data-safe]');
  const version = document.querySelector("#table")?.dataset.version;
  if (!goal || goal.sent === version) return;
  if (!ahead || course.dataset.turn !== goal.turn || Number(course.dataset.at) >= goal.space) {
    goal = null;
  } else if (document.body.classList.contains("sending")) {
    setTimeout(driveOn, 40);
  } else {
    goal.sent = version;
    ahead.click();
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) zoom(zoomLevel() + Number(button.dataset.zoom));
  const spot = event.target.closest("[data-to]");
  if (!spot) return;
  goal = { space: Number(spot.dataset.to), turn: document.querySelector("#course").dataset.turn, sent: "" };
  if (document.body.dataset.confirm === "1") goal.space = 0; // the player wants to confirm each step
  driveOn();
});

let dragged = null;
document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.(".palette button");
  document.body.classList.toggle("dragging", Boolean(dragged));
});
document.addEventListener("dragover", (event) => {
  if (dragged && event.target.closest("#board")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  if (!dragged || !event.target.closest("#board")) return;
  event.preventDefault();
  dragged.click();
});
document.addEventListener("dragend", () => {
  dragged = null;
  document.body.classList.remove("dragging");
});

// Pinch to zoom.
let pinchDistance = 0;
const touchDistance = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
document.addEventListener("touchstart", (event) => {
  pinchDistance = event.touches.length === 2 && event.target.closest("#course") ? touchDistance(event.touches) : 0;
}, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!pinchDistance || event.touches.length !== 2) return;
  event.preventDefault();
  const grown = touchDistance(event.touches) / pinchDistance;
  if (grown < 1.35 && grown > 0.74) return;
  zoom(zoomLevel() + (grown > 1 ? 1 : -1));
  pinchDistance = touchDistance(event.touches);
}, { passive: false });

// Arrow keys move the focus over the spaces of the map, or over the sections to choose from.
function moveFocus(here, steps) {
  const all = [...document.querySelectorAll(here.closest(".spots") ? "#course .spots button" : ".palette button")];
  all[all.indexOf(here) + steps]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event) || event.target.matches("input")) return;
  const button = document.querySelector(`#question button[data-key="${CSS.escape(event.key)}"]`);
  const here = event.target.closest?.(".spots button, .palette button");
  if (event.key === "+" || event.key === "-") zoom(zoomLevel() + (event.key === "+" ? 1 : -1));
  else if (event.key === "Enter" && event.target.closest("button, a, summary")) return;
  else if (button) button.click();
  else if (here && /^Arrow(Left|Right)$/.test(event.key)) moveFocus(here, event.key === "ArrowRight" ? 1 : -1);
  else if (event.key === "m") document.querySelector("#course .spots button")?.focus();
  else return;
  event.preventDefault();
});

document.body.dataset.rallyZoom = localStorage.getItem(ZOOM_KEY) ?? "1";
afterView(() => { fitSheets(); follow(); driveOn(); });
addEventListener("resize", () => { fitSheets(); follow(); });
fitSheets();
follow();
