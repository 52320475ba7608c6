import { constants } from "node:os";
import { benchBuilds } from "./bench/builds";
import { benchLoad } from "./bench/load";
import { OptionFault, readOptions, usage } from "./bench/options";
import { benchPages } from "./bench/pages";

/*
 * Measures the site's pages with Lighthouse, with --builds what builds take, or with --load what nginx can answer;
 * bench/options.ts lists the options.
 * Run by `node --import tsx`: the command `tsx` kills a script that takes a moment to clear away when it is interrupted.
 */
async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.kind === "help") return console.log(usage);
  // Stopped in this way, what has to be cleared away at the end is.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(128 + constants.signals[signal]));
  if (options.kind === "builds") await benchBuilds(options.sizes);
  else if (options.kind === "load") await benchLoad(options);
  else await benchPages(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof OptionFault) console.error(`\n${usage}`);
  process.exitCode = 1;
});
