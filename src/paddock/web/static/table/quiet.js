// Buttons that arrange something at the table: posted without leaving the page, which then gets a new view.

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-quiet]");
  if (!button) return;
  event.preventDefault();
  const body = new URLSearchParams({ [button.name]: button.value });
  fetch(button.getAttribute("formaction"), { method: "POST", body, redirect: "manual" }).catch(() => {});
});
