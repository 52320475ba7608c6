/*
 * Stands at the end of every page and loads its scripts after the first paint: as `async` scripts they compete with it.
 *
 * No single signal is enough: Firefox reports no paint for a page that opens scrolled, and a hidden page has no frames.
 * The paint is reported shortly after its frame, so frames wait for it.
 */

/** The addresses of Gatsby's scripts; the build fills them in. */
declare const SCRIPTS: string[];

/** In milliseconds, after the second frame and after the page was read. */
const afterFrame = 100;
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
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, afterFrame)));
setTimeout(start, latestStart);

export {};
