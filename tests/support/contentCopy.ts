import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check";
import type { Problem } from "../../src/content/problems";
import { dataFolder } from "./dataFolder";
import { EditableContent } from "./editableContent";

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

  problems(): Promise<Problem[]> {
    return checkContent(this.folder);
  }
}

/** A copy of the content in a temporary folder, for tests that break it. EditedContent does the same in memory, which is faster. */
export class ContentCopy extends ContentFolder {
  constructor() {
    super(mkdtempSync(join(tmpdir(), "content-")));
    cpSync(dataFolder, this.folder, { recursive: true });
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
