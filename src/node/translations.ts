import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CreateNodeArgs, NodePluginArgs } from "gatsby";
import type { z } from "zod";
import { filesBelow } from "../content/rules/files";
import { imageFiles } from "../content/rules/imageFiles";
import { readContent, readTranslations } from "../content/translations/translate";
import { translatedContent } from "../content/translations/translatedContent";
import { entityOf } from "../schema/entities";
import type { guide } from "../schema/entries/guides";
import { createGuide } from "./guides";
import { contentFolder, translatedFolder } from "./liveContent/contentFolder";

type Languages = Map<string, ReturnType<typeof translatedContent>>;

let known: { version: number; languages: Languages } | undefined;

/** The path of a guide's translation. On Windows too, Gatsby's paths have slashes. */
const guidePath = (language: string, file: string) =>
  join(translatedFolder, language, file).replaceAll("\\", "/");

/**
 * Returns the content in each further language, by file; read again when a file has changed. Writes the guides, because
 * gatsby-plugin-mdx compiles only files.
 */
export function translatedFiles() {
  const data = contentFolder();
  const version = Math.max(
    ...[data, "translations"].flatMap((folder) =>
      filesBelow(folder).map((file) => statSync(join(folder, file)).mtimeMs),
    ),
  );
  if (known?.version === version) return known.languages;
  const content = readContent(data);
  const languages: Languages = new Map();
  mkdirSync(translatedFolder, { recursive: true });
  for (const { language, translated } of readTranslations(content)) {
    const files = translatedContent(content, translated, language, imageFiles(data));
    languages.set(language, files);
    for (const [file, { mdx }] of files) {
      if (!mdx) continue;
      const path = guidePath(language, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, mdx);
    }
  }
  known = { version, languages };
  return languages;
}

let isSourced = false;

/**
 * Creates a node with the content of each file in each further language: gatsby-transformer-json makes entries of it, as of
 * the file itself.
 */
export function sourceTranslations(args: NodePluginArgs) {
  const { actions, createNodeId, createContentDigest, getNodesByType } = args;
  const gone = new Map(getNodesByType("TranslatedFile").map((node) => [node.id, node]));
  for (const [language, files] of translatedFiles())
    for (const parent of getNodesByType("File")) {
      const file = `${parent.relativePath}`;
      const translation = parent.sourceInstanceName === "data" && files.get(file);
      if (!translation) continue;
      const { value, mdx } = translation;
      const content = JSON.stringify(value);
      const node = {
        relativePath: file,
        absolutePath: guidePath(language, file),
        id: createNodeId(`${parent.id} ${language}`),
        parent: parent.id,
        children: [],
        internal: {
          type: "TranslatedFile",
          mediaType: mdx ? "text/mdx" : "application/json",
          content,
          contentDigest: createContentDigest(content),
        },
      };
      gone.delete(node.id);
      actions.createNode(node);
      actions.createParentChildLink({ parent, child: node as never });
      if (mdx) createGuide(value as z.infer<typeof guide>, node as never, args);
    }
  for (const node of gone.values()) actions.deleteNode(node);
  isSourced = true;
}

/** Does it again after a change of the content in `gatsby develop`, where Gatsby deletes the translation of a changed file. */
export function followTranslations({ node, ...args }: CreateNodeArgs) {
  if (isSourced && node.sourceInstanceName === "data" && entityOf(`${node.relativePath}`))
    sourceTranslations(args);
}
