import { readFile, writeFile } from "node:fs/promises";
import type { IAdapter } from "gatsby";
import type { z } from "zod";
import { readContentFile } from "../../content/contentFile";
import { contentFiles } from "../../content/rules/files";
import { thirdPartiesOf } from "../../content/thirdParties";
import { entityOf } from "../../schema/entities";
import type { siteSettings } from "../../schema/entries/site";
import { localizedPath, notFoundPath, originalPath } from "../../shared/languages";
import { contentSecurityPolicy, withPolicy } from "./contentSecurityPolicy";
import { cdnHeaders, cdnRedirects } from "./hostFiles";

type Route = Parameters<IAdapter["adapt"]>[0]["routesManifest"][number];

/** The addresses of pages have no dot; those of other files do. */
const isPage = (route: Route): route is Extract<Route, { type: "static" }> =>
  route.type === "static" &&
  route.filePath.endsWith(".html") &&
  (!route.path.includes(".") || route.path === `${notFoundPath}.html`);

const adapt: IAdapter["adapt"] = async ({ routesManifest }) => {
  const integrations = readContentFile("data", "integrations.json").value;
  const site = readContentFile("data", "site.json").value as z.infer<typeof siteSettings>;
  const languages = site.languages.map(({ code }) => code);
  const sectionsOf = new Map(
    contentFiles("data")
      .filter((name) => entityOf(name)?.pathPrefix)
      .map(
        (name) =>
          readContentFile("data", name).value as { path: string; sections?: { kind: string }[] },
      )
      .map(({ path, sections }) => [path, sections]),
  );
  // One page at a time, so that a site of thousands of pages fits in memory.
  for (const { path, filePath } of routesManifest.filter(isPage)) {
    const html = await readFile(filePath, "utf8");
    // The policy of the first page stays in force while a visitor follows links.
    const found = languages.map((language) => sectionsOf.get(originalPath(language, path)));
    const thirdParties = thirdPartiesOf(integrations, found.find(Boolean));
    await writeFile(filePath, withPolicy(html, contentSecurityPolicy(html, thirdParties)));
  }

  const redirects = routesManifest.flatMap((route) =>
    route.type === "redirect" ? [{ from: route.path, to: route.toPath, status: route.status }] : [],
  );
  await writeFile("public/_headers", cdnHeaders());
  const paths = routesManifest.map(({ path }) => path);
  const withNotFound = languages
    .slice(1)
    .filter((language) => paths.includes(localizedPath(language, notFoundPath)));
  await writeFile("public/_redirects", cdnRedirects(redirects, withNotFound));
};

/** Creates the Gatsby adapter that writes what hosts need, from the finished pages at the end of a build. */
export const hostingAdapter = (): IAdapter => ({
  name: "static files",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt,
});
