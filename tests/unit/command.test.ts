import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { emptyFolder, put } from "../support/emptyFolder";

it("a folder that Gatsby can't build in is named in one line", () => {
  const folder = join(emptyFolder(), "site (2)");
  put(join(folder, "package.json"), JSON.stringify({ engines: { node: ">=20.19" } }));
  const script = resolve("scripts/requirements.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder });
  expect(status).toBe(1);
  expect(`${stderr}`).toMatch(/^.*"\(".*site \(2\)\n$/);
});
