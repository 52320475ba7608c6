import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Renders a page with a style cache of its own, and puts the styles that it uses into its head, once.
 * Left to itself, emotion writes each style where it is first used, which breaks selectors that count siblings.
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): void {
  // Without vendor prefixes: today's browsers need none of those that emotion would add, and they are a third of the styles.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: emotion made these styles from our own objects
      <style key={key} data-emotion={`${key} ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
}
