import type { Content } from "../entries";
import { furtherLanguages, localizedPaths } from "../languages";
import { fileProblem, type Problem } from "../problems";
import { isBuilt, staticPaths } from "./ownPaths";

/**
 * Files in `static/` at the address of a page or a redirect, in any language, or that a build would overwrite.
 * @param paths those of the files in `static/`
 */
export function staticProblems(content: Content, paths: string[] = staticPaths()): Problem[] {
  const further = furtherLanguages(content);
  const pages = [...content.fieldsOf("path"), ...content.fieldsOf("oldPath")].flatMap(({ text }) =>
    localizedPaths(text, further).map(({ path }) => path),
  );
  return paths
    .filter((path) => {
      const page = path.replace(/(\/index)?\.html$/, "") || "/";
      return isBuilt(path) || (page !== path && pages.includes(page));
    })
    .map((path) =>
      fileProblem(
        `static${path}`,
        "a page or a redirect has this address, or a build writes this file; rename it, or remove it",
      ),
    );
}
