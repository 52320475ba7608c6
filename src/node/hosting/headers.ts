type Headers = Record<string, string>;

/** The path can end with `*`, or with `*` and an extension. */
export interface HeaderRule {
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

/**
 * The headers of all hosts. CDNs join the values of a header that two matching rules set, so only one rule may set it for
 * an address.
 */
export const headerRules: HeaderRule[] = [
  { path: "/*", headers: everywhere },
  { path: "/static/*", headers: ownFile },
  // Browsers never let other sites use fonts without permission.
  { path: "/fonts/*", headers: immutable },
  { path: "/*.js", headers: ownFile },
  // Other sites embed these pictures in link previews.
  { path: "/share/*", headers: immutable },
];

/** Of all other files. CDNs send it without a rule. */
export const revalidated: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };

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
