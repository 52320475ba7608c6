import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import site from "../../data/site.json";
import { isRightToLeft, splitLanguage } from "../shared/languages";
import { createMirroredCache, Mirrored } from "./mirroredStyles";

/**
 * Puts the styles of a page into its head (https://emotion.sh/docs/ssr#advanced-approach). By default, emotion writes many
 * style elements, each of which would need a hash in the Content-Security-Policy.
 */
export function renderWithStyles({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  // Gatsby gives no data of the page here. A path such as `/he` is in another language only if the site has that one.
  const codes = site.languages.map(({ code }) => code);
  const isMirrored = isRightToLeft(splitLanguage(pathname, codes).language);
  // No vendor prefixes: the supported browsers need none.
  const cache = isMirrored ? createMirroredCache() : createCache({ key: "css", stylisPlugins: [] });
  const Styles = isMirrored ? Mirrored : CacheProvider;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<Styles value={cache}>{bodyComponent}</Styles>);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html)
      // theme-ui's element for root styles is empty, because GlobalStyles has them, and would need a hash.
      .styles.filter(({ css }) => css)
      .map(({ key, ids, css }) => (
        <style
          key={`${key} ${ids[0]}`}
          data-emotion={`${key} ${ids.join(" ")}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: emotion made these styles from our own objects
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
  );
}
