// The reveal of a stage: sums count up, locomotives steam along, the turntable turns.

import { onTold } from "../../table/told.js";
import { sound } from "../../table/sound.js";
import { afterReveal, banner, closeUp, countUp, puff, sign } from "../../table/show.js";
import { motionReduced } from "../../table/tools.js";

const COUNT = 420; // milliseconds
const STAR = "M24 3l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 18l15-1z";

/** The sums beside the cards of a side count up from nothing. */
export function countSums(side, delay) {
  for (const sum of side.querySelectorAll(".verdict > g > text")) {
    const whole = Number(sum.textContent);
    if (whole > 1) countUp(sum, 0, whole, { duration: COUNT, delay });
  }
}

/** Puffs of steam from a chimney while a locomotive runs. */
export function steam(engine, delay, whole) {
  if (motionReduced()) return;
  setTimeout(sound, delay, "steam");
  for (let n = 0; n < 5; n++) {
    setTimeout(() => {
      const box = engine.isConnected ? engine.getBoundingClientRect() : null;
      if (box?.width) puff(box.left + box.width * 0.5, box.top + 2, { size: Math.max(10, box.width / 4) });
    }, delay + (whole * n) / 5);
  }
}

/** The turntable of a rail turns with its locomotive: the disc goes round as seen from above, the
    bridge as seen from the side, like the locomotive. Both end as they began, so that nothing jumps. */
export function turnTable(rail, delay, duration) {
  const turn = (part, to) => rail.querySelector(part)?.animate([{ transform: "none" }, { transform: to }], { delay, duration, easing: "ease-in-out" });
  turn(".disc", "rotate(-360deg)");
  turn(".bridge", "scaleX(-1)");
}

/** The end of a rail, large enough to see the locomotive turn: a copy of the rail, for as long as that takes. */
export function nearTable(rail, table, delay, duration) {
  const board = document.querySelector("#board")?.getBoundingClientRect();
  const size = Math.round(Math.min(300, Math.max(170, (board?.width ?? 0) / 5)));
  const early = Math.min(delay, EARLY);
  return closeUp(rail, { x: table, y: 47, side: 106 }, { delay: delay - early, duration: early + duration + LATE, size });
}
const EARLY = 260, LATE = 320; // milliseconds: before the locomotive is there, and when it has turned

onTold(["laid", "you-laid"], () => sound("card"));
// Points are told when the cards have been turned and the locomotive has come to them.
onTold(["took-points", "robbed"], (args, how) => {
  if (how.again) banner(how.words, "", sign(STAR), 1500);
  else if (document.querySelector("#table").dataset.pause === undefined) {
    queueMicrotask(() => afterReveal(() => banner(how.words, "", sign(STAR), 1500))); // the motion of this view is known then
  }
});
