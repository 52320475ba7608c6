import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { editorAddress } from "../src/content/editorEntries";
import { gatsby } from "./gatsby";

const { port = "8000" } = parseArgs({ options: { port: { type: "string", short: "p" } }, strict: false }).values;
const address = `http://localhost:${port}${editorAddress}`;

/** Says where the editor is once the server answers, so that it is the last line in the terminal. */
async function announce(): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) await wait(1000, undefined, { ref: false });
  console.log(`\nEdit the site in Chrome or Edge: ${address}\nCtrl+C stops it.\n`);
}

announce();
gatsby("develop").then((succeeded) => {
  if (!succeeded) process.exitCode = 1;
});
