import type { z } from "zod";
import type { interfaceText } from "../../schema/entries/interface";
import { tokenTypes, tokenValues } from "../../schema/tokenValues";
import { fillPlaceholders } from "../../shared/tokens";

interface Query {
  type: string;
  query: object;
}

/** How resolvers find nodes. Gatsby renders a page again when nodes change that it read so; gatsby has no types for it. */
export interface NodeModel {
  getNodeById<Result>(query: { id: string }): Result | null;
  findOne<Result>(query: Query): Promise<Result | null>;
  findAll<Result>(query: Query): Promise<{ entries: Iterable<Result> }>;
}

/** What every resolver gets, with the language in which it answers. */
export interface ResolverContext {
  nodeModel: NodeModel;
  language: string;
}

/** Answers a field from the node or object with the field, and from its value in the content. */
export type Resolve<Source = unknown, Raw = unknown> = (
  source: Source,
  context: ResolverContext,
  raw: Raw,
) => unknown;

const inLanguage = ({ language }: ResolverContext, filter = {}) => ({
  filter: { ...filter, language: { eq: language } },
});

/** Returns the node of a type that matches a filter; without a filter, the only node of the type. */
export const nodeWith = <Result>(context: ResolverContext, type: string, filter?: object) =>
  context.nodeModel.findOne<Result>({ type, query: inLanguage(context, filter) });

/** Returns all nodes of a type. */
export const allOf = async <Result>(type: string, context: ResolverContext) => [
  ...(await context.nodeModel.findAll<Result>({ type, query: inLanguage(context) })).entries,
];

/** Returns what stands for tokens. */
export async function allTokens(context: ResolverContext) {
  const sources = tokenTypes.map(async (type) => [type, await allOf(type, context)]);
  return tokenValues(Object.fromEntries(await Promise.all(sources)));
}

/** Returns a text of the content with its tokens filled in. */
export const withTokens = async (text: string, context: ResolverContext) =>
  text.includes("{") ? fillPlaceholders(text, await allTokens(context)) : text;

export async function interfaceWords(
  name: keyof typeof interfaceText.shape,
  values: Record<string, unknown>,
  context: ResolverContext,
) {
  const words = await nodeWith<z.infer<typeof interfaceText>>(context, "InterfaceText");
  return fillPlaceholders(await withTokens(words?.[name] ?? "", context), values);
}
