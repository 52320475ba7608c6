import { join } from "node:path";
import { filesBelow } from "../litter";
import type { Problem } from "../problems";
import { fileProblem } from "./files";

/** The folder of the files that Gatsby copies unchanged. */
const staticFolder = () => join(process.cwd(), "static");

/** The addresses of the files in a folder that the site publishes. */
export const staticAddresses = (folder = staticFolder()): string[] =>
  filesBelow(folder).map((file) => `/${file}`);

/** What a build writes apart from pages. */
const written =
  /^\/((404|index)\.html|robots\.txt|llms\.txt|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|admin)\/.*)$/;

/**
 * Files in `static/` that a build would overwrite.
 * @param pages the addresses of all pages
 */
export const staticProblems = (pages: string[], folder = staticFolder()): Problem[] =>
  staticAddresses(folder)
    .filter((address) => {
      const page = address.replace(/(\/index)?\.html$/, "");
      return written.test(address) || (page !== address && pages.includes(page));
    })
    .map((address) =>
      fileProblem(
        `../static${address}`,
        "a build writes a file of this name; rename yours, or remove it",
      ),
    );
