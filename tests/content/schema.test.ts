import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { entityOf } from "../../src/content/entities";
import { guideSnippets } from "../../src/content/guideSnippets";
import { editorSettings, jsonSchemas, schemaText } from "../../src/content/jsonSchema";
import { guideFrontmatter } from "../../src/content/schemas/guides";
import { readSource } from "../../src/content/source";

const root = join(__dirname, "../..");
const schemaFolder = join(root, "schemas");

/** The frontmatter of an MDX file; undefined for other files. */
function frontmatterOf(file: string): unknown {
  const { frontmatter } = entityOf(file) ?? {};
  const value = Object(readSource(join(root, "data"), file).value);
  return (
    frontmatter &&
    Object.fromEntries(Object.keys(frontmatter.shape).map((key) => [key, value[key]]))
  );
}

describe("the schemas that editors use", () => {
  it("are up to date; if not, run npm run schema", () => {
    expect(readdirSync(schemaFolder).sort()).toEqual(
      jsonSchemas()
        .map(({ name }) => name)
        .sort(),
    );
    for (const schema of jsonSchemas())
      expect(readFileSync(join(schemaFolder, schema.name), "utf8")).toBe(schemaText(schema));
    expect(readFileSync(join(root, ".vscode/settings.json"), "utf8")).toBe(editorSettings());
    expect(readFileSync(join(root, ".vscode/guides.code-snippets"), "utf8")).toBe(guideSnippets());
  });

  it.each(jsonSchemas().map((schema) => [schema.files, schema] as const))(
    "accept the content of %s",
    (files, { schema }) => {
      const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
      const names = files.includes("*")
        ? readdirSync(join(root, "data", files.split("/")[0] ?? "")).map((name) =>
            files.replace(/\*\..*/, name),
          )
        : [files];
      for (const name of names) {
        expect(existsSync(join(root, "data", name))).toBe(true);
        validate(frontmatterOf(name) ?? JSON.parse(readFileSync(join(root, "data", name), "utf8")));
        expect(validate.errors).toBeNull();
      }
    },
  );
});

describe("the snippets for guides", () => {
  const snippets: Record<string, { body: string[]; description: string }> = JSON.parse(
    guideSnippets(),
  );
  /** What a snippet inserts, with a word in each field and the first value of each choice. */
  const filled = (name: string) =>
    parseDocument(
      (snippets[name]?.body ?? [])
        .filter((line) => line !== "---")
        .join("\n")
        .replace(/\$\{\d+(?:\|([^,]*).*\|)?\}/g, (_, first = "a-first-debate") => first),
    ).toJS();

  it("begin a guide with all that it must have", () => {
    expect(guideFrontmatter.safeParse(filled("guide")).error).toBeUndefined();
  });

  it("are offered in all parts of a guide, and in no other YAML", () => {
    for (const snippet of Object.values(snippets))
      expect(snippet).toMatchObject({ scope: "mdx,yaml", include: "*.mdx" });
    expect(JSON.parse(editorSettings())).toMatchObject({
      "[mdx]": { "editor.quickSuggestions": { strings: "on" } },
    });
  });

  it("offer each field with its description", () => {
    for (const [name, { description }] of Object.entries(guideFrontmatter.shape)) {
      expect(snippets[name]?.description).toBe(description);
      expect(guideFrontmatter.partial().safeParse(filled(name)).error).toBeUndefined();
    }
  });
});

type Part = z.core.JSONSchema.JSONSchema;

/** Every field of a schema and every kind of entry of its lists, by name. */
function partsOf(part: Part, name: string): [string, Part][] {
  const members = [part.allOf, part.anyOf, part.oneOf].flatMap((all) => all ?? []);
  const fields = [part.properties, part.definitions, part.items && { "[]": part.items }].flatMap(
    (named) => Object.entries(named ?? {}),
  );
  return [
    ...members.flatMap((member) => partsOf(member, name)),
    ...(fields as [string, Part][]).flatMap(([key, field]): [string, Part][] => [
      [`${name} ${key}`, field],
      ...partsOf(field, `${name} ${key}`),
    ]),
  ];
}

const parts = jsonSchemas().flatMap(({ files, schema }) => partsOf(schema as Part, files));
const namesOf = (chosen: [string, Part][]) => chosen.map(([name]) => name);

describe("the help for fields in editors", () => {
  it("describes every field", () => {
    expect(parts.length).toBeGreaterThan(500);
    // A mere reference to a definition has the definition's description.
    expect(
      namesOf(parts.filter(([, part]) => !part.description && !part.$ref && !part.allOf)),
    ).toEqual([]);
  });

  it("explains every pattern in words", () => {
    expect(
      namesOf(
        parts.filter(([, { pattern, patternErrorMessage }]) => pattern && !patternErrorMessage),
      ),
    ).toEqual([]);
  });

  it("has an example for every pattern and format", () => {
    expect(
      namesOf(
        parts.filter(
          ([, { pattern, format, examples }]) => (pattern || format) && !examples?.length,
        ),
      ),
    ).toEqual([]);
  });

  it("has only valid examples", () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const wrong = parts.filter(([, { type, pattern, minLength, maxLength, examples = [] }]) => {
      const validate = ajv.compile(
        JSON.parse(JSON.stringify({ type, pattern, minLength, maxLength })),
      );
      return !examples.every((example) => validate(example));
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it("lists the allowed values of a choice", () => {
    const colors = parts.filter(([name]) => /CardTheme$/.test(name));
    expect(colors.length).toBeGreaterThan(0);
    for (const [, { enum: values }] of colors)
      expect(values).toEqual(expect.arrayContaining(["education", "government", "academic"]));
  });
});
