/** Lets the browser scroll, paint and answer before the next step. */
const pause = () => new Promise<void>((goOn) => setTimeout(goOn));

/** The parts in the order in which they need each other; `eager` asks for no further file, as all of it has arrived by then. */
const steps = [
  () => import(/* webpackMode: "eager" */ "react"),
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "theme-ui"),
  () => import(/* webpackMode: "eager" */ "../theme"),
  () => import(/* webpackMode: "eager" */ "../components/SmartLink"),
  () => import(/* webpackMode: "eager" */ "../layout/wrapPageElement"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

/**
 * Evaluates the page's scripts one by one: in one go, they keep a phone busy for a tenth of a second or two. An error
 * rejects a promise, which `src/boot/inline/beforePaint.ts` listens for.
 */
async function start(): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}

start();
