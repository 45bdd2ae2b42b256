// The chat: free text is sent without leaving the page, and new messages are shown for a while.
// "It is your turn!" rings the bell again for the player who is asked.

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
let shown = newest()?.id ?? "";
let hush;

afterView(() => {
  const line = newest();
  const place = document.querySelector("#heard");
  if (!line || !place || line.id === shown) return;
  shown = line.id;
  place.textContent = line.textContent;
  place.hidden = false;
  if (line.dataset.nudge && document.querySelector("#table").dataset.mine === "1") yourTurn(line.textContent.trim());
  clearTimeout(hush);
  hush = setTimeout(() => { place.hidden = true; }, 6000);
});
