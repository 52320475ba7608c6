import { basename } from "node:path";
import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { checkTogether } from "../../src/content/checkContent";
import { readText } from "../../src/content/contentFile";
import { type Content, contentOf } from "../../src/content/entries";
import { contentFiles } from "../../src/content/folder";
import { fieldName, formatProblem, locationOf, type Problem } from "../../src/content/problems";
import { checkFile } from "../../src/content/read";
import { entityOf } from "../../src/schema/entities";
import { dataFolder } from "./content";
import { EditableContent } from "./editableContent";

const held = (file: string, text: string) => ({ text, checked: checkFile(file, text) });

const original = new Map(
  contentFiles(dataFolder).map((file) => [file, held(file, readText(dataFolder, file))]),
);

/** The names of all content files. */
export const originalFiles = [...original.keys()];

/** The name of a field of a file, as problems have it. */
export const fieldIn = (file: string, path: JSONPath) =>
  fieldName(entityOf(file)?.storage === "list" ? [basename(file, ".json"), ...path] : path);

/** The content of the site in memory, for tests that break it. After a change, the check reads only one file again. */
export class EditedContent extends EditableContent {
  private readonly files = new Map(original);

  read(file: string): string {
    const { text } = this.files.get(file) ?? {};
    if (text === undefined) throw new Error(`there is no data/${file}`);
    return text;
  }

  write(file: string, text: string): void {
    this.files.set(file, held(file, text));
  }

  remove(file: string): void {
    this.files.delete(file);
  }

  /** The line and column of a field of a JSON file. */
  locationOf(file: string, at: JSONPath) {
    const text = this.read(file);
    const tree = parseTree(text);
    return locationOf(text, (tree && findNodeAtLocation(tree, at)?.offset) ?? 0);
  }

  /** Its entries, as a build reads them. */
  parsed(): Content {
    return contentOf([...this.files.values()].flatMap(({ checked }) => checked.entries));
  }

  problems(): Problem[] {
    return checkTogether([...this.files.values()].map(({ checked }) => checked));
  }

  /** The problems as the check prints them. */
  lines(): string[] {
    return this.problems().map(formatProblem);
  }
}
