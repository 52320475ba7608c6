import { referredTypes } from "../../schema/shownTypes";
import { iconFile } from "../../shared/imageSizes";
import type { Content } from "../entries";
import { furtherLanguages } from "../languages";
import { fileProblem, type Problem } from "../problems";
import { fileMeant, imageFileIn, imageFiles } from "./imageFiles";

/* Only for content that is valid: anything may be meant by a misspelled field. */

/** Entries that pages could name, and that none names. */
export function unusedEntries({ fieldsOf }: Content): Problem[] {
  const named = new Set(fieldsOf("reference").map(({ field, text }) => `${field.to} ${text}`));
  return fieldsOf("slug")
    .filter(
      ({ entry, text, isOwn }) =>
        referredTypes.includes(entry.entity.type) &&
        // A guide is a page, which need not be the next one of another.
        entry.entity.type !== "Guide" &&
        isOwn &&
        !named.has(`${entry.entity.type} ${text}`),
    )
    .map(({ text, problem }) =>
      problem(`nothing refers to "${text}"; name it on a page, or remove it`),
    );
}

/** Pictures of a `data` folder that nothing shows. */
export function unusedImages(content: Content, folder: string): Problem[] {
  const further = furtherLanguages(content);
  const shownFiles = content.fieldsOf("image").flatMap(({ entry, text }) => {
    const file = fileMeant(entry, text);
    return [file, ...further.map((language) => imageFileIn(language, file))];
  });
  return imageFiles(folder)
    .filter((file) => !shownFiles.includes(file) && file !== iconFile)
    .map((file) => {
      const cure = /^images\/.*\//.test(file)
        ? "give it the name of the English one, or remove it"
        : "remove it, or name it";
      return fileProblem(`data/${file}`, `nothing shows this picture; ${cure}`);
    });
}
