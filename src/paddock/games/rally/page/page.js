// Rally: zooming the map, keeping the relevant sheet visible, dragging sections, driving to a space,
// keys for the dash.

import { afterView, keyIsTaken } from "../../table/tools.js";
import "./drive.js";
import "./climax.js";
import "./prepare.js";

const LEAST = 0, MOST = 3, KEY = "paddock-rally-zoom";
const shown = () => Number(document.body.dataset.rallyZoom ?? 1);

function zoom(level) {
  document.body.dataset.rallyZoom = String(Math.min(MOST, Math.max(LEAST, level)));
  localStorage.setItem(KEY, document.body.dataset.rallyZoom);
  follow();
}

// Scroll the relevant sheet into view, unless it is visible already: when somebody drives on to it, and
// whenever the viewer has to decide.
let seen = "", prepared = false;
function follow() {
  const over = document.querySelector("#table")?.dataset.over === "1";
  const now = document.querySelector(over ? ".rally .tables" : "#course .tile.now");
  const name = over ? "tables" : now ? now.id : "";
  const asked = document.querySelector("#question button");
  if (now && (name !== seen || asked)) now.scrollIntoView({ block: over ? "end" : "nearest", inline: "nearest" });
  seen = name;
  // Who prepares looks at the whole road, from its start: the course was laid to its end.
  const preparing = Boolean(document.querySelector(".on-prepare"));
  if (preparing && !prepared) document.querySelector("#course .tile")?.scrollIntoView({ block: "start", inline: "nearest" });
  prepared = preparing;
}

// By default the map is as large as possible with all of its sheets visible, in as many rows as that
// needs. Where only the page scrolls, and after + or −, the style sheet sets the width.
const SMALLEST = 290, GAP = 6.4; // pixels
function fit() {
  const course = document.querySelector("#course");
  const sheets = course?.children.length ?? 0;
  let widest = 0;
  if (sheets && getComputedStyle(course).overflowY === "auto") {
    const ratio = 176 / 336, { clientWidth: wide, clientHeight: high } = course;
    for (let columns = 1; columns <= sheets; columns += 1) {
      const sheet = wide / columns, rows = Math.ceil(sheets / columns);
      if (sheet >= SMALLEST && rows * (sheet * ratio + GAP) - GAP <= high) widest = Math.max(widest, sheet);
    }
  }
  if (widest) document.body.style.setProperty("--fitting", `${Math.floor(widest) - 1}px`);
  else document.body.style.removeProperty("--fitting");
}

// Choosing a space further ahead drives there space by space, as long as nothing is in the way: at the
// first space that needs a throw, or with the next turn, the order is dropped.
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
  if (button) zoom(shown() + Number(button.dataset.zoom));
  const spot = event.target.closest("[data-to]");
  if (!spot) return;
  goal = { space: Number(spot.dataset.to), turn: document.querySelector("#course").dataset.turn, sent: "" };
  if (document.body.dataset.confirm === "1") goal.space = 0; // every step is to be confirmed
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
let apart = 0;
const spread = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
document.addEventListener("touchstart", (event) => {
  apart = event.touches.length === 2 && event.target.closest("#course") ? spread(event.touches) : 0;
}, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!apart || event.touches.length !== 2) return;
  event.preventDefault();
  const grown = spread(event.touches) / apart;
  if (grown < 1.35 && grown > 0.74) return;
  zoom(shown() + (grown > 1 ? 1 : -1));
  apart = spread(event.touches);
}, { passive: false });

// Arrows walk over the spaces or over the box of faces.
function walk(here, steps) {
  const all = [...document.querySelectorAll(here.closest(".spots") ? "#course .spots button" : ".palette button")];
  all[all.indexOf(here) + steps]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event) || event.target.matches("input")) return;
  const button = document.querySelector(`#question button[data-key="${CSS.escape(event.key)}"]`);
  const here = event.target.closest?.(".spots button, .palette button");
  if (event.key === "+" || event.key === "-") zoom(shown() + (event.key === "+" ? 1 : -1));
  else if (event.key === "Enter" && event.target.closest("button, a, summary")) return;
  else if (button) button.click();
  else if (here && /^Arrow(Left|Right)$/.test(event.key)) walk(here, event.key === "ArrowRight" ? 1 : -1);
  else if (event.key === "m") document.querySelector("#course .spots button")?.focus();
  else return;
  event.preventDefault();
});

document.body.dataset.rallyZoom = localStorage.getItem(KEY) ?? "1";
afterView(() => { fit(); follow(); driveOn(); });
addEventListener("resize", () => { fit(); follow(); });
fit();
follow();
