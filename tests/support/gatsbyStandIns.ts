import { pageMetadata, shareImage, target } from "../../src/node/graphql/resolvers";
import type { Resolve, ResolverContext } from "../../src/node/graphql/resolving";

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

const resolvers = { pageMetadata, shareImage, target };

/** Returns a function from resolver, node and field to the answer. */
export function fieldAnswers({ pages = [], single = {} }: Nodes) {
  const context: unknown = {
    nodeModel: {
      findOne: async ({ type, query }: Query) =>
        type === "Page"
          ? (pages.find(({ path }) => path === query.filter?.path.eq) ?? null)
          : (single[type] ?? null),
      findAll: async ({ type }: Query) => ({
        entries: type === "Page" ? pages : [single[type] ?? []].flat(),
      }),
    },
  };
  return async (
    name: keyof typeof resolvers,
    source: Record<string, unknown>,
    field: string = name,
  ): Promise<unknown> => {
    const resolve = resolvers[name] as Resolve<unknown, unknown>;
    return resolve(source[field], context as ResolverContext, source);
  };
}
