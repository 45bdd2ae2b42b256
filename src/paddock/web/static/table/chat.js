// The chat: sends messages with fetch, so that the page stays, and shows each new message for six seconds.
// The message "It is your turn!" also plays the turn sound for the player who is asked.

import { yourTurn } from "./live.js";
import { afterView } from "./tools.js";

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-say]");
  if (!form) return;
  event.preventDefault();
  const field = form.elements.text;
  if (!field.value.trim()) return;
  fetch(form.action, { method: "POST", body: new URLSearchParams({ text: field.value }), redirect: "manual" }).catch(() => {});
  field.value = "";
  form.closest("dialog")?.close();
});

const newest = () => document.querySelector("#said li:last-child");
let shownId = newest()?.id ?? "";
let hideTimer;

afterView(() => {
  const line = newest();
  const place = document.querySelector("#heard");
  if (!line || !place || line.id === shownId) return;
  shownId = line.id;
  place.textContent = line.textContent;
  place.hidden = false;
  if (line.dataset.nudge && document.querySelector("#table").dataset.mine === "1") yourTurn(line.textContent.trim());
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => { place.hidden = true; }, 6000);
});
