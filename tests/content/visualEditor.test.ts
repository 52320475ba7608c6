import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import Ajv from "ajv";
import { readText } from "../../src/content/contentFile";
import { contentFiles } from "../../src/content/folder";
import { pagesShowing, publishEditor } from "../../src/editor/bundle";
import { editorConfig } from "../../src/editor/config";
import { contentFormat } from "../../src/editor/contentFormat";
import { editorPath, kindsFile } from "../../src/editor/editedFiles";
import { fieldInWords, formInWords } from "../../src/editor/formFields";
import { kindsPage, shownKinds } from "../../src/editor/kinds";
import { entityOf } from "../../src/schema/entities";
import { plan } from "../../src/sections/plans/schema";
import { dataFolder } from "../support/content";
import { changedLines } from "../support/editableContent";
import { emptyFolder, put } from "../support/emptyFolder";

function formatOf(file: string, textsNow?: () => Promise<string[]>) {
  const entity = entityOf(file);
  if (!entity) throw new Error(`${file} is no content.`);
  return contentFormat(entity, textsNow);
}

type Fields = Record<string, unknown>;
type Menu = Partial<Record<"types" | "options", { label: string }[]>>;

/** The text of a file after an edit in the visual editor. */
function edited<Value = Fields>(
  file: string,
  edit: (value: Value) => void,
  text = readText(dataFolder, file),
): Promise<string> {
  const format = formatOf(file);
  const value = format.fromFile(text) as Value;
  edit(value);
  return format.toFile(value);
}

const editPlan = (fields: Fields) =>
  edited("plans.json", (plans: Fields[]) => Object.assign(plans[1] ?? {}, fields));

const files = contentFiles(dataFolder);
const guide = files.find((file) => file.endsWith(".mdx")) ?? "";
const withSource = files.find((file) => readText(dataFolder, file).includes('"authors"')) ?? "";

const refusal = (says: RegExp) =>
  expect.objectContaining({
    message: "saving_failed",
    cause: expect.objectContaining({ message: expect.stringMatching(says) }),
  });

