import { root } from "./run.mjs";
import { setup } from "./setup.mjs";

/* Runs Gatsby's live site. Builds are kept out meanwhile: they use the same cache. Words behind `npm run develop --` go to Gatsby. */
setup();
const [{ BuildFault }, { startGatsby }, { takeLock }] = await Promise.all([
  import("./build/fault.mjs"),
  import("./build/gatsby.mjs"),
  import("./build/lock.mjs"),
]);

async function develop(words) {
  const release = await takeLock(root, { onLost: (reason) => console.error(`A build may have taken the cache over: ${reason}.`) });
  const gatsby = startGatsby(root, ["develop", ...words]);
  // Ctrl+C reaches Gatsby too, and whoever else sends a signal sends it here alone; Gatsby ends by itself at both.
  let stopped = false;
  const stop = (signal) => {
    stopped = true;
    gatsby.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const well = await gatsby.ended;
  await release();
  if (!well && !stopped) process.exitCode = 1;
}

try {
  await develop(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
