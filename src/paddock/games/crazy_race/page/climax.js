// The reveal of a stage: sums count up, locomotives steam along, the turntable turns.

import { onTold } from "../../table/told.js";
import { sound } from "../../table/sound.js";
import { afterReveal, banner, countUp, puff, sign } from "../../table/show.js";
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

/** The turntable of the locomotive's rail turns with it: the disc goes round as seen from above, the
    bridge as seen from the side, like the locomotive. Both end as they began, so that nothing jumps. */
export function turnTable(engine, delay, duration) {
  const turn = (part, to) => engine.ownerSVGElement?.querySelector(part)?.animate([{ transform: "none" }, { transform: to }], { delay, duration, easing: "ease-in-out" });
  turn(".disc", "rotate(-360deg)");
  turn(".bridge", "scaleX(-1)");
}

onTold(["laid", "you-laid"], () => sound("card"));
// Points are told when the cards have been turned and the locomotive has come to them.
onTold(["took-points", "robbed"], (args, how) => {
  if (how.again) banner(how.words, "", sign(STAR), 1500);
  else if (document.querySelector("#table").dataset.pause === undefined) {
    queueMicrotask(() => afterReveal(() => banner(how.words, "", sign(STAR), 1500))); // the motion of this view is known then
  }
});
