// Preparing in Rally: lets a player change set-up, tyres or mechanics after choosing them. The server can only take
// back the last choice, so this takes choices back until no unwanted one is left, then makes the others again.

import { afterView } from "../../table/tools.js";

const MAX_STEPS = 24; // moves at most: three mechanics, a set-up and tyres, each taken back and made again, and a reserve

let wish = null; // the choices that the player wants; null if nothing is to be changed
const panel = () => document.querySelector(".prepare[data-setup]");
const list = (text) => text.split(" ").filter(Boolean);

function chosen() {
  const now = panel().dataset;
  return { setup: now.setup, tyres: now.tyres, crew: list(now.crew) };
}

// The first of `these` that is missing in `those`; both may have duplicates, which count.
function missingFrom(these, those) {
  const left = [...those];
  return these.find((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1));
}

function nextButton(now) {
  const unwanted = (now.setup && now.setup !== wish.setup) || (now.tyres && now.tyres !== wish.tyres) || missingFrom(now.crew, wish.crew);
  if (unwanted) return "button[value=back]";
  if (wish.setup !== now.setup) return `button[value="setup ${wish.setup}"]`;
  if (wish.tyres !== now.tyres) return `button[value="tyres ${wish.tyres}"]`;
  const space = missingFrom(wish.crew, now.crew);
  return space ? `button[value="mechanic ${space}"]` : "";
}

function step() {
  if (!wish) return;
  const version = document.querySelector("#table").dataset.version;
  if (document.body.classList.contains("sending")) {
    setTimeout(step, 30);
  } else if (!panel() || !wish.steps--) {
    end();
  } else if (wish.sent !== version) {
    const name = nextButton(chosen());
    const button = name && document.querySelector(`#table ${name}`);
    if (!button) return end();
    wish.sent = version;
    button.click();
  }
}

function end() {
  wish = null;
  document.body.classList.remove("rethinking");
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-wish]");
  if (!button || wish || !panel()) return;
  const [kind, value] = button.dataset.wish.split(" ");
  wish = { ...chosen(), steps: MAX_STEPS, sent: "" };
  if (kind === "mechanic") wish.crew.splice(wish.crew.indexOf(value), 1);
  else wish[kind] = value;
  document.body.classList.add("rethinking");
  step();
});

afterView(step);
