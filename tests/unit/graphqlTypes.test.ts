import { entities } from "../../src/content/entities";
import { declaredTypes, type RecordedType } from "../support/gatsbyStandIns";

const types = declaredTypes();
const named = (name: string): RecordedType => {
  const found = types.find((type) => type.name === name);
  if (!found) throw new Error(`There is no type ${name}.`);
  return found;
};
const fieldsOf = (type: RecordedType) => Object.entries(type.fields ?? {}).map(([name, field]) => ({ name, ...field }));
const bare = (type: string) => type.replace(/[[\]!]/g, "");

describe("the GraphQL types of the content", () => {
  it.each([...new Set(entities.map(({ type }) => type))])("hold %s, as a node of which nothing is inferred", (type) => {
    expect(named(type)).toMatchObject({ kind: "object", extensions: { infer: false } });
    expect(named(type).interfaces).toContain("Node");
  });

  it("hold every field of every entity", () => {
    for (const { type, schema } of entities)
      expect(Object.keys(named(type).fields ?? {})).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
  });

  it("have a description each", () => {
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it("have a description on every field", () => {
    const bareFields = types.flatMap((type) =>
      fieldsOf(type)
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(bareFields).toEqual([]);
  });

  it("have a description on every word of an enumeration", () => {
    const words = types.flatMap(({ name, values = {} }) => Object.entries(values).map(([word, value]) => ({ name, word, value })));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(({ value }) => !value.description).map(({ name, word }) => `${name}.${word}`)).toEqual([]);
    expect(named("CardTheme").values?.sel?.description).toBe("The colours of social-emotional learning.");
  });

  it("are declared once each", () => {
    const names = types.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it("refer only to types that are there", () => {
    const known = new Set([
      ...types.map(({ name }) => name),
      "String",
      "Int",
      "Float",
      "Boolean",
      "ID",
      "Date",
      "File",
      "Node",
      "Internal",
    ]);
    const used = types.flatMap((type) => [...fieldsOf(type).map((field) => bare(field.type)), ...(type.types ?? [])]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it("answer to the page interface, breadcrumbs included, where the entity is a page, and only there", () => {
    for (const { type, address } of entities) {
      expect({ type, page: named(type).interfaces?.includes("Page") }).toEqual({ type, page: address !== undefined });
      if (address !== undefined) {
        const expected = Object.keys(named("Page").fields ?? {}).filter((field) => field !== "id");
        expect(Object.keys(named(type).fields ?? {})).toEqual(expect.arrayContaining(expected));
      }
    }
  });
});

describe("a field of the GraphQL types", () => {
  it("may be absent only where the content may leave it out", () => {
    expect(named("Plan").fields?.annualPrice?.type).toBe("Price!");
    expect(named("Plan").fields?.annualAIPrice?.type).toBe("Price");
    expect(named("Plan").fields?.features?.type).toBe("[String!]!");
  });

  it("is a number, a whole number or a yes and no where the content holds one", () => {
    expect(named("Application").fields?.price?.type).toBe("Float!");
    expect(named("Application").fields?.ratingCount?.type).toBe("Int!");
    expect(named("Plan").fields?.highlighted?.type).toBe("Boolean!");
  });

  it("is the entry itself where the content holds its slug", () => {
    expect(named("StatsSection").fields?.stats).toMatchObject({ type: "[Stat!]!", extensions: { link: { by: "slug" } } });
  });

  it("is the picture's file where the content holds its path", () => {
    expect(named("Image").fields?.file).toMatchObject({ type: "File!", extensions: { fileByRelativePath: {} } });
  });

  it("has its tokens filled in where people read it", () => {
    expect(named("FaqItem").fields?.answer?.extensions).toEqual({ filledTokens: {} });
    expect(named("FaqItem").fields?.slug?.extensions).toBeUndefined();
  });
});

describe("the section of a page", () => {
  it("is of the type that its kind says", () => {
    const { types: members, resolveType } = named("PageSection");
    expect(resolveType?.({ kind: "phases" })).toBe("PhasesSection");
    expect(resolveType?.({ kind: "callToAction" })).toBe("CallToActionSection");
    expect(members).toEqual(expect.arrayContaining(["PhasesSection", "CallToActionSection"]));
  });

  it("is of no type where its kind is unknown", () => {
    expect(named("PageSection").resolveType?.({ kind: "carousel" })).toBeUndefined();
  });
});
