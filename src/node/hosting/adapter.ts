import { readFile, writeFile } from "node:fs/promises";
import type { IAdapter } from "gatsby";
import { furtherLanguages } from "../../content/languages";
import { readContent } from "../../content/read";
import { thirdPartiesOf } from "../../content/thirdParties";
import { valueAt } from "../../schema/schemaFields";
import { localizedPath, notFoundPath, splitLanguage } from "../../shared/languages";
import { contentSecurityPolicy, withPolicy } from "./contentSecurityPolicy";
import { cdnHeaders, cdnRedirects } from "./hostFiles";

type Route = Parameters<IAdapter["adapt"]>[0]["routesManifest"][number];

type Sections = Parameters<typeof thirdPartiesOf>[1];

/** The addresses of pages have no dot; those of other files do. */
const isPage = (route: Route): route is Extract<Route, { type: "static" }> =>
  route.type === "static" &&
  route.filePath.endsWith(".html") &&
  (!route.path.includes(".") || route.path === `${notFoundPath}.html`);

const adapt: IAdapter["adapt"] = async ({ routesManifest }) => {
  const content = readContent("data");
  const further = furtherLanguages(content);
  const [integrations] = content.ofType("Integrations");
  const sectionsOf = new Map(
    content.entries.map(({ value }) => [valueAt(value, ["path"]), valueAt(value, ["sections"])]),
  );
  // One page at a time, so that a site of thousands of pages fits in memory.
  for (const { path, filePath } of routesManifest.filter(isPage)) {
    const html = await readFile(filePath, "utf8");
    // The policy of the first page stays in force while a visitor follows links.
    const sections = sectionsOf.get(splitLanguage(path, further).path) as Sections;
    const thirdParties = thirdPartiesOf(integrations?.value, sections);
    await writeFile(filePath, withPolicy(html, contentSecurityPolicy(html, thirdParties)));
  }

  const redirects = routesManifest.flatMap((route) =>
    route.type === "redirect" ? [{ from: route.path, to: route.toPath, status: route.status }] : [],
  );
  await writeFile("public/_headers", cdnHeaders());
  // Not by their paths: Gatsby lists a page that answers for many addresses under their pattern.
  const files = routesManifest.flatMap((route) => (route.type === "static" ? route.filePath : []));
  const withNotFound = further.filter((language) =>
    files.includes(`public${localizedPath(language, notFoundPath)}/index.html`),
  );
  await writeFile("public/_redirects", cdnRedirects(redirects, withNotFound));
};

/** Creates the Gatsby adapter that writes what hosts need, from the finished pages at the end of a build. */
export const hostingAdapter = (): IAdapter => ({
  name: "static files",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt,
});
