import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Runs an ES module in its own process, because Jest can't import packages that are ES modules.
 * @param text the module, which can import the project's packages
 * @param environment additional environment variables
 * @returns the JSON that the module prints
 * @throws when the module throws
 */
export async function runModule<Result>(text: string, environment: Record<string, string> = {}): Promise<Result> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", text], {
    cwd: join(__dirname, "../.."),
    env: { ...process.env, ...environment },
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
