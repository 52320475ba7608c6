import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkWithTranslations } from "./src/content/check";
import { readTranslatedContent } from "./src/content/translations/translate";
import { publishEditor, serveEditor } from "./src/editor/bundle";
import { unmarkCache } from "./src/node/cacheMarker";
import { finishContent, finishedFolder, languageReports } from "./src/node/finishedContent";
import { askForRestart, followContent, serveContentEvents } from "./src/node/followContent";
import { requireImagePlugin } from "./src/node/graphql/artDirection";
import { writeTextFiles } from "./src/node/hosting/textFiles";
import { assertValidContent } from "./src/node/printProblems";
import { writeShareImages } from "./src/node/shareImages";
import { ownLanguage } from "./src/shared/languages";

export { createGraphqlTypes as createSchemaCustomization } from "./src/node/graphql/graphqlTypes";
export { writeTypesOnly as onPreBuild } from "./src/node/queryTypes";
export { createContentPages as createPages } from "./src/node/routes/createPages";
export { onCreateWebpackConfig } from "./src/node/webpackConfig";

/** Whether `gatsby develop` runs. Gatsby sets the variable before it reads its configuration. */
const isDeveloping = (): boolean => process.env.gatsby_executing_command === "develop";

/** Checks the content before a build, and removes the mark of the last one. @throws when the content is invalid */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  if (!isDeveloping()) {
    const { problems } = await checkWithTranslations("data");
    assertValidContent(problems, "Nothing was built.");
  }
  unmarkCache(process.cwd());
};

/** Writes the finished content for Gatsby. While developing, waits until the content is valid, and writes it again after each change. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  requireImagePlugin(store.getState().flattenedPlugins);
  if (isDeveloping()) {
    askForRestart(reporter);
    await followContent(reporter);
    return;
  }
  const content = readTranslatedContent("data");
  finishContent(content);
  for (const { line } of languageReports(content)) reporter.info(line);
};

/** Adds the visual editor and the reports of problems to the development server. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveContentEvents(args);
  serveEditor(args, process.cwd(), join(finishedFolder, ownLanguage));
};

/** Adds everything but pages to a build: files for hosts and crawlers, share images, and the visual editor. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeTextFiles(args);
  await writeShareImages(args);
  await publishEditor(process.cwd());
};
