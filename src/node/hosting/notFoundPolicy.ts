import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { metaPolicy } from "./contentSecurityPolicy";
import { notFoundFile } from "./site";

const element = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** The policy goes after it: browsers read it only from the first 1,024 bytes. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Writes the policy of the 404 page into the page, because CDNs send it for addresses that no rule of `_headers` matches.
 * @throws when the page has no `<meta charset="utf-8">`
 */
export async function writeNotFoundPolicy(folder: string, policy: string): Promise<void> {
  const file = join(folder, notFoundFile);
  const html = (await readFile(file, "utf8")).replace(element, "");
  if (!charset.test(html)) throw new Error(`Expected <meta charset="utf-8"> in public/${notFoundFile}, to put its policy after it.`);
  await writeFile(
    file,
    html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy)}"/>`),
  );
}
