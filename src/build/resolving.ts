import { fillTokens, type Tokens } from "../content/tokens";
import type { DateLookup } from "./pageDates";

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

const knownIds = new Map<string, string>();

/**
 * The one node of a type, or the one that holds a value in a field. Looked for once a process and then asked for by its id:
 * Gatsby takes a tenth of the time, and notes all the same that the asking page depends on it.
 */
export async function nodeWith<Result extends { id: string }>(
  { nodeModel }: ResolverContext,
  type: string,
  field?: keyof Result & string,
  value?: string,
): Promise<Result | null> {
  const asked = [type, field, value].join(" ");
  const known = knownIds.get(asked);
  const node = known ? nodeModel.getNodeById<Result>({ id: known, type }) : null;
  if (node && (!field || node[field] === value)) return node;
  const found = await nodeModel.findOne<Result>({ type, query: field ? { filter: { [field]: { eq: value } } } : {} });
  if (found) knownIds.set(asked, found.id);
  return found;
}

/** The brand and product nouns; read through the node model, so that a page is made again when they change. */
export const tokensOf = async (context: ResolverContext): Promise<Tokens> => {
  const tokens = await nodeWith<Tokens & { id: string }>(context, "SiteSettings");
  if (!tokens) throw new Error("data/site.json holds no site settings");
  return tokens;
};

/**
 * A text of the content with its tokens filled in; at once where it has none, as most have. Of promises, a page's query would hold
 * hundreds, and wait for each.
 */
export const filled = (text: string, context: ResolverContext): string | Promise<string> =>
  text.includes("{") ? tokensOf(context).then((tokens) => fillTokens(text, tokens)) : text;
