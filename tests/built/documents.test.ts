/** @jest-environment node */
import JSZip from "jszip";
import mammoth from "mammoth";
import { builtFiles, readBuiltBytes } from "../support/built";
import { shown, site } from "../support/content";
import { guides, partsOf } from "../support/guides";

const bytesOf = (path: string) => readBuiltBytes(`${path}.docx`);

/** A built document as HTML, in which its title is the `h1` with the class `title`. */
const htmlOf = async (path: string) =>
  (
    await mammoth.convertToHtml(
      { buffer: bytesOf(path) },
      { styleMap: "p[style-name='Title'] => h1.title:fresh" },
    )
  ).value;

const kept = guides.filter(({ download }) => download);

describe.each(kept.map((guide) => [guide.path, guide] as const))(
  "the Word document of %s",
  (path, guide) => {
    let html: string;
    beforeAll(async () => {
      html = await htmlOf(path);
    });

    const inElements = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, words = ""]) => words.replace(/<[^>]*>/g, ""));

    it("names the brand as its first and last author", async () => {
      const properties = await (await JSZip.loadAsync(bytesOf(path)))
        .file("docProps/core.xml")
        ?.async("string");
      expect(
        [...`${properties}`.matchAll(/<(?:dc:creator|cp:lastModifiedBy)>([^<]*)</g)].map(
          ([, name]) => name,
        ),
      ).toEqual([site.brand, site.brand]);
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

    it("has only absolute links", () => {
      for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\//);
    });
  },
);

const sections = guides.flatMap(({ path, documents = [], body }) =>
  documents.map((document) => ({ ...document, path, body })),
);

it.each(sections)(
  "the Word document of the section $path/$name has the text of its section and of no other",
  async (document) => {
    const { path, name, section, body } = document;
    const words = (await htmlOf(`${path}/${name}`)).replace(/<[^>]*>/g, " ");
    for (const { anchor, title } of body.headings)
      if (anchor !== section) expect(words).not.toContain(` ${shown(title)} `);
    expect(words.length).toBeGreaterThan(400);
  },
);

it.each([
  ...kept.map(({ path, title }) => ({ path, title, address: path })),
  ...sections.map(({ path, name, title, section }) => ({
    path: `${path}/${name}`,
    title,
    address: `${path}#${section}`,
  })),
])(
  "the Word document of $path begins with its title, has its address, and has no unfilled token",
  async ({ path, title, address }) => {
    const html = await htmlOf(path);
    expect(html).toMatch(/^<h1 class="title">/);
    expect([...html.matchAll(/<h1 class="title">(.*?)<\/h1>/g)].map(([, words]) => words)).toEqual([
      shown(title),
    ]);
    expect(html).toContain(`${site.origin}${address}`);
    expect(html).not.toMatch(/[{}]/);
  },
);

it("guides that aren't for download have no document", () => {
  const others = guides
    .filter(({ download }) => !download)
    .map(({ path }) => `${path.slice(1)}.docx`);
  expect(builtFiles().filter((file) => others.includes(file))).toEqual([]);
});
