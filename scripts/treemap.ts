import { buildProject } from "./build";

/* Builds the site, with a treemap of the browser's scripts. */
process.env.TREEMAP = "1";
buildProject().then((succeeded) => {
  if (succeeded) console.log("\nreports/treemap.html shows the parts of the scripts; reports/treemap.json has their sizes.");
});
