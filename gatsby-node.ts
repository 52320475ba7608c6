import type { GatsbyNode } from "gatsby";
import { assertValidContent } from "./src/build/assertValidContent";
import { encodeAvifFaster } from "./src/build/avifEffort";
import { unmarkCache } from "./src/build/cacheMarker";
import { lowerSyntax } from "./src/build/dependencySyntax";
import { createFieldExtensions } from "./src/build/fieldExtensions";
import { createGraphqlTypes } from "./src/build/graphqlTypes";
import { writeTextFiles } from "./src/build/hosting/textFiles";
import { addInlineScripts } from "./src/build/lateScripts";
import { askForRestart } from "./src/build/liveContent/askForRestart";
import { isDeveloping } from "./src/build/liveContent/contentFolder";
import { followContent, serveProblems } from "./src/build/liveContent/followContent";
import { createDateNodes } from "./src/build/pageDates";
import { createContentPages } from "./src/build/pages";
import { createTemplateNode, writeShareImages } from "./src/build/shareImages";
import { addTreemap } from "./src/build/treemap";
import { startInSteps } from "./src/build/webpackEntry";

export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  encodeAvifFaster();
  if (!isDeveloping()) await assertValidContent(process.cwd());
  unmarkCache(process.cwd());
};

// Not in onPreInit: Gatsby may empty `.cache` after it.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (!isDeveloping()) return;
  askForRestart(reporter, process.cwd());
  await followContent(reporter, process.cwd());
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveProblems;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createGraphqlTypes(args);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  createDateNodes(args);
  await createTemplateNode(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  addInlineScripts(args);
  startInSteps(args);
  lowerSyntax(args);
  await addTreemap(args);
};

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeTextFiles(args);
  await writeShareImages(args);
};
