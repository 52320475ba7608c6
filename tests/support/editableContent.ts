/** Marks the place of the expected problem in a replacement text. */
export const here = "▸";

/** A place in a file. Lines and columns start at 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of a character in a text. */
export const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Content files by name, for tests that break them. */
export abstract class EditableContent {
  abstract read(file: string): string;
  abstract write(file: string, text: string): void;

  /**
   * Replaces the first match of `from`.
   * @param to the new text, with `here` in front of the mistake
   * @returns the place of the mistake
   */
  change(file: string, from: string | RegExp, to: string): Place {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`data/${file} does not contain ${from}`);
    this.write(file, changed.replace(here, ""));
    return placeOf(changed, changed.indexOf(here));
  }
}
