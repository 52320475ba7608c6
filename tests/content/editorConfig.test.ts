/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Field } from "@sveltia/cms";
import Ajv from "ajv";
import { z } from "zod";
import { entities } from "../../src/content/entities";
import { kindsOf, unwrap } from "../../src/content/walk";
import { placesOf } from "../../src/node/editor/places";
import { fixedFolder } from "../support/dataFolder";
import { collections, config, editedOf, editedFiles as files } from "../support/editorCollections";

/** The properties of a field of any kind. The editor's own type is a union of about twenty. */
interface AnyField {
  name: string;
  widget?: string;
  hint?: string;
  summary?: string;
  required?: boolean;
  fields?: AnyField[];
  field?: AnyField;
  types?: { name: string; summary?: string; fields?: AnyField[] }[];
  typeKey?: string;
}

/** Lists the fields of a schema that the editor lacks, and those that only one of the two requires. */
function differences(schema: z.core.$ZodType, field: AnyField | undefined, at: string): string[] {
  if (!field) return [`${at} is missing`];
  const inner = unwrap(schema);
  const mayBeEmpty = inner instanceof z.ZodArray || field.widget === "hidden";
  const required =
    !mayBeEmpty && (field.required ?? true) === schema instanceof z.ZodOptional
      ? [`${at} is required in one only`]
      : [];
  return [...required, ...within(inner, field, at)];
}

function within(inner: z.core.$ZodType, field: AnyField, at: string): string[] {
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, child]) =>
      key === field.typeKey
        ? []
        : differences(
            child,
            field.fields?.find(({ name }) => name === key),
            `${at}.${key}`,
          ),
    );
  }
  if (inner instanceof z.ZodArray) {
    const element = unwrap(inner.element);
    return field.field
      ? within(element, field.field, `${at}[]`)
      : within(element, field, `${at}[]`);
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return kindsOf(inner).flatMap((kind, index) => {
      const type = field.types?.find(({ name }) => name === kind);
      const member = inner.options[index] as z.ZodObject;
      const { [inner.def.discriminator]: _kind, ...others } = member.shape;
      return type
        ? within(z.object(others), { name: kind, fields: type.fields }, `${at}[${kind}]`)
        : [`${at}[${kind}] is missing`];
    });
  }
  return [];
}

/** All fields of all forms. */
function everyField(fields: AnyField[]): AnyField[] {
  return fields.flatMap((field) => {
    const { fields: own = [], field: element, types = [] } = field;
    return [field, ...everyField([...own, ...(element ? [element] : []), ...types])];
  });
}

const allFields = everyField(
  [...collections, ...files].flatMap((one) =>
    "fields" in one ? (one.fields as unknown as AnyField[]) : [],
  ),
);

/** The fields that a summary names. */
const namedIn = (summary = "") =>
  [...summary.matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, name = ""]) => name);

// tests/editor opens every content file, changes it, and makes mistakes in it.
describe("the configuration of the visual editor", () => {
  it("matches the editor's own schema", () => {
    const schema: object = JSON.parse(
      readFileSync(join(require.resolve("@sveltia/cms"), "../../schema/sveltia-cms.json"), "utf8"),
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(config);
    expect(validate.errors).toBeNull();
  });

  it.each(entities.map(({ files: path }) => path))(
    "has every field of %s, and requires the same ones as its schema",
    (path) => {
      const entity = entities.find((known) => known.files === path);
      const edited = editedOf(path) as { fields: Field[] } | undefined;
      const fields = (edited?.fields ?? []) as unknown as AnyField[];
      const schema = entity?.frontmatter ?? entity?.schema;
      expect(
        schema &&
          within(schema, entity?.list ? (fields[0] ?? { name: "" }) : { name: "", fields }, path),
      ).toEqual([]);
    },
  );

  it("links a file without its own page to the section that shows it", () => {
    const places = placesOf(fixedFolder);
    expect(places).toMatchObject({
      "faq.json": "/pricing#faq",
      "debates/housing-bill.json": "/nonprofits#sample-coalition",
    });
    const linked = files.flatMap(
      ({ preview_path }) => /\?show=(.*)/.exec(preview_path ?? "")?.[1] ?? [],
    );
    expect(linked.length).toBeGreaterThan(0);
    for (const file of linked)
      expect([file, places[file]]).toEqual([file, expect.stringMatching(/^\//)]);
    // The sections in the table of entities exist on their pages.
    for (const { files: file } of entities.filter(({ section }) => section))
      expect(places[file]).toContain("#");
  });

  it("summarizes the entries of a list by fields that none of them lacks", () => {
    const summarized = allFields.filter(({ summary, widget }) => summary && widget !== "object");
    expect(summarized.length).toBeGreaterThan(0);
    const optional = summarized.flatMap(({ name, summary, fields = [] }) =>
      fields
        .filter((field) => namedIn(summary).includes(field.name) && field.required === false)
        .map((field) => `${name}.${field.name}`),
    );
    expect(optional).toEqual([]);
  });

  it("names other content in hints as the editor does, not as files, and doesn't ask for what is chosen from a list", () => {
    const hints = allFields.flatMap(({ hint = "" }) =>
      /^[^“]*\.json|^[^“]*data\/[a-z]|the slug of an? (?!argument|point)/i.test(hint) ? [hint] : [],
    );
    expect(hints).toEqual([]);
    const scenario = JSON.stringify(editedOf("scenarios/*.json"));
    expect(scenario).toContain('"hint":"A figure, from Lists › Stats."');
    expect(scenario).toContain("both named in Site › Integrations.");
  });

  it("describes each choice, and offers a reference the entries of its list", () => {
    const scenario = JSON.stringify(editedOf("scenarios/*.json"));
    expect(scenario).toContain("Columns: Side by side, between rules.");
    expect(scenario).toContain('"collection":"lists","file":"stats","value_field":"stats.*.slug"');
  });
});
