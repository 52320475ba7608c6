import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(__dirname, "../..");

/** What is not copied: the results of builds and of other tools. */
const leftOut = /^(\.git|node_modules|\.cache.*|public|dist.*|hosting|reports|screenshots|\.lighthouseci|test-results|playwright-report)$/;

/** A copy of the project in a temporary folder, to build there. It is deleted when this process exits. */
export class ProjectCopy {
  private readonly temporary: string;
  readonly folder: string;

  /** @param parent the folder that holds the copy */
  constructor(parent = tmpdir()) {
    this.temporary = realpathSync(mkdtempSync(join(parent, "debato-bench-")));
    this.folder = join(this.temporary, "project");
    process.on("exit", () => this.delete());
    cpSync(root, this.folder, { recursive: true, filter: (file) => !leftOut.test(relative(root, file)) });
    // A junction, because Windows lets only administrators make other links.
    symlinkSync(realpathSync(join(root, "node_modules")), join(this.folder, "node_modules"), "junction");
  }

  delete(): void {
    rmSync(this.temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
