/** Marks, in a text that is put in, where the problem will be told. */
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

/** Content files by name, to be broken at will. */
export abstract class EditableContent {
  abstract read(file: string): string;
  abstract write(file: string, text: string): void;

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
}
