import { createHash } from "node:crypto";
import type { ThirdParty } from "../../content/thirdParties";

const hashesOf = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

/** Returns the content of a page's inline scripts or styles. Structured data is not a script. */
const inlineTexts = (html: string, element: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"))]
    .filter(([, attributes = ""]) => !/\ssrc=|\stype="application\/ld\+json"/.test(attributes))
    .map(([, , text = ""]) => text);

/** Returns the policy of a finished page; its inline scripts and styles are allowed by hash. */
export function contentSecurityPolicy(html: string, thirdParties: ThirdParty[]): string {
  const furtherSources = (kind: keyof NonNullable<ThirdParty["cspSources"]>) =>
    thirdParties.flatMap(({ cspSources }) => cspSources?.[kind] ?? []);
  const originsOf = (field: "script" | "iframe") =>
    thirdParties.flatMap(({ [field]: url }) => (url ? new URL(url).origin : []));
  const directives = {
    // Firefox judges prefetched pages by this directive alone.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashesOf(inlineTexts(html, "script")),
      ...originsOf("script"),
      ...furtherSources("scripts"),
    ],
    // In the browser, emotion adds an empty element and inserts rules, which need no permission.
    "style-src": [...hashesOf([...inlineTexts(html, "style"), ""]), ...furtherSources("styles")],
    // Gatsby, React and react-collapsed write style attributes; these load nothing.
    "style-src-attr": ["'unsafe-inline'"],
    // Consent tools write their icons into their styles.
    "img-src": ["'self'", "data:", ...furtherSources("images")],
    "font-src": ["'self'", ...furtherSources("fonts")],
    // The site requests an iframe's host before it shows the iframe, because iframes report no error.
    "connect-src": ["'self'", ...originsOf("iframe"), ...furtherSources("connections")],
    "frame-src": [...originsOf("iframe"), ...furtherSources("frames")],
    "base-uri": ["'none'"],
    // All forms are in iframes of another site.
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const element = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** The policy goes after it: browsers read it only from the first 1,024 bytes. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** Returns a page with its policy inside, in place of an earlier build's. @throws without `<meta charset="utf-8">` */
export function withPolicy(html: string, policy: string): string {
  const page = html.replace(element, "");
  if (!charset.test(page)) throw new Error('A page has no <meta charset="utf-8">.');
  return page.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
