import type { Content } from "../entries";
import { fileProblem, type Problem } from "../problems";
import { isBuilt, staticPaths } from "./ownPaths";

/**
 * Files in `static/` that a build would overwrite.
 * @param paths those of the files in `static/`
 */
export function staticProblems({ fieldsOf }: Content, paths: string[] = staticPaths()): Problem[] {
  const pages = fieldsOf("path").map(({ text }) => text);
  return paths
    .filter((path) => {
      const page = path.replace(/(\/index)?\.html$/, "") || "/";
      return isBuilt(path) || (page !== path && pages.includes(page));
    })
    .map((path) =>
      fileProblem(
        `static${path}`,
        "a build writes a file of this name; rename this one, or remove it",
      ),
    );
}
