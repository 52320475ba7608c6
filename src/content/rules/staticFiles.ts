import type { Content } from "../entries";
import type { Problem } from "../problems";
import { fileProblem, isBuilt, staticAddresses } from "./files";

/**
 * Files in `static/` that a build would overwrite.
 * @param addresses those of the files in `static/`
 */
export function staticProblems(
  { leavesOf }: Content,
  addresses: string[] = staticAddresses(),
): Problem[] {
  const pages = leavesOf("path").map(({ text }) => text);
  return addresses
    .filter((address) => {
      const page = address.replace(/(\/index)?\.html$/, "") || "/";
      return isBuilt(address) || (page !== address && pages.includes(page));
    })
    .map((address) =>
      fileProblem(
        `../static${address}`,
        "a build writes a file of this name; rename this one, or remove it",
      ),
    );
}
