/*
 * Stands at the end of every page and loads its scripts after the first paint: as `async` scripts they compete with it.
 *
 * No single signal is enough: Firefox reports no paint for a page that opens scrolled, and a hidden page has no frames.
 */

/** The addresses of Gatsby's scripts; the build fills them in. */
declare const SCRIPTS: string[];

/** In milliseconds. */
const latestStart = 2000;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const src of SCRIPTS) {
    // Each in a task of its own: requesting a file takes a phone some milliseconds.
    setTimeout(() => document.body.appendChild(Object.assign(document.createElement("script"), { src })));
  }
}

try {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
} catch {
  // The browser reports no paint at all.
}
requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, latestStart);

export {};
