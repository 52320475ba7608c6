import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { IAdapter, Reporter } from "gatsby";
import { readSource } from "../../content/source";
import { cdnHeaders, cdnLimits, cdnRedirects } from "./cdnFiles";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { MissingFiles } from "./missingFiles";
import { nginxFiles } from "./nginxFiles";
import { withPolicy } from "./pagePolicies";
import { precompress } from "./precompress";
import { type HostedSite, hostedSite } from "./site";
import { readThirdParties, type ThirdParties, thirdPartiesOf } from "./thirdParties";

/** Writes its Content-Security-Policy into each page, and looks for the files that the page names. */
async function finishPages(
  { pages }: HostedSite,
  folder: string,
  parties: ThirdParties,
  missing: MissingFiles,
): Promise<void> {
  // One page at a time, so that a site of thousands of pages fits in memory.
  for (const page of pages) {
    const file = join(folder, page.file);
    const html = await readFile(file, "utf8");
    missing.look(page, html);
    const finished = withPolicy(
      html,
      contentSecurityPolicy(html, thirdPartiesOf(page.path, parties)),
    );
    // Pages with a new time are compressed again.
    if (finished !== html) await writeFile(file, finished);
  }
}

/** Ends the build when pages name files that don't exist. */
function stopOnMissing(lines: string[], reporter: Pick<Reporter, "panic">): void {
  if (lines.length === 0) return;
  // Not through the reporter, which would wrap the lines.
  process.stderr.write(`\n${lines.join("\n")}\n`);
  const files =
    lines.length === 1 ? "A file that pages name is" : `${lines.length} files that pages name are`;
  reporter.panic(
    `${files} missing, as listed above. An earlier error may say why. The next build starts from scratch.`,
  );
}

const adapt: IAdapter["adapt"] = async (context) => {
  const { reporter } = context;
  const timer = reporter.activityTimer("write hosting files");
  timer.start();
  const root = process.cwd();
  const folder = join(root, "public");
  const parties = readThirdParties(join(root, "data"));
  const site = hostedSite(context);
  const { origin } = readSource(join(root, "data"), "site.json").value as { origin: string };
  const missing = new MissingFiles(folder, origin);
  await finishPages(site, folder, parties, missing);
  stopOnMissing(missing.lines(), reporter);

  const rules = cdnHeaders(site);
  const moves = cdnRedirects(site);
  for (const limit of cdnLimits(rules, moves)) reporter.warn(limit);
  await writeFile(join(folder, "_headers"), rules);
  await writeFile(join(folder, "_redirects"), moves);
  const configuration = join(root, "hosting/nginx");
  await mkdir(configuration, { recursive: true });
  await Promise.all(
    Object.entries(nginxFiles(site)).map(([name, text]) =>
      writeFile(join(configuration, name), text),
    ),
  );
  const compressed = await precompress(folder);
  timer.setStatus(
    `${site.pages.length} pages, ${site.redirects.length} redirects, ${compressed} files compressed`,
  );
  timer.end();
};

/**
 * Creates the Gatsby adapter that turns the manifest of routes into `_headers` and `_redirects` for CDNs, and a
 * configuration for nginx. Gatsby runs it at the end of a build: policies need the hashes of finished pages.
 */
export const hostingAdapter = (): IAdapter => ({
  name: "static files",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  adapt,
});
