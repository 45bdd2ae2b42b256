// Buttons with data-quiet: sends their form field with fetch instead of loading a page. The change arrives as a
// new view over the WebSocket.

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-quiet]");
  if (!button) return;
  event.preventDefault();
  const body = new URLSearchParams({ [button.name]: button.value });
  fetch(button.getAttribute("formaction"), { method: "POST", body, redirect: "manual" }).catch(() => {});
});
