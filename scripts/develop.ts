import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { editorPath } from "../src/editor/editedFiles";
import { lockFolder } from "./build";
import { gatsby, root, runCommand } from "./command";

/** Says where the editor is once the server answers, so that it is the last line in the terminal. */
async function announceEditor() {
  const { port = "8000" } = parseArgs({
    options: { port: { type: "string", short: "p" } },
    strict: false,
  }).values;
  const url = `http://localhost:${port}${editorPath}`;
  while (!(await fetch(url).catch(() => undefined))?.ok)
    await wait(1000, undefined, { ref: false });
  console.log(`\nEdit the site in Chrome or Edge: ${url}\nCtrl+C stops it.\n`);
}

runCommand(async () => {
  await lockFolder(root);
  if (process.env.npm_lifecycle_event === "edit") announceEditor();
  if (!(await gatsby("develop", process.argv.slice(2)))) process.exitCode = 1;
});
