import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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

// Windows has no signals.
const onUnix = process.platform === "win32" ? it.skip : it;

onUnix("a command ends with the shell in which npm starts it", async () => {
  const minute = 'runCommand(async () => setTimeout(() => {}, 60_000)); console.log("started")';
  const script = `const { runCommand } = require("./scripts/command"); ${minute}`;
  const shell = spawn(`node --import tsx -e '${script}' && true`, {
    shell: true,
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  await once(shell.stdout, "data");
  shell.kill();
  // When nothing holds the output open any more.
  await once(shell, "close");
});
