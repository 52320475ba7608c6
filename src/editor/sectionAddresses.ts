import type { JSONPath } from "jsonc-parser";
import { contentFiles } from "../content/checks/files";
import { entities, entityOf } from "../content/entities";
import { readSource } from "../content/source";
import { valueAt, walk } from "../content/walk";

/** The hash of the section that contains a field; empty if the page has none there. */
function hashAt(page: unknown, at: JSONPath): string {
  const anchors = at.map((_, index) => valueAt(page, [...at.slice(0, index + 1), "anchor"]));
  const anchor = anchors.findLast((found) => typeof found === "string");
  return anchor ? `#${anchor}` : "";
}

/** The files of a type that has no pages of its own. */
const filesOf = (type: string) =>
  entities.filter((entity) => entity.type === type && !entity.address);

/**
 * Returns where pages show the content that has no page of its own: the section that lists all entries of a file, or else one
 * that names an entry.
 * @param folder the `data` folder
 * @returns addresses by content file, such as `/pricing#faq` for `faq.json`
 */
export function sectionAddresses(folder: string): Record<string, string> {
  const listed: Record<string, string> = {};
  const named: Record<string, { depth: number; address: string }> = {};
  for (const file of contentFiles(folder)) {
    const page = entityOf(file);
    const { value } = page?.address ? readSource(folder, file) : {};
    if (!page || !value) continue;
    const path = String(valueAt(value, ["path"]) ?? page.address);
    for (const { files, section = "" } of (page.lists ?? []).flatMap(filesOf))
      listed[files] = path + hashAt(value, [section]);
    for (const { fieldKind, value: slug, at } of walk(page.schema, value)) {
      if (fieldKind.kind !== "reference") continue;
      for (const { files } of filesOf(fieldKind.to)) {
        const name = files.replace("*", String(slug));
        // A section made of an entry names it at its top; others, such as a list of cards, deeper.
        if (at.length < (named[name]?.depth ?? Number.POSITIVE_INFINITY))
          named[name] = { depth: at.length, address: path + hashAt(value, at) };
      }
    }
  }
  const nearest = Object.entries(named).map(([name, { address }]) => [name, address]);
  return { ...Object.fromEntries(nearest), ...listed };
}
