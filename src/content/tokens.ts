import { tokenTypes, tokenValues } from "../schema/tokenValues";
import type { Content } from "./entries";

/**
 * What stands for the tokens of texts, by their names.
 * @param original the content as it was written: its pages count, also where they have no translation
 */
export function tokensOf(content: Content, original = content): Record<string, string> {
  const sourceOf = (type: string) => (type === "ScenarioPage" ? original : content);
  const entriesByType = tokenTypes.map((type) => [
    type,
    sourceOf(type)
      .ofType(type)
      .map(({ value }) => value),
  ]);
  return tokenValues(Object.fromEntries(entriesByType));
}
