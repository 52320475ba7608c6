import { kilobyte, type Limit } from "./limits";
import { median } from "./median";

const whole = (value: number) => value.toFixed(0);
const seconds = (value: number) => (value / 1000).toFixed(2);
const kilobytes = (value: number) => (value / kilobyte).toFixed(1);

/** Every figure of a page: its heading, and how it is written. Times are in milliseconds, sizes in bytes as transferred. */
export const pageFigures = {
  performance: { heading: "perf", show: whole },
  accessibility: { heading: "a11y", show: whole },
  bestPractices: { heading: "best", show: whole },
  seo: { heading: "seo", show: whole },
  firstContentfulPaint: { heading: "FCP s", show: seconds },
  largestContentfulPaint: { heading: "LCP s", show: seconds },
  totalBlockingTime: { heading: "TBT ms", show: whole },
  cumulativeLayoutShift: { heading: "CLS", show: (value: number) => value.toFixed(3) },
  document: { heading: "doc KB", show: kilobytes },
  script: { heading: "script", show: kilobytes },
  style: { heading: "style", show: kilobytes },
  font: { heading: "font", show: kilobytes },
  image: { heading: "image", show: kilobytes },
  other: { heading: "other", show: kilobytes },
  total: { heading: "total", show: kilobytes },
  firstLoad: { heading: "first load", show: kilobytes },
  requests: { heading: "requests", show: whole },
} as const;

export type PageFigureName = keyof typeof pageFigures;

export type PageFigures = Record<PageFigureName, number>;

const entries = Object.entries(pageFigures) as [PageFigureName, (typeof pageFigures)[PageFigureName]][];

export const pageFigureNames = entries.map(([name]) => name);

const fromEach = (figure: (name: PageFigureName) => number) =>
  Object.fromEntries(pageFigureNames.map((name) => [name, figure(name)])) as PageFigures;

/** The median of each figure by itself. */
export const medianFigures = (runs: readonly PageFigures[]): PageFigures => fromEach((name) => median(runs.map((run) => run[name])));

const limits: Partial<PageFigures> = {
  firstContentfulPaint: 900,
  largestContentfulPaint: 1200,
  totalBlockingTime: 50,
  cumulativeLayoutShift: 0.01,
  script: 105 * kilobyte,
};

const scores: readonly PageFigureName[] = ["performance", "accessibility", "bestPractices", "seo"];

/** What the first load may be without its images; Home may have more than other pages. */
export const firstLoadLimits = { home: 170 * kilobyte, elsewhere: 150 * kilobyte };

/** What a figure has to keep to on a page. */
export function pageLimit(name: PageFigureName, route: string): Limit | undefined {
  if (scores.includes(name)) return { least: 100 };
  if (name === "firstLoad") return { most: route === "/" ? firstLoadLimits.home : firstLoadLimits.elsewhere };
  const most = limits[name];
  return most === undefined ? undefined : { most };
}

/** A request of a page, as Lighthouse lists it. */
export interface PageRequest {
  resourceType?: string;
  transferSize?: number;
  statusCode?: number;
}

/** What Lighthouse calls each type of request; all that is not here is `other`: data, manifest, icons. */
const types = { Document: "document", Script: "script", Stylesheet: "style", Font: "font", Image: "image" } as const;

const typeOf = ({ resourceType }: PageRequest) => Object.entries(types).find(([type]) => type === resourceType)?.[1] ?? "other";

/** Sums up what a page has transferred; requests that got no answer, as those to blocked hosts, are left out. */
export function bytesByType(all: readonly PageRequest[]) {
  const requests = all.filter(({ statusCode = 0 }) => statusCode > 0);
  const sum = (wanted: readonly PageRequest[]) => wanted.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  const of = (type: ReturnType<typeof typeOf>) => sum(requests.filter((request) => typeOf(request) === type));
  const total = sum(requests);
  return {
    document: of("document"),
    script: of("script"),
    style: of("style"),
    font: of("font"),
    image: of("image"),
    other: of("other"),
    total,
    firstLoad: total - of("image"),
    requests: requests.length,
  };
}
