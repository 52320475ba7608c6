import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createFieldExtensions } from "../../src/node/graphql/fieldExtensions";
import { createGraphqlTypes } from "../../src/node/graphql/graphqlTypes";

/** A type as it was handed to Gatsby. */
export interface RecordedType {
  kind: "object" | "union" | "enum" | "interface";
  name: string;
  description?: string;
  interfaces?: string[];
  extensions?: Record<string, unknown>;
  fields?: Record<string, { type: string; description?: string; extensions?: Record<string, unknown> }>;
  types?: string[];
  values?: Record<string, { description?: string }>;
  resolveType?: (value: Record<string, string>) => string | undefined;
}

/** The types that the content's schemas are declared as, recorded in place of Gatsby's schema builders. */
export function declaredTypes(): RecordedType[] {
  const types: RecordedType[] = [];
  const recording = (kind: RecordedType["kind"]) => (config: Omit<RecordedType, "kind">) => ({ kind, ...config });
  const args: unknown = {
    schema: {
      buildObjectType: recording("object"),
      buildUnionType: recording("union"),
      buildEnumType: recording("enum"),
      buildInterfaceType: recording("interface"),
    },
    actions: { createTypes: (created: RecordedType[]) => types.push(...created) },
  };
  createGraphqlTypes(args as CreateSchemaCustomizationArgs);
  return types;
}

interface Extension {
  name: string;
  extend(): { resolve(source: unknown, args: unknown, context: unknown, info: unknown): unknown };
}

interface Query {
  type: string;
  query: { filter?: { path: { eq: string } } };
}

/** Content as the node model answers it. */
export interface Nodes {
  /** Found by path, or all together. */
  pages?: { path: string }[];
  /** One node of a type. */
  single?: Record<string, object>;
}

/**
 * Answers fields as Gatsby would, with the field extensions of the site.
 * @returns a function from extension, node and field to the answer
 */
export function fieldAnswers({ pages = [], single = {} }: Nodes) {
  const extensions = new Map<string, Extension>();
  const args: unknown = { actions: { createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension) } };
  createFieldExtensions(args as CreateSchemaCustomizationArgs);

  const context = (field: string) => ({
    defaultFieldResolver: (source: Record<string, unknown>) => source[field],
    nodeModel: {
      findOne: async ({ type, query }: Query) =>
        type === "Page" ? (pages.find(({ path }) => path === query.filter?.path.eq) ?? null) : (single[type] ?? null),
      findAll: async () => ({ entries: pages }),
    },
  });
  return async (name: string, source: Record<string, unknown>, field = name): Promise<unknown> => {
    const extension = extensions.get(name);
    if (!extension) throw new Error(`No field extension is called ${name}.`);
    return extension.extend().resolve(source, {}, context(field), {});
  };
}
