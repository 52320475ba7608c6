import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { problemsAddress } from "../../develop/problemReport";
import { editorAddress, writeEditor } from "./editorFiles";

/**
 * Adds the visual editor to the development server. Bundles it at the first request, so that the server starts no later.
 * @param siteFolder the project
 */
export async function serveEditor({ app, reporter }: CreateDevServerArgs, siteFolder: string): Promise<void> {
  // Not at the top of the file: a build without the packages for development imports it too.
  const { default: serveStatic } = await import("serve-static");
  const folder = join(siteFolder, ".cache/visual-editor");
  const files = serveStatic(folder, { redirect: false });
  let written: Promise<void> | undefined;
  app.use(editorAddress, (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
    written ??= writeEditor(siteFolder, folder, { repository: `local/${basename(siteFolder)}`, branch: "", problems: problemsAddress });
    written.then(
      () => files(request, response, next),
      (error: Error) => {
        written = undefined;
        reporter.error("The visual editor can't be bundled.", error);
        next(error);
      },
    );
  });
}
