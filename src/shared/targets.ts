/** What a link can lead to. */
type TargetKind = "page" | "anchor" | "file" | "named" | "mail" | "phone" | "web";

/** Where a link leads, taken apart. */
export interface Target {
  kind: TargetKind;
  /** The address of a page, without the place on it; empty for a place on the same page. Of other targets, all of it. */
  path: string;
  /** The place on a page: what follows `#`. */
  anchor?: string;
}

/** An address of another site, of characters that a URL may contain. Others, such as a line break, would damage `_redirects`. */
export const webUrlPattern =
  /^https:\/\/([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}(:\d+)?([/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/;

/** No text fits two. */
const patterns: Record<TargetKind, RegExp> = {
  // A page, or a place on it: `/pricing#faq`.
  page: /^\/[a-z0-9-/]*(#[a-z0-9-]+)?$/,
  // A place on the page with the link: `#faq`.
  anchor: /^#[a-z0-9-]+$/,
  // A file of `static/`, by its ending: `/handout.pdf`.
  file: /^\/[\w/-]+(\.[\w-]+)+$/,
  // A name of integrations.json: `form:contact`.
  named: /^(site|form):[A-Za-z][\w-]*$/,
  mail: /^mailto:[\w.+-]+@([\w-]+\.)+[A-Za-z]{2,}(\?[\w=&%+.-]*)?$/,
  phone: /^tel:\+?[\d-]+$/,
  web: webUrlPattern,
};

/** One pattern for all targets, for JSON Schemas and forms. */
export const targetPattern = new RegExp(
  Object.values(patterns)
    .map(({ source }) => source)
    .join("|"),
);

/** Takes a target apart; undefined when it has the format of none. */
export function parseTarget(text: string): Target | undefined {
  const kind = (Object.keys(patterns) as TargetKind[]).find((one) => patterns[one].test(text));
  if (!kind) return undefined;
  if (kind !== "page" && kind !== "anchor") return { kind, path: text };
  const [path = "", anchor] = text.split("#");
  return { kind, path, anchor };
}
