// Effects of a stretch of Crazy Rally: the track card is revealed, the speedometers move, cars crash.

import { afterView, beforeView } from "../../table/tools.js";
import { onEvent } from "../../table/events.js";
import { sound } from "../../table/sound.js";
import { afterReveal, banner, countUp, coverUntilTurned, keepUntilTurned, puff, reveal, shake, sign, untilTurned } from "../../table/show.js";

const CRASH = "M24 2l5 12 12-6-5 12 10 5-10 5 4 13-12-6-4 9-5-10-13 5 5-12-9-6 11-4-4-13 11 6z";

const row = (seat) => document.querySelector(`#sheet-${seat}`);
const speeds = () => new Map([...document.querySelectorAll(".car")].map((car) => [car.id, Number(car.querySelector(".speed b")?.textContent)]));

// The speedometer: its needle swings to the new speed (a CSS transition), and its number counts to it. If a track
// card is being revealed, both wait until the card has been seen.
const MAX_SPEED = 15, MIN_ANGLE = -135, ANGLE_RANGE = 270; // the highest speed on the dial, the angle of speed 0, and the angle from there to the highest, in degrees
const angleOf = (speed) => (Math.min(MAX_SPEED, speed || 0) / MAX_SPEED) * ANGLE_RANGE;

const LINES = "#lines li, #told li";
const COURSE = [".cr-strip > svg", ".car .facts", ".car .lane"].map((one) => `${one}:not(.as-before)`).join();
const course = () => [...document.querySelectorAll(COURSE)];
const scoreNodes = () => [...document.querySelectorAll(".plate .points")].map((one) => one.firstChild); // the text node with the number; the unit follows it
let speedsBefore = new Map(), linesBefore = new Set(); // state before the view: speeds by car, ids of all lines of the log and events
let courseBefore = [], scoresBefore = []; // before the view: copies of the cars and the road, and the numbers on the plates
let frozenScores = []; // the numbers that the plates keep while a card is being revealed
function updateDials() {
  const wait = untilTurned();
  for (const [id, now] of speeds()) {
    const dial = document.getElementById(id).querySelector(".speed"), was = speedsBefore.get(id);
    if (!dial) continue;
    dial.style.setProperty("--wait", `${wait}ms`);
    dial.style.setProperty("--needle", `${MIN_ANGLE + angleOf(now)}deg`);
    dial.style.setProperty("--top", `${angleOf(Number.parseInt(dial.querySelector("small").textContent))}deg`);
    if (was !== undefined && !Number.isNaN(was) && was !== now) countUp(dial.querySelector("b"), was, now, { duration: 500, delay: wait });
  }
}
beforeView(() => {
  speedsBefore = speeds();
  courseBefore = course().map((one) => one.cloneNode(true));
  scoresBefore = scoreNodes().map((one) => Number(one.textContent));
  linesBefore = new Set([...document.querySelectorAll(LINES)].map((one) => one.id));
});
afterView(updateDials);
updateDials();
// Plates keep their numbers until the card has been seen, also if another view arrives meanwhile.
afterView(() => {
  const wait = untilTurned();
  if (wait <= 0) frozenScores = [];
  frozenScores.forEach((was, n) => countUp(scoreNodes()[n], was, Number(scoreNodes()[n].textContent), { duration: 400, delay: wait }));
});

// The last stretch in the row of stretches that a phone shows.
const lastStretch = () => [...document.querySelectorAll(".near [id^='crn-place-']")].at(-1);

// The track card is turned over in the middle of the board, then moves to its place.
onEvent(["track", "track-red"], (args, how) => {
  sound("card");
  const card = document.querySelector(".driven > svg");
  if (card?.checkVisibility()) reveal(card);
  else if (card) reveal(card, 1700, lastStretch()); // a phone shows the card only in its row of stretches
  else banner(how.words, "", null, 1500);
  frozenScores = [];
  if (how.again) return; // in a replay of events the board does not change
  // The outcome must not be visible before the card: hide what is beside the card, the new lines and a result;
  // keep the old state of the cars and the road.
  const said = [...document.querySelectorAll(LINES)].filter((one) => !linesBefore.has(one.id));
  coverUntilTurned([...document.querySelectorAll(".driven figcaption, #table[data-result] :is(#question, #score)"), ...said]);
  const now = course(), wait = untilTurned();
  if (now.length !== courseBefore.length) return; // a new leg has begun: there is no old state to keep
  keepUntilTurned(now.map((one, n) => [one, courseBefore[n]]));
  for (const motion of now.flatMap((one) => [...one.querySelectorAll("[id]")].flatMap((part) => part.getAnimations()))) {
    motion.effect.updateTiming({ delay: wait, fill: "backwards" }); // start driving when the new state is visible
  }
  frozenScores = scoresBefore; // the plates count to their new numbers in afterView
});
onEvent("crashed", ({ seat }, how) => afterReveal(() => {
  sound("crash");
  banner(how.words, "alarm", sign(CRASH), 2400);
  shake(row(seat), 200);
  const box = row(seat)?.getBoundingClientRect();
  if (!box) return;
  for (let n = 0; n < 7; n++) puff(box.left + 30 + 26 * n, box.top + box.height / 2, { kind: n % 2 ? "smoke" : "dust", delay: 80 * n, size: 22 });
}));
onEvent("out", ({ seat }, how) => afterReveal(() => {
  banner(how.words, "alarm", sign(CRASH), 1800);
  shake(row(seat));
}));
onEvent(["pushed", "held"], ({ victim }) => shake(row(victim)));
