import { relative, sep } from "node:path";
import type { Node } from "gatsby";
import { entityOf } from "../content/entities";

/**
 * The GraphQL type of a JSON file's entries.
 * @param node the file's node
 * @param dataFolder the absolute path of `data`
 */
export function contentTypeName(node: Node, dataFolder: string): string {
  const file = relative(dataFolder, String(node.absolutePath)).split(sep).join("/");
  return entityOf(file)?.type ?? "UnknownContent";
}
