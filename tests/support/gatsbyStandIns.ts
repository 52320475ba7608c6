import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createFieldExtensions } from "../../src/node/graphql/fieldExtensions";

interface Extension {
  name: string;
  extend(): { resolve(source: unknown, args: unknown, context: unknown, info: unknown): unknown };
}

interface Query {
  type: string;
  query: { filter?: { path: { eq: string } } };
}

/** The content that the node model returns. */
export interface Nodes {
  /** Found by path, or all at once. */
  pages?: { path: string }[];
  /** One node of a type. */
  single?: Record<string, object>;
}

/**
 * Resolves fields as Gatsby does, with the site's field extensions.
 * @returns a function from extension, node and field to the answer
 */
export function fieldAnswers({ pages = [], single = {} }: Nodes) {
  const extensions = new Map<string, Extension>();
  const args: unknown = {
    actions: {
      createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension),
    },
  };
  createFieldExtensions(args as CreateSchemaCustomizationArgs);

  const context = (field: string) => ({
    defaultFieldResolver: (source: Record<string, unknown>) => source[field],
    nodeModel: {
      findOne: async ({ type, query }: Query) =>
        type === "Page"
          ? (pages.find(({ path }) => path === query.filter?.path.eq) ?? null)
          : (single[type] ?? null),
      findAll: async ({ type }: Query) => ({ entries: single[type] ? [single[type]] : pages }),
    },
  });
  return async (name: string, source: Record<string, unknown>, field = name): Promise<unknown> => {
    const extension = extensions.get(name);
    if (!extension) throw new Error(`No field extension is called ${name}.`);
    return extension.extend().resolve(source, {}, context(field), {});
  };
}
