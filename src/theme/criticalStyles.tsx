import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page and puts the styles that it uses into its head. By default, emotion writes a style element before each
 * element with styles, and the Content-Security-Policy would need a hash for each.
 * See https://emotion.sh/docs/ssr#advanced-approach.
 */
export function replaceRenderer({
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
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key} ${ids[0]}`}
        data-emotion={`${key} ${ids.join(" ")}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: emotion made these styles from our own objects
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
}
