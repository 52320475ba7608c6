import { build } from "./run.mjs";

/* Builds, and draws what the browser's scripts are made of. */
if (!build({ TREEMAP: "1" })) process.exit(1);
console.log("\nreports/treemap.html shows what the scripts are made of; reports/treemap.json has the sizes.");
