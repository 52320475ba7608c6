import { entities, entityOf } from "./entities";
import { walk } from "./walk";

/**
 * The files that a page's own content comes from: its file, the files of the entries that it refers to, and the files of the
 * entries that it lists. Content of every page, such as menus, the brand or the addresses of other services, doesn't count,
 * because a change of it doesn't make a page new.
 * @param file the page's file, below `data/`
 * @param content the parsed content of the file
 * @returns files as the table of entities names them, for example `scenarios/*.json` for all files of a folder
 */
export function pageDependencies(file: string, content: unknown): string[] {
  const entity = entityOf(file);
  if (!entity) return [];
  const referred = walk(entity.schema, content).flatMap(({ fieldKind }) =>
    fieldKind.kind === "reference" ? [fieldKind.to] : [],
  );
  const types = new Set([...referred, ...(entity.lists ?? [])]);
  return [file, ...entities.filter(({ type }) => types.has(type)).map(({ files }) => files)];
}
