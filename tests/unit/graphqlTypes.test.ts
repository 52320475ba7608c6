import { entities } from "../../src/content/entities";
import { declaredTypes, type RecordedType } from "../support/gatsbyStandIns";

const types = declaredTypes();
const named = (name: string): RecordedType => {
  const found = types.find((type) => type.name === name);
  if (!found) throw new Error(`There is no type ${name}.`);
  return found;
};

describe("the GraphQL types of the content", () => {
  it.each([...new Set(entities.map(({ type }) => type))])("hold %s, as a node of which nothing is inferred", (type) => {
    expect(named(type)).toMatchObject({ kind: "object", extensions: { infer: false } });
    expect(named(type).interfaces).toContain("Node");
  });

  it("hold every field of every entity", () => {
    for (const { type, schema } of entities)
      expect(Object.keys(named(type).fields ?? {})).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
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
  it.each([
    ["may not be absent where the content must have it", "Plan", "annualPrice", "Price!"],
    ["may be absent where the content may leave it out", "Plan", "annualAIPrice", "Price"],
    ["is a list of what the content lists", "Plan", "features", "[String!]!"],
    ["is a number where the content holds one", "Application", "price", "Float!"],
    ["is a whole number where the content holds one", "Application", "ratingCount", "Int!"],
    ["is a yes or no where the content holds one", "Plan", "highlighted", "Boolean!"],
    ["is the entry itself where the content holds its slug", "StatsSection", "stats", "[Stat!]!"],
    ["is the picture's file where the content holds its path", "Image", "file", "File!"],
  ])("%s", (_what, type, field, expected) => {
    expect(named(type).fields?.[field]?.type).toBe(expected);
  });

  it("has its tokens filled in where people read it, and only there", () => {
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
