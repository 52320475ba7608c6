import type { Result } from "lighthouse";
import { bytesByType, type PageFigures, type PageRequest } from "./pageFigures";

/** Hosts that stand for others until the owner names them; they answer nobody. */
export const placeholderHosts = "*.example";

/** One run of Lighthouse on a page. */
export interface PageRun {
  figures: PageFigures;
  /** How fast Lighthouse has found the machine to be: about 1,500 and more on a desktop that does nothing else. */
  benchmarkIndex: number;
  lighthouse: string;
  browser: string;
}

const requestsOf = ({ audits }: Result): PageRequest[] => {
  const details = audits["network-requests"]?.details;
  return details?.type === "table" ? (details.items as PageRequest[]) : [];
};

const figuresOf = (result: Result): PageFigures => {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => {
    const found = result.audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse found no ${audit} on ${result.requestedUrl}.`);
    return found;
  };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstContentfulPaint: value("first-contentful-paint"),
    largestContentfulPaint: value("largest-contentful-paint"),
    totalBlockingTime: value("total-blocking-time"),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
    ...bytesByType(requestsOf(result)),
  };
};

async function runOnce(url: string): Promise<PageRun> {
  const [{ default: lighthouse }, { launch }, { browserArguments }, { ensureBrowser }] = await Promise.all([
    import("lighthouse"),
    import("chrome-launcher"),
    import("../browsers"),
    import("../ensureBrowser"),
  ]);
  const chromeFlags = ["--headless=new", ...browserArguments];
  const browser = await launch({ chromePath: await ensureBrowser(), chromeFlags, logLevel: "silent", handleSIGINT: false });
  const close = () => browser.kill();
  process.once("exit", close);
  try {
    const answer = await lighthouse(url, {
      port: browser.port,
      logLevel: "silent",
      output: "json",
      blockedUrlPatterns: [`*://${placeholderHosts}/*`],
    });
    if (!answer) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    return {
      figures: figuresOf(lhr),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lighthouse: lhr.lighthouseVersion,
      browser: lhr.environment.hostUserAgent,
    };
  } finally {
    process.off("exit", close);
    close();
  }
}

/** Now and then the browser records no trace that Lighthouse can read; a page that really can't be measured fails every time. */
const attempts = 3;

/**
 * Runs Lighthouse once on a page as its command does: with its mobile defaults, in a browser of its own.
 * @throws when the page can't be measured, in three attempts
 */
export async function runLighthouse(url: string): Promise<PageRun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
