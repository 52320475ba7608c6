import type { IAdapter } from "gatsby";

/** A page and its file. */
export interface HostedPage {
  path: string;
  /** The path below `public`. */
  file: string;
}

/** A permanent redirect. */
export interface Redirect {
  from: string;
  to: string;
}

type Manifest = Pick<Parameters<IAdapter["adapt"]>[0], "routesManifest" | "headerRoutes">;

/** The site, as hosts need it. */
export interface HostedSite {
  /** Every page with its canonical path; the 404 page has the path of its file. */
  pages: HostedPage[];
  redirects: Redirect[];
}

/** The page for addresses that don't exist. */
export const notFoundFile = "404.html";

const isPage = ({ path, file }: HostedPage) =>
  file === `${path === "/" ? "" : `${path.slice(1)}/`}index.html` || file === notFoundFile;

/** Gatsby renders the 404 page under this path too; hosts answer it with 404. */
const notFoundPath = "/404";

/**
 * Returns the pages and redirects of Gatsby's manifest.
 * @throws when a route is not a file, or `gatsby-config.ts` sets headers
 */
export function hostedSite({ routesManifest, headerRoutes }: Manifest): HostedSite {
  // `securityHeaders.ts` replaces Gatsby's own rule for all paths.
  const own = headerRoutes.find(
    ({ path, headers }) =>
      path !== "/*" && headers.some(({ key }) => key.toLowerCase() !== "cache-control"),
  );
  if (own)
    throw new Error(
      `gatsby-config sets headers for ${own.path}; set them in src/node/hosting/securityHeaders.ts.`,
    );
  const pages: HostedPage[] = [];
  const redirects: Redirect[] = [];
  for (const route of routesManifest) {
    if (route.type === "function")
      throw new Error(`${route.path} is a function; this site is hosted as files only.`);
    if (route.type === "redirect") redirects.push({ from: route.path, to: route.toPath });
    else pages.push({ path: route.path, file: route.filePath.replace(/^public\//, "") });
  }
  const byPath = (a: HostedPage, b: HostedPage) => a.path.localeCompare(b.path);
  return {
    pages: pages.filter((page) => isPage(page) && page.path !== notFoundPath).sort(byPath),
    redirects,
  };
}

/** Returns the paths that redirect to a page: with a trailing slash, and those of its files. */
export const otherAddresses = ({ path, file }: HostedPage): string[] =>
  file === notFoundFile
    ? []
    : path === "/"
      ? ["/index.html"]
      : [`${path}/`, `${path}/index.html`, `${path}.html`];