describe("the visual editor", () => {
  const config = editorConfig({ repository: "owner/site", branch: "main", shownAt: {} });

  it("gets a configuration that fits its own schema", () => {
    const file = join(require.resolve("@sveltia/cms"), "../../schema/sveltia-cms.json");
    const validate = new Ajv({ format: false }).compile(JSON.parse(readFileSync(file, "utf8")));
    validate(config);
    expect(validate.errors).toBeNull();
  });

  it("explains each choice in the menus of a page", () => {
    const pages = config.collections?.find((one) => "folder" in one && one.name === "pages");
    for (const menu of (pages as { fields: Menu[] }).fields)
      for (const { label } of [...(menu.types ?? []), ...(menu.options ?? [])])
        expect(label).toMatch(/^\w.*: \w.*\.$/);
  });

  it("leads from the sections of a page to pictures of their kinds", () => {
    const [, fields] = /"fields":(.*)/.exec(JSON.stringify(config.collections?.[0])) ?? [];
    expect(fields).toContain(`(${editorPath}/${kindsFile})`);
  });

  it.each(shownKinds("."))("shows a picture of $kind, as docs/kinds.md does", (shown) => {
    const { kind, description, drawings } = shown;
    expect(drawings).not.toEqual([]);
    for (const { svg, title } of drawings) {
      expect(kindsPage(".")).toContain(svg);
      expect(title).not.toBe("");
    }
    const images = drawings.map(({ title, file }) => `![${title}](kinds/${file})`).join(" ");
    const row = `| \`${kind}\` | ${description} | ${images} |`;
    expect(readFileSync("docs/kinds.md", "utf8").split("\n")).toContain(row);
  });

  it("names the text of a guide as its form does", () => {
    expect(formInWords(guide)).toMatch(/^Guides › [\w-]+$/);
    expect(fieldInWords(guide, ["body", "texts", 3, "words"])).toBe("Text");
    expect(fieldInWords(guide, ["title"])).toBe("Title");
  });

  it("is published with hashes in the names of its scripts, which browsers keep for a year", async () => {
    const site = emptyFolder();
    for (const name of ["src", "docs", "node_modules"])
      symlinkSync(resolve(name), join(site, name));
    const editor = { repository: "owner/site", branch: "main" };
    put(join(site, "data/integrations.json"), JSON.stringify({ editor }));
    await publishEditor(site);
    const folder = join(site, "public", editorPath);
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    for (const name of scripts) expect(name).toMatch(/-[A-Z0-9]{8}\.js$/);
    const [, shown] = /src="\/admin\/([^"]+)"/.exec(readText(folder, "index.html")) ?? [];
    expect(scripts).toContain(shown);
  });

  it("shows a list at the section with its entries", () => {
    const folder = emptyFolder();
    const sections = [
      { kind: "prose", anchor: "words" },
      { kind: "questions", anchor: "ask", addsFaq: true },
    ];
    put(join(folder, "pages/help.json"), JSON.stringify({ path: "/help", sections }));
    expect(pagesShowing(folder)).toEqual({ FaqItem: "/help#ask" });
  });

  it.each(files)("saves all that %s holds", async (file) => {
    const text = readText(dataFolder, file);
    const written = await edited(file, () => {});
    expect(formatOf(file).fromFile(written)).toEqual(formatOf(file).fromFile(text));
  });

  it("writes JSON as Biome formats it", async () => {
    const input = await editPlan({ features: ["One", "Two"] });
    const biome = require.resolve("@biomejs/biome/bin/biome");
    const command = [biome, "format", "--stdin-file-path=plans.json"];
    expect(spawnSync(process.execPath, command, { input, encoding: "utf8" }).stdout).toBe(input);
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

  it("saves curly quotes in names, in values by plan, and in further forms", async () => {
    const sources = await edited(withSource, (debate: { arguments: Fields[] }) => {
      for (const { source } of debate.arguments)
        if (source) Object.assign(source, { authors: "O'Neil" });
    });
    expect(sources).toContain('"authors": "O’Neil"');
    const rows = await edited("comparison.json", ([row]: { values: Fields }[]) => {
      Object.assign(row?.values ?? {}, { team: `"All"` });
    });
    expect(rows).toContain('"team": "“All”"');
    const services = await edited("integrations.json", ({ forms }: { forms: Fields }) => {
      forms.press = { ...(forms.contact as Fields), title: "What's new" };
    });
    expect(services).toContain('"title": "What’s new"');
  });

  it("saves the empty lists that a schema requires", async () => {
    const written = await edited("pages/about.json", (page: { hero: Fields }) => {
      delete page.hero.actions;
    });
    expect(JSON.parse(written).hero.actions).toEqual([]);
  });

  it("saves the path of a chosen picture from its file", async () => {
    const written = await edited("images.json", (images: { light: { wide: string } }[]) => {
      for (const { light } of images) light.wide = light.wide.replace("./", "/data/");
    });
    expect(written).toBe(readText(dataFolder, "images.json"));
  });

  it("keeps the quotes and comments of a guide's fields", async () => {
    const text = readText(dataFolder, guide).replace(
      /^title: .*$/m,
      '# In lists.\ntitle: "A title"',
    );
    const written = await edited(guide, (fields) => Object.assign(fields, { title: "B" }), text);
    expect(written).toBe(text.replace("A title", "B"));
  });

  it("names the line of a wrong guide text in the form", async () => {
    const save = edited(guide, (fields) => {
      fields.body = "## First\n\nText.\n\n<Note>\n\nMore.";
    });
    await expect(save).rejects.toEqual(refusal(/^text, line 5: /));
  });

  it("doesn't bring back a page that others removed", async () => {
    const text = readText(dataFolder, "pages/about.json");
    const format = formatOf("pages/about.json", async () => []);
    await expect(format.toFile(format.fromFile(text))).rejects.toEqual(refusal(/has changed/));
  });
});
