import { fillPlaces } from "../../content/tokens";
import { tokenTypesIn, tokenValues } from "../../content/tokenValues";

interface Query {
  type: string;
  query: object;
}

/**
 * The part of Gatsby's node model that resolvers use; gatsby has no types for it. Gatsby renders a page again when nodes
 * change that the page read through it.
 */
export interface NodeLookup {
  getNodeById<Result>(query: { id: string; type: string }): Result | null;
  findOne<Result>(query: Query): Promise<Result | null>;
  findAll<Result>(query: Query): Promise<{ entries: Iterable<Result> }>;
}

/** What Gatsby passes to every resolver. */
export interface ResolverContext {
  nodeModel: NodeLookup;
  defaultFieldResolver: (
    source: unknown,
    args: unknown,
    context: unknown,
    info: unknown,
  ) => unknown;
}

/**
 * Resolves a field.
 * @param raw the value of the field in the content
 * @param source the node or object with the field
 */
export type Resolve<Raw = unknown, Source = unknown> = (
  raw: Raw,
  context: ResolverContext,
  source: Source,
) => unknown;

/** Returns the node of a type that matches a filter; without a filter, the only node of the type. */
export const nodeWith = <Result>(
  { nodeModel }: ResolverContext,
  type: string,
  filter?: object,
): Promise<Result | null> => nodeModel.findOne<Result>({ type, query: filter ? { filter } : {} });

/**
 * Returns what stands for the tokens of a text. Looks up only the types of entries that they need: a page is rendered again
 * whenever an entry of those types changes.
 */
export async function tokensFor(
  text: string,
  { nodeModel }: ResolverContext,
): Promise<Record<string, string>> {
  const types = tokenTypesIn(text);
  // A limit may name the product.
  const needed = new Set(types.length > 0 ? ["SiteSettings", ...types] : []);
  const sources = [...needed].map(async (type) => [
    type,
    [...(await nodeModel.findAll({ type, query: {} })).entries],
  ]);
  return tokenValues(Object.fromEntries(await Promise.all(sources)));
}

/** Returns a text of the content with its tokens filled in. */
export const filled = async (text: string, context: ResolverContext): Promise<string> =>
  text.includes("{") ? fillPlaces(text, await tokensFor(text, context)) : text;
