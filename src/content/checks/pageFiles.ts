import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { entities } from "../entities";
import type { Problem } from "../problems";
import { fileProblem } from "./files";

/** The addresses of the pages in src/pages; undefined where the check runs without the site's code. */
function pageAddresses(): string[] | undefined {
  const folder = join(process.cwd(), "src/pages");
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}

const fileOf = (address: string) => (address === "/" ? "index" : address.slice(1));

/**
 * Content of a page that has no file in src/pages, and pages there that have no content.
 * @param addresses the addresses of the pages in src/pages
 */
export function pageFileProblems(addresses = pageAddresses()): Problem[] {
  if (!addresses) return [];
  const fixed = entities.filter(
    ({ address, files }) => address !== undefined && !files.includes("*"),
  );
  return [
    ...fixed
      .filter(({ address = "" }) => !addresses.includes(address))
      .map(({ files, address = "" }) =>
        fileProblem(
          files,
          `no page of the site shows this file; ask a developer to add src/pages/${fileOf(address)}.tsx`,
        ),
      ),
    ...addresses
      .filter((address) => !fixed.some((page) => page.address === address))
      .map((address) =>
        fileProblem(
          `pages/${fileOf(address)}.json`,
          `src/pages/${fileOf(address)}.tsx has no content; ask a developer to add it to src/content/entities.ts`,
        ),
      ),
  ];
}
