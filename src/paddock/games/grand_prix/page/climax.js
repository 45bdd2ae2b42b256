// Effects of the Grand Prix: the auction hammer, the start lights, a car that crosses the finish line.

import { motionReduced, tempo } from "../../table/tools.js";
import { onEvent } from "../../table/events.js";
import { sound } from "../../table/sound.js";
import { banner, puff, sign } from "../../table/show.js";
import { driveAgain } from "./driving.js";

const HAMMER = "M18 4l14 12-5 6L13 10zM10 13l14 12-5 6L5 19zM26 25l16 15-4 4-15-16zM4 42h22v4H4z";
const FLAG = "M10 4h4v40h-4zM14 6h10v7H14zM34 6h8v7h-8zM24 13h10v7H24zM14 20h10v7H14zM34 20h8v7h-8z";
const LIGHTS = "M14 2h20v44H14zM24 6a5 5 0 1 0 .1 0M24 19a5 5 0 1 0 .1 0M24 32a5 5 0 1 0 .1 0";

// A banner about a sale is outdated once the race runs.
const raceRuns = () => !document.querySelector("#board .gp.bidding");

onEvent(["bought", "had-to-buy"], (args, how) => {
  sound("hammer");
  const hammer = sign(HAMMER, "hammer");
  banner(how.words, "sold", hammer, 2000, raceRuns);
  if (motionReduced()) return;
  const up = { transform: "rotate(38deg)" }, down = { transform: "rotate(-14deg)" };
  hammer.animate([up, down, { transform: "rotate(14deg)" }, down, { transform: "none" }], { duration: 620 * tempo(), easing: "ease-in", delay: 120 });
});
onEvent("race-begins", (args, how) => banner(how.words, "good", sign(LIGHTS), 1800));
onEvent("played", () => sound("card"));
onEvent("home", ({ place }, how) => {
  sound("flag");
  banner(how.words, place === 1 ? "good" : "", sign(FLAG), 2300);
  const trackBox = document.querySelector("#gp-track .gp-svg")?.getBoundingClientRect();
  if (trackBox && place === 1) confetti(trackBox);
});
onEvent(["drove", "drove-short"], ({ car, from, way }, how) => {
  sound("drive");
  if (how.again) driveAgain(car, [from, ...way.split(" ")]);
});
onEvent("stuck", ({ car }, how) => {
  if (how.again) banner(how.words, "alarm", null, 1000);
  const box = document.querySelector(`#gp-track .gp-car[data-car="${CSS.escape(car)}"]`)?.getBoundingClientRect();
  if (box?.width) for (let n = 0; n < 3; n++) puff(box.left, box.top + box.height / 2, { kind: "smoke", delay: 120 * n, size: 16 });
});

function confetti(box) {
  for (let n = 0; n < 14; n++) {
    puff(box.left + box.width * (0.3 + 0.03 * n), box.top + box.height * (0.25 + 0.03 * (n % 5)), { delay: 70 * n, size: 18 });
  }
}
