import { iconFile } from "../../fields/pictureSizes";
import { entities } from "../entities";
import type { Problem } from "../problems";
import { referencesIn, valueAt } from "../schemaFields";
import { type Content, isOwn } from "./entries";
import { fileProblem } from "./files";
import { fileMeant, imageFiles } from "./images";

/**
 * Entries that nothing refers to, and files in data/images that nothing shows. Only for content that is valid: anything may be
 * meant by a misspelled field.
 * @param folder the `data` folder
 */
export function unusedProblems(
  { entries: all, leavesOf, problemAt }: Content,
  folder: string,
): Problem[] {
  const referred = new Set(entities.flatMap(({ schema }) => referencesIn(schema)));
  const names = new Set(leavesOf("reference").map(({ text }) => text));
  const entries = leavesOf("slug").filter(
    ({ entry, leaf, text }) =>
      referred.has(entry.entity.type) && isOwn(leaf, entry) && !names.has(text),
  );
  const guides = all.filter(({ entity }) => entity.type === "Guide");
  const shown = leavesOf("image").map(({ entry, text }) => fileMeant(entry, text));
  const listed = new Set(leavesOf("guides").map(({ text }) => text));
  return [
    ...guides
      .filter(({ value }) => !listed.has(`${valueAt(value, ["audience"])}`))
      .map(({ source, value }) =>
        source.problemAt(
          ["audience"],
          `no page lists the guides for "${valueAt(value, ["audience"])}"; add a section of the kind "guides" to a page`,
        ),
      ),
    ...entries.map(({ entry, leaf, text }) =>
      problemAt(entry, leaf, `nothing refers to "${text}"; name it on a page, or remove it`),
    ),
    ...imageFiles(folder)
      .filter((file) => !shown.includes(file) && file !== iconFile)
      .map((file) => fileProblem(file, "nothing shows this picture; remove it, or name it")),
  ];
}
