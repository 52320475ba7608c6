import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Fault } from "../../src/content/faults";
import { dataFolder } from "./dataFolder";

/** Marks, in a text that is put in, where the fault will be told. */
export const here = "▸";

/** Where something stands in a file; both from 1. */
export interface Place {
  line: number;
  column: number;
}

const placeOf = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** A copy of the content in a temporary folder, to be broken at will. */
export class ContentCopy {
  /** @param folder where it is put; a new one without it */
  constructor(readonly folder = mkdtempSync(join(tmpdir(), "content-"))) {
    cpSync(dataFolder, this.folder, { recursive: true });
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

  /**
   * Replaces the first place that holds `from`.
   * @param to the new text, with `here` in front of what is wrong
   * @returns where that is
   */
  change(file: string, from: string | RegExp, to: string): Place {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`data/${file} does not hold ${from}`);
    const offset = changed.indexOf(here);
    this.write(file, changed.replace(here, ""));
    return placeOf(changed, offset);
  }

  faults(): Fault[] {
    return checkContent(this.folder);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
