import { headersFor, readHeaders } from "../../scripts/cdnFiles";
import { builtPage, pageFile, readBuilt } from "../support/built";
import { routes } from "../support/routes";

/** What a scan of a page sees, as far as the site itself decides on it. */
interface Scan {
  headers: Map<string, string>;
  policy: Map<string, string[]>;
  page: Document;
}

interface Rule {
  name: string;
  /** The points it gives or takes. */
  points(scan: Scan): number;
  /** What it gives on this site. */
  here: number;
}

const value = ({ headers }: Scan, name: string) => headers.get(name) ?? "";
const sources = ({ policy }: Scan, name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;

const policyPoints = (scan: Scan): number => {
  const [scripts, styles, objects] = ["script-src", "style-src", "object-src"].map((name) => sources(scan, name)) as [
    string[],
    string[],
    string[],
  ];
  const unsafe = (source: string) => source === "'unsafe-inline'" || source === "data:" || broad.test(source);
  if (scan.policy.size === 0) return -25;
  if (scripts.some(unsafe) || objects.some((source) => broad.test(source))) return -20;
  if ([...scan.policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(unsafe)) return 0;
  return scan.policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const oneOf = (found: string, points: Record<string, number>, otherwise: number) => points[found] ?? otherwise;

/**
 * The rules of Mozilla's HTTP Observatory, https://developer.mozilla.org/en-US/observatory, as its grader has them
 * (src/grader/charts.js of github.com/mdn/mdn-http-observatory). A scan starts at 100; what gives points counts only where
 * those that take some have left 90. Left out is what the host decides on: the redirect to https, and its certificate.
 */
const rules: Rule[] = [
  { name: "Content-Security-Policy", points: policyPoints, here: 10 },
  { name: "cookies: none are set", points: (scan) => (scan.headers.has("Set-Cookie") ? -20 : 0), here: 0 },
  { name: "cross-origin sharing: none", points: (scan) => (scan.headers.has("Access-Control-Allow-Origin") ? -50 : 0), here: 0 },
  {
    name: "Referrer-Policy",
    points: (scan) => {
      const strict = { "no-referrer": 5, "same-origin": 5, "strict-origin": 5, "strict-origin-when-cross-origin": 5, "": 0 };
      return oneOf(value(scan, "Referrer-Policy"), strict, -5);
    },
    here: 5,
  },
  {
    name: "Strict-Transport-Security of six months and more; on the browsers' list of preloaded sites it would give 5",
    points: (scan) => {
      const [, age] = /^max-age=(\d+)/.exec(value(scan, "Strict-Transport-Security")) ?? [];
      if (!age) return -20;
      return Number(age) >= 15_768_000 ? 0 : -10;
    },
    here: 0,
  },
  {
    name: "integrity of scripts: all are the site's own; with hashes on them it would give 5",
    points: ({ page }) => {
      const scripts = [...page.querySelectorAll("script[src]")];
      if (scripts.some((script) => !script.getAttribute("src")?.startsWith("/") || script.getAttribute("src")?.startsWith("//"))) return -5;
      return scripts.length > 0 && scripts.every((script) => script.hasAttribute("integrity")) ? 5 : 0;
    },
    here: 0,
  },
  { name: "X-Content-Type-Options", points: (scan) => (value(scan, "X-Content-Type-Options") === "nosniff" ? 0 : -5), here: 0 },
  {
    name: "frames: who may show the site in one",
    points: (scan) => {
      const ancestors = scan.policy.get("frame-ancestors");
      if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
      return /^(DENY|SAMEORIGIN)$/.test(value(scan, "X-Frame-Options")) ? 0 : -20;
    },
    here: 5,
  },
  {
    name: "Cross-Origin-Resource-Policy",
    points: (scan) =>
      oneOf(value(scan, "Cross-Origin-Resource-Policy"), { "same-origin": 10, "same-site": 10, "cross-origin": 0, "": 0 }, -5),
    here: 10,
  },
  {
    name: "Cross-Origin-Opener-Policy",
    points: (scan) => (value(scan, "Cross-Origin-Opener-Policy") === "same-origin" ? 10 : 0),
    here: 10,
  },
  {
    name: "Cross-Origin-Embedder-Policy: it would give 10",
    points: (scan) => (/^(require-corp|credentialless)$/.test(value(scan, "Cross-Origin-Embedder-Policy")) ? 10 : 0),
    here: 0,
  },
];

const headerRules = readHeaders(readBuilt("_headers"));

const scanOf = (path: string): Scan => {
  const headers = headersFor(path, headerRules);
  const directives = (headers.get("Content-Security-Policy") ?? "").split("; ").filter(Boolean);
  const policy = new Map(
    directives.map((directive) => {
      const [name = "", ...given] = directive.split(" ");
      return [name, given] as const;
    }),
  );
  return { headers, policy, page: builtPage(path) };
};

const score = (points: number[]): number => {
  const penalties = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  return penalties < 90 ? penalties : points.filter((point) => point > 0).reduce((sum, point) => sum + point, penalties);
};

const paths = routes.map(({ path }) => path);

describe("HTTP Observatory", () => {
  it.each(paths)("gives %s 140 points", (path) => {
    const scan = scanOf(path);
    expect(rules.map(({ name, points }) => `${name}: ${points(scan)}`)).toEqual(rules.map(({ name, here }) => `${name}: ${here}`));
    expect(score(rules.map(({ points }) => points(scan)))).toBe(140);
  });

  it("would give a page without headers 30", () => {
    expect(score(rules.map(({ points }) => points({ headers: new Map(), policy: new Map(), page: builtPage("/") })))).toBe(30);
  });
});

describe("_headers", () => {
  it("keeps to what Cloudflare Pages reads: 100 rules, and 2,000 characters a line", () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    expect(
      Math.max(
        ...readBuilt("_headers")
          .split("\n")
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(2000);
  });

  it.each([...paths, "/404.html", "/fonts/a.woff2", "/share/a.png", "/app-1.js", "/page-data/a/page-data.json", "/nobody"])(
    "names no header twice for %s",
    (path) => {
      expect(() => headersFor(path, headerRules)).not.toThrow();
      expect(headersFor(path, headerRules).get("X-Content-Type-Options")).toBe("nosniff");
    },
  );

  it("lets browsers keep what is named by its content, and only that", () => {
    const caching = (path: string) => headersFor(path, headerRules).get("Cache-Control");
    for (const path of ["/fonts/a.woff2", "/share/a.png", "/app-1.js"]) expect(caching(path)).toMatch(/immutable/);
    for (const path of ["/", "/about", "/page-data/a/page-data.json", "/favicon.ico"]) expect(caching(path)).toBeUndefined();
  });
});

describe("a CDN", () => {
  it.each(paths.filter((path) => path !== "/"))("finds %s as a file of that name, so that it adds no slash to it", (path) => {
    expect(readBuilt(`${path.slice(1)}.html`)).toBe(readBuilt(pageFile(path)));
  });

  it("sends the 404 page with a policy inside, and after what tells of its characters", () => {
    const [head = ""] = readBuilt("404.html").split("<title");
    expect(head).toMatch(
      /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(head).not.toMatch(/frame-ancestors/);
  });
});
