import type { GatsbyNode } from "gatsby";
import { encodeAvifFaster } from "./src/build/avifEffort";
import { dropRecord } from "./src/build/cacheRecord.mjs";
import { passOnlyRightContent } from "./src/build/contentGate";
import { lowerSyntax } from "./src/build/dependencySyntax";
import { createFieldExtensions } from "./src/build/fieldExtensions";
import { keepFontsApart, nameScripts } from "./src/build/fileNames";
import { createGraphqlTypes } from "./src/build/graphqlTypes";
import { writeTextFiles } from "./src/build/hosting/textFiles";
import { answerImagesOnce } from "./src/build/imageAnswers";
import { startScriptsLate } from "./src/build/lateScripts";
import { followContent, giveContent, giveContentAfterStart, serveFaults } from "./src/build/liveContent";
import { createDateNodes } from "./src/build/pageDates";
import { createContentPages } from "./src/build/pages";
import { createTemplateNode, writeShareImages } from "./src/build/shareImages";
import { addTreemap } from "./src/build/treemap";
import { startInSteps } from "./src/build/webpackEntry";
import { workOnAllCores } from "./src/build/workers";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  encodeAvifFaster();
  await passOnlyRightContent(reporter, process.cwd());
  dropRecord(process.cwd());
  workOnAllCores("data");
};

// Not before: until here, Gatsby may empty the folder of its cache.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => followContent(reporter, process.cwd());

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveFaults;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createGraphqlTypes(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = answerImagesOnce;

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await giveContent(args);
  createDateNodes(args);
  await createTemplateNode(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  keepFontsApart(args);
  startScriptsLate(args);
  startInSteps(args);
  nameScripts(args);
  lowerSyntax(args);
  giveContentAfterStart(args);
  await addTreemap(args);
};

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeTextFiles(args);
  await writeShareImages(args);
};
