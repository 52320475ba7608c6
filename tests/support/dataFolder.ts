import { existsSync } from "node:fs";
import { join } from "node:path";
import { entities } from "../../src/content/entities";

/** The real content, for tests of the site. */
export const dataFolder = join(__dirname, "../../data");

/** Content of the same structure that doesn't change when the real content does, for tests of the check. */
export const fixedFolder = join(__dirname, "../fixtures/data");

// Without a file there, every test of the check would fail, and none would say why.
for (const { files } of entities) {
  if (!files.includes("*") && !existsSync(join(fixedFolder, files)))
    throw new Error(
      `copy data/${files} to tests/fixtures/data/${files}: the tests of the check use the content there`,
    );
}
