import { statSync } from "node:fs";
import { join } from "node:path";
import type { CreateNodeArgs, NodePluginArgs } from "gatsby";
import { filesBelow } from "../check/rules/files";
import { imageFiles } from "../check/rules/imageFiles";
import { readContent, readTranslations } from "../check/translations/translate";
import { translatedContent } from "../check/translations/translatedContent";
import { contentFolder } from "./liveContent/contentFolder";

type Languages = Map<string, Map<string, unknown>>;

let known: { version: number; languages: Languages } | undefined;

/** The content in each further language, by file. Read again when a file has changed. */
function translatedFiles(siteFolder: string) {
  const data = contentFolder(siteFolder);
  const version = Math.max(
    ...[data, join(siteFolder, "translations")].flatMap((folder) =>
      filesBelow(folder).map((file) => statSync(join(folder, file)).mtimeMs),
    ),
  );
  if (known?.version !== version) {
    const content = readContent(data);
    const languages = readTranslations(siteFolder, content).map(
      ({ language, translated }) =>
        [language, translatedContent(content, translated, language, imageFiles(data))] as const,
    );
    known = { version, languages: new Map(languages) };
  }
  return known.languages;
}

/**
 * Creates a node with the content of each file in each further language: gatsby-transformer-json makes entries of it, as of
 * the file itself.
 */
export function sourceTranslations({
  actions,
  createNodeId,
  createContentDigest,
  getNodesByType,
}: NodePluginArgs) {
  const gone = new Map(getNodesByType("TranslatedFile").map((node) => [node.id, node]));
  for (const [language, files] of translatedFiles(process.cwd()))
    for (const parent of getNodesByType("File")) {
      const value = parent.ext === ".json" && files.get(`${parent.relativePath}`);
      if (!value) continue;
      const content = JSON.stringify(value);
      const node = {
        relativePath: parent.relativePath,
        id: createNodeId(`${parent.id} ${language}`),
        parent: parent.id,
        children: [],
        internal: {
          type: "TranslatedFile",
          mediaType: "application/json",
          content,
          contentDigest: createContentDigest(content),
        },
      };
      gone.delete(node.id);
      actions.createNode(node);
      actions.createParentChildLink({ parent, child: node as never });
    }
  for (const node of gone.values()) actions.deleteNode(node);
}

/** Does it again after a change of the content in `gatsby develop`, where Gatsby deletes the translation of a changed file. */
export function followTranslations({ node, ...args }: CreateNodeArgs) {
  if (known && node.internal.type === "File" && node.ext === ".json") sourceTranslations(args);
}
