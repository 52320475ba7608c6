import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * The styles that vaul, the drawer of the menu, puts into the page as text when it is loaded.
 * @throws when vaul no longer does so in the way it did
 */
export async function drawerStyles(): Promise<string> {
  const source = await readFile(resolve("node_modules/vaul/dist/index.mjs"), "utf8");
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  if (!literal) throw new Error("vaul holds its styles in another way than before; src/build/hosting/libraryStyles.ts looks for them.");
  return JSON.parse(literal) as string;
}
