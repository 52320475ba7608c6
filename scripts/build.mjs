import { constants } from "node:os";
import { writeRecord } from "../src/build/cacheRecord.mjs";
import { clearUntrusted, makersOf } from "./build/cache.mjs";
import { BuildFault } from "./build/fault.mjs";
import { startGatsby } from "./build/gatsby.mjs";
import { takeLock } from "./build/lock.mjs";
import { publish, recoverRelease } from "./build/release.mjs";
import { checkWritable, fullDisks } from "./build/room.mjs";
import { servedFolder, workFolder } from "./folders.mjs";
import { root } from "./run.mjs";

/*
 * Builds the site in `public/`, and only once that has ended well puts it in the place of `dist/`, which is served. Words
 * behind `npm run build --` go to `gatsby build`.
 */

/** Lets Gatsby build; stopped meanwhile, it ends Gatsby before itself. */
async function runGatsby(words, lock) {
  const gatsby = startGatsby(root, ["build", ...words]);
  let stoppedBy;
  const stop = (reason) => {
    stoppedBy = reason;
    gatsby.kill();
  };
  lock.onLost = (reason) => stop(`The lock of this build is gone (${reason}); ${servedFolder}/ is as it was.`);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const onSignal = (signal) => {
    process.exitCode = 128 + constants.signals[signal];
    stop(`Stopped by ${signal}; ${servedFolder}/ is as it was.`);
  };
  for (const signal of signals) process.on(signal, onSignal);
  const well = await gatsby.ended;
  for (const signal of signals) process.off(signal, onSignal);
  if (stoppedBy) throw new BuildFault(stoppedBy);
  if (!well) throw new BuildFault([...fullDisks(root), `The build has failed; ${servedFolder}/ is as it was.`].join("\n"));
}

async function build(words) {
  checkWritable(root);
  const lock = { onLost: () => undefined };
  const release = await takeLock(root, { onLost: (reason) => lock.onLost(reason) });
  try {
    recoverRelease(root);
    const makers = makersOf(root);
    const cleared = clearUntrusted(root, makers);
    if (cleared) console.log(`The cache was cleared, and everything is built anew: ${cleared}.`);
    await runGatsby(words, lock);
    const start = performance.now();
    publish(root);
    // Taken before Gatsby ran, so that code which was changed meanwhile counts as changed.
    writeRecord(root, makers);
    console.log(`The site is in ${servedFolder}/, copied from ${workFolder}/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  } finally {
    await release();
  }
}

try {
  await build(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode ||= 1;
}
