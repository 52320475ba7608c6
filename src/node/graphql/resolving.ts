import { tokenTypes, tokenValues } from "../../schema/tokenValues";
import { fillPlaceholders } from "../../shared/tokens";

interface Query {
  type: string;
  query: object;
}

/** The part of what Gatsby passes to every resolver that the site uses; gatsby has no types for it. */
export interface ResolverContext {
  /** Gatsby renders a page again when nodes change that the page read through it. */
  nodeModel: {
    getNodeById<Result>(query: { id: string; type: string }): Result | null;
    findOne<Result>(query: Query): Promise<Result | null>;
    findAll<Result>(query: Query): Promise<{ entries: Iterable<Result> }>;
  };
}

/** Resolves a field from its value in the content and the node or object with the field. */
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

/** Returns all nodes of a type. */
export const allOf = async <Result>(
  type: string,
  { nodeModel }: ResolverContext,
): Promise<Result[]> => [...(await nodeModel.findAll<Result>({ type, query: {} })).entries];

/** Returns what stands for tokens. */
export async function allTokens(context: ResolverContext): Promise<Record<string, string>> {
  const sources = tokenTypes.map(async (type) => [type, await allOf(type, context)]);
  return tokenValues(Object.fromEntries(await Promise.all(sources)));
}

/** Returns a text of the content with its tokens filled in. */
export const withTokens = async (text: string, context: ResolverContext): Promise<string> =>
  text.includes("{") ? fillPlaceholders(text, await allTokens(context)) : text;
