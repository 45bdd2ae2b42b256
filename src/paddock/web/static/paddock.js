// Small comforts of every page. Everything here also works without it.
"use strict";

document.addEventListener("click", (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const text = document.querySelector(copy.dataset.copy).value;
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      navigator.share({ url: text }).catch(() => {});
    } else {
      navigator.clipboard?.writeText(text);
      const label = copy.textContent;
      copy.textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = label; }, 1600);
    }
  }
  const share = event.target.closest("[data-share]");
  if (share) {
    const url = new URL(share.dataset.share, location).href;
    if (navigator.share) {
      navigator.share({ text: share.dataset.text, url }).catch(() => {});
    } else {
      navigator.clipboard?.writeText(`${share.dataset.text} ${url}`);
      const label = share.textContent;
      share.textContent = share.dataset.done;
      setTimeout(() => { share.textContent = label; }, 1600);
    }
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

// A choice of preset fills in the options it stands for.
document.addEventListener("change", (event) => {
  const preset = event.target.closest("select[data-presets]");
  if (!preset) return;
  const values = JSON.parse(preset.dataset.presets)[preset.value];
  for (const [name, value] of Object.entries(values)) {
    const field = preset.form.elements["option-" + name];
    if (field) field.value = value;
  }
});

// Files are kept for the next visit, and a page for when there is no connection. Nobody waits for it.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => setTimeout(() => {
    const script = document.body.dataset.worker; // asked for first: a browser complains of a worker that does not come
    fetch(script).then(() => navigator.serviceWorker.register(script)).catch(() => {}); // no line, or not allowed here
  }, 3000));
}
