import { entities, entityOf, filesInWords } from "../../schema/entities";
import { didYouMean } from "../messages";
import { fileProblem, type Problem } from "../problems";

/** What the files in folders are called. */
const inFolders = entities.filter(({ storage }) => storage === "folder").map(filesInWords);

/** The files that must be there. */
const needed = entities.filter(({ storage }) => storage !== "folder").map(filesInWords);

/** Files that no page uses, and files that are missing. */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = needed.filter((name) => !files.includes(name));
  const known = [...inFolders, "images/*"].map((name) => `data/${name}`).join(", ");
  const cure = `; move it to where it belongs (${known}), or remove it`;
  return [
    ...files
      .filter((file) => !entityOf(file))
      .map((file) => {
        const message = `no page uses a file of this name${didYouMean(file, missing, cure)}`;
        return fileProblem(`data/${file}`, message);
      }),
    ...missing.map((file) => fileProblem(`data/${file}`, "the file is missing; restore it")),
  ];
}
