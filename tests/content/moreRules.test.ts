/** @jest-environment node */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { checkContent, checkFile } from "../../src/content/check";
import { contentOf } from "../../src/content/checks/entries";
import { pageFileProblems } from "../../src/content/checks/pageFiles";
import { uploadDateProblems } from "../../src/content/checks/uploadDate";
import { entities } from "../../src/content/entities";
import { formatProblem } from "../../src/content/problems";
import { readText } from "../../src/content/source";
import { fixedFolder } from "../support/dataFolder";
import { EditedContent, originalFiles } from "../support/editedContent";
import { emptyFolder, put } from "../support/emptyFolder";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

describe("the check", () => {
  it("reports when no plan is highlighted", () => {
    content.change("plans.json", '"highlighted": true', '"highlighted": false');
    expect(content.lines()).toEqual([
      'data/plans.json:1:1  plans: expected "highlighted": true in one plan, got it in none',
    ]);
  });

  it("accepts the name of the brand in small letters, as in an address", () => {
    content.change("faq.json", "What does Team cost?", "What is debato.example?");
    expect(content.problems()).toEqual([]);
  });
});

describe("an empty list", () => {
  const listed = entities
    .filter(({ list, type }) => list && type !== "Redirect")
    .map(({ files }) => files);

  it.each(listed)("in data/%s is reported, because pages show its entries", (file) => {
    content.write(file, "[]");
    const name = file.replace(".json", "");
    expect(content.lines()).toEqual([
      `data/${file}:1:1  ${name}: expected at least one entry, because pages show them, got an empty list; put the entries back`,
    ]);
  });

  it.each(["redirects.json"])("in data/%s is valid", (file) => {
    content.write(file, "[]");
    expect(content.problems().filter((problem) => problem.file === file)).toEqual([]);
  });

  it("of scenarios is reported for the pages that show them", () => {
    for (const file of originalFiles.filter((name) => name.startsWith("scenarios/")))
      content.remove(file);
    const message =
      "this page shows the entries of data/scenarios, and there are none; put at least one file there";
    expect(content.lines()).toEqual(
      expect.arrayContaining([
        `data/pages/government-sector.json:1:1  ${message}`,
        `data/pages/government-use-cases.json:1:1  ${message}`,
      ]),
    );
  });
});

it("the check reports drawings of another brand", async () => {
  const folder = emptyFolder();
  cpSync(fixedFolder, join(folder, "data"), { recursive: true });
  const drawnFor = (brand: string) => {
    put(join(folder, "static/press/logo.svg"), `<svg><title>${brand}</title></svg>`);
    return checkContent(join(folder, "data"));
  };
  expect(await drawnFor("Debato")).toEqual([]);
  expect((await drawnFor("Former")).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^data\/site\.json:\d+:\d+ {2}brand: static\/press and data\/images\/share\.png still show "Former"; run `npm run images/,
    ),
  ]);
});

it.each([
  ["2026-03-15", []],
  // Somewhere on earth, it is already the next day.
  ["2026-03-16", []],
  [
    "2026-03-17",
    [
      'expected today or an earlier day, got "2026-03-17"; write the day on which the video was published',
    ],
  ],
])("on 2026-03-15, the video's upload date %s gives the messages %j", (uploadDate, messages) => {
  const text = readText(fixedFolder, "integrations.json").replace(
    /("watchAddress": "[^"]*")/,
    `$1, "uploadDate": "${uploadDate}"`,
  );
  const { entries } = checkFile(fixedFolder, "integrations.json", text);
  const problems = uploadDateProblems(contentOf(entries), Date.parse("2026-03-15T12:00:00Z"));
  expect(problems.map(({ field, message }) => ({ field, message }))).toEqual(
    messages.map((message) => ({ field: "introductionVideo.uploadDate", message })),
  );
});

// tests/unit/followContent.test.ts has content whose page is missing.
it("a page in src/pages without content is reported", () => {
  const addresses = entities.flatMap(({ address, files }) =>
    address === undefined || files.includes("*") ? [] : [address],
  );
  expect(pageFileProblems([...addresses, "/blog"]).map(formatProblem)).toEqual([
    "data/pages/blog.json:1:1  src/pages/blog.tsx has no content; ask a developer to add it to src/content/entities.ts",
  ]);
});

it("one page may have no metadata, and a second one is reported as a duplicate", () => {
  const withoutMetadata = (file: string) => {
    const page = JSON.parse(content.read(file)) as { metadata?: object };
    Reflect.deleteProperty(page, "metadata");
    content.write(file, JSON.stringify(page));
  };
  withoutMetadata("pages/about.json");
  expect(content.problems()).toEqual([]);
  withoutMetadata("pages/terms.json");
  expect(content.problems().map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "pages/terms.json: data/pages/about.json has the same description; give each page its own",
    "pages/terms.json: data/pages/about.json has the same title; give each page its own",
  ]);
});
