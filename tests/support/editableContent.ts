import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { position } from "../../src/content/textPlace";

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
    return position(changed, changed.indexOf(here));
  }

  /** Sets a field of a JSON file; undefined removes it. */
  set(file: string, path: JSONPath, value: unknown): void {
    const text = this.read(file);
    this.write(file, applyEdits(text, modify(text, path, value, {})));
  }
}
