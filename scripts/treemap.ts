import { buildProject } from "./build";

/* Builds, and shows what the browser's scripts are made of. */
process.env.TREEMAP = "1";
buildProject().then((succeeded) => {
  if (succeeded) console.log("\nreports/treemap.html shows what the scripts are made of; reports/treemap.json has the sizes.");
});
