import { type CheckedFile, checkFile, checkTogether } from "../../src/content/check";
import { contentFiles } from "../../src/content/checks/files";
import type { Fault } from "../../src/content/faults";
import { readText } from "../../src/content/source";
import { dataFolder } from "./contentCopy";

/** Marks, in a text that is put in, where the fault will be told. */
export const here = "▸";

/** Where something stands in a file; both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where a character stands in a text. */
export const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

interface HeldFile {
  text: string;
  checked: CheckedFile;
}

const held = (file: string, text: string): HeldFile => ({ text, checked: checkFile(dataFolder, file, text) });

const original = new Map(contentFiles(dataFolder).map((file) => [file, held(file, readText(dataFolder, file))]));

/** The names of all content files. */
export const originalFiles = [...original.keys()];

/** The content, to be broken at will: in memory, where a change costs the check of one file. */
export class EditedContent {
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

  /**
   * Replaces the first place that holds `from`.
   * @param to the new text, with `here` in front of what is wrong
   * @returns where that is
   */
  change(file: string, from: string | RegExp, to: string): Place {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`data/${file} does not hold ${from}`);
    this.write(file, changed.replace(here, ""));
    return placeOf(changed, changed.indexOf(here));
  }

  /** What is wrong with one file by itself. */
  ownFaults(file: string): Fault[] {
    return this.files.get(file)?.checked.faults ?? [];
  }

  faults(): Fault[] {
    return checkTogether([...this.files.values()].map(({ checked }) => checked));
  }
}

/** What every content file holds. */
export const originalContent = (): { file: string; value: unknown }[] =>
  [...original].map(([file, { text }]) => ({ file, value: JSON.parse(text) }));
