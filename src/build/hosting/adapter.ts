import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter } from "gatsby";
import { cdnHeaders, cdnLimits, cdnRedirects } from "./cdnFiles";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { nginxFiles } from "./nginxFiles";
import { writeNotFoundPolicy } from "./notFoundPolicy";
import { writePageFiles } from "./pageFiles";
import { precompress } from "./precompress";
import { pagePermissions } from "./securityHeaders";
import { type HostedPage, type HostedSite, hostedSite, notFoundFile } from "./site";
import { readThirdParties, type ThirdParties, thirdPartiesOf } from "./thirdParties";

/** Where the server's configuration is written, beside `public`. */
const configurationFolder = "hosting/nginx";

function pagePolicies({ pages }: HostedSite, folder: string, parties: ThirdParties): Map<string, string> {
  const policyOf = ({ path, file }: HostedPage) =>
    // One page after the other: read at the same time, thousands would stand in memory together.
    contentSecurityPolicy(readFileSync(join(folder, file), "utf8"), thirdPartiesOf(path, parties));
  return new Map(pages.map((page) => [page.path, policyOf(page)]));
}

const adapt: IAdapter["adapt"] = async (context) => {
  const { reporter } = context;
  const timer = reporter.activityTimer("write hosting files");
  timer.start();
  // As Gatsby itself finds `public` while it makes the manifest.
  const root = process.cwd();
  const folder = join(root, "public");
  const parties = readThirdParties(join(root, "data"));
  const site = hostedSite(context);
  const policies = pagePolicies(site, folder, parties);

  await writeNotFoundPolicy(folder, policies.get(`/${notFoundFile}`) ?? "");
  writePageFiles(folder, site);
  const rules = cdnHeaders(site, pagePermissions, policies);
  const moves = cdnRedirects(site);
  for (const limit of cdnLimits(rules, moves)) reporter.warn(limit);
  await writeFile(join(folder, "_headers"), rules);
  await writeFile(join(folder, "_redirects"), moves);
  const configuration = join(root, configurationFolder);
  await mkdir(configuration, { recursive: true });
  await Promise.all(
    Object.entries(nginxFiles(site, pagePermissions, policies)).map(([name, text]) => writeFile(join(configuration, name), text)),
  );
  const compressed = await precompress(folder);
  timer.setStatus(`${site.pages.length} pages, ${site.redirects.length} redirects, ${compressed} files compressed`);
  timer.end();
};

/**
 * Turns Gatsby's manifest of routes into what hosts read: `_headers` and `_redirects` for CDNs, and the configuration of
 * nginx, all from one source. Runs when everything else of the build is done, because policies hold hashes of finished pages.
 */
export const hostingAdapter = (): IAdapter => ({
  name: "static files",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt,
});
