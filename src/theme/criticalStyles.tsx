import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { createStyleCache, stylesAttribute } from "./styleCache";

/**
 * Renders a page with a style cache of its own, and puts the styles that it uses into its head, once.
 * Left to itself, emotion writes each style where it is first used, which breaks selectors that count siblings.
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): void {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(html);
  const { styles } = extractCriticalToChunks(html);
  setHeadComponents([
    <style
      key="styles"
      {...{ [stylesAttribute]: styles.flatMap(({ ids }) => ids).join(" ") }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: emotion made these styles from our own objects
      dangerouslySetInnerHTML={{ __html: styles.map(({ css }) => css).join("") }}
    />,
  ]);
}
