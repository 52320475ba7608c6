/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import JSZip from "jszip";
import mammoth from "mammoth";
import { root, servedFolder } from "../../scripts/folders";
import { shown, site } from "../support/content";
import { guides, partsOf } from "../support/guides";

const fileOf = (path: string) => join(root, servedFolder, `${path}.docx`);

/** A built document as HTML, in which its title is the `h1` with the class `title`. */
const htmlOf = async (path: string) =>
  (await mammoth.convertToHtml({ path: fileOf(path) }, { styleMap: "p[style-name='Title'] => h1.title:fresh" })).value;

const kept = guides.filter(({ download }) => download);

describe.each(kept.map((guide) => [guide.path, guide] as const))("the Word document of %s", (path, guide) => {
  let html: string;
  beforeAll(async () => {
    html = await htmlOf(path);
  });

  const inElements = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, words = ""]) => words.replace(/<[^>]*>/g, ""));

  it("begins with its title and the address of its page", () => {
    expect(inElements(/<h1 class="title">(.*?)<\/h1>/g)).toEqual([shown(guide.title)]);
    expect(html).toContain(`${site.origin}${guide.path}`);
  });

  it("names the brand as its first and last author", async () => {
    const properties = await (await JSZip.loadAsync(readFileSync(fileOf(path)))).file("docProps/core.xml")?.async("string");
    expect([...`${properties}`.matchAll(/<(?:dc:creator|cp:lastModifiedBy)>([^<]*)</g)].map(([, name]) => name)).toEqual([
      site.brand,
      site.brand,
    ]);
  });

  it("has the headings of the page, in their order", () => {
    const headings = inElements(/<h[12]>(.*?)<\/h[12]>/g);
    const expected = guide.body.headings.map(({ title }) => shown(title));
    expect(headings.filter((words) => expected.includes(words))).toEqual(expected);
  });

  it("has a checkbox for every checklist item", () => {
    const items = partsOf(guide, "Checklist").flatMap(({ items }) => items);
    expect(html.match(/<input type="checkbox"/g) ?? []).toHaveLength(items.length);
    for (const item of items) expect(html).toContain(shown(item));
  });

  it("has every row of a minute-by-minute plan", () => {
    const cells = inElements(/<t[dh]>(.*?)<\/t[dh]>/g);
    for (const { from, to, title } of partsOf(guide, "Minutes")) {
      expect(cells).toContain(`${from}–${to}`);
      expect(cells.some((cell) => cell.startsWith(shown(title)))).toBe(true);
    }
  });

  it("has only absolute links, and no unfilled token", () => {
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\//);
    expect(html).not.toMatch(/[{}]/);
  });
});

const sections = guides.flatMap((guide) => (guide.documents ?? []).map((document) => ({ ...document, guide })));

describe.each(sections.map((part) => [`${part.guide.path}/${part.name}`, part] as const))(
  "the Word document of the section %s",
  (path, part) => {
    const { guide, title, section } = part;
    let html: string;
    beforeAll(async () => {
      html = await htmlOf(path);
    });

    it("begins with its title and the address of its section", () => {
      expect(html).toMatch(/^<h1 class="title">/);
      expect(html.split("</h1>")[0]).toContain(shown(title));
      expect(html).toContain(`${site.origin}${guide.path}#${section}`);
    });

    it("has the text of its section and of no other", () => {
      const words = html.replace(/<[^>]*>/g, " ");
      for (const { anchor, title: heading } of guide.body.headings)
        if (anchor !== section) expect(words).not.toContain(` ${shown(heading)} `);
      expect(words.length).toBeGreaterThan(400);
      expect(words).not.toMatch(/[{}]/);
    });
  },
);

it("guides that aren't for download have no document", () => {
  expect(guides.filter(({ download }) => !download).filter(({ path }) => existsSync(fileOf(path)))).toEqual([]);
});
