/** @jest-environment node */
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linkedByCode } from "../../src/content/checks/unused";
import { debateWords } from "../../src/content/schemas/debates";
import { interfaceText } from "../../src/content/schemas/interface";
import { ContentCopy } from "../support/contentCopy";
import { EditedContent } from "../support/editedContent";

const sources = join(__dirname, "../../src");
/** The site's code, without the schemas and types, which name every field. */
const code = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith("content") && name !== "gatsby-types.d.ts",
  )
  .map((name) => readFileSync(join(sources, name), "utf8"))
  .join("\n");

describe("the check", () => {
  it("reports unused entries, service addresses and picture files", async () => {
    const content = new ContentCopy();
    const stats = JSON.parse(content.read("stats.json"));
    content.write(
      "stats.json",
      JSON.stringify([...stats, { ...stats[0], slug: "schools", label: "schools" }]),
    );
    content.change("pages/about.json", '"picture": "argument"', '"picture": "pilot"');
    content.change("education/implementation-guide.json", '"school-prepare", ', "");
    content.change("pages/home.json", '"to": "site:googlePlay"', '"to": "site:appStore"');
    copyFileSync(
      join(content.folder, "images/share.png"),
      join(content.folder, "images/old-share.png"),
    );
    const problems = await content.problems();
    content.delete();
    expect(problems.map(({ file, field, message }) => `${file} ${field}: ${message}`)).toEqual([
      "images/old-share.png : nothing shows this picture; delete it, or name it in data/pictures.json",
      'integrations.json sites.googlePlay: no link leads to "site:googlePlay"; add one, or ask a developer to take it out here and in src/content/schemas/integrations.ts',
      'phases.json phases[0].slug: nothing refers to "school-prepare"; name it on a page, or take it out',
      'pictures.json pictures[12].slug: nothing refers to "argument"; name it on a page, or take it out',
      'stats.json stats[15].slug: nothing refers to "schools"; name it on a page, or take it out'.replace(
        "15",
        String(stats.length),
      ),
    ]);
  });

  it.each([
    [
      "a reference is misspelled",
      "education/implementation-guide.json",
      '"school-prepare"',
      '"school-prepaer"',
    ],
    [
      "a reference matches nothing",
      "education/implementation-guide.json",
      '"school-prepare"',
      '"first"',
    ],
    [
      "the kind of a section is wrong",
      "education/implementation-guide.json",
      '"kind": "phases"',
      '"kind": "steps to take"',
    ],
    [
      "a list of references isn't a list",
      "education/implementation-guide.json",
      /"phases": \[[^\]]*\]/,
      '"phases": 3',
    ],
    [
      "the field that names a picture is misspelled",
      "pages/about.json",
      '"picture": "argument"',
      '"pictrue": "argument"',
    ],
    [
      "the field that names a picture is a number",
      "pages/about.json",
      '"picture": "argument"',
      '"picture": 1',
    ],
    ["a link is of the wrong type", "pages/home.json", '"to": "site:googlePlay"', '"to": false'],
    ["a link is missing", "pages/home.json", '"to": "site:googlePlay", ', ""],
    ["a picture is of the wrong type", "pictures.json", '"./images/threads-wide-light.png"', "1"],
    ["a picture is missing", "pictures.json", '"wide": "./images/threads-wide-light.png",', ""],
  ])("reports one problem, not two, when %s", (_how, file, from, to) => {
    const edited = new EditedContent();
    edited.change(file, from, to);
    expect(edited.problems().map((problem) => problem.file)).toEqual([file]);
  });

  it("knows the links in the site's code", () => {
    const links = [...code.matchAll(/integrations\.(site|form)s\.(\w+)/g)].map(
      ([, scheme, name]) => `${scheme}:${name}`,
    );
    expect([...new Set(links)].sort()).toEqual([...linkedByCode].sort());
  });
});

it("every interface text is used somewhere", () => {
  const words = [...Object.keys(interfaceText.shape), ...Object.keys(debateWords.shape)];
  expect(
    words.filter(
      (name) => !new RegExp(`\\b(?:words|messages)\\??\\.${name}\\b|"${name}"`).test(code),
    ),
  ).toEqual([]);
});
