import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryCollection } from "@sveltia/cms";
import Ajv from "ajv";
import { contentFiles } from "../../src/check/rules/files";
import { readText } from "../../src/check/source";
import { pagesShowing } from "../../src/editor/bundle";
import { editorConfig } from "../../src/editor/config";
import { contentFormat } from "../../src/editor/contentFormat";
import { readMdx, writeMdx } from "../../src/editor/writeMdx";
import { entityOf } from "../../src/schema/entities";
import { plan } from "../../src/sections/plans/schema";
import { dataFolder } from "../support/content";
import { changedLines } from "../support/editableContent";
import { emptyFolder, put } from "../support/emptyFolder";

const root = join(__dirname, "../..");

function formatOf(file: string, textsNow?: () => Promise<string[]>) {
  const entity = entityOf(file);
  if (!entity) throw new Error(`${file} is no content.`);
  return contentFormat(entity, textsNow);
}

/** The text of a file after an edit in the visual editor. */
function edited<Value>(file: string, edit: (value: Value) => void): Promise<string> {
  const format = formatOf(file);
  const value = format.fromFile(readText(dataFolder, file)) as Value;
  edit(value);
  return format.toFile(value);
}

type Fields = Record<string, unknown>;
type Menu = Partial<Record<"types" | "options", { label: string }[]>>;

const editPlan = (fields: Fields) =>
  edited("plans.json", (plans: Fields[]) => Object.assign(plans[1] ?? {}, fields));

const config = editorConfig({ repository: "owner/site", branch: "main", local: true, shownAt: {} });

