import { hashedEndings, hashedFolders, kept } from "./caching";
import { commonHeaders, type Header, ownResource, sharedResource } from "./securityHeaders";
import { type HostedSite, notFoundFile } from "./site";

const note = "# Written by the build: see src/node/hosting.";

const rule = (path: string, headers: Header[]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Pictures of link previews stand here. */
const shared = "/share";

/**
 * Headers in the form that Netlify and Cloudflare Pages read. Where two rules fit an address, one host joins the values and
 * another takes the last, so no two rules that can fit the same address name the same header.
 */
export function cdnHeaders({ pages }: HostedSite, permissions: Header, policies: Map<string, string>): string {
  return `${[
    note,
    rule("/*", commonHeaders),
    ...pages
      .filter(({ file }) => file !== notFoundFile)
      .map(({ path }) => rule(path, [["Content-Security-Policy", policies.get(path) ?? ""], permissions, ownResource])),
    ...hashedFolders.map((folder) => rule(`${folder}/*`, [kept, folder === shared ? sharedResource : ownResource])),
    ...hashedEndings.map((ending) => rule(`/*.${ending}`, [kept, ownResource])),
    rule("/page-data/*", [ownResource]),
  ].join("\n")}\n`;
}

/** Redirects in the same form: old address, new address, and that it has moved for good. */
export function cdnRedirects({ pages, redirects }: HostedSite): string {
  const slashes = pages
    .filter(({ path, file }) => path !== "/" && file !== notFoundFile)
    .map(({ path }) => ({ from: `${path}/`, to: path }));
  return `${[note, ...[...redirects, ...slashes].map(({ from, to }) => `${from} ${to} 301`)].join("\n")}\n`;
}

/** Of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
const limits = { rules: 100, characters: 2000, redirects: 2000 };

const countOf = (text: string, line: RegExp) => text.split("\n").filter((found) => line.test(found)).length;

/** What Cloudflare Pages would leave out of the two files, in words; nothing while they are within its limits. */
export function cdnLimits(headers: string, redirects: string): string[] {
  const rules = countOf(headers, /^\//);
  const moves = countOf(redirects, /^\//);
  const longest = Math.max(...headers.split("\n").map(({ length }) => length));
  return [
    ...(rules > limits.rules ? [`public/_headers has ${rules} rules; Cloudflare Pages reads ${limits.rules}.`] : []),
    ...(longest > limits.characters
      ? [`public/_headers has a line of ${longest} characters; Cloudflare Pages reads ${limits.characters}.`]
      : []),
    ...(moves > limits.redirects ? [`public/_redirects has ${moves} redirects; Cloudflare Pages reads ${limits.redirects}.`] : []),
  ].map((limit) => `${limit} See docs/hosting.md.`);
}
