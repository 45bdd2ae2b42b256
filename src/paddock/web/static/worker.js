// The service worker: caches static files, and shows the offline page if there is no connection. Pages, views
// and moves are never cached: all other requests pass through.
"use strict";

const FILES = "paddock-@DIGEST@", STATIC = "/static/@DIGEST@/", OFFLINE = "@OFFLINE@";
const NEEDED = ["@KEPT@"]; // for the offline page

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll([OFFLINE, ...NEEDED])).then(() => self.skipWaiting()));
});

const outdatedCaches = (names) => names.filter((name) => name.startsWith("paddock-") && name !== FILES);

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(outdatedCaches(names).map((name) => caches.delete(name)))));
});

// A file goes to the page first and is cached afterwards, from the browser's HTTP cache. A page that is reloaded
// while the cache is being written would wait for the disk otherwise, in some browsers for ever.
async function cachedFile(event) {
  const cached = await caches.match(event.request);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(caches.open(FILES).then((cache) => cache.add(event.request.url)).catch(() => {}));
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event, address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith(STATIC)) {
    event.respondWith(cachedFile(event).catch(() => Response.error()));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  }
});
