import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders";
import { markdownTable, median } from "./markdown";

/* Prints the table of docs/performance.md from the results of `lhci collect`, and checks the first load, which lhci can't. */

interface Audit {
  numericValue?: number;
  details?: { items?: { resourceType: string; transferSize: number }[] };
}

/** The part of a Lighthouse result that the table uses. */
interface LighthouseResult {
  requestedUrl: string;
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

const results = join(root, ".lighthouseci");
const kilobyte = 1024;
const firstLoadLimit = 160 * kilobyte;

const runs = readdirSync(results)
  .filter((name) => /^lhr-.*\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(results, name), "utf8")) as LighthouseResult);

const score = (category: string) => (run: LighthouseResult) =>
  (run.categories[category]?.score ?? 0) * 100;
const value = (audit: string) => (run: LighthouseResult) =>
  run.audits[audit]?.numericValue ?? Number.NaN;
const bytes = (type: string) => (run: LighthouseResult) =>
  run.audits["resource-summary"]?.details?.items?.find(({ resourceType }) => resourceType === type)
    ?.transferSize ?? 0;
const firstLoad = (run: LighthouseResult) => bytes("total")(run) - bytes("image")(run);

const whole = (figure: number) => figure.toFixed(0);
const seconds = (figure: number) => (figure / 1000).toFixed(2);
const kilobytes = (figure: number) => (figure / kilobyte).toFixed(1);

const columns: [
  heading: string,
  figure: (run: LighthouseResult) => number,
  show: (figure: number) => string,
][] = [
  ["perf", score("performance"), whole],
  ["a11y", score("accessibility"), whole],
  ["best", score("best-practices"), whole],
  ["seo", score("seo"), whole],
  ["FCP s", value("first-contentful-paint"), seconds],
  ["LCP s", value("largest-contentful-paint"), seconds],
  ["TBT ms", value("total-blocking-time"), whole],
  ["CLS", value("cumulative-layout-shift"), (figure) => figure.toFixed(3)],
  ["HTML", bytes("document"), kilobytes],
  ["scripts", bytes("script"), kilobytes],
  ["fonts", bytes("font"), kilobytes],
  ["images", bytes("image"), kilobytes],
  ["first load", firstLoad, kilobytes],
];

const pathOf = ({ requestedUrl }: LighthouseResult) => new URL(requestedUrl).pathname;
const pages = [...new Set(runs.map(pathOf))]
  .sort()
  .map((path) => ({ path, runs: runs.filter((run) => pathOf(run) === path) }));

console.log(
  markdownTable(
    ["page", ...columns.map(([heading]) => heading)],
    pages.map((page) => [
      `\`${page.path}\``,
      ...columns.map(([, figure, show]) => show(median(page.runs.map(figure)))),
    ]),
  ),
);
console.log(
  `\nMedians of Lighthouse ${runs[0]?.lighthouseVersion}; benchmark index ${whole(median(runs.map((run) => run.environment.benchmarkIndex)))}. ` +
    "Sizes are transferred KB of 1,024 bytes; the first load is everything except images.",
);

for (const page of pages) {
  const found = median(page.runs.map(firstLoad));
  if (found <= firstLoadLimit) continue;
  console.error(
    `${page.path}: the first load is ${kilobytes(found)} KB; the limit is ${kilobytes(firstLoadLimit)} KB.`,
  );
  process.exitCode = 1;
}
