import type { AddressInfo } from "node:net";
import { type PageRun, placeholderHosts, runLighthouse } from "./lighthouse";
import { median } from "./median";
import { type BenchOptions, OptionFault } from "./options";
import { medianFigures, pageFigures } from "./pageFigures";
import { type MeasuredPage, missedOf, pageNotes, pageTable } from "./pageTable";
import { writeReport } from "./report";
import { sitemapRoutes } from "./sitemap";

type PagesOptions = Extract<BenchOptions, { kind: "pages" }>;

/** A site that answers, and its pages. */
interface Site {
  base: string;
  routes: string[];
  close(): void;
}

const readText = async (address: string) => {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : undefined;
};

async function otherSite(base: string, wanted: string[] | undefined): Promise<Site> {
  try {
    const routes = wanted ?? (await sitemapRoutes(base, readText));
    if (routes.length === 0) throw new OptionFault(`${base} has no map of its pages; name them with --routes`);
    return { base, routes, close: () => undefined };
  } catch (error) {
    if (error instanceof TypeError) throw new OptionFault(`--base: ${base} does not answer`);
    throw error;
  }
}

async function ownSite({ build, routes: wanted }: PagesOptions): Promise<Site> {
  const [{ build: buildSite }, { builtPages }, { servedFolder }, { serve }] = await Promise.all([
    import("../run.mjs"),
    import("../builtPages"),
    import("../folders"),
    import("../serve"),
  ]);
  if (build && !buildSite()) throw new Error("The build has failed; the lines above say why.");
  const built = builtPages().filter((page) => page !== "/404");
  if (built.length === 0) throw new OptionFault(`there is nothing in ${servedFolder}/; leave out --no-build`);
  const missing = wanted?.filter((route) => !built.includes(route)) ?? [];
  if (missing.length > 0) throw new OptionFault(`--routes: no such page in ${servedFolder}/: ${missing.join(", ")}`);
  const server = await serve(0);
  const { port } = server.address() as AddressInfo;
  return { base: `http://localhost:${port}`, routes: wanted ?? built, close: () => server.close() };
}

const brief = ({ figures }: PageRun) =>
  (["performance", "firstContentfulPaint", "largestContentfulPaint", "totalBlockingTime"] as const)
    .map((name) => `${pageFigures[name].heading} ${pageFigures[name].show(figures[name])}`)
    .join(", ");

/** Measures every page of a site, prints the table, and writes `reports/bench.json`. */
export async function benchPages(options: PagesOptions): Promise<void> {
  const { runs } = options;
  const site = options.base === undefined ? await ownSite(options) : await otherSite(options.base, options.routes);
  console.log(`\nPages of ${site.base}: ${site.routes.length}. Runs of each: ${runs}, with Lighthouse's mobile defaults.`);
  console.log(`Requests to ${placeholderHosts} are blocked: these addresses are placeholders, and no fault of the page.\n`);
  const all: PageRun[] = [];
  const pages: (MeasuredPage & { missed: string[]; runs: PageRun["figures"][] })[] = [];
  try {
    for (const [index, route] of site.routes.entries()) {
      const found: PageRun[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const result = await runLighthouse(site.base + route);
        found.push(result);
        console.log(`${index + 1}/${site.routes.length} ${route}, run ${run} of ${runs}: ${brief(result)}`);
      }
      all.push(...found);
      const page = { route, figures: medianFigures(found.map(({ figures }) => figures)) };
      pages.push({ ...page, missed: missedOf(page), runs: found.map(({ figures }) => figures) });
    }
  } finally {
    site.close();
  }

  const benchmarkIndex = median(all.map((run) => run.benchmarkIndex));
  console.log(`\n${pageTable(pages)}\n\n${pageNotes} The machine's benchmark index was ${benchmarkIndex.toFixed(0)}.`);
  const missed = pages.filter((page) => page.missed.length > 0);
  console.log(missed.length === 0 ? "Every page keeps to every limit." : "\nMissed, with ! in the table:");
  for (const page of missed) console.log(`  ${page.route}: ${page.missed.join(", ")}`);
  writeReport("bench.json", {
    site: options.base ?? "this site, as built",
    measured: new Date().toISOString(),
    lighthouse: all[0]?.lighthouse,
    browser: all[0]?.browser,
    benchmarkIndex,
    runs,
    pages,
  });
}
