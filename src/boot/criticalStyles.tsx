import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Puts the styles of a page into its head (https://emotion.sh/docs/ssr#advanced-approach). By default, emotion writes many
 * style elements, each of which would need a hash in the Content-Security-Policy.
 */
export function renderWithStyles({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  // No vendor prefixes: the supported browsers need none.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
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
