import { parseArgs } from "node:util";
import { editorAddress } from "../src/node/editor/editorFiles";
import { gatsby } from "./gatsby";

const { port = "8000" } = parseArgs({ options: { port: { type: "string", short: "p" } }, strict: false }).values;
const address = `http://localhost:${port}${editorAddress}`;

/** Says where the editor is, once the server answers: the last line in the terminal. */
const timer = setInterval(async () => {
  const { ok } = await fetch(address).catch(() => ({ ok: false }));
  if (!ok) return;
  clearInterval(timer);
  console.log(`\nEdit the site in Chrome or Edge: ${address}\nCtrl+C stops it.\n`);
}, 1000);

gatsby("develop").then((succeeded) => {
  clearInterval(timer);
  if (!succeeded) process.exitCode = 1;
});
