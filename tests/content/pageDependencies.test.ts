import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageDependencies } from "../../src/content/pageDependencies";
import { fixedFolder } from "../support/dataFolder";

const behind = (file: string) =>
  pageDependencies(file, JSON.parse(readFileSync(join(fixedFolder, file), "utf8"))).sort();

describe("the files behind a page", () => {
  it("are its own file and those that it refers to, each once", () => {
    expect(behind("education/implementation-guide.json")).toEqual([
      "education/implementation-guide.json",
      "phases.json",
      "pictures.json",
    ]);
    expect(behind("pages/about.json")).toEqual(["pages/about.json", "pictures.json", "stats.json"]);
  });

  it("include the files of the entries that it lists", () => {
    expect(behind("pages/pricing.json")).toEqual([
      "comparison.json",
      "faq.json",
      "pages/pricing.json",
      "plans.json",
    ]);
    expect(behind("pages/government-use-cases.json")).toEqual([
      "pages/government-use-cases.json",
      "scenarios/*.json",
    ]);
  });
});
