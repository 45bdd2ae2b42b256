// Buttons that arrange something at the table: sent without leaving the page, which is told of it.

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-quiet]");
  if (!button) return;
  event.preventDefault();
  const body = new URLSearchParams({ [button.name]: button.value });
  fetch(button.getAttribute("formaction"), { method: "POST", body, redirect: "manual" }).catch(() => {});
});
