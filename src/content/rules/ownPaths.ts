import { join } from "node:path";
import { filesBelow } from "../folder";

/** The files that a build writes, as far as links may name them. */
export const builtFiles = ["/llms.txt", "/robots.txt", "/sitemap-index.xml"];

/** The addresses of the files in `static/`. */
export const staticPaths = (): string[] =>
  filesBelow(join(process.cwd(), "static")).map((file) => `/${file}`);

/** What a build writes besides. */
const furtherOutputs =
  /^\/((.+\/)?404\.html|index\.html|(.+\/)?index|_headers|_redirects|sitemap[\w-]*\.xml|\.well-known\/security\.txt|(page-data|share|static|admin|_gatsby|dev-404-page)(\/.*)?)$/;

/** Whether a build writes a file at an address, apart from pages. */
export const isBuilt = (path: string): boolean =>
  builtFiles.includes(path) || furtherOutputs.test(path);

/** Whether the site has a file of its own at an address. */
export const isOwnPath = (path: string): boolean => isBuilt(path) || staticPaths().includes(path);
