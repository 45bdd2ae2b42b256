// Marks the page as ready. It is loaded last: all handlers of keys and clicks are installed then.

document.body.dataset.scripts = "on";
