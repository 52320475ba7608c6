import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentCopy } from "./contentCopy";

const root = join(__dirname, "../..");

/** The project files that the check needs in addition to the content. */
const needed = [
  "package.json",
  "tsconfig.json",
  "scripts/check.ts",
  "scripts/command.ts",
  "src/content",
  "src/node/printProblems.ts",
  "static",
];

/** A separate project with a copy of the content, in which `npm run check` runs as it does for maintainers. */
export class CheckRun {
  private readonly project = realpathSync(mkdtempSync(join(tmpdir(), "check-")));
  readonly content = new ContentCopy(join(this.project, "data"));

  constructor() {
    for (const name of needed) cpSync(join(root, name), join(this.project, name), { recursive: true });
    // A junction, because Windows lets only administrators create other links.
    symlinkSync(realpathSync(join(root, "node_modules")), join(this.project, "node_modules"), "junction");
  }

  /** Runs the check without a terminal. */
  run(words: string[] = [], environment: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "check", "--", ...words], {
      cwd: this.project,
      encoding: "utf8",
      // On Windows, npm is a script, which only a shell can start. All arguments come from the tests, so this is safe.
      shell: process.platform === "win32",
      // Node warns if both NO_COLOR and FORCE_COLOR are set.
      env: { ...process.env, NO_COLOR: undefined, npm_config_update_notifier: "false", ...environment },
    });
    return { status, stdout, stderr };
  }

  delete(): void {
    rmSync(this.project, { recursive: true, force: true });
  }
}
