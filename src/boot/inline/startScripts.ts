/*
 * Loads the page's scripts after the first paint; `async` scripts would compete with it. No single signal is enough:
 * Firefox reports no paint for a page that opens scrolled, and a hidden page has no frames.
 */

declare const SCRIPTS: string[];

/** In milliseconds, after the second frame and after this script. */
const afterFrame = 100;
const latestStart = 2000;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const src of SCRIPTS) {
    // Each in its own task: a request blocks a phone for some milliseconds.
    setTimeout(() =>
      document.body.appendChild(Object.assign(document.createElement("script"), { src })),
    );
  }
}

try {
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
} catch {
  // The browser reports no paints.
}
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, afterFrame)));
setTimeout(start, latestStart);

export {};
