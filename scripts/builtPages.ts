import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { root, servedFolder } from "./folders";

/**
 * The pages that a build has made.
 * @param folder where they are; otherwise the folder that is served
 * @returns their addresses, with `/404` among them; none before the first build
 */
export function builtPages(folder = join(root, servedFolder)): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => `/${file.split(sep).join("/")}`)
    .filter((file) => file.endsWith("/index.html") || file === "/404.html")
    .map((file) => file.replace(/\/?(index)?\.html$/, "") || "/");
  return [...new Set(pages)].sort();
}
