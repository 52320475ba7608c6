import type { GatsbyNode } from "gatsby";
import { checkWithTranslations } from "./src/content/translations/problems";
import { publishEditor, serveEditor } from "./src/editor/bundle";
import { unmarkCache } from "./src/node/cacheMarker";
import { requireImagePlugin } from "./src/node/graphql/artDirection";
import { createGuideOfFile } from "./src/node/guides";
import { writeTextFiles } from "./src/node/hosting/textFiles";
import { contentFolder, isDeveloping } from "./src/node/liveContent/contentFolder";
import { askForRestart, followContent, serveProblems } from "./src/node/liveContent/followContent";
import { assertValidContent } from "./src/node/printProblems";
import { writeShareImages } from "./src/node/shareImages";
import { followTranslations, translatedFiles } from "./src/node/translations";

export { createGraphqlTypes as createSchemaCustomization } from "./src/node/graphql/graphqlTypes";
export { writeTypesOnly as onPreBuild } from "./src/node/queryTypes";
export { createContentPages as createPages } from "./src/node/routes/createPages";
export { sourceTranslations as sourceNodes } from "./src/node/translations";
export { onCreateWebpackConfig } from "./src/node/webpackConfig";

export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  if (!isDeveloping()) await assertValidContent("Nothing was built.", checkWithTranslations);
  unmarkCache(process.cwd());
};

// Not in onPreInit: Gatsby can empty `.cache` after it.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  requireImagePlugin(store.getState().flattenedPlugins);
  if (isDeveloping()) {
    askForRestart(reporter);
    await followContent(reporter);
  }
  // gatsby-source-filesystem looks for the translated guides next.
  translatedFiles();
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveProblems(args);
  serveEditor(args, process.cwd(), contentFolder());
};

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  createGuideOfFile(args);
  followTranslations(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeTextFiles(args);
  await writeShareImages(args);
  await publishEditor(process.cwd());
};
