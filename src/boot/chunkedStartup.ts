const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The modules, after their dependencies; `webpackExports` leaves out what nothing uses. */
const steps = [
  () => import(/* webpackMode: "eager" */ "react"),
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: ["ThemeUIProvider"] */ "theme-ui"),
  () => import(/* webpackMode: "eager", webpackExports: ["theme"] */ "../theme"),
  () => import(/* webpackMode: "eager" */ "../components/SmartLink"),
  () => import(/* webpackMode: "eager" */ "../layout/Layout"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

/** Evaluates the page's scripts one by one; in one task, they block a phone for 100 to 200 ms. */
async function start(): Promise<void> {
  for (const step of steps) {
    // The browser can scroll, paint and respond in between.
    await pause();
    await step();
  }
}

start();
