import { readdirSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../support/routes";
import { sitePages } from "../support/sitePages";

const pages = sitePages();
const fixedPages = pages.filter(({ file }) => file.startsWith("pages/"));

/** The addresses that the files below src/pages stand for. */
const addressesOfPageFiles = readdirSync(join(__dirname, "../../src/pages"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map(
    (name) =>
      `/${name
        .replaceAll("\\", "/")
        .replace(/\.tsx$/, "")
        .replace(/(^|\/)index$/, "")}`,
  );

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the pages of the site", () => {
  it("are those of the specification and the 404 page", () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...routes.map(({ path }) => path), "/404"].sort());
  });

  it("have a file below src/pages each where they are fixed, and each such file has its content", () => {
    expect(addressesOfPageFiles.sort()).toEqual(fixedPages.map(({ path }) => path).sort());
  });
});

describe("what search results show", () => {
  it("has a title of its own for every page", () => {
    expect(repeated(pages.map(({ metadata }) => metadata.title))).toEqual([]);
  });

  it("has a description of its own for every page", () => {
    expect(repeated(pages.map(({ metadata }) => metadata.description))).toEqual([]);
  });

  it.each(pages.map(({ path, metadata }) => [path, metadata] as const))("is shown whole for %s", (_path, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("has no token left in braces", () => {
    for (const { metadata } of pages) expect(`${metadata.title} ${metadata.description}`).not.toMatch(/[{}]/);
  });
});
