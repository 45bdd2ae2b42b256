// Before the start: clicking another set-up, other tyres or a mechanic changes the choice. Choices are
// taken back until no unwanted one is left, then made again.

import { afterView } from "../../table/tools.js";

const MOST = 24; // steps: three mechanics, a set-up and tyres, all of them twice, and some patience

let wish = null; // the choices to reach
const panel = () => document.querySelector(".prepare[data-setup]");
const list = (text) => text.split(" ").filter(Boolean);

function chosen() {
  const now = panel().dataset;
  return { setup: now.setup, tyres: now.tyres, crew: list(now.crew) };
}

// The first of `these` that is not among `those`; both may have a thing twice.
function odd(these, those) {
  const left = [...those];
  return these.find((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1));
}

function nextButton(now) {
  const unwanted = (now.setup && now.setup !== wish.setup) || (now.tyres && now.tyres !== wish.tyres) || odd(now.crew, wish.crew);
  if (unwanted) return "button[value=back]";
  if (wish.setup !== now.setup) return `button[value="setup ${wish.setup}"]`;
  if (wish.tyres !== now.tyres) return `button[value="tyres ${wish.tyres}"]`;
  const space = odd(wish.crew, now.crew);
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
  wish = { ...chosen(), steps: MOST, sent: "" };
  if (kind === "mechanic") wish.crew.splice(wish.crew.indexOf(value), 1);
  else wish[kind] = value;
  document.body.classList.add("rethinking");
  step();
});

afterView(step);
