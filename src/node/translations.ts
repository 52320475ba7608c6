import { statSync } from "node:fs";
import { join } from "node:path";
import type { CreateNodeArgs, NodePluginArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { z } from "zod";
import { filesBelow } from "../check/rules/files";
import { imageFiles } from "../check/rules/imageFiles";
import { readContent, readTranslations } from "../check/translations/translate";
import { translatedContent } from "../check/translations/translatedContent";
import { entityOf } from "../schema/entities";
import type { guide } from "../schema/entries/guides";
import { createGuide } from "./guides";
import { contentFolder } from "./liveContent/contentFolder";

type Languages = Map<string, ReturnType<typeof translatedContent>>;

let known: { version: number; languages: Languages } | undefined;

/** The content in each further language, by file. Read again when a file has changed. */
function translatedFiles(siteFolder: string) {
  const data = contentFolder();
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
 * Creates a node for each file in each further language: gatsby-transformer-json makes entries of it, as of the file itself.
 * gatsby-plugin-mdx compiles only files, so guides come as a file too.
 */
export async function sourceTranslations(args: NodePluginArgs) {
  const { actions, createNodeId, createContentDigest, getNodesByType } = args;
  const gone = new Map(getNodesByType("TranslatedFile").map((node) => [node.id, node]));
  for (const [language, files] of translatedFiles(process.cwd()))
    for (const parent of getNodesByType("File")) {
      const { relativePath, name, ext } = parent;
      const translation = parent.sourceInstanceName === "data" && files.get(`${relativePath}`);
      if (!translation) continue;
      const { value, mdx } = translation;
      const content = JSON.stringify(value);
      const file =
        mdx &&
        (await createFileNodeFromBuffer({
          ...args,
          buffer: Buffer.from(mdx),
          // Short, because it becomes a part of its bundle's name, which is in every page.
          hash: createContentDigest(mdx).slice(0, 8),
          createNode: actions.createNode,
          parentNodeId: parent.id,
          name: `${name}`,
          ext: `${ext}`,
        }));
      const node = {
        relativePath,
        absolutePath: (file || parent).absolutePath,
        id: createNodeId(`${parent.id} ${language}`),
        parent: parent.id,
        children: [],
        internal: {
          type: "TranslatedFile",
          mediaType: mdx ? "text/mdx" : "application/json",
          content,
          contentDigest: createContentDigest(content + mdx),
        },
      };
      gone.delete(node.id);
      actions.createNode(node);
      actions.createParentChildLink({ parent, child: node as never });
      if (mdx) createGuide(value as z.infer<typeof guide>, node as never, args);
    }
  for (const node of gone.values()) actions.deleteNode(node);
}

/** Does it again after a change of the content in `gatsby develop`, where Gatsby deletes the translation of a changed file. */
export async function followTranslations({ node, ...args }: CreateNodeArgs) {
  if (known && node.sourceInstanceName === "data" && entityOf(`${node.relativePath}`))
    await sourceTranslations(args);
}