describe("the visual editor", () => {
  it("gets a configuration that fits its own schema", () => {
    const file = join(require.resolve("@sveltia/cms"), "../../schema/sveltia-cms.json");
    const validate = new Ajv({ format: false }).compile(JSON.parse(readFileSync(file, "utf8")));
    validate(config);
    expect(validate.errors).toBeNull();
  });

  it("makes a page from menus that explain each choice", () => {
    const pages = config.collections?.find((one) => "folder" in one && one.name === "pages");
    const { create = true, fields } = pages as EntryCollection;
    expect(create).toBe(true);
    expect(fields.find(({ name }) => name === "metadata")).not.toHaveProperty("required");
    for (const menu of ["composition", "hero", "sections"]) {
      const { types, options } = fields.find(({ name }) => name === menu) as Menu;
      const labels = [...(types ?? []), ...(options ?? [])].map(({ label }) => label);
      expect(labels.length).toBeGreaterThan(1);
      for (const label of labels) expect(label).toMatch(/^\w.*: \w.*\.$/);
    }
  });

  it("shows how a link is written in the hints of texts", () => {
    expect(JSON.stringify(config)).toContain("May link: `[words](/pricing#faq)`");
  });

  it("shows a list at the section with its entries", () => {
    const folder = emptyFolder();
    const sections = [
      { kind: "prose", anchor: "words" },
      { kind: "faq", anchor: "ask" },
    ];
    put(join(folder, "pages/help.json"), JSON.stringify({ path: "/help", sections }));
    expect(pagesShowing(folder)).toEqual({ FaqItem: "/help#ask" });
  });

  it.each(contentFiles(dataFolder))("saves %s unchanged", async (file) => {
    const format = formatOf(file);
    const text = readText(dataFolder, file);
    expect(await format.toFile(format.fromFile(text))).toBe(text);
  });

  it("changes only the line of an edited value", async () => {
    const before = readText(dataFolder, "plans.json");
    expect(changedLines(before, await editPlan({ monthlyPrice: "6.5" }))).toEqual([
      '    "monthlyPrice": 6.5,',
    ]);
  });

  it("saves a free price as text", async () => {
    expect(await editPlan({ annualPrice: "0" })).toContain('"annualPrice": "0"');
  });

  it("puts a new field where the schema has it", async () => {
    const names = Object.keys(JSON.parse(await editPlan({ priceNote: "For now" }))[1]);
    expect(names).toContain("priceNote");
    expect(names).toEqual(Object.keys(plan.shape).filter((name) => names.includes(name)));
  });

  it("saves straight quotes as curly ones", async () => {
    expect(await editPlan({ audience: `It's "so"` })).toContain("It’s “so”");
  });

  it("saves the empty lists that a schema requires", async () => {
    const written = await edited("pages/about.json", (page: { hero: Fields }) => {
      delete page.hero.actions;
    });
    expect(JSON.parse(written).hero.actions).toEqual([]);
  });

  it("saves the path of a chosen picture from its file", async () => {
    const written = await edited("pictures.json", (pictures: { light: { wide: string } }[]) => {
      for (const { light } of pictures) light.wide = light.wide.replace("./", "/data/");
    });
    expect(written).toBe(readText(dataFolder, "pictures.json"));
  });

  it("breaks lines as Biome does", async () => {
    const folder = emptyFolder();
    copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
    const long = Array.from({ length: 9 }, (_, index) => `A feature of some length, ${index}`);
    put(join(folder, "long.json"), await editPlan({ features: long }));
    put(join(folder, "short.json"), await editPlan({ features: ["One", "Two"] }));
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const { stdout } = spawnSync(process.execPath, [biome, "format", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toMatch(/Checked 3 files in .*No fixes applied/);
  });

  it("keeps the form of a guide's fields", () => {
    const text =
      '---\nslug: a\ntitle: "A: b" # why\nmetadata:\n  keywords: [one, two]\n---\nText.\n';
    const change = (fields: Fields) => writeMdx({ ...readMdx(text), ...fields }, text);
    expect(change({ title: "C: d" })).toBe(text.replace("A: b", "C: d"));
    expect(change({ body: "Words." })).toBe(text.replace("Text.", "Words."));
    expect(writeMdx({ slug: "a", body: "Text." }, "")).toBe("---\nslug: a\n---\n\nText.\n");
  });

  const refusal = (says: RegExp) =>
    expect.objectContaining({
      message: "saving_failed",
      cause: expect.objectContaining({ message: expect.stringMatching(says) }),
    });

  it("refuses wrong content and names the field", async () => {
    await expect(editPlan({ title: "Team\u200b" })).rejects.toEqual(
      refusal(/^plans\[1\]\.title: .*invisible/),
    );
  });

  it("names the line of a wrong guide text in the form", async () => {
    const guide = contentFiles(dataFolder).find((file) => file.endsWith(".mdx")) ?? "";
    const save = edited(guide, (fields: Fields) => {
      fields.body = "## First\n\nText.\n\n<Note>\n\nMore.";
    });
    await expect(save).rejects.toEqual(refusal(/^text, line 5: /));
  });

  it("refuses to overwrite a change of others, and names its fields", async () => {
    const before = readText(dataFolder, "plans.json");
    const others = JSON.parse(before);
    others[1].title = "Group";
    others[2].features.push("More");
    let now = before.replaceAll("\n", "\r\n");
    const format = formatOf("plans.json", async () => [now]);
    const value = format.fromFile(before);
    now = await format.toFile(value);
    expect(now).toBe(before);
    now = JSON.stringify(others);
    await expect(format.toFile(value)).rejects.toEqual(
      refusal(/others changed plans\[1\]\.title, plans\[2\]\.features\./),
    );
  });

  it("doesn't bring back a removed page, or replace one by a new page", async () => {
    const about = readText(dataFolder, "pages/about.json");
    const now: string[] = [];
    const reading = formatOf("pages/about.json", async () => now);
    await expect(reading.toFile(reading.fromFile(about))).rejects.toEqual(refusal(/removed/));
    now.push(about);
    const making = formatOf("pages/about.json", async () => now);
    await expect(making.toFile(JSON.parse(about))).rejects.toEqual(refusal(/another file/));
  });
});
