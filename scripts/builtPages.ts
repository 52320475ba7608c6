import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { root, servedFolder } from "./folders";

/**
 * Returns the paths of the built pages, including `/404`; none before the first build.
 * @param folder the built site
 */
export function builtPages(folder = join(root, servedFolder)): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => `/${file.split(sep).join("/")}`)
    .filter((file) => file.endsWith("/index.html") || file === "/404.html")
    .map((file) => file.replace(/\/?(index)?\.html$/, "") || "/");
  return [...new Set(pages)].sort();
}
