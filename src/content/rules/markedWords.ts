import type { JSONPath } from "jsonc-parser";
import { valueAt } from "../../schema/schemaFields";
import { hasOnce } from "../../schema/shapes";
import { fillPlaceholders } from "../../shared/tokens";
import type { Content } from "../entries";
import { mismatch } from "../messages";
import type { Problem } from "../problems";
import { tokensOf } from "../tokens";

/** The fields with words to mark, each with the field next to it in whose text they are. */
const markedFields: Record<string, string> = { highlight: "title", marked: "text" };

/** Where the text stands in which the words of a field are marked; undefined for a field whose words aren't. */
export function placeOfWhole(at: JSONPath): JSONPath | undefined {
  const name = markedFields[`${at.at(-1)}`];
  return name === undefined ? undefined : [...at.slice(0, -1), name];
}

/** Says what is wrong with words to mark: with tokens filled in, a text must have them once. The schemas compare what is written. */
export function markedMistake(
  marked: string,
  whole: string,
  placeOfWhole: JSONPath,
  tokens: Record<string, string>,
): string | undefined {
  const words = fillPlaceholders(marked, tokens);
  return hasOnce(fillPlaceholders(whole, tokens), words)
    ? undefined
    : mismatch(`expected words that "${placeOfWhole.at(-1)}" contains once`, words);
}

/** Words to mark that their text doesn't have once. */
export function markedProblems(content: Content): Problem[] {
  const tokens = tokensOf(content);
  return content.fieldsOf("text").flatMap(({ entry, field, text, problem }) => {
    const place = placeOfWhole(field.at);
    const whole = place && valueAt(entry.value, place.slice(entry.at.length));
    const mistake = place && markedMistake(text, `${whole}`, place, tokens);
    return mistake ? [problem(mistake)] : [];
  });
}
