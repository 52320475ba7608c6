/** A reference that stays inside the drawing: to one of its parts, or to a picture that it contains. */
const inside = /^(#|data:image\/(png|jpe?g|webp|gif)[;,])/;

const references =
  /(?:\bhref|\bsrc)\s*=\s*["']\s*([^"']*)|\burl\(\s*["']?\s*([^"')]*)|@import\s+["']([^"']*)/gi;

/**
 * Finds what a browser would run or load from a drawing. Nobody expects either from a picture.
 * @param svg the content of an SVG file
 * @returns what it is, in words; undefined when the drawing is safe
 */
export function unsafeInSvg(svg: string): string | undefined {
  if (/<script\b/i.test(svg)) return "a script";
  if (/<!ENTITY\b/i.test(svg)) return "an entity";
  const [, handler] = /<[^>]*\s(on[a-z]+)\s*=/i.exec(svg) ?? [];
  if (handler) return `the event handler ${handler}`;
  const outside = [...svg.matchAll(references)]
    .map(([, link, url, sheet]) => link ?? url ?? sheet ?? "")
    .find((to) => !inside.test(to));
  return outside === undefined ? undefined : `a reference to ${outside}`;
}
