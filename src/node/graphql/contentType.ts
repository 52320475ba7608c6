import { relative, sep } from "node:path";
import type { Node } from "gatsby";
import { entityOf } from "../../content/entities";

/**
 * Returns the GraphQL type of a JSON file's entries.
 * @param folder the absolute path of the folder with the content
 */
export function contentTypeName(node: Node, folder: string): string {
  const file = relative(folder, String(node.absolutePath)).split(sep).join("/");
  return entityOf(file)?.type ?? "UnknownContent";
}
