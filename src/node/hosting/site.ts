import type { HeaderRoutes, RoutesManifest } from "gatsby";

/** A page and the file that holds it. */
export interface HostedPage {
  path: string;
  /** Below `public`. */
  file: string;
}

/** An address that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

/** What Gatsby tells an adapter of the site. */
interface Manifest {
  routesManifest: RoutesManifest;
  headerRoutes: HeaderRoutes;
}

/** What a host has to know of the site. */
export interface HostedSite {
  /** Every page by its one address, and the 404 page by the name of its file. */
  pages: HostedPage[];
  redirects: Redirect[];
}

/** The file that answers for addresses that do not exist. */
export const notFoundFile = "404.html";

/** The one rule for all addresses in which Gatsby asks for more than caching; this site's own headers say more. */
const gatsbysOwn = "/*";

const isPage = ({ path, file }: HostedPage) => file === `${path === "/" ? "" : `${path.slice(1)}/`}index.html` || file === notFoundFile;

/** Gatsby makes the 404 page a second time under this address; asked for by name, it does not exist either. */
const notFoundPath = "/404";

/**
 * The site as Gatsby's manifest has it.
 * @throws when something in it is no file, or asks for headers in a way that this adapter does not follow
 */
export function hostedSite({ routesManifest, headerRoutes }: Manifest): HostedSite {
  const ownHeaders = headerRoutes.filter(
    ({ path, headers }) => path !== gatsbysOwn && headers.some(({ key }) => key.toLowerCase() !== "cache-control"),
  );
  if (ownHeaders.length > 0) {
    throw new Error(`Headers for ${ownHeaders[0]?.path} stand in gatsby-config; they belong into src/node/hosting/securityHeaders.ts.`);
  }
  const pages: HostedPage[] = [];
  const redirects: Redirect[] = [];
  for (const route of routesManifest) {
    if (route.type === "function") throw new Error(`${route.path} is made by a function; this site is hosted as files only.`);
    if (route.type === "redirect") redirects.push({ from: route.path, to: route.toPath });
    else pages.push({ path: route.path, file: route.filePath.replace(/^public\//, "") });
  }
  const byPath = (a: HostedPage, b: HostedPage) => a.path.localeCompare(b.path);
  return { pages: pages.filter((page) => isPage(page) && page.path !== notFoundPath).sort(byPath), redirects };
}

/** Addresses that lead to a page's own one: with a slash at the end, and those of its files. */
export const otherAddresses = ({ path, file }: HostedPage): string[] =>
  file === notFoundFile ? [] : path === "/" ? ["/index.html"] : [`${path}/`, `${path}/index.html`, `${path}.html`];
