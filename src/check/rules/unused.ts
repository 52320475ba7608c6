import { referredTypes } from "../../schema/shownEntries";
import { iconFile } from "../../shared/pictureSizes";
import type { Content } from "../entries";
import { fileProblem } from "./files";
import { fileMeant, imageFiles } from "./imageFiles";

/* Only for content that is valid: anything may be meant by a misspelled field. */

export function unusedEntries({ leavesOf }: Content) {
  const names = new Set(leavesOf("reference").map(({ text }) => text));
  return leavesOf("slug")
    .filter(
      ({ entry, text, isOwn }) =>
        referredTypes.includes(entry.entity.type) &&
        // A guide is a page, which need not be the next one of another.
        entry.entity.type !== "Guide" &&
        isOwn &&
        !names.has(text),
    )
    .map(({ text, problem }) =>
      problem(`nothing refers to "${text}"; name it on a page, or remove it`),
    );
}

export function unusedPictures({ leavesOf }: Content, folder: string) {
  const shown = leavesOf("image").map(({ entry, text }) => fileMeant(entry, text));
  return (
    imageFiles(folder)
      // A picture of another language is in a folder of it, and has the name of the English one.
      .filter((file) => !shown.includes(file.replace(/\/..\//, "/")) && file !== iconFile)
      .map((file) => fileProblem(file, "nothing shows this picture; remove it, or name it"))
  );
}
