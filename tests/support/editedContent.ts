import { type CheckedFile, checkFile, checkTogether } from "../../src/content/check";
import { contentFiles } from "../../src/content/checks/files";
import { formatProblem, type Problem } from "../../src/content/problems";
import { readText } from "../../src/content/source";
import { fixedFolder } from "./dataFolder";
import { EditableContent } from "./editableContent";

interface HeldFile {
  text: string;
  checked: CheckedFile;
}

const held = (file: string, text: string): HeldFile => ({
  text,
  checked: checkFile(fixedFolder, file, text),
});

const original = new Map(
  contentFiles(fixedFolder).map((file) => [file, held(file, readText(fixedFolder, file))]),
);

/** The names of all files in the fixed content. */
export const originalFiles = [...original.keys()];

/** The fixed content in memory, for tests that break it. After a change, the check reads only one file again. */
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

  /** @param warn called with what is unwise but right */
  problems(warn?: (problem: Problem) => void): Problem[] {
    return checkTogether(
      [...this.files.values()].map(({ checked }) => checked),
      fixedFolder,
      warn,
    );
  }

  /** The problems as the check prints them. */
  lines(): string[] {
    return this.problems().map(formatProblem);
  }
}
