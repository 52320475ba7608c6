import type { JSONPath } from "jsonc-parser";
import { contentFiles } from "../../content/checks/files";
import { type Entity, entities, entityOf } from "../../content/entities";
import { readSource } from "../../content/source";
import { valueAt, walk } from "../../content/walk";

/** The hash of the section that contains a field; empty if the page has none there. */
function hashAt(page: unknown, at: JSONPath): string {
  const anchors = at.map((_, index) => valueAt(page, [...at.slice(0, index + 1), "anchor"]));
  const anchor = anchors.findLast((found) => typeof found === "string");
  return anchor ? `#${anchor}` : "";
}

/** The entities of a type that have no pages of their own. */
const entitiesOf = (type: string): Entity[] =>
  entities.filter((entity) => entity.type === type && !entity.address);

/**
 * Where pages show the content that has no page of its own: the section that lists all entries of a file, or else one that
 * names an entry.
 * @param folder the `data` folder
 * @returns addresses by content file, such as `/pricing#faq` for `faq.json`
 */
export function placesOf(folder: string): Record<string, string> {
  const pages = contentFiles(folder).flatMap((file) => {
    const entity = entityOf(file);
    if (!entity?.address) return [];
    const { value } = readSource(folder, file);
    return value ? [{ entity, value, path: valueAt(value, ["path"]) ?? entity.address }] : [];
  });
  const listed = pages.flatMap(({ entity, value, path }) =>
    (entity.lists ?? [])
      .flatMap(entitiesOf)
      .map(({ files, section = "" }) => [files, path + hashAt(value, [section])]),
  );
  const named = pages.flatMap(({ entity, value, path }) =>
    walk(entity.schema, value).flatMap(({ fieldKind, value: slug, at }) =>
      fieldKind.kind === "reference"
        ? entitiesOf(fieldKind.to).map(({ files }) => ({
            file: files.replace("*", String(slug)),
            depth: at.length,
            place: path + hashAt(value, at),
          }))
        : [],
    ),
  );
  // A section made of an entry names it at its top; others, such as a list of cards, deeper.
  const nearest = named.sort((a, b) => b.depth - a.depth).map(({ file, place }) => [file, place]);
  return Object.fromEntries([...nearest, ...listed]);
}
