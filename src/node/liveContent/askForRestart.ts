import { join, relative } from "node:path";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";

/** Asks for a restart when code in `src/content` changes: `gatsby develop` reads schemas and checks only when it starts. */
export function askForRestart(reporter: Reporter, siteFolder: string): void {
  watch(join(siteFolder, "src/content"), { ignoreInitial: true }).on("change", (file) =>
    reporter.warn(`${relative(siteFolder, file)} changed. To apply it, restart \`npm run develop\`.`),
  );
}
