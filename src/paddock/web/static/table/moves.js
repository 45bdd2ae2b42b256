// Sends moves and repeats each one until the server has answered.
//
// A move is stored until then, so neither a reload nor a lost connection loses it. Its key lets the server
// recognise a repetition, so that a move is never played twice.

import { choose } from "./chosen.js";

const pendingKey = `paddock-move ${location.pathname}`;

let sending = null; // the move being sent
let queued = null; // the answer to the next question, given before the last one was acknowledged

function submitMove(fields) {
  if (sending) {
    if (fields.question !== sending.question) queued = fields; // ignore a second click for the same question
    return;
  }
  fields.key = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);
  sessionStorage.setItem(pendingKey, JSON.stringify(fields));
  deliver(fields, 0);
}

async function deliver(fields, attempt) {
  sending = fields;
  document.body.classList.add("sending");
  try {
    const answer = await fetch(fields.action, {
      method: "POST",
      headers: { "X-Paddock": "move" },
      body: new URLSearchParams(fields),
    });
    if (answer.status >= 500) {
      showMessage(document.querySelector("#retrying")?.innerHTML ?? "");
      throw new Error("later");
    }
    sessionStorage.removeItem(pendingKey);
    showMessage(await answer.text());
    finishSending();
  } catch {
    setTimeout(() => deliver(fields, attempt + 1), Math.min(2000, 250 * 2 ** attempt));
  }
}

function finishSending() {
  sending = null;
  document.body.classList.remove("sending");
  const next = queued;
  queued = null;
  if (next) submitMove(next);
}

let hideTimer;
function showMessage(html) {
  const place = document.querySelector("#message");
  place.innerHTML = html;
  clearTimeout(hideTimer);
  if (html.trim()) hideTimer = setTimeout(() => { place.innerHTML = ""; }, 6000);
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-move]");
  if (!form || event.submitter?.hasAttribute("data-plain")) return;
  event.preventDefault();
  const button = event.submitter;
  if (!button?.value) return;
  const move = () => submitMove({ action: form.action, move: button.value, question: form.elements.question.value });
  if (document.body.dataset.confirm === "1" && !button.dataset.sure) {
    const label = button.textContent;
    button.dataset.sure = "1";
    button.textContent = form.dataset.sure + " " + label;
    setTimeout(() => { delete button.dataset.sure; button.textContent = label; }, 3000);
    return;
  }
  choose(null);
  move();
});

const unsent = sessionStorage.getItem(pendingKey);
if (unsent) deliver(JSON.parse(unsent), 0);
