import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

const prefix = "gatsby-plugin-manifest-";

type Sized = ReactElement<{ sizes?: string }>;
const withSizes = (sizes: string) => (link: Sized) => cloneElement(link, { sizes });
const without = () => null;

/**
 * What becomes of the links of gatsby-plugin-manifest, by their keys. Browsers fetch every icon that names no size, to learn which
 * fits. One icon does for Apple's home screens. The manifest would be fetched beside what the first screen needs, and is named
 * later (see `src/layout/manifestLink.ts`).
 */
const changes: Record<string, (link: Sized) => ReactNode> = {
  [`${prefix}icon-link-png`]: withSizes("32x32"),
  [`${prefix}icon-link-svg`]: withSizes("any"),
  [`${prefix}apple-touch-icon-192x192`]: without,
  [`${prefix}apple-touch-icon-512x512`]: without,
  [`${prefix}link`]: without,
};

/** Leaves of the links to icons and manifest what a first visit needs. */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().map((node) => {
      const change = isValidElement<{ sizes?: string }>(node) ? changes[`${node.key}`] : undefined;
      return change ? change(node as Sized) : node;
    }),
  );
}
