import { localizedPaths } from "../../content/languages";
import { localizedPath, ownLanguage } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";

/** A redirect, in the form that Gatsby's `createRedirect` takes. */
type SiteRedirect = {
  fromPath: string;
  toPath: string;
  /** Whether it stays: one that stands for a translation goes when that is there. */
  isPermanent: boolean;
};

/** With and without a slash at the end, which Gatsby's `trailingSlash` option doesn't add. */
const withSlash = ({ fromPath, ...redirect }: SiteRedirect): SiteRedirect[] =>
  [fromPath, `${fromPath}/`].map((path) => ({ fromPath: path, ...redirect }));

/**
 * The redirects of the site. An old address redirects in every language; and the address that a page would have in a language
 * leads to the page as it was written until its heading is translated, so that no address of a translation turns into a 404.
 * @param paths the addresses of all pages
 * @param further the languages into which the content is translated
 */
export function siteRedirects(
  redirects: readonly { from: string; to: { href: string } }[],
  paths: readonly string[],
  further: readonly string[],
): SiteRedirect[] {
  const isThere = (target: string) => paths.includes(parseTarget(target)?.path ?? "");
  const old = redirects.flatMap(({ from, to: { href } }) =>
    localizedPaths(from, further).map(({ language, path }) => {
      const own = localizedPath(language, href);
      const toPath = isThere(own) ? own : href;
      const isPermanent = language === ownLanguage || isThere(own) || !isThere(href);
      return { fromPath: path, toPath, isPermanent };
    }),
  );
  const original = paths.filter((path) => localizedPaths(path, further).length > 1);
  const untranslated = further.flatMap((language) =>
    original
      .map((path) => ({
        fromPath: localizedPath(language, path),
        toPath: path,
        isPermanent: false,
      }))
      .filter(({ fromPath }) => !paths.includes(fromPath)),
  );
  return [...old, ...untranslated].flatMap(withSlash);
}
