/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "../../src/content/checks/files";
import { editedFormat } from "../../src/content/editorEntries";
import { entityOf } from "../../src/content/entities";
import { readText } from "../../src/content/source";
import { writeJson } from "../../src/content/writeJson";
import { contentFormat } from "../../src/editor/contentFormat";
import { parseMdxFile, writeMdxFile } from "../../src/editor/mdxFile";
import { dataFolder, fixedFolder } from "../support/dataFolder";
import { emptyFolder, put } from "../support/emptyFolder";

const root = join(__dirname, "../..");
const jsonFiles = contentFiles(dataFolder).filter((file) => file.endsWith(".json"));

const formatOf = (file: string) => {
  const entity = entityOf(file);
  if (!entity) throw new Error(`${file} is no content.`);
  return contentFormat(editedFormat(entity));
};

/** The text of a fixed file after an edit in the visual editor. */
function edited(file: string, edit: (value: never) => void): string {
  const format = formatOf(file);
  const value = structuredClone(format.fromFile(readText(fixedFolder, file)));
  edit(value as never);
  return format.toFile(value);
}

/** Changes every list and every text in a value. */
function everywhere(
  value: unknown,
  list: (items: unknown[]) => unknown[],
  text: (words: string) => string,
): unknown {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return list(value.map((item) => everywhere(item, list, text)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, everywhere(item, list, text)]),
  );
}

const same = <Value>(value: Value) => value;

const changes: Record<string, (value: unknown) => unknown> = {
  "longer texts": (value) => everywhere(value, same, (words) => `${words} and more`),
  "shorter texts": (value) => everywhere(value, same, (words) => words.slice(0, 9)),
  "longer lists": (value) => everywhere(value, (items) => [...items, ...items], same),
  "shorter lists": (value) => everywhere(value, (items) => items.slice(1), same),
  "lists in another order": (value) => everywhere(value, (items) => items.toReversed(), same),
  "no earlier text": same,
};

// tests/editor changes a text of every content file and changes it back, and no byte differs.
describe("the visual editor", () => {
  it("formats files as Biome does after every kind of change", () => {
    const folder = emptyFolder();
    copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
    for (const [name, change] of Object.entries(changes)) {
      for (const file of jsonFiles) {
        const text = readText(dataFolder, file);
        const written = writeJson(change(JSON.parse(text)), name === "no earlier text" ? "" : text);
        put(join(folder, name, file.replaceAll("/", "-")), written);
      }
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, "node_modules/@biomejs/biome/bin/biome"), "format", "."],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    // Biome also checks its own configuration file.
    const count = Object.keys(changes).length * jsonFiles.length + 1;
    expect(`${stdout}${stderr}`).toMatch(
      new RegExp(`Checked ${count} files in .*No fixes applied`),
    );
  });

  it("saves an amount as a number, and a free or negotiated price as text", () => {
    const written = edited("plans.json", (plans: Record<string, unknown>[]) => {
      Object.assign(plans[1] ?? {}, {
        monthlyPrice: "6.5",
        annualPrice: "0",
        annualAIPrice: "Custom",
      });
    });
    expect(written).toContain('"monthlyPrice": 6.5,\n    "annualPrice": "0",');
    expect(written).toContain('"annualAIPrice": "Custom"');
  });

  it("saves the straight quotes of a keyboard as the curly ones that the check expects", () => {
    const answer = `"It's a yes" ("no" is rare)—and the schools' "why" follows.`;
    const written = edited("faq.json", (items: object[]) =>
      Object.assign(items[1] ?? {}, { answer }),
    );
    expect(JSON.parse(written)[1].answer).toBe(
      "“It’s a yes” (“no” is rare)—and the schools’ “why” follows.",
    );
  });

  it("saves the empty lists that a schema requires, although the form leaves them out", () => {
    const written = edited(
      "pages/about.json",
      (page: { hero: { actions?: unknown } }) => delete page.hero.actions,
    );
    expect(JSON.parse(written).hero.actions).toEqual([]);
  });

  it("saves a picture's path relative to the content file, although the form uses the path in the project", () => {
    const pick = (pictures: { light: { wide: string } }[]) => {
      for (const { light } of pictures)
        light.wide = light.wide.replace("./images/", "/data/images/");
    };
    expect(edited("pictures.json", pick)).toBe(readText(fixedFolder, "pictures.json"));
  });

  it("keeps the quotation marks in a guide and the blank line above its text", () => {
    const text =
      '---\nslug: a\ntitle: "A: b" # why\nmetadata:\n  keywords: [one, two]\n---\nText.\n';
    const change = (key: string, value: unknown) =>
      writeMdxFile({ ...parseMdxFile(text), [key]: value }, text);
    expect(change("slug", "b")).toBe(text.replace("slug: a", "slug: b"));
    expect(change("title", "C: d")).toBe(text.replace("A: b", "C: d"));
    expect(change("body", "Words.")).toBe(text.replace("Text.", "Words."));
    expect(parseMdxFile(change("download", true))).toMatchObject({ download: true, title: "A: b" });
    expect(writeMdxFile({ slug: "a", body: "Text." }, "")).toBe("---\nslug: a\n---\n\nText.\n");
  });

  it("keeps the order of fields, and puts new ones where the schema has them", () => {
    const written = edited("plans.json", (plans: Record<string, unknown>[]) =>
      Object.assign(plans[1] ?? {}, { priceNote: "For now" }),
    );
    expect(written).toContain(
      '"noAIChange": false,\n    "priceNote": "For now",\n    "highlighted"',
    );
  });

  it("rejects wrong content with the check's message", () => {
    const saving = () =>
      edited("plans.json", (plans: Record<string, unknown>[]) =>
        Object.assign(plans[1] ?? {}, { annualPrice: 9, title: "Team\u200b" }),
      );
    expect(saving).toThrow(
      expect.objectContaining({
        message: "saving_failed",
        cause: new Error(
          'plans[1].title: expected no invisible character (U+200B), got "Team\u200b"; type the text again',
        ),
      }),
    );
  });

  it("rejects a wrong guide text with the check's message and the line in the form", () => {
    const [guide = ""] = contentFiles(fixedFolder).filter((file) => file.endsWith(".mdx"));
    const saving = () =>
      edited(guide, (fields: { body: string }) =>
        Object.assign(fields, { body: "## First\n\nText.\n\n<Note>\n\nMore." }),
      );
    expect(saving).toThrow(
      expect.objectContaining({
        cause: new Error(
          "text, line 5: not valid MDX: <Note> has no closing tag; write </Note> behind its text, or /> in place of its >",
        ),
      }),
    );
  });
});
