import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentCopy } from "./contentCopy";

const root = join(__dirname, "../..");

/** What the check needs of the project beside the content. */
const needed = [
  "package.json",
  "tsconfig.json",
  "scripts/check.ts",
  "scripts/command.ts",
  "src/content",
  "src/node/printProblems.ts",
  "static",
];

/** A project of its own with a copy of the content, in which `npm run check` runs as it does for people. */
export class CheckRun {
  private readonly project = realpathSync(mkdtempSync(join(tmpdir(), "check-")));
  readonly content = new ContentCopy(join(this.project, "data"));

  constructor() {
    for (const name of needed) cpSync(join(root, name), join(this.project, name), { recursive: true });
    // A junction, because Windows lets only administrators make other links.
    symlinkSync(realpathSync(join(root, "node_modules")), join(this.project, "node_modules"), "junction");
  }

  /** Runs the check, with output that goes to no terminal. */
  run(words: string[] = [], environment: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "check", "--", ...words], {
      cwd: this.project,
      encoding: "utf8",
      // On Windows npm is a script, which only a shell starts; no word here comes from outside.
      shell: process.platform === "win32",
      env: { ...process.env, npm_config_update_notifier: "false", ...environment },
    });
    return { status, stdout, stderr };
  }

  delete(): void {
    rmSync(this.project, { recursive: true, force: true });
  }
}
