import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import type { z } from "zod";
import settings from "../../.vscode/settings.json";
import { jsonSchemas } from "../../scripts/schemas";
import { readText } from "../../src/content/contentFile";
import { contentFiles } from "../../src/content/folder";
import { dataFolder } from "../support/content";

type Part = z.core.JSONSchema.JSONSchema;

const schemas = jsonSchemas();

/** Every field of a schema and every kind of entry of its lists, by name. */
function partsOf(part: Part, name: string): [string, Part][] {
  const members = [part.allOf, part.anyOf, part.oneOf].flatMap((all) => all ?? []);
  const fields = [part.definitions, part.properties, part.items && { "[]": part.items }].flatMap(
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

const parts = Object.entries(schemas).flatMap(([name, schema]) => partsOf(schema, name));

it("the site's code uses every field", () => {
  const code = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/gatsby-types/.test(file),
  );
  // A schema uses the fields that decide what a section shows.
  const words = new Set(
    code.flatMap((file) =>
      readFileSync(join("src", file), "utf8").match(
        /schemas?\b/.test(file) ? /(?<=when: \(\{ )\w+/g : /@?\w+/g,
      ),
    ),
  );
  // Content names some fields, such as `form:waitlist` and `{products}`.
  for (const file of contentFiles(dataFolder))
    for (const [, name = ""] of readFileSync(join(dataFolder, file), "utf8").matchAll(/[:{](\w+)/g))
      words.add(name);
  const unused = parts.filter(([name]) => {
    const field = name.split(" ").pop() ?? "";
    // Names of types begin with a capital letter.
    return /^[@a-z]/.test(field) && !words.has(field);
  });
  expect(unused.map(([name]) => name)).toEqual([]);
});

describe("completion in editors", () => {
  const contents = contentFiles(dataFolder).filter((file) => file.endsWith(".json"));

  it.each(contents)("has a schema that accepts data/%s", (file) => {
    const entry = settings["json.schemas"].find(({ fileMatch: [pattern = ""] }) =>
      new RegExp(`^${pattern.replace("*", "[^/]+")}$`).test(`/data/${file}`),
    );
    const schema = schemas[`${entry?.url.replace("./schemas/", "")}`];
    expect(schema).toBeDefined();
    const validate = new Ajv({ format: false }).compile(schema ?? {});
    validate(JSON.parse(readText(dataFolder, file)));
    expect(validate.errors).toBeNull();
  });

  it("describes every field", () => {
    expect(parts.length).toBeGreaterThan(500);
    const undescribed = parts.filter(([, part]) => !part.description && !part.$ref && !part.allOf);
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });
});
