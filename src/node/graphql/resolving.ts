import { countsInBraces, fillTokens, type Tokens } from "../../content/tokens";

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
 * Returns the brand and product names.
 * @throws when the content has no site settings
 */
export async function tokensOf(context: ResolverContext): Promise<Tokens> {
  const tokens = await nodeWith<Tokens>(context, "SiteSettings");
  if (!tokens) throw new Error("data/site.json has no site settings");
  return tokens;
}

/** Counts only what the text asks for: a page with a count is rendered again whenever an entry of that type changes. */
async function countsFor(text: string, { nodeModel }: ResolverContext): Promise<Partial<Tokens>> {
  const wanted = Object.entries(countsInBraces).filter(([name]) => text.includes(`{${name}}`));
  const counts = wanted.map(async ([name, type]) => [
    name,
    [...(await nodeModel.findAll({ type, query: {} })).entries].length,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}

/** Returns what stands for the tokens of a text. */
export const tokensFor = async (text: string, context: ResolverContext): Promise<Tokens> => ({
  ...(await tokensOf(context)),
  ...(await countsFor(text, context)),
});

/** Returns a text of the content with its tokens filled in. */
export const filled = async (text: string, context: ResolverContext): Promise<string> =>
  fillTokens(text, await tokensFor(text, context));
