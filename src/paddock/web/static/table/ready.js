// The last script: from here on keys and clicks work.

document.body.dataset.scripts = "on";
