import { build } from "./run.mjs";
import { setup } from "./setup.mjs";

setup();
if (!build()) process.exit(1);
const { serve } = await import("./serve.mjs");
const port = Number(process.env.PORT ?? 9000);
await serve(port);
console.log(`\nThe site is at http://localhost:${port}\nCtrl+C stops it.`);
