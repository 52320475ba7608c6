import { fillTokens, type Tokens } from "../../content/tokens";
import type { DateLookup } from "../routes/pageDates";

interface Query {
  type: string;
  query: object;
}

/** What resolvers use of Gatsby's node model; what is read through it, the asking page depends on. */
export interface NodeLookup extends DateLookup {
  findOne<Result>(query: Query): Promise<Result | null>;
  findAll<Result>(query: Query): Promise<{ entries: Iterable<Result> }>;
}

/** What Gatsby hands to every resolver. */
export interface ResolverContext {
  nodeModel: NodeLookup;
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
}

/**
 * Answers a field.
 * @param raw what the content holds in it
 * @param source the node or object that the field is of
 */
export type Resolve<Raw = unknown, Source = unknown> = (raw: Raw, context: ResolverContext, source: Source) => unknown;

/** The one node of a type, or the one that holds a value in a field. */
export const nodeWith = <Result>(
  { nodeModel }: ResolverContext,
  type: string,
  field?: keyof Result & string,
  value?: string,
): Promise<Result | null> => nodeModel.findOne<Result>({ type, query: field ? { filter: { [field]: { eq: value } } } : {} });

/** The brand and product nouns; read through the node model, so that a page is made again when they change. */
export const tokensOf = async (context: ResolverContext): Promise<Tokens> => {
  const tokens = await nodeWith<Tokens>(context, "SiteSettings");
  if (!tokens) throw new Error("data/site.json holds no site settings");
  return tokens;
};

/** A text of the content with its tokens filled in. */
export const filled = async (text: string, context: ResolverContext): Promise<string> => fillTokens(text, await tokensOf(context));
