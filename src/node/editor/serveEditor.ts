import { basename, join } from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { editorAddress, placesFile } from "../../content/editorEntries";
import { writeEditor, writePlaces } from "./editorFiles";

/** What this file uses of a request and a response of Express, which Gatsby's development server is made with. */
interface Request {
  path: string;
}
interface Response {
  sendFile: (path: string, options: { root: string }, done: (error?: Error) => void) => void;
}

/**
 * Adds the visual editor to the development server. Bundles it at the first request, so that the server starts no later.
 * @param siteFolder the project
 */
export function serveEditor({ app, reporter }: CreateDevServerArgs, siteFolder: string): void {
  const folder = join(siteFolder, ".cache/visual-editor");
  const options = { repository: `local/${basename(siteFolder)}`, branch: "main", local: true };
  let written: Promise<void> | undefined;
  app.use(
    editorAddress,
    async ({ path }: Request, response: Response, next: (error?: unknown) => void) => {
      written ??= writeEditor(siteFolder, folder, options);
      try {
        await written;
      } catch (error) {
        written = undefined;
        reporter.error("The visual editor can't be bundled.", error as Error);
        return next(error);
      }
      // The content may have changed since.
      if (path === `/${placesFile}`) writePlaces(siteFolder, folder);
      response.sendFile(
        path === "/" ? "index.html" : path,
        { root: folder },
        (error) => error && next(error),
      );
    },
  );
}
