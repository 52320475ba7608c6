import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Problem } from "../../src/content/problems";
import { fixedFolder } from "./dataFolder";
import { EditableContent } from "./editableContent";

/** A copy of the fixed content in a temporary folder, to be broken at will; in memory, EditedContent does the same faster. */
export class ContentCopy extends EditableContent {
  /** @param folder where it is put; a new one without it */
  constructor(readonly folder = mkdtempSync(join(tmpdir(), "content-"))) {
    super();
    cpSync(fixedFolder, this.folder, { recursive: true });
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

  problems(): Promise<Problem[]> {
    return checkContent(this.folder);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
