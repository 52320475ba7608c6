import type { Content } from "../../src/content/entries";
import { sameNote } from "../../src/content/translations/catalog";
import {
  readTranslations,
  stateOf,
  type TranslationFile,
} from "../../src/content/translations/translate";

/**
 * The translations of content, as if no text lacked one, so that no test depends on how far they are. An entry that lacks some
 * has its English instead.
 */
export const completeTranslations = (content: Content): TranslationFile[] =>
  readTranslations(content).map((file) => {
    const incomplete = new Set(
      file.translated
        .filter((message) => stateOf(message) !== "done")
        .map(({ found }) => found.entry),
    );
    return {
      ...file,
      translated: file.translated.map((message) =>
        incomplete.has(message.found.entry)
          ? {
              ...message,
              fuzzy: false,
              formerEnglish: message.english,
              translation: message.english,
              note: sameNote,
            }
          : message,
      ),
    };
  });
