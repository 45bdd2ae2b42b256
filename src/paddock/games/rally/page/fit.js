// How wide a sheet of the map can be, so that the whole course is seen and the sheets are largest.

import { afterView } from "../../table/tools.js";

const HIGH = 176 / 336, BETWEEN = 8; // of a sheet: its height by its width; pixels between two rows

/** The widest sheet of which `count` fit into a box. */
export function widest(count, wide, high) {
  let best = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    best = Math.max(best, Math.min(wide / columns, (high / rows - BETWEEN) / HIGH));
  }
  return Math.floor(best);
}

function fit() {
  const course = document.querySelector("#course"), top = document.querySelector(".rally-top");
  const board = document.querySelector("#board");
  if (!course || !top || !board) return;
  const high = board.clientHeight - top.offsetHeight - BETWEEN;
  const sheet = widest(course.querySelectorAll(".tile").length, course.clientWidth - 1, high);
  document.body.style.setProperty("--rally-fit", `${sheet}px`);
}

addEventListener("resize", fit);
afterView(fit);
fit();
