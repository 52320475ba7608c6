import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");

/** Writes what was found to `reports/`, and says so. */
export function writeReport(name: string, content: object): void {
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(join(root, "reports", name), `${JSON.stringify(content, undefined, 2)}\n`);
  console.log(`\nAll figures are in reports/${name}.`);
}
