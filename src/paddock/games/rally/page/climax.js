// Effects of Rally: damage, a car that finishes, a change of weather.

import { onEvent } from "../../table/events.js";
import { sound } from "../../table/sound.js";
import { banner, puff, shake, sign } from "../../table/show.js";
import { driveAgain } from "./drive.js";

const WRENCH = "M40 12a10 10 0 0 1-13 12L14 38a4 4 0 0 1-6-6l14-13A10 10 0 0 1 34 6l-6 6 2 6 6 2z";
const FLAG = "M10 4h4v40h-4zM14 6h10v7H14zM34 6h8v7h-8zM24 13h10v7H24zM14 20h10v7H14zM34 20h8v7h-8z";
const CLOUD = "M14 34a9 9 0 1 1 2-17 12 12 0 0 1 23 3 7 7 0 0 1-1 14zM16 38l-3 7M25 38l-3 7M34 38l-3 7";

function dust(seat, kind) {
  const box = document.querySelector(`#car-${seat}`)?.getBoundingClientRect();
  if (!box) return;
  for (let n = 0; n < 6; n++) {
    puff(box.left + box.width * (0.2 + 0.12 * n), box.top + box.height * 0.8, { kind, delay: 90 * n, size: 12 + 3 * (n % 3) });
  }
}

// A waiting banner is outdated in the next round, because the car has driven on by then.
const roundShown = () => document.querySelector("#course")?.dataset.turn;
function untilNextRound() {
  const round = roundShown();
  return () => roundShown() !== round;
}

onEvent(["off-road", "wrecked"], ({ seat }, how) => {
  sound("crash");
  banner(how.words, "alarm", sign(WRENCH), 2200, untilNextRound());
  dust(seat, "smoke");
  shake(document.querySelector("#course"));
});
onEvent("damage", ({ seat, result }, how) => {
  if (result === "-") return; // nothing broke
  banner(how.words, "alarm", sign(WRENCH), 1700, untilNextRound());
  dust(seat, "dust");
});
onEvent("home", (args, how) => {
  sound("flag");
  banner(how.words, "good", sign(FLAG), 1900);
});
onEvent(["risk", "damage", "weather"], () => sound("die"));
onEvent("weather", ({ add }, how) => {
  if (how.again || add) banner(how.words, "", sign(CLOUD), 1600);
});
onEvent("stopped", ({ seat, space, driven }, how) => {
  sound("drive");
  if (how.again) driveAgain(seat, space - driven, space);
});
