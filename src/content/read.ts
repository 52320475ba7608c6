import { entityOf, fileSchema } from "../schema/entities";
import { parseContentFile, readText } from "./contentFile";
import { describeIssues } from "./describeIssue";
import { type Content, contentOf, type Entry, entriesOf } from "./entries";
import { contentFiles } from "./folder";
import { oncePerLocation, type Problem } from "./problems";

/** A content file with the problems that can be found without reading other files. */
export interface CheckedFile {
  file: string;
  /** Empty when the file isn't content or can't be read. */
  entries: Entry[];
  problems: Problem[];
}

function parseFile(file: string, text: string): CheckedFile {
  const entity = entityOf(file);
  if (!entity) return { file, entries: [], problems: [] };
  const contentFile = parseContentFile(file, text);
  if (contentFile.value === undefined) return { file, entries: [], problems: contentFile.problems };
  const schemaProblems = describeIssues(
    fileSchema(entity),
    contentFile.value,
    contentFile.problemAt,
  );
  const problems = oncePerLocation(contentFile.problems, schemaProblems);
  return { file, entries: entriesOf(contentFile, entity), problems };
}

/** Each file as it was read last: parsing takes most of the time of a check, and a change is mostly in one file. */
const lastRead = new Map<string, { text: string; checked: CheckedFile }>();

/** Parses the text of one file, and checks what can be checked without reading other files. */
export function checkFile(file: string, text: string): CheckedFile {
  const last = lastRead.get(file);
  if (last?.text === text) return last.checked;
  const checked = parseFile(file, text);
  lastRead.set(file, { text, checked });
  return checked;
}

/** Reads the files of a `data` folder. */
export const readFiles = (folder: string): CheckedFile[] =>
  contentFiles(folder).map((file) => checkFile(file, readText(folder, file)));

/** Reads the content of a `data` folder of which each file is right by itself. */
export const readContent = (folder: string): Content =>
  contentOf(readFiles(folder).flatMap(({ entries }) => entries));
