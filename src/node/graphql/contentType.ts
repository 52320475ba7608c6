import { relative, sep } from "node:path";
import type { Node } from "gatsby";
import { entityOf } from "../../content/entities";

/**
 * The GraphQL type of a JSON file's entries.
 * @param node the file's node
 * @param folder the absolute path of the folder that the content is read from
 */
export function contentTypeName(node: Node, folder: string): string {
  const file = relative(folder, String(node.absolutePath)).split(sep).join("/");
  return entityOf(file)?.type ?? "UnknownContent";
}
