import { entities, entityOf, filesInWords } from "../../schema/entities";
import { didYouMean } from "../messages";
import { fileProblem, type Problem } from "../problems";

/** What content files are called: those in folders, or those that must be there. */
const namesOf = (ofFolders: boolean): string[] =>
  entities.filter(({ isFolder = false }) => isFolder === ofFolders).map(filesInWords);

/** Files that no page uses, and files that are missing. */
export function misplacedFiles(files: string[]): Problem[] {
  const missing = namesOf(false).filter((name) => !files.includes(name));
  const known = [...namesOf(true), "images/*"].map((name) => `data/${name}`).join(", ");
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
