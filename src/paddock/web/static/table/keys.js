// Keyboard shortcuts and clicks that all games share.

import { choose } from "./chosen.js";
import { afterView, keyIsTaken } from "./tools.js";

document.addEventListener("keydown", (event) => {
  if (keyIsTaken(event)) return;
  document.body.classList.add("has-keys");
  const cards = [...document.querySelectorAll("#hand input")];
  const chosen = cards.find((one) => one.checked);
  const key = event.key;
  if (/^[1-9]$/.test(key) && cards[key - 1]) {
    choose(cards[key - 1]);
    cards[key - 1].focus();
  } else if (key === "Enter" && chosen && !event.target.matches("button, a, summary")) {
    panel(chosen)?.querySelector("button[value]")?.click();
  } else if ((key === "d" || key === "Delete") && chosen && panel(chosen)?.querySelector("button[data-discard]")) {
    panel(chosen).querySelector("button[data-discard]").click();
  } else if (key === "Escape") {
    choose(null);
    document.body.classList.remove("reading");
  } else if (key === "l") {
    document.body.classList.toggle("reading");
  } else if (key === "?") {
    document.querySelector("#help")?.showModal();
  } else if (/^[a-f]$/.test(key) && chosen) {
    panel(chosen)?.querySelectorAll("button[value]:not([data-discard])")[key.charCodeAt(0) - 97]?.click();
  } else return;
  event.preventDefault();
});

const panel = (radio) => document.querySelector("#for-" + radio.id.slice(5));

document.addEventListener("dblclick", (event) => {
  const card = event.target.closest("#hand label");
  if (card) panel(card.querySelector("input"))?.querySelector("button[value]:not([data-discard])")?.click();
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-notices]")) document.body.classList.toggle("reading");
  if (event.target.closest("[data-bell]") && window.Notification?.permission === "default") Notification.requestPermission();
});

// Before the start there is no log. Its button is outside of #table, which a view replaces, so a class on the
// body hides it.
const updateLogButton = () => document.body.classList.toggle("no-log", Boolean(document.querySelector("#table.waiting")));
afterView(updateLogButton);
updateLogButton();
