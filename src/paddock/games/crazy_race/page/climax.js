// Effects of Crazy Race when a stage is scored: sums count up, locomotives steam, turntables turn.

import { onEvent } from "../../table/events.js";
import { sound } from "../../table/sound.js";
import { afterReveal, banner, closeUp, countUp, puff, sign } from "../../table/show.js";
import { motionReduced } from "../../table/tools.js";

const COUNT = 420; // milliseconds
const STAR = "M24 3l6 14 15 1-11 10 3 15-13-8-13 8 3-15L3 18l15-1z";

/** Count the sums beside the cards of a side up from 0. */
export function countSums(side, delay) {
  for (const sum of side.querySelectorAll(".verdict > g > text")) {
    const whole = Number(sum.textContent);
    if (whole > 1) countUp(sum, 0, whole, { duration: COUNT, delay });
  }
}

/** Puff steam from the chimney of a locomotive while it drives, for `whole` milliseconds. */
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

/** Turn the turntable of a rail together with its locomotive. The disc is drawn from above and rotates; the bridge
    is drawn from the side, like the locomotive, and is mirrored. Both look the same at the end as at the start,
    so nothing jumps. */
export function spinTurntable(rail, delay, duration) {
  const turn = (part, to) => rail.querySelector(part)?.animate([{ transform: "none" }, { transform: to }], { delay, duration, easing: "ease-in-out" });
  turn(".disc", "rotate(-360deg)");
  turn(".bridge", "scaleX(-1)");
}

/** Show an enlarged copy of the turntable of a rail while the locomotive turns on it. Returns the copy. */
export function enlargeTurntable(rail, table, delay, duration) {
  const board = document.querySelector("#board")?.getBoundingClientRect();
  const size = Math.round(Math.min(300, Math.max(170, (board?.width ?? 0) / 5)));
  const early = Math.min(delay, EARLY);
  return closeUp(rail, { x: table, y: 47, side: 106 }, { delay: delay - early, duration: early + duration + LATE, size });
}
const EARLY = 260, LATE = 320; // milliseconds before the locomotive arrives, and after it has turned

onEvent(["laid", "you-laid"], () => sound("card"));
// Points are announced when the cards have been turned and the locomotive has arrived.
onEvent(["took-points", "robbed"], (args, how) => {
  if (how.again) banner(how.words, "", sign(STAR), 1500);
  else if (document.querySelector("#table").dataset.pause === undefined) {
    queueMicrotask(() => afterReveal(() => banner(how.words, "", sign(STAR), 1500))); // after page.js has started the motion of this view, for which afterReveal waits
  }
});
