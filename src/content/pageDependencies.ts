import { entities, entityOf } from "./entities";
import { walk } from "./walk";

/**
 * The files that a page's own content stands in: its file, those of the entries that it refers to, and those of the entries
 * that it lists. What stands on every page, such as menus, the brand or the addresses of other services, is not counted:
 * a change there is no news on any of them.
 * @param file the page's file, below `data/`
 * @param content what the file holds
 * @returns files as the table of entities names them, so `scenarios/*.json` for all of a folder
 */
export function pageDependencies(file: string, content: unknown): string[] {
  const entity = entityOf(file);
  if (!entity) return [];
  const referred = walk(entity.schema, content).flatMap(({ fieldKind }) => (fieldKind.kind === "reference" ? [fieldKind.to] : []));
  const types = new Set([...referred, ...(entity.lists ?? [])]);
  return [file, ...entities.filter(({ type }) => types.has(type)).map(({ files }) => files)];
}
