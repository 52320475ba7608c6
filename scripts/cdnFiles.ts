import { join } from "node:path";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import type { Redirect } from "../src/node/hosting/site";

/** Parses the `_headers` and `_redirects` of a built site as Netlify does. */
export async function readCdnFiles(folder: string) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, "_headers")],
    configHeaders: [],
    minimal: false,
  });
  const moves = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    minimal: true,
  });
  // With `minimal: false`, every rule has its pattern.
  return {
    rules: headers as Header[],
    redirects: moves.redirects as (Redirect & { status: number })[],
    errors: [...errors, ...moves.errors],
  };
}

/** Returns the headers of a path by name, each with its values from all rules that match. */
export function headersFor(path: string, rules: Header[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { forRegExp, values } of rules) {
    if (!forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(values))
      found[name] = [...(found[name] ?? []), value];
  }
  return found;
}
