// Sends moves, again and again until the server has answered.
//
// A move is kept until the server has answered, so neither a reload nor a lost connection loses it; its
// key lets the server recognise a repetition.

import { choose } from "./chosen.js";

const pendingKey = `paddock-move ${location.pathname}`;

let sending = null; // the move being sent
let queued = null; // an answer to the next question, given before the last one was acknowledged

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
      say(document.querySelector("#retrying")?.innerHTML ?? "");
      throw new Error("later");
    }
    sessionStorage.removeItem(pendingKey);
    say(await answer.text());
    settled();
  } catch {
    setTimeout(() => deliver(fields, attempt + 1), Math.min(2000, 250 * 2 ** attempt));
  }
}

function settled() {
  sending = null;
  document.body.classList.remove("sending");
  const waiting = queued;
  queued = null;
  if (waiting) submitMove(waiting);
}

let hush;
function say(html) {
  const place = document.querySelector("#message");
  place.innerHTML = html;
  clearTimeout(hush);
  if (html.trim()) hush = setTimeout(() => { place.innerHTML = ""; }, 6000);
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

const kept = sessionStorage.getItem(pendingKey);
if (kept) deliver(JSON.parse(kept), 0);
