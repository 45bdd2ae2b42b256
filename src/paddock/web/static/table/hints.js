// Hints: fetched when a button is pressed, shown over the board, removed with the question they belong to.

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

// The hint button is outside of #table, which a view replaces, so a class on the body shows and hides it.
const showButton = () => document.body.classList.toggle("may-hint", Boolean(document.querySelector("#table[data-hints]")));
afterView(showButton);
showButton();

const question = () => document.querySelector("#play input[name=question]")?.value ?? "";

async function ask(address, fields) {
  close();
  const request = (asking = new AbortController());
  const askedQuestion = question();
  place.innerHTML = document.querySelector("#thinking").innerHTML;
  place.dataset.of = fields.question ?? "";
  try {
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), signal: request.signal });
    const html = await answer.text();
    if (asking !== request) return;
    asking = null;
    place.innerHTML = html;
    if (!answer.ok) setTimeout(() => { if (!asking && place.innerHTML === html) close(); }, 4000);
    if (fields.question && question() !== askedQuestion) close();
  } catch {
    if (asking === request) close();
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
