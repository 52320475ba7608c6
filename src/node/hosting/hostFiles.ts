type Headers = Record<string, string>;

/** The path can end with `*`, or with `*` and an extension. */
interface HeaderRule {
  path: string;
  headers: Headers;
}

/** Few and short: with them, a preloaded font still fits in its part of a round trip. */
const everywhere: Headers = {
  // The rest of a page's policy is inside the page; browsers ignore `frame-ancestors` there.
  "Content-Security-Policy": "frame-ancestors 'none'; upgrade-insecure-requests",
  // Not `same-origin`: the pop-up in which people sign in answers the visual editor.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Without `preload`, which affects the whole domain: its owner decides.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  // The same as `frame-ancestors`, for old browsers.
  "X-Frame-Options": "DENY",
};

/** For files whose names change with their content. */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
const ownFile: Headers = { ...immutable, "Cross-Origin-Resource-Policy": "same-origin" };

/** The headers of all hosts. CDNs join what two matching rules set, so only one may set a header for an address. */
const headerRules: HeaderRule[] = [
  { path: "/*", headers: everywhere },
  { path: "/static/*", headers: ownFile },
  // Browsers never let other sites use fonts without permission.
  { path: "/fonts/*", headers: immutable },
  { path: "/*.js", headers: ownFile },
  // Other sites embed these pictures in link previews.
  { path: "/share/*", headers: immutable },
];

/** Of all other files. CDNs send it without a rule. */
const revalidated: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** Returns the headers of an address. */
export const headersFor = (address: string): Headers =>
  Object.assign(
    { ...revalidated },
    ...headerRules
      .filter(({ path }) => {
        const [start = "", end = ""] = path.split("*");
        return address.startsWith(start) && address.endsWith(end);
      })
      .map(({ headers }) => headers),
  );

/** A permanent redirect. The target is a path, or the address of another site. */
export interface Redirect {
  from: string;
  to: string;
}

const note = "# Written by the build: see src/node/hosting.\n";

const encoded = (path: string) =>
  new URL(path, "https://site.example").pathname.replace(/%[\da-f]{2}/gi, (byte) =>
    byte.toUpperCase(),
  );

/** Returns `_headers`, which Netlify and Cloudflare Pages read. */
export const cdnHeaders = (): string =>
  note +
  headerRules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join("");

/** Returns `_redirects` for the same hosts. */
export const cdnRedirects = (redirects: Redirect[]): string =>
  note + redirects.map(({ from, to }) => `${encoded(from)} ${to} 301\n`).join("");
