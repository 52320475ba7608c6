import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter } from "gatsby";
import { contentSecurityPolicy, withPolicy } from "./contentSecurityPolicy";
import { cdnHeaders, cdnRedirects } from "./hostFiles";
import { readThirdParties } from "./thirdParties";

type Route = Parameters<IAdapter["adapt"]>[0]["routesManifest"][number];

/** Returns the file of a page, below `public`; undefined for other routes. */
function pageFile(route: Route): string | undefined {
  if (route.type !== "static") return undefined;
  const file = route.filePath.replace(/^public\//, "");
  const isPage = file === "404.html" || `/${file}` === join(route.path, "index.html");
  return isPage && !route.path.endsWith("index.html") ? file : undefined;
}

const adapt: IAdapter["adapt"] = async ({ routesManifest }) => {
  const folder = join(process.cwd(), "public");
  const thirdPartiesOf = readThirdParties(join(process.cwd(), "data"));
  // One page at a time, so that a site of thousands of pages fits in memory.
  for (const route of routesManifest) {
    const file = pageFile(route);
    if (!file) continue;
    const html = await readFile(join(folder, file), "utf8");
    const policy = contentSecurityPolicy(html, thirdPartiesOf(route.path));
    await writeFile(join(folder, file), withPolicy(html, policy));
  }

  const redirects = routesManifest.flatMap((route) =>
    route.type === "redirect" ? [{ from: route.path, to: route.toPath }] : [],
  );
  await writeFile(join(folder, "_headers"), cdnHeaders());
  await writeFile(join(folder, "_redirects"), cdnRedirects(redirects));
};

/** Creates the Gatsby adapter that writes what hosts need, from the finished pages at the end of a build. */
export const hostingAdapter = (): IAdapter => ({
  name: "static files",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt,
});
