import { editorAddress } from "../../editor/editedFiles";
import { hashedEndings, hashedFolders, immutable } from "./caching";
import { sentPolicy } from "./contentSecurityPolicy";
import {
  commonHeaders,
  editorOpener,
  type Header,
  ownResource,
  pageHeaders,
  sharedResource,
} from "./securityHeaders";
import { type HostedSite, notFoundFile } from "./site";

const note = "# Written by the build: see src/node/hosting.";

const rule = (path: string, headers: Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Returns the headers in the format of Netlify and Cloudflare Pages. When two rules match an address, one host joins the
 * values of a header and the other uses the last, so no header is in two rules that can match the same address.
 */
export function cdnHeaders({ pages }: HostedSite): string {
  return `${[
    note,
    rule("/*", [...commonHeaders, ["Content-Security-Policy", sentPolicy]]),
    ...pages
      .filter(({ file }) => file !== notFoundFile)
      .map(({ path }) => rule(path, [...pageHeaders, ownResource])),
    rule(`${editorAddress}/*`, [editorOpener]),
    ...hashedFolders.map((folder) =>
      rule(`${folder}/*`, [immutable, folder === "/share" ? sharedResource : ownResource]),
    ),
    ...hashedEndings.map((ending) => rule(`/*.${ending}`, [immutable, ownResource])),
    rule("/page-data/*", [ownResource]),
  ].join("\n")}\n`;
}

/** Returns the permanent redirects in the format of the same hosts. */
export function cdnRedirects({ pages, redirects }: HostedSite): string {
  const slashes = pages
    .filter(({ path, file }) => path !== "/" && file !== notFoundFile)
    .map(({ path }) => ({ from: `${path}/`, to: path }));
  return `${[note, ...[...redirects, ...slashes].map(({ from, to }) => `${from} ${to} 301`)].join("\n")}\n`;
}

/** Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
const limits = { rules: 100, characters: 2000, redirects: 2000 };

const countOf = (text: string, line: RegExp) =>
  text.split("\n").filter((found) => line.test(found)).length;

/** Returns a warning for each limit of Cloudflare Pages that the two files exceed. */
export function cdnLimits(headers: string, redirects: string): string[] {
  const rules = countOf(headers, /^\//);
  const moves = countOf(redirects, /^\//);
  const longest = Math.max(...headers.split("\n").map(({ length }) => length));
  const warnings: [text: string, count: number, limit: number][] = [
    [`public/_headers has ${rules} rules`, rules, limits.rules],
    [`public/_headers has a line of ${longest} characters`, longest, limits.characters],
    [`public/_redirects has ${moves} redirects`, moves, limits.redirects],
  ];
  return warnings.flatMap(([text, count, limit]) =>
    count > limit ? `${text}; Cloudflare Pages reads ${limit}. See docs/hosting.md.` : [],
  );
}
