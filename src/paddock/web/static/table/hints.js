// Hints: requested by a button, shown beside the table, removed with the question they belong to.

import { afterView } from "./tools.js";

const place = document.querySelector("#advice") ?? document.createElement("div"); // a replay has none
let asking = null; // the request that can still be aborted

document.addEventListener("click", (event) => {
  const hint = event.target.closest("button[data-hint]");
  const why = event.target.closest("button[data-why]");
  if (hint) ask(hint.dataset.hint, { question: question() });
  else if (why) ask(why.closest("[data-why-at]").dataset.whyAt, { number: why.dataset.why });
  else if (event.target.closest("[data-hint-close]")) close();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
});

// The button is outside of what a view replaces.
const offer = () => document.body.classList.toggle("may-hint", Boolean(document.querySelector("#table[data-hints]")));
afterView(offer);
offer();

const question = () => document.querySelector("#play input[name=question]")?.value ?? "";

async function ask(address, fields) {
  close();
  const mine = (asking = new AbortController());
  const of = question();
  place.innerHTML = document.querySelector("#thinking").innerHTML;
  place.dataset.of = fields.question ?? "";
  try {
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), signal: mine.signal });
    const html = await answer.text();
    if (asking !== mine) return;
    asking = null;
    place.innerHTML = html;
    if (!answer.ok) setTimeout(() => { if (!asking && place.innerHTML === html) close(); }, 4000);
    if (fields.question && question() !== of) close();
  } catch {
    if (asking === mine) close();
  }
}

function close() {
  asking?.abort();
  asking = null;
  place.innerHTML = "";
  delete place.dataset.of;
}

// The question is answered: remove its hint and abort the request.
afterView(() => {
  if (place.dataset.of && place.dataset.of !== question()) close();
});
