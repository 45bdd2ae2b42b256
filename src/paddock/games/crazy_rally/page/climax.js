// A stretch of Crazy Rally: the track card is turned for all at once, the dials move, a car crashes.

import { afterView, beforeView } from "../../table/tools.js";
import { onTold } from "../../table/told.js";
import { sound } from "../../table/sound.js";
import { afterReveal, banner, countUp, coverUntilTurned, keepUntilTurned, puff, reveal, shake, sign, untilTurned } from "../../table/show.js";

const CRASH = "M24 2l5 12 12-6-5 12 10 5-10 5 4 13-12-6-4 9-5-10-13 5 5-12-9-6 11-4-4-13 11 6z";

const row = (seat) => document.querySelector(`#sheet-${seat}`);
const speeds = () => new Map([...document.querySelectorAll(".car")].map((car) => [car.id, Number(car.querySelector(".speed b")?.textContent)]));

// The dial: its needle swings to the new speed (the style sheet moves it), and the number follows; when
// a track card is being turned, both wait until it has been seen.
const FULL = 15, FIRST = -135, TURN = 270; // the last speed on the dial, and where it begins and how far it goes round, in degrees
const around = (speed) => (Math.min(FULL, speed || 0) / FULL) * TURN;

const LINES = "#lines li, #told li";
const COURSE = [".cr-strip > svg", ".car .facts", ".car .lane"].map((one) => `${one}:not(.as-before)`).join();
const course = () => [...document.querySelectorAll(COURSE)];
const points = () => [...document.querySelectorAll(".plate .points")].map((one) => one.firstChild); // the number, before its unit
let before = new Map(), told = new Set(); // speeds, and what had been said
let driven = [], scored = []; // what the cars and the road showed, and the plates
let held = []; // what the plates showed before the card that is being turned
function dials() {
  const wait = untilTurned();
  for (const [id, now] of speeds()) {
    const dial = document.getElementById(id).querySelector(".speed"), was = before.get(id);
    if (!dial) continue;
    dial.style.setProperty("--wait", `${wait}ms`);
    dial.style.setProperty("--needle", `${FIRST + around(now)}deg`);
    dial.style.setProperty("--top", `${around(Number.parseInt(dial.querySelector("small").textContent))}deg`);
    if (was !== undefined && !Number.isNaN(was) && was !== now) countUp(dial.querySelector("b"), was, now, { duration: 500, delay: wait });
  }
}
beforeView(() => {
  before = speeds();
  driven = course().map((one) => one.cloneNode(true));
  scored = points().map((one) => Number(one.textContent));
  told = new Set([...document.querySelectorAll(LINES)].map((one) => one.id));
});
afterView(dials);
dials();
// Plates keep their numbers until the card has been seen, also in a view that comes meanwhile.
afterView(() => {
  const wait = untilTurned();
  if (wait <= 0) held = [];
  held.forEach((was, n) => countUp(points()[n], was, Number(points()[n].textContent), { duration: 400, delay: wait }));
});

// The stretch that was driven last, in the row that a phone shows.
const newest = () => [...document.querySelectorAll(".near [id^='crn-place-']")].at(-1);

// The card that all have driven towards: turned in the middle of the board, then laid in its place.
onTold(["track", "track-red"], (args, how) => {
  sound("card");
  const card = document.querySelector(".driven > svg");
  if (card?.checkVisibility()) reveal(card);
  else if (card) reveal(card, 1700, newest()); // a phone has no other place for it than the row
  else banner(how.words, "", null, 1500);
  held = [];
  if (how.again) return; // the board stands as it did
  // What came of it is seen when the card has been: at the cars and on the road, beside the card, and all that is said of it.
  const said = [...document.querySelectorAll(LINES)].filter((one) => !told.has(one.id));
  coverUntilTurned([...document.querySelectorAll(".driven figcaption, #table[data-result] :is(#question, #score)"), ...said]);
  const now = course(), wait = untilTurned();
  if (now.length !== driven.length) return; // another leg: it begins with nothing
  keepUntilTurned(now.map((one, n) => [one, driven[n]]));
  for (const motion of now.flatMap((one) => [...one.querySelectorAll("[id]")].flatMap((part) => part.getAnimations()))) {
    motion.effect.updateTiming({ delay: wait, fill: "backwards" }); // they drive when they can be seen
  }
  held = scored; // the plates count after every view
});
onTold("crashed", ({ seat }, how) => afterReveal(() => {
  sound("crash");
  banner(how.words, "alarm", sign(CRASH), 2400);
  shake(row(seat), 200);
  const box = row(seat)?.getBoundingClientRect();
  if (!box) return;
  for (let n = 0; n < 7; n++) puff(box.left + 30 + 26 * n, box.top + box.height / 2, { kind: n % 2 ? "smoke" : "dust", delay: 80 * n, size: 22 });
}));
onTold("out", ({ seat }, how) => afterReveal(() => {
  banner(how.words, "alarm", sign(CRASH), 1800);
  shake(row(seat));
}));
onTold(["pushed", "held"], ({ victim }) => shake(row(victim)));
