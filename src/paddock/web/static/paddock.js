// Small improvements of all pages, which also work without this script: copying, dialogs, options, service worker.
"use strict";

// Without HTTPS, as in most home networks, there is no clipboard API, but copying a selection works.
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

async function copyText(text, button) {
  const done = await (navigator.clipboard?.writeText(text).then(() => true, () => copyBySelection(text)) ?? copyBySelection(text));
  if (!done) return;
  const label = button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 1600);
}

document.addEventListener("click", (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const text = document.querySelector(copy.dataset.copy).value;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) navigator.share({ url: text }).catch(() => {});
    else copyText(text, copy);
  }
  const share = event.target.closest("[data-share]");
  if (share) {
    const url = new URL(share.dataset.share, location).href;
    if (navigator.share) navigator.share({ text: share.dataset.text, url }).catch(() => {});
    else copyText(`${share.dataset.text} ${url}`, share);
  }
  const closer = event.target.closest("[data-close]");
  if (closer) closer.closest("dialog").close();
  const opener = event.target.closest("[data-open]");
  if (opener) document.querySelector(opener.dataset.open)?.showModal();
  if (event.target.matches("dialog")) event.target.close();
});

document.addEventListener("change", (event) => {
  const sender = event.target.closest("[data-send]");
  if (sender) sender.form.requestSubmit();
});

// Choosing a preset fills in its options.
function fillOptions(preset) {
  const values = JSON.parse(preset.dataset.presets)[preset.value];
  for (const [name, value] of Object.entries(values)) {
    const field = preset.form.elements["option-" + name];
    if (field) field.value = value;
  }
}

document.addEventListener("change", (event) => {
  const preset = event.target.closest("select[data-presets]");
  if (preset) fillOptions(preset);
});

// The select elements whose value differs from the one in the page.
function changedSelects(selector) {
  return [...document.querySelectorAll(selector)].filter((select) =>
    select.selectedIndex !== Math.max(0, [...select.options].findIndex((one) => one.defaultSelected)));
}

// Choices made before this script had loaded count too: send them now. The last form is submitted, which
// reloads the page. autocomplete="off" in the page keeps the browser from restoring choices on a reload.
async function sendEarlierChoices() {
  changedSelects("select[data-presets]").forEach(fillOptions);
  const forms = [...new Set(changedSelects("select[data-send]").map((one) => one.form))];
  const last = forms.pop();
  await Promise.all(forms.filter((one) => one.method === "post").map((form) =>
    fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" })));
  last?.requestSubmit();
}
sendEarlierChoices();

// Register the service worker, which caches static files and the offline page. Nothing waits for it.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => setTimeout(() => {
    const script = document.body.dataset.worker; // fetched first, because browsers log an error if the worker is missing
    fetch(script).then(() => navigator.serviceWorker.register(script)).catch(() => {}); // no connection, or not allowed here
  }, 3000));
}
