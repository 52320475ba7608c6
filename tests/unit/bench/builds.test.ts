/** @jest-environment node */
import { type MeasuredBuild, missedInBuilds, pageCosts } from "../../../scripts/bench/buildFigures";
import { shareImagesIn } from "../../../scripts/bench/buildOutput";
import { generatedScenario, type Scenario } from "../../../scripts/bench/scenarios";
import { ContentCopy } from "../../support/contentCopy";

const build = (pages: number, seconds: number, kilobytes: number, shareSeconds: number): MeasuredBuild => ({
  name: `cold, ${pages} pages`,
  pages,
  seconds,
  kilobytes,
  kilobytesWithWorkers: kilobytes,
  shareImages: { seconds: shareSeconds, drawn: pages },
});

describe("the cost of a page", () => {
  it("is what a larger build takes beyond a smaller one, share images apart", () => {
    expect(pageCosts([build(20, 51, 1000, 1), build(120, 56.3, 6000, 6)])).toEqual([
      { from: 20, to: 120, milliseconds: expect.closeTo(3), kilobytes: 50, shareMilliseconds: 50 },
    ]);
  });

  it("is told where it misses its limit, as is a slow build", () => {
    const builds = [{ ...build(20, 130, 1000, 1), secondsLimit: 120 }, build(120, 135.3, 21000, 6)];
    expect(missedInBuilds(builds, pageCosts(builds))).toEqual([
      "cold, 20 pages: 130.0 s (≤ 120)",
      "KB a page, 20 to 120 pages: 200.0 (≤ 100)",
    ]);
  });
});

describe("the output of a build", () => {
  it("tells how long share images have taken", () => {
    expect(shareImagesIn("\u001b[2Ksuccess draw share images - 1.149s - 22 of 25 were new\n")).toEqual({ seconds: 1.149, drawn: 22 });
    expect(() => shareImagesIn("success")).toThrow("does not say");
  });
});

describe("generated scenarios", () => {
  it("are content without a fault", async () => {
    const copy = new ContentCopy();
    const model = JSON.parse(copy.read("scenarios/policy-development.json")) as Scenario;
    for (const index of [1, 2, 5000]) {
      copy.write(`scenarios/generated-${index}.json`, JSON.stringify(generatedScenario(model, index)));
    }
    const faults = await copy.faults();
    copy.delete();
    expect(faults).toEqual([]);
  });
});
