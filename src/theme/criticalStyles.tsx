import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Renders HTML with the components that have bundles of their own, for which `renderToString` doesn't wait. */
const renderWhole = (element: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // Above this size, React would move parts to the end, and move them back with scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

/**
 * Puts the styles that a page uses into its head (https://emotion.sh/docs/ssr#advanced-approach). By default, emotion writes
 * many style elements, each of which would need a hash in the Content-Security-Policy.
 */
export async function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  // No vendor prefixes: the supported browsers need none.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderWhole(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
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
