import { marked, misses } from "../../../scripts/bench/limits";
import { median } from "../../../scripts/bench/median";
import { bytesByType, medianFigures, type PageFigures, pageFigureNames, pageLimit } from "../../../scripts/bench/pageFigures";
import { missedOf, pageTable } from "../../../scripts/bench/pageTable";
import { textTable } from "../../../scripts/bench/table";

const within = Object.fromEntries(pageFigureNames.map((name) => [name, 0])) as PageFigures;
const perfect: PageFigures = { ...within, performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

describe("the median", () => {
  it("is the middle of an odd count, and the mean of the middle two of an even one", () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([10, 9, 1, 2])).toBe(5.5);
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow("no median");
  });

  it("is taken of each figure by itself", () => {
    const runs = [1, 2, 3].map((run) => ({ ...perfect, totalBlockingTime: run, script: 10 - run }));
    expect(medianFigures(runs)).toMatchObject({ totalBlockingTime: 2, script: 8, seo: 100 });
  });
});

describe("the bytes of a page", () => {
  it("are told apart by type; images are no part of the first load, and blocked requests of nothing", () => {
    const sums = bytesByType([
      { resourceType: "Document", transferSize: 10, statusCode: 200 },
      { resourceType: "Script", transferSize: 20, statusCode: 200 },
      { resourceType: "Script", transferSize: 1, statusCode: 200 },
      { resourceType: "Image", transferSize: 100, statusCode: 200 },
      { resourceType: "XHR", transferSize: 3, statusCode: 200 },
      { resourceType: "Script", transferSize: 0, statusCode: -1 },
    ]);
    expect(sums).toEqual({
      document: 10,
      script: 21,
      style: 0,
      font: 0,
      image: 100,
      other: 3,
      total: 134,
      firstLoad: 34,
      requests: 5,
    });
  });
});

describe("limits", () => {
  it("are kept by the limit itself", () => {
    expect([misses(50, { most: 50 }), misses(50.1, { most: 50 })]).toEqual([false, true]);
    expect([misses(100, { least: 100 }), misses(99, { least: 100 })]).toEqual([false, true]);
  });

  it("give Home more to load than other pages", () => {
    expect(pageLimit("firstLoad", "/")).toEqual({ most: 170 * 1024 });
    expect(pageLimit("firstLoad", "/pricing")).toEqual({ most: 150 * 1024 });
    expect(pageLimit("image", "/")).toBeUndefined();
  });

  it("are marked with a sign where they are missed, and told in words", () => {
    expect(marked(51, String, { most: 50 })).toBe("51!");
    expect(marked(50, String, { most: 50 })).toBe("50 ");
    const slow = { route: "/pricing", figures: { ...perfect, performance: 99, largestContentfulPaint: 1310 } };
    expect(missedOf(slow)).toEqual(["perf 99 (≥ 100)", "LCP s 1.31 (≤ 1.20)"]);
    expect(missedOf({ route: "/", figures: perfect })).toEqual([]);
    expect(pageTable([slow])).toMatch(/^\/pricing +99! .* 1\.31! /m);
  });
});

describe("a table", () => {
  it("has columns as wide as what stands in them, numbers flush right", () => {
    expect(
      textTable(
        [{ heading: "page" }, { heading: "n", right: true }],
        [
          ["/", "1"],
          ["/pricing", "100"],
        ],
      ),
    ).toBe(["page        n", "────────  ───", "/           1", "/pricing  100"].join("\n"));
  });
});
