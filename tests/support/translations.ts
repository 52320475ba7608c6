import type { Content } from "../../src/content/entries";
import { sameNote } from "../../src/content/translations/catalog";
import { readTranslations, type TranslationFile } from "../../src/content/translations/translate";

/** The translations of content, as if no text lacked one: English stands in, so that no test depends on how far they are. */
export const completeTranslations = (content: Content): TranslationFile[] =>
  readTranslations(content).map((file) => ({
    ...file,
    translated: file.translated.map((message) =>
      message.translation && !message.fuzzy
        ? message
        : {
            ...message,
            fuzzy: false,
            formerEnglish: message.english,
            translation: message.translation || message.english,
            note: sameNote,
          },
    ),
  }));
