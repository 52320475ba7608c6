import { parseArgs } from "node:util";

/** What `npm run bench` was asked for. */
export type BenchOptions =
  | { kind: "help" }
  | { kind: "pages"; base: string | undefined; runs: number; routes: string[] | undefined; build: boolean }
  | { kind: "builds"; sizes: number[] }
  | { kind: "load"; seconds: number; build: boolean };

/** Something about the options that whoever runs the bench should put right. */
export class OptionFault extends Error {}

export const usage = `npm run bench                         every page of this site, three runs each
  -- --runs 5                         more runs, of which the median counts
  -- --routes=/pricing,/about         these pages only
  -- --no-build                       what stands in dist/, as it is
  -- --base https://www.example.com   another site, by its sitemap or with --routes
npm run bench -- --builds             the time and memory of builds
  -- --builds --pages=100,1000        with so many more pages than the content has
npm run bench -- --load               what nginx answers a second, on this machine alone
  -- --load --seconds 30              for so long each, of ten at first
  -- --load --no-build                with what stands in dist/, as it is`;

const known = {
  base: { type: "string" },
  runs: { type: "string" },
  routes: { type: "string" },
  "no-build": { type: "boolean" },
  builds: { type: "boolean" },
  load: { type: "boolean" },
  seconds: { type: "string" },
  help: { type: "boolean" },
  pages: { type: "string" },
} as const;

const defaultRuns = 3;
const defaultSizes = [100, 1000, 5000];
const defaultSeconds = 10;
/** Load ends by itself, also when it was asked for by mistake. */
const mostSeconds = 120;

const parse = (words: string[]) => {
  try {
    return parseArgs({ args: words, options: known, allowPositionals: false }).values;
  } catch (error) {
    // Node adds advice on positional arguments, of which there are none here.
    throw new OptionFault((error as Error).message.split(/\. |\n/)[0]);
  }
};

const wholeNumber = (option: string, text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new OptionFault(`${option}: expected a whole number from 1, got "${text}"`);
};

const address = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OptionFault(`--base: expected an address such as https://www.example.com, got "${text}"`);
  if (url.pathname !== "/" || url.search || url.hash)
    throw new OptionFault(`--base: expected ${url.origin} alone; name its pages with --routes`);
  return url.origin;
};

const route = (text: string): string => {
  if (/^\/(?!\/)[^\s#]*$/.test(text)) return text;
  throw new OptionFault(`--routes: expected paths such as /pricing,/about, got "${text}"`);
};

const refuse = (options: ReturnType<typeof parse>, names: (keyof typeof known)[], reason: string) => {
  const given = names.find((name) => options[name] !== undefined);
  if (given) throw new OptionFault(`--${given} ${reason}`);
};

/**
 * Reads the words that stand behind `npm run bench --`.
 * @throws {OptionFault} when one can't be understood, or two don't go together
 */
export function readOptions(words: string[]): BenchOptions {
  const options = parse(words);
  if (options.help) return { kind: "help" };
  if (options.builds) {
    refuse(options, ["base", "runs", "routes", "no-build"], "is for pages, and does nothing with --builds");
    refuse(options, ["load", "seconds"], "does not go together with --builds");
    const sizes = options.pages?.split(",").map((size) => wholeNumber("--pages", size)) ?? defaultSizes;
    return { kind: "builds", sizes: [...new Set(sizes)].sort((one, other) => one - other) };
  }
  refuse(options, ["pages"], "says how large builds are; it needs --builds");
  if (options.load) {
    refuse(options, ["base"], "does not go together with --load, which asks a server of its own, and never another");
    refuse(options, ["runs", "routes"], "is for pages, and does nothing with --load");
    const seconds = options.seconds === undefined ? defaultSeconds : wholeNumber("--seconds", options.seconds);
    if (seconds > mostSeconds) throw new OptionFault(`--seconds: expected at most ${mostSeconds}, got "${seconds}"`);
    return { kind: "load", seconds, build: !options["no-build"] };
  }
  refuse(options, ["seconds"], "says how long load lasts; it needs --load");
  if (options.base !== undefined) refuse(options, ["no-build"], "does nothing with --base, which builds nothing anyway");
  return {
    kind: "pages",
    base: options.base === undefined ? undefined : address(options.base),
    runs: options.runs === undefined ? defaultRuns : wholeNumber("--runs", options.runs),
    routes: options.routes?.split(",").map(route),
    build: options.base === undefined && !options["no-build"],
  };
}
