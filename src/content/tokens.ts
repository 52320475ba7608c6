import { tokenTypes, tokenValues } from "../schema/tokenValues";
import type { Content } from "./entries";

/** What stands for the tokens of texts, by their names. */
export function tokensOf({ ofType }: Content): Record<string, string> {
  const entriesByType = tokenTypes.map((type) => [type, ofType(type).map(({ value }) => value)]);
  return tokenValues(Object.fromEntries(entriesByType));
}
