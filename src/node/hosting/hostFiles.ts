type Headers = Record<string, string>;

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
};

/** For files whose names change with their content. */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };
const ownFile: Headers = { ...immutable, "Cross-Origin-Resource-Policy": "same-origin" };

/**
 * By path, which ends with `*`, or with `*` and an extension. CDNs join what two matching rules set, so only one may set a
 * header for an address.
 */
const headerRules: Record<string, Headers> = {
  "/*": everywhere,
  "/static/*": ownFile,
  // Browsers never let other sites use fonts without permission.
  "/fonts/*": immutable,
  "/*.js": ownFile,
  // Other sites embed these pictures in link previews.
  "/share/*": immutable,
};

const note = "# Written by the build: see src/node/hosting.\n";

const encoded = (path: string) =>
  new URL(path, "https://site.example").pathname.replace(/%[\da-f]{2}/gi, (byte) =>
    byte.toUpperCase(),
  );

/** Returns `_headers`, which Netlify and Cloudflare Pages read. */
export const cdnHeaders = (): string =>
  note +
  Object.entries(headerRules)
    .flatMap(([path, headers]) => [
      `${path}\n`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`),
    ])
    .join("");

/**
 * Returns `_redirects` for the same hosts. Cloudflare finds the 404 page of a language by itself.
 * @param languages the languages that have a 404 page
 */
export const cdnRedirects = (
  redirects: { from: string; to: string; status: number }[],
  languages: string[],
): string =>
  [
    note,
    ...redirects.map(({ from, to, status }) => `${encoded(from)} ${to} ${status}\n`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404\n`),
  ].join("");
