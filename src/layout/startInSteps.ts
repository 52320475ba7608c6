/** Lets the browser scroll, paint and answer before the next step. */
const pause = () => new Promise<void>((goOn) => setTimeout(goOn));

/**
 * Starts the page's scripts: what they are made of is evaluated in steps rather than in one go, which a phone would be busy
 * with for a tenth of a second or two. All of it has arrived by then; `eager` asks for no further file. What fails ends in a
 * rejection that the script in the head listens for (see `src/layout/comingAlive.ts`).
 */
async function start(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  await import(/* webpackMode: "eager" */ "../theme");
  await pause();
  await import(/* webpackMode: "eager" */ "../theme/StyleRoot");
  await pause();
  await import(/* webpackMode: "eager" */ "./wrapPageElement");
  await pause();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

start();
