// The last of the scripts: from here on keys and clicks are heard.

document.body.dataset.scripts = "on";
