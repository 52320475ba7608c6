import { contentFiles } from "../../src/content/checks/files";
import { readText } from "../../src/content/source";
import { dataFolder } from "./dataFolder";

/** What every content file holds. */
export const originalContent = (): { file: string; value: unknown }[] =>
  contentFiles(dataFolder).map((file) => ({ file, value: JSON.parse(readText(dataFolder, file)) }));
