import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../../scripts/command";

/** Not copied: installed packages, and the output of builds and other tools. */
const leftOut =
  /^(\.git|node_modules|\.cache.*|public|dist.*|hosting|reports|screenshots|\.lighthouseci|test-results|playwright-report)$/;

/** A copy of the project in a temporary folder, for builds. This process deletes it at exit. */
export class ProjectCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "debato-copy-")));

  constructor() {
    process.on("exit", () => this.delete());
    cpSync(root, this.folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !leftOut.test(relative(root, file)),
    });
    // A junction, because on Windows only administrators can create other links.
    symlinkSync(
      realpathSync(join(root, "node_modules")),
      join(this.folder, "node_modules"),
      "junction",
    );
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
