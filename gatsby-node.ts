import type { GatsbyNode } from "gatsby";
import { encodeAvifFaster } from "./src/build/avifEffort";
import { passOnlyRightContent } from "./src/build/contentGate";
import { createFieldExtensions } from "./src/build/fieldExtensions";
import { createGraphqlTypes } from "./src/build/graphqlTypes";
import { writeHostingFiles } from "./src/build/hostingFiles";
import { followContent, serveFaults } from "./src/build/liveContent";
import { createDateNodes } from "./src/build/pageDates";
import { createContentPages } from "./src/build/pages";
import { precompress } from "./src/build/precompress";
import { createTemplateNode, writeShareImages } from "./src/build/shareImages";
import { addTreemap } from "./src/build/treemap";
import { keepFontsApart } from "./src/build/webpackFonts";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  encodeAvifFaster();
  await passOnlyRightContent(reporter, process.cwd());
};

// Not before: until here, Gatsby may empty the folder of its cache.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => followContent(reporter, process.cwd());

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveFaults;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createGraphqlTypes(args);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  createDateNodes(args);
  await createTemplateNode(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  keepFontsApart(args);
  await addTreemap(args);
};

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeHostingFiles(args);
  await writeShareImages(args);
  await precompress(args);
};
