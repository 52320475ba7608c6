import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

const folder = join(__dirname, "../../public");

const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/"));

/**
 * The newest file that the build has written under a name: earlier builds leave theirs beside it.
 * @param name what its path below `public/` looks like
 * @throws when there is none
 */
export function builtFile(name: RegExp): string {
  const [newest] = names
    .filter((found) => name.test(found))
    .map((found) => ({ found, time: statSync(join(folder, found)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (!newest) throw new Error(`public/ holds no file like ${name}; run \`npm run build\` first.`);
  return newest.found;
}
