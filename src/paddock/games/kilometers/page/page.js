// The page script of 1000 Kilometers: animates cards from their player to their target, and the lightning reaction.

import { motionReduced } from "../../table/tools.js";
import { onEvent } from "../../table/events.js";
import { sound } from "../../table/sound.js";
import { banner, fly, shake, sign } from "../../table/show.js";

const BOLT = "M28 2L8 28h12l-4 18 22-28H25z";
const FLAG = "M10 4h4v40h-4zM14 6h10v7H14zM34 6h8v7h-8zM24 13h10v7H24zM14 20h10v7H14zM34 20h8v7h-8z";

const plate = (seat) => document.querySelector(`#plate-${seat}`);
const faceOf = (how) => how.note.querySelector("svg[viewBox='0 0 63 88']") ?? [...how.note.querySelectorAll("svg")].at(-1);
// The tableau of a player's side: seats take turns between the sides, so seat modulo sides is its number.
function tableau(seat) {
  const team = document.querySelectorAll("#board .tableau").length, seats = document.querySelectorAll(".plate").length;
  return document.querySelector(`#side-${team && seats ? seat % team : seat}`);
}

onEvent("reacted", ({ seat }, how) => {
  sound("bolt");
  banner(how.words, "bolt", sign(BOLT), 2600);
  fly(faceOf(how), plate(seat), tableau(seat), { duration: 1500, turn: 90, size: 190, below: 62 });
  flash();
  shake(document.querySelector("#board .arena"), 120);
});
onEvent("attacked", ({ seat, victim }, how) => {
  const hit = document.querySelector(`#side-${victim}`);
  if (how.again) fly(faceOf(how), plate(seat), hit, { duration: 1100 });
  shake(hit, how.again ? 700 : 260);
});
onEvent("played", ({ seat }, how) => {
  if (how.again) fly(faceOf(how), plate(seat), tableau(seat), { duration: 1000 });
});
onEvent("discarded", ({ seat }, how) => {
  if (how.again) fly(faceOf(how), plate(seat), document.querySelector("#discard"), { duration: 1000, turn: 8 });
});
onEvent(["attacked", "played", "discarded"], () => sound("card"));
onEvent("reached", (args, how) => {
  sound("flag");
  banner(how.words, "good", sign(FLAG));
});

// A flash over the whole table.
function flash() {
  if (motionReduced()) return;
  document.querySelector("#board")?.animate(
    [{ filter: "brightness(1)" }, { filter: "brightness(1.7)", offset: 0.1 }, { filter: "brightness(1)", offset: 0.25 }, { filter: "brightness(1.4)", offset: 0.35 }, { filter: "brightness(1)" }],
    { duration: 700 },
  );
}
