import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { metaPolicy } from "./contentSecurityPolicy";
import { notFoundFile } from "./site";

const element = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Browsers look for it in the first 1,024 bytes alone, so the policy stands after it. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Writes its policy into the 404 page: CDNs send that page for addresses that no rule of `_headers` can name.
 * @throws when the page does not begin as Gatsby's pages do
 */
export async function writeNotFoundPolicy(folder: string, policy: string): Promise<void> {
  const file = join(folder, notFoundFile);
  const html = (await readFile(file, "utf8")).replace(element, "");
  if (!charset.test(html)) throw new Error(`public/${notFoundFile} names no character set, after which its policy could stand.`);
  await writeFile(
    file,
    html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}"/>`),
  );
}
