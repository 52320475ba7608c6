import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { locationOf } from "../../src/content/problems";

/** Marks the place of the expected problem in a replacement text. */
export const here = "▸";

/** Content files by name, for tests that break them. */
export abstract class EditableContent {
  abstract read(file: string): string;
  abstract write(file: string, text: string): void;

  /**
   * Replaces the first match of `from`.
   * @param to the new text, with `here` in front of the mistake
   * @returns the line and column of the mistake
   */
  change(file: string, from: string | RegExp, to: string) {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`data/${file} does not contain ${from}`);
    this.write(file, changed.replace(here, ""));
    return locationOf(changed, changed.indexOf(here));
  }

  /** Sets a field of a JSON file; undefined removes it. */
  set(file: string, path: JSONPath, value: unknown): void {
    const text = this.read(file);
    this.write(file, applyEdits(text, modify(text, path, value, {})));
  }
}

/** Content in a folder. */
export class ContentFolder extends EditableContent {
  constructor(readonly folder: string) {
    super();
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }
}

/** The lines of a text that differ from those of an earlier text. */
export function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  return after.split("\n").filter((line, index) => line !== old[index]);
}
