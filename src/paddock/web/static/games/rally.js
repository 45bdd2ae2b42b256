// Rally: zoom of the map, the sheet that matters in sight, sections by drag, keys for the dash.
"use strict";

(() => {
  const LEAST = 0, MOST = 3, KEY = "paddock-rally-zoom";
  const shown = () => Number(document.body.dataset.rallyZoom ?? 1);

  function zoom(level) {
    document.body.dataset.rallyZoom = String(Math.min(MOST, Math.max(LEAST, level)));
    localStorage.setItem(KEY, document.body.dataset.rallyZoom);
    follow();
  }

  // The sheet on which somebody drives stays in sight, without moving what is in sight already.
  let seen = "";
  function follow() {
    const now = document.querySelector("#course .tile.now");
    if (now && now.id !== seen) now.scrollIntoView({ block: "nearest", inline: "nearest" });
    seen = now ? now.id : "";
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) zoom(shown() + Number(button.dataset.zoom));
  });

  let dragged = null;
  document.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.(".palette button");
    document.body.classList.toggle("dragging", Boolean(dragged));
  });
  document.addEventListener("dragover", (event) => {
    if (dragged && event.target.closest("#board")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!dragged || !event.target.closest("#board")) return;
    event.preventDefault();
    dragged.click();
  });
  document.addEventListener("dragend", () => {
    dragged = null;
    document.body.classList.remove("dragging");
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "+" || event.key === "-") zoom(shown() + (event.key === "+" ? 1 : -1));
    else {
      if (event.key === "Enter" && event.target.closest("button, a, summary")) return;
      const button = document.querySelector(`#question button[data-key="${CSS.escape(event.key)}"]`);
      if (!button) return;
      button.click();
    }
    event.preventDefault();
  });

  document.body.dataset.rallyZoom = localStorage.getItem(KEY) ?? "1";
  document.addEventListener("htmx:ws:after:message:incoming", follow);
  follow();
})();
