import { createHash } from "node:crypto";
import type { Origins } from "./thirdParties";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The texts of a page's elements of one kind that stand in the page itself; data for crawlers is no script to the policy. */
const inlineTexts = (html: string, element: "script" | "style"): string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"))]
    .filter(([, attributes = ""]) => !/\ssrc=|\stype="application\/ld\+json"/.test(attributes))
    .map(([, , text = ""]) => text);

const hashesOf = (texts: string[]) => [...new Set(texts)].map(hashOf);

/**
 * What a page may load and run: itself, its own inline scripts and styles by their hashes, and the third parties it needs.
 * @param html the finished page, as it is sent
 * @param origins of third parties
 */
export function contentSecurityPolicy(html: string, origins: Origins): string {
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...hashesOf(inlineTexts(html, "script")), ...origins.scripts]],
    // No file holds styles. emotion adds an empty element, and then inserts rules, which need no permission.
    ["style-src", [...hashesOf([...inlineTexts(html, "style"), ""]), ...origins.styles]],
    // Gatsby, React and react-collapsed write some into the page; they can place and hide things, and load nothing.
    ["style-src-attr", ["'unsafe-inline'"]],
    // The site's icon is a drawing within the page.
    ["img-src", ["'self'", "data:", ...origins.images]],
    ["font-src", ["'self'", ...origins.fonts]],
    ["connect-src", ["'self'", ...origins.connections]],
    ["frame-src", origins.frames],
    ["manifest-src", ["'self'"]],
    ["base-uri", ["'none'"]],
    // The site has no form of its own: hosted ones are sent from inside their frames.
    ["form-action", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["upgrade-insecure-requests", []],
  ];
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(" ")).join("; ");
}

/** For everything that is no page: should a browser show it as one, it can load and run nothing. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** The same policy for a `meta` element, which may not hold all of it. */
export const metaPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => !/^(frame-ancestors|upgrade-insecure-requests)\b/.test(directive))
    .join("; ");
