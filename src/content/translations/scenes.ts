import { mismatch } from "../messages";
import type { Problem } from "../problems";
import { lineOf } from "./catalog";
import { readTranslationFile } from "./translate";

/* The words of pictures: `scenes/es.po`. Their English is HTML. */

/** Elements that have no end. */
const empty = /^(br|img|wbr)$/;

/** The first element that doesn't end, or ends without a beginning; undefined when all are in pairs. */
function brokenElement(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag, end, name = ""] of html.matchAll(/<(\/?)(\w+)[^<>]*>/g)) {
    if (end && open.pop() !== name) return tag;
    if (!end && !empty.test(name)) open.push(name);
  }
  return open.length > 0 ? `<${open[0]}>` : undefined;
}

/**
 * The translations of words in pictures whose elements aren't in pairs. They may be others than in the English, because what is
 * only for wide or narrow pictures differs.
 * @param name the file's path: `scenes/es.po`
 * @throws UnreadableFile
 */
export function sceneProblems(name: string): Problem[] {
  const { text, messages } = readTranslationFile(name);
  return messages.flatMap(({ context, formerEnglish, translation }) => {
    const broken = brokenElement(translation);
    if (!broken) return [];
    const line = text.split(/\r?\n/).indexOf(`msgid ${JSON.stringify(formerEnglish)}`) + 1;
    return {
      file: name,
      line: Math.max(line, lineOf(text, context)),
      column: 1,
      field: context,
      message: mismatch(`expected elements in pairs, also at ${broken}`, translation),
    };
  });
}
