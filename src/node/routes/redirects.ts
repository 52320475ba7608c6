import { localizedPaths } from "../../content/languages";
import { localizedPath, ownLanguage } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";

/**
 * The redirects of the site, with and without a slash at the end, which Gatsby's `trailingSlash` option doesn't add. An old
 * address redirects in every language that has the page to which it leads.
 * @param paths the addresses of all pages
 * @param languages the codes of the languages that have pages
 */
export function siteRedirects(
  redirects: readonly { from: string; to: { href: string } }[],
  paths: readonly string[],
  languages: readonly string[],
): { fromPath: string; toPath: string }[] {
  const further = languages.filter((language) => language !== ownLanguage);
  return redirects.flatMap(({ from, to: { href } }) =>
    localizedPaths(from, further).flatMap(({ language, path }) => {
      const toPath = localizedPath(language, href);
      const isThere = language === ownLanguage || paths.includes(parseTarget(toPath)?.path ?? "");
      return isThere ? [path, `${path}/`].map((fromPath) => ({ fromPath, toPath })) : [];
    }),
  );
}
